// The published packages: a linter for packages finds no faults, everything promised is in them, and nothing else.

import { unzipSync } from 'fflate';
import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { publishedManifest, publishedReadme } from '../../scripts/release/stage.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The files that a package may contain. */
const EXPECTED: Readonly<Record<string, RegExp>> = {
  rules: /^dist\/.*\.(js|ts)$|^bin\/[\w-]+\.js$|^(game-record|rule-sheet)\.schema\.json$/,
  advisor: /^dist\/.*\.(js|ts)$/,
  element:
    /^dist\/.*\.(js|ts|css)$|^dist\/[\w.-]+\.json$|^types\/\w+\.d\.ts$|^(dist\/cdn\/licences|llms)\.txt$/,
  rooms: /^dist\/.*\.(js|ts|css|html)$|^dist\/[\w.-]+\.json$|^dist\/cdn\/licences\.txt$/,
};
const EVERYWHERE = ['package.json', 'README.md', 'LICENSE'];
/** The changelog exists from the first release on. */
const CHANGELOG = 'CHANGELOG.md';

/** The descriptions of elements that editors and documents read. */
const DESCRIPTIONS = [
  'dist/custom-elements.json',
  'dist/web-types.json',
  'dist/vscode.html-custom-data.json',
  'dist/vscode.css-custom-data.json',
];

/** The files that editors, bundlers and readers look for. */
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

/** The addresses of the project, as its owner has filled them in. */
const ORIGIN = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as Readonly<
  Record<string, string | undefined>
>;

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
    const folder = path.join(release, 'packages', name);
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
        files.filter((file) => !expected.test(file) && ![...EVERYWHERE, CHANGELOG].includes(file)),
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

/** The largest size of the element, in files and bytes. */
const MOST = { files: 650, bytes: 3_700_000 };

test('the element brings few files', () => {
  const folder = path.join(release, 'packages/element');
  const files = filesIn(folder);
  ok(files.length <= MOST.files, `${files.length} files`);
  const bytes = files.reduce((sum, file) => sum + readFileSync(path.join(folder, file)).length, 0);
  ok(bytes <= MOST.bytes, `${bytes} bytes`);
});

test('a release says what it would bring, and makes an archive for every package', () => {
  for (const name of Object.keys(EXPECTED)) {
    match(said, new RegExp(`^@yahtzee-game/${name} \\d+\\.\\d+\\.\\d+ → \\d+\\.\\d+\\.\\d+$`, 'm'));
    match(said, new RegExp(`^${name}\\.tgz: `, 'm'));
    ok(existsSync(path.join(release, `${name}.tgz`)));
  }
});

test('all packages come with the same version', () => {
  const versions = [...said.matchAll(/^@yahtzee-game\/\w+ \S+ → (\S+)$/gm)].map(([, version]) => version);
  equal(versions.length, Object.keys(EXPECTED).length);
  equal(new Set(versions).size, 1, versions.join(', '));
});

test('a package says where it comes from as soon as the owner has filled that in', () => {
  const repository = 'https://git.example/dice';
  const bugs = `${repository}/issues`;
  const text = '{ "name": "@yahtzee-game/rules", "version": "1.2.3" }';
  const manifest = publishedManifest(text, 'packages/rules', { homepage: '', repository, bugs });
  deepEqual(manifest, {
    name: '@yahtzee-game/rules',
    version: '1.2.3',
    repository: { type: 'git', url: 'git+https://git.example/dice.git', directory: 'packages/rules' },
    bugs,
  });
  const readme = 'See [all games](../../docs/games.md#yamb), [licence](LICENSE), [below](#below).';
  equal(
    publishedReadme(readme, ['LICENSE'], manifest),
    'See [all games](https://git.example/dice/blob/v1.2.3/docs/games.md#yamb), [licence](LICENSE), [below](#below).',
  );
  equal(
    publishedReadme(readme, ['LICENSE'], { version: '1.2.3' }),
    'See all games (`docs/games.md` of the repository), [licence](LICENSE), [below](#below).',
  );
  for (const field of ['homepage', 'repository', 'bugs'])
    equal(said.includes(field), !ORIGIN[field], `the release says what is missing: ${field}`);
});

/** The paths in the folder for servers, and their files. */
const folderOf = (archive: Uint8Array): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(unzipSync(archive))
      .filter(([file]) => !file.endsWith('/'))
      .map(([file, content]) => [file, Buffer.from(content).toString()]),
  );

for (const [place, archive] of [
  ['a release', path.join(release, 'yahtzee.zip')],
  ['the site', path.join(ROOT, 'site/dist/yahtzee.zip')],
] as const)
  describe(`the archive for servers of ${place}`, () => {
    const files = folderOf(readFileSync(archive));
    const text = (file: string): string => files.get(`yahtzee/${file}`) ?? '';

    test('is one folder with all that scripts and pages name', () => {
      const named = [...files].flatMap(([file, code]) =>
        [...code.matchAll(/(?:\bfrom ?|\bimport ?\(?|src=|href=|url\()["'](\.{1,2}\/[^"'#]*)/g)].map(
          ([, to = '']) =>
            path.posix.join(path.posix.dirname(file), to.endsWith('/') ? `${to}index.html` : to),
        ),
      );
      ok(named.length > 100);
      deepEqual(
        [...new Set(named)].filter((file) => !files.has(file)),
        [],
      );
      deepEqual(
        [...files.keys()].filter((file) => !file.startsWith('yahtzee/') || file.endsWith('.map')),
        [],
      );
    });

    test('has all scripts, style sheets and links of its pages', () => {
      const pages = [...files].filter(([file]) => file.endsWith('.html'));
      ok(pages.length >= 6);
      for (const [file, html] of pages)
        for (const [, to = ''] of html.matchAll(/\s(?:src|href)="([^"]*)"/g)) {
          const { protocol, pathname } = new URL(to, `http://own.example/${file}`);
          if (protocol !== 'http:') continue;
          const own = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
          ok(files.has(own.slice(1)), `${file}: ${to}`);
        }
    });

    test('has what the two lines of its README need, every theme, and pages to try', () => {
      match(text('README.md'), /http\.server/);
      match(text('README.md'), /src="\/yahtzee\/cdn\/yahtzee-game\.js"/);
      for (const file of [
        'cdn/yahtzee-game.js',
        'cdn/advised.js',
        'themes/felt.css',
        'rooms/kiosk.js',
        'LICENSE',
      ])
        ok(text(file), file);
      for (const page of ['classroom', 'event', 'kiosk', 'lessons', 'puzzle'])
        ok(text(`examples/${page}/index.html`), page);
    });

    test('has the tag to copy, with the hash of its script', () => {
      const hashes = JSON.parse(text('integrity.json')) as Readonly<Record<string, string>>;
      for (const [file, hash] of Object.entries(hashes))
        equal(hash, `sha384-${createHash('sha384').update(text(file)).digest('base64')}`, file);
      match(text('snippet.html'), /"integrity": \{ "\/yahtzee\/cdn\/[\w/-]+\.js": "sha384-/);
      ok(text('snippet.html').includes(`yahtzee-game.js" integrity="${hashes['cdn/yahtzee-game.js']}"`));
    });
  });

test('the archive for servers is the same whenever it is made', () => {
  const [one, other] = [path.join(release, 'yahtzee.zip'), path.join(ROOT, 'site/dist/yahtzee.zip')];
  deepEqual(readFileSync(one), readFileSync(other));
});
