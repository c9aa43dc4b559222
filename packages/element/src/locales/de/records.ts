/** See `en/records`. */
import type { records as english } from '../en/records.js';
import type { WordsOf } from '../words.js';

export const records: WordsOf<typeof english> = {
  'resume.ask': 'Weiter mit dem Spiel vom {date}? Runde {turn} von {turns}, {points}.',
  'resume.yes': 'Weiterspielen',
  'resume.no': 'Neues Spiel',
  'store.none':
    'Dieser Browser erlaubt hier kein Speichern. Das Spiel bleibt, bis die Seite geschlossen wird.',
  'store.full': 'Kein Platz mehr zum Speichern. Das Spiel bleibt, bis die Seite geschlossen wird.',
  'store.bad': 'Das gespeicherte Spiel ließ sich nicht lesen. Ein neues hat begonnen.',
  'store.newer': 'Dieses Spiel hat eine neuere Version gespeichert. Zum Weiterspielen die Seite neu laden.',
  'store.elsewhere':
    'Das Spiel geht in einem anderen Tab weiter. Was hier gespielt wird, wird nicht gespeichert.',
  'store.unrecorded': 'Das Ergebnis ließ sich in diesem Browser nicht speichern.',
};
