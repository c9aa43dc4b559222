/** Sheets in the address of the page: compressed, behind the `#`, so that no server sees them. */

const KEY = 'sheet';
/** Characters of the longest text that is unpacked. */
const LONGEST = 100_000;

/**
 * The part of an address that holds a text.
 * @param {string} text
 * @throws RangeError, one sentence, if the text is too long
 */
export async function fragmentOf(text) {
  if (text.length > LONGEST)
    throw new RangeError(`This sheet is too long for a link: more than ${LONGEST} characters.`);
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(text));
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return `#${KEY}=${base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/**
 * The text that an address holds; undefined if it holds none.
 * @param {string} fragment
 * @throws Error, one sentence, if it holds one that cannot be read
 */
export async function textIn(fragment) {
  const packed = new URLSearchParams(fragment.slice(1)).get(KEY);
  if (packed === null) return undefined;
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    );
    return new TextDecoder('utf-8', { fatal: true }).decode(
      await through(new DecompressionStream('deflate-raw'), bytes),
    );
  } catch (cause) {
    throw new Error('The link does not hold a whole sheet; perhaps its end is missing.', { cause });
  }
}

/**
 * @param {CompressionStream | DecompressionStream} stream
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
async function through(stream, bytes) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  /** @type {number[]} */
  const all = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    all.push(...part.value);
    if (all.length > LONGEST) throw new Error(`more than ${LONGEST} characters`);
  }
  return Uint8Array.from(all);
}
