/** See `en/puzzle`. */
import type { puzzle as english } from '../en/puzzle.js';
import type { WordsOf } from '../words.js';

/** As in Croatian, but for what is said in another way. */
export const puzzle: Partial<WordsOf<typeof english>> = {
  'puzzle.title': 'Odluka dana',
  'puzzle.title.short': 'Današnja odluka',
  'puzzle.title.own': 'Šta biste vi uradili?',
  'puzzle.ask.hold': {
    one: '*Još {n} bacanje. Šta zadržavate?* Pritisnite kockice pa odgovorite.',
    few: '*Još {n} bacanja. Šta zadržavate?* Pritisnite kockice pa odgovorite.',
    other: '*Još {n} bacanja. Šta zadržavate?* Pritisnite kockice pa odgovorite.',
  },
  'puzzle.ask.box': '*Nema više bacanja. Koje polje popunjavate?* Pritisnite ga pa odgovorite.',
  'puzzle.exact': '*Tačno tako.* Sledeće najbolje košta {loss} poena.',
  'puzzle.close': '*Blizu: košta {loss} poena.*',
  'puzzle.fair': '*Nije loše: košta {loss} poena.*',
  'puzzle.dear': '*Skupo: košta {loss} poena.*',
  'puzzle.over': '*Košta više od {loss} poena.*',
  'puzzle.week': 'Vaših poslednjih sedam dana: {days}',
  'puzzle.next': 'Sledeća stiže u ponoć.',
  'puzzle.playOn': 'Nastavi ovu igru',
  'puzzle.share.own': '{game} · šta biste vi uradili?',
  'puzzle.none': 'Ovde nema odluke dana.',
  'puzzle.unread': 'Odluka ne može da se pročita.',
  'puzzle.unanswered': 'Odgovor se na ovoj stranici ne može izračunati.',
  'puzzle.another': 'Sledeća',
};
