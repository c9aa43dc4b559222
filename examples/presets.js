/** The presets, with a description of each. Importing this module adds their style sheets to the page. */
export const PRESETS = {
  classic: 'What a board looks like without a preset.',
  felt: 'Green baize, ivory dice, a brass key.',
  paper: 'A pad and a pencil.',
  neon: 'Dark on every page.',
  contrast: 'Black, white and one colour.',
  event: 'A brand, as an example.',
  lcd: 'A pocket game of long ago.',
  winter: 'Snow, ice and berries.',
};

/** Resolves when the style sheet has come. */
function wear(name) {
  const href = new URL(`../packages/element/dist/themes/${name}.css`, import.meta.url).href;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
  });
}

await Promise.all(Object.keys(PRESETS).map(wear));
