/** See `en/records`. */
import type { records as english } from '../en/records.js';
import type { WordsOf } from '../words.js';

export const records: WordsOf<typeof english> = {
  'resume.ask': 'Fortsätta ditt spel från {date}? Omgång {turn} av {turns}, {points}.',
  'resume.yes': 'Fortsätt',
  'resume.no': 'Nytt spel',
  'store.none': 'Den här webbläsaren tillåter inte att spara här. Spelet finns kvar tills du stänger sidan.',
  'store.full': 'Det finns inget utrymme kvar att spara i. Spelet finns kvar tills du stänger sidan.',
  'store.bad': 'Det sparade spelet kunde inte läsas. Ett nytt har börjat.',
  'store.newer':
    'Det här spelet har sparats av en nyare version av brädet. Ladda om sidan för att fortsätta.',
  'store.elsewhere': 'Spelet fortsätter i en annan flik. Det du spelar här sparas inte.',
  'store.unrecorded': 'Resultatet kunde inte sparas i den här webbläsaren.',
};
