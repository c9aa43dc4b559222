/** Serbian, in Latin script, where it differs from Croatian. See `en/picker`. */
import type { picker as english } from '../en/picker.js';
import type { WordsOf } from '../words.js';

export const picker: Partial<WordsOf<typeof english>> = {
  'picker.none': 'Nema igre sa tim imenom',
  'picker.status.reconstructed': 'rekonstruisano',
};
