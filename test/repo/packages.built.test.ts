// What is published: nothing that a linter of packages minds, all that is promised, and nothing else.

import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { nameVersion, namedVersions } from '../../scripts/release/file-names.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What a package may hold. */
const EXPECTED: Readonly<Record<string, RegExp>> = {
  rules: /^dist\/.*\.(js|ts)$|^game-record\.schema\.json$/,
  advisor: /^dist\/.*\.(js|ts)$/,
  element:
    /^dist\/.*\.(js|ts|css)$|^dist\/[\w.-]+\.json$|^types\/\w+\.d\.ts$|^(dist\/cdn\/licences|llms)\.txt$/,
  rooms: /^dist\/.*\.(js|ts|css|html)$|^dist\/[\w.-]+\.json$|^dist\/cdn\/licences\.txt$/,
};
const EVERYWHERE = ['package.json', 'README.md', 'LICENSE'];

/** What editors and documents read about elements. */
const DESCRIPTIONS = [
  'dist/custom-elements.json',
  'dist/web-types.json',
  'dist/vscode.html-custom-data.json',
  'dist/vscode.css-custom-data.json',
];

/** What editors, bundlers and readers look for. */
const PROMISED: Readonly<Record<string, readonly string[]>> = {
  element: [
    ...DESCRIPTIONS,
    'dist/index.js',
    'dist/cdn/yahtzee-game.css',
    'dist/index.d.ts',
    'dist/cdn/yahtzee-game.js',
    'dist/cdn/licences.txt',
    'dist/locales/de/index.js',
    'types/jsx.d.ts',
    'types/vue.d.ts',
    'types/svelte.d.ts',
    'llms.txt',
  ],
  rooms: [
    ...DESCRIPTIONS,
    'dist/index.js',
    'dist/index.d.ts',
    'dist/cdn/room.js',
    'dist/cdn/kiosk.js',
    'dist/cdn/leaderboard.js',
    'dist/cdn/licences.txt',
  ],
};

const release = mkdtempSync(path.join(tmpdir(), 'release-'));
after(() => rmSync(release, { recursive: true }));
const said = execFileSync(process.execPath, ['scripts/release.mjs', '--dry-run'], {
  cwd: ROOT,
  env: { ...process.env, RELEASE_FOLDER: release },
  encoding: 'utf8',
});

/** The paths of all files in a folder. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

for (const [name, expected] of Object.entries(EXPECTED)) {
  describe(`the package ${name}`, () => {
    const folder = path.join(release, 'stage', name);
    const files = filesIn(folder);

    test('holds what is promised', () => {
      const promised = [...EVERYWHERE, ...(PROMISED[name] ?? [])];
      deepEqual(
        promised.filter((file) => !files.includes(file)),
        [],
      );
    });

    test('holds nothing else', () => {
      deepEqual(
        files.filter((file) => !expected.test(file) && !EVERYWHERE.includes(file)),
        [],
      );
    });

    test('has a README whose links lead somewhere from an archive', () => {
      const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');
      const links = [...readme.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, to = '']) => to);
      deepEqual(
        links.filter((to) => !files.includes(path.normalize(to))),
        [],
      );
    });

    test('says what it is about, and what Node it needs', () => {
      const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
        keywords?: readonly string[];
        engines?: { node?: string };
      };
      ok(manifest.keywords?.includes('yahtzee'));
      match(manifest.engines?.node ?? '', /^>=\d/);
    });

    test('leads to files that it holds, and to no source or map', async () => {
      const all = files.map((file) => path.join(folder, file));
      const { messages, pkg } = await publint({
        pkgDir: folder,
        pack: { files: all.map((file) => ({ name: file, data: readFileSync(file) })) },
        strict: true,
      });
      deepEqual(
        messages.map((message) => formatMessage(message, pkg)),
        [],
      );
      deepEqual(
        all.filter((file) => /sourceMappingURL=|"\.\/src\//.test(readFileSync(file, 'utf8'))),
        [],
      );
    });
  });
}

test('a release says what it would bring, and makes an archive for every package', () => {
  for (const name of Object.keys(EXPECTED)) {
    match(said, new RegExp(`^@yahtzee-game/${name} \\d+\\.\\d+\\.\\d+ → \\d+\\.\\d+\\.\\d+$`, 'm'));
    match(said, new RegExp(`^yahtzee-game-${name}-\\d+\\.\\d+\\.\\d+\\.tgz: `, 'm'));
  }
});

test('all packages come with the same version', () => {
  const versions = [...said.matchAll(/^@yahtzee-game\/\w+ \S+ → (\S+)$/gm)].map(([, version]) => version);
  equal(versions.length, Object.keys(EXPECTED).length);
  equal(new Set(versions).size, 1, versions.join(', '));
});

test('who hosts the files gets pages that find what they name, and is told how to open them', () => {
  const folder = path.join(
    release,
    readdirSync(release).find((name) => /^yahtzee-game-[\d.]+$/.test(name)) ?? '',
  );
  const pages = filesIn(path.join(folder, 'examples')).map((file) => path.join(folder, 'examples', file));
  const named = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/(?:from |src=|href=|url\()['"](\.[^'"#]*)/g)].map(
      ([, to = '']) => path.join(path.dirname(page), to.endsWith('/') ? `${to}index.html` : to),
    ),
  );
  ok(named.length > 10);
  deepEqual(
    named.filter((file) => !existsSync(file)),
    [],
  );
  match(readFileSync(path.join(folder, 'README.md'), 'utf8'), /http\.server/);
});

test('the tag to copy has the hash of its script', () => {
  const { version, files } = JSON.parse(readFileSync(path.join(release, 'integrity.json'), 'utf8')) as {
    version: string;
    files: Readonly<Record<string, string>>;
  };
  const script = readFileSync(path.join(release, `yahtzee-game-${version}`, 'cdn/yahtzee-game.js'));
  const hash = `sha384-${createHash('sha384').update(script).digest('base64')}`;
  equal(files['yahtzee-game.js'], hash);
  ok(
    readFileSync(path.join(release, 'snippet.html'), 'utf8').includes(`yahtzee-game.js" integrity="${hash}"`),
  );
});

test('documents name the files of a release by the version that there is, and a release renames them', () => {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'packages/element/package.json'), 'utf8')) as {
    version: string;
  };
  const named = namedVersions(ROOT);
  ok(named.size >= 3);
  for (const [file, versions] of named) deepEqual([...new Set(versions)], [version], file);
  const root = mkdtempSync(path.join(tmpdir(), 'documents-'));
  try {
    for (const folder of ['docs', 'packages', 'site/pages', 'scripts/release'])
      mkdirSync(path.join(root, folder), { recursive: true });
    writeFileSync(
      path.join(root, 'README.md'),
      'Unpack yahtzee-game-0.1.0.tgz, ./yahtzee-game-rules-0.1.0.tgz; lit 0.1.0.',
    );
    nameVersion(root, '10.2.3');
    equal(
      readFileSync(path.join(root, 'README.md'), 'utf8'),
      'Unpack yahtzee-game-10.2.3.tgz, ./yahtzee-game-rules-10.2.3.tgz; lit 0.1.0.',
    );
  } finally {
    rmSync(root, { recursive: true });
  }
});
