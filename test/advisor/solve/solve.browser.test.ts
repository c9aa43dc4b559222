// Solving in a page: in a worker, without a worker, without WebAssembly; and stopping it.

import { expect } from '@open-wc/testing';
import { positionOf, solve } from '@yahtzee-game/advisor';
import { loadRuleset, newGame, reduce, type GameState } from '@yahtzee-game/rules';

const crag = await loadRuleset('crag');
const yahtzee = await loadRuleset('yahtzee');
const CRAG = 149.8475932316414;

/** The number of workers that are created while this runs. */
async function workersDuring(what: () => Promise<unknown>): Promise<number> {
  const { Worker: Real } = window;
  let made = 0;
  window.Worker = class extends Real {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      made++;
    }
  };
  try {
    await what();
  } finally {
    window.Worker = Real;
  }
  return made;
}

/** Replaces the page's `Worker` while this runs. */
async function withWorker(fake: unknown, what: () => Promise<void>): Promise<void> {
  const real = window.Worker;
  window.Worker = fake as typeof Worker;
  try {
    await what();
  } finally {
    window.Worker = real;
  }
}

describe('a game is solved', () => {
  it('in a worker', async () => {
    const made = await workersDuring(async () => {
      expect((await solve(crag, { precision: 'double' })).expectedTotal).to.be.closeTo(CRAG, 1e-9);
    });
    expect(made).to.equal(1);
  });

  it('on the page, if no worker is wanted', async () => {
    const made = await workersDuring(async () => {
      expect((await solve(crag, { precision: 'double', worker: false })).expectedTotal).to.be.closeTo(
        CRAG,
        1e-9,
      );
    });
    expect(made).to.equal(0);
  });

  it('without WebAssembly', async () => {
    const solution = await solve(crag, { precision: 'double', wasm: false });
    expect(solution.expectedTotal).to.be.closeTo(CRAG, 1e-9);
  });

  it('on the page, where a worker is refused', async () => {
    const refused = function (): never {
      throw new Error('refused');
    };
    await withWorker(refused, async () => {
      expect((await solve(crag)).expectedTotal).to.be.closeTo(CRAG, 1e-4);
    });
  });

  it('on the page, where the worker dies on the way', async () => {
    const dying = class extends EventTarget {
      terminate(): void {}
      postMessage(): void {
        setTimeout(() => this.dispatchEvent(new Event('error')), 5);
      }
    };
    await withWorker(dying, async () => {
      expect((await solve(crag)).expectedTotal).to.be.closeTo(CRAG, 1e-4);
    });
  });

  it('and tells how far it is', async () => {
    const told: number[] = [];
    await solve(yahtzee, { onProgress: (done) => told.push(done) });
    expect(told.at(-1)).to.equal(1);
    expect(told).to.deep.equal(told.toSorted((a, b) => a - b));
  });
});

describe('a solve that is not wanted any more', () => {
  for (const worker of [true, false]) {
    it(`stops at the first news, ${worker ? 'with' : 'without'} a worker`, async () => {
      const controller = new AbortController();
      const told: number[] = [];
      const onProgress = (done: number): void => {
        told.push(done);
        controller.abort(new Error('not wanted'));
      };
      const { signal } = controller;
      const error = await solve(yahtzee, { worker, signal, onProgress }).catch(String);
      expect(error).to.equal('Error: not wanted');
      // If solving went on nevertheless, it would report progress within this time.
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(told).to.have.length(1);
      expect(told[0]).to.be.below(1);
    });
  }

  it('is not even begun if that is known before', async () => {
    const made = await workersDuring(async () => {
      const error = await solve(crag, { signal: AbortSignal.abort(new Error('no')) }).catch(String);
      expect(error).to.equal('Error: no');
    });
    expect(made).to.equal(0);
  });
});

describe('advice', () => {
  it('says what is best, and what else would cost', async () => {
    const solution = await solve(yahtzee);
    const state = reduce(newGame(yahtzee), { type: 'dice', values: [6, 6, 6, 6, 6] }) as GameState;
    const { choices, exact } = solution.advise(positionOf(state));
    expect(exact).to.equal(true);
    expect(choices[0]).to.deep.include({ kind: 'score', cell: 'yahtzee', points: 50, loss: 0 });
    expect(choices.every(({ loss }, i) => loss >= (choices[i - 1]?.loss ?? 0))).to.equal(true);
  });
});
