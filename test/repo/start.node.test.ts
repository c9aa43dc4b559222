// The arguments of `npm start`, and its answer to wrong ones.

import { deepEqual, throws } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { settingsOf } from '../../scripts/start.mjs';

describe('the command line', () => {
  test('takes a port, by itself or by name', () => {
    deepEqual(settingsOf([]), { opens: true, writesSite: true });
    deepEqual(settingsOf(['8137']), { port: 8137, opens: true, writesSite: true });
    deepEqual(settingsOf(['--port', '8137', '--no-open', '--no-site']), {
      port: 8137,
      opens: false,
      writesSite: false,
    });
  });

  for (const [args, sentence] of [
    [['--prot', '8137'], /^[^.]*--prot[^.]*; allowed: .*--no-site\.$/],
    [['--no-site=1'], /^[^.]*--no-site[^.]*; allowed: .*--no-site\.$/],
    [['--port', '--no-open'], /^[^.]*--port[^.]*; allowed: .*--no-site\.$/],
    [['8137', '8138'], /Unknown argument "8138"/],
    [['--port', '8137', 'quiet'], /Unknown argument "quiet"/],
    [['eighty'], /"eighty" is no port; .* 0 .* to 65535/],
    [['--port', '70000'], /"70000" is no port/],
    [['--port', ''], /"" is no port/],
  ] as const) {
    test(`refuses ${args.join(' ')}`, () =>
      throws(
        () => settingsOf([...args]),
        (error) => error instanceof TypeError && sentence.test(error.message),
      ));
  }
});
