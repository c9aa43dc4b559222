/** A page to play in, and the files that it loads. */
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { isCode } from '../core/index.js';

/** The folders with files for browsers, by the first part of their address. */
export type Folders = Readonly<Record<string, string>>;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** The languages of boards. */
export const LANGUAGES: readonly string[] = 'en da de es fa fi fr hr it nb sr sv'.split(' ');
/** Other tags for some of them, the same as on boards. */
const ALIASES: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb', bs: 'hr', sh: 'sr' };
/** The tags of languages whose script must be named: Serbian is in Latin script on boards. */
const WRITTEN: Readonly<Record<string, string>> = { sr: 'sr-Latn' };
const RIGHT_TO_LEFT: readonly string[] = ['fa'];

const STYLE = `:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 72rem; padding: 1rem; font-family: system-ui, sans-serif; }
`;

/** The folders of an installed package, with the files that its build has made for browsers. */
export const builtFolders = (): Folders => ({
  rooms: fileURLToPath(new URL('../../dist/cdn/', import.meta.url)),
  element: path.dirname(fileURLToPath(import.meta.resolve('@yahtzee-game/element/cdn/yahtzee-game.js'))),
});

/** Returns a listener that serves the page: at `/` it opens or joins a room, at `/CODE` it joins that room. */
export function pageOf(folders: Folders): RequestListener {
  return (request, response) => {
    void answer(folders, request, response).catch(() => end(response, 500));
  };
}

async function answer(folders: Folders, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return end(response, 405);
  for (const [name, value] of Object.entries(headersFor(headers.host))) response.setHeader(name, value);
  const [address = ''] = (request.url ?? '').split('?');
  // Visitors may type a code in lower case.
  const code = address.slice(1).toUpperCase();
  if (address === '/' || isCode(code))
    return send(response, '.html', htmlOf(languageOf(headers['accept-language']), code));
  if (address === '/page.css') return send(response, '.css', STYLE);
  const [, folder = '', file = ''] = /^\/(\w+)\/((?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)+)$/.exec(address) ?? [];
  const root = Object.hasOwn(folders, folder) ? folders[folder] : undefined;
  return root === undefined ? end(response, 404) : sendFile(request, response, path.join(root, file));
}

/** The policy allows only files of this server, and no scripts or styles within the page. */
function headersFor(host = ''): Readonly<Record<string, string>> {
  // In some browsers 'self' does not include WebSockets.
  const sockets = /^[\w.:[\]-]+$/.test(host) ? ` ws://${host} wss://${host}` : '';
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "worker-src 'self'",
    `connect-src 'self'${sockets}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Language',
  };
}

/** Returns the first language of an `Accept-Language` header that boards have; English if there is none. */
export function languageOf(accepted = ''): string {
  const wanted = accepted.split(',').map((range) => {
    const [language = ''] = range
      .trim()
      .toLowerCase()
      .split(/[-;\s]/);
    return ALIASES[language] ?? language;
  });
  return wanted.find((language) => LANGUAGES.includes(language)) ?? 'en';
}

const htmlOf = (language: string, code: string): string => `<!doctype html>
<html lang="${WRITTEN[language] ?? language}" dir="${RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr'}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Yahtzee</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/page.css" />
    <script type="module" src="/element/yahtzee-game.js"></script>
    <script type="module" src="/rooms/room.js"></script>
  </head>
  <body>
    <yahtzee-room server="/" link="/{code}"${code && ` code="${code}"`}><yahtzee-game></yahtzee-game></yahtzee-room>
  </body>
</html>
`;

function send(response: ServerResponse, ending: string, text: string): void {
  response.setHeader('Content-Type', TYPES[ending] ?? 'text/html; charset=utf-8').end(text);
}

async function sendFile(request: IncomingMessage, response: ServerResponse, file: string): Promise<void> {
  const type = TYPES[path.extname(file)];
  const found = type === undefined ? undefined : await packed(file);
  if (type === undefined || !found) return end(response, 404);
  const { body, compressed, tag } = found;
  response.setHeader('Vary', 'Accept-Encoding').setHeader('ETag', tag);
  if (request.headers['if-none-match'] === tag) return end(response, 304);
  const isSmaller = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  if (isSmaller) response.setHeader('Content-Encoding', 'gzip');
  const sent = isSmaller ? compressed : body;
  response.setHeader('Content-Type', type).setHeader('Content-Length', sent.length).end(sent);
}

/** A file that is served, compressed once for all visitors. Browsers ask for nothing better than gzip without TLS. */
interface Packed {
  readonly body: Buffer;
  readonly compressed: Buffer;
  readonly tag: string;
}
const files = new Map<string, Promise<Packed>>();

/** Resolves to the file as it is now; undefined if there is none. */
async function packed(file: string): Promise<Packed | undefined> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  // Weak, since it is the same for both encodings.
  const tag = `W/"${found.size.toString(36)}-${found.mtimeMs.toString(36)}"`;
  const known = await files.get(file);
  if (known?.tag === tag) return known;
  const pack = async (): Promise<Packed> => {
    const body = await readFile(file);
    return { body, compressed: await gzipped(body), tag };
  };
  const now = pack();
  files.set(file, now);
  now.catch(() => files.delete(file));
  return now;
}

const gzipped = promisify(gzip);

function end(response: ServerResponse, status: number): void {
  response.writeHead(status).end();
}
