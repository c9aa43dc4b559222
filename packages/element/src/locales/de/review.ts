/** See `en/review`. */
import type { review as english } from '../en/review.js';
import type { WordsOf } from '../words.js';

export const review: WordsOf<typeof english> = {
  review: 'Rückblick',
  'review.working': 'Jede Entscheidung wird durchgerechnet …',
  'review.none': 'Zu diesem Spiel gibt es keinen Rückblick.',
  'review.unread': 'Dieses Spiel lässt sich nicht lesen.',
  'review.estimate': 'Alle Zahlen sind geschätzt: Dieses Spiel ist zu groß, um es zu lösen.',

  'review.expect': 'zu erwarten',
  'review.luck': 'Würfelglück',
  'review.decisions': 'deine Entscheidungen',
  'review.game': 'dein Spiel',
  'review.lucky': '*Glück mit den Würfeln.*',
  'review.unlucky': '*Pech mit den Würfeln.*',
  'review.average': '*Durchschnittliche Würfel.*',
  'review.best': '{best} von {all} Entscheidungen waren die besten.',
  'review.clean': 'Keine Entscheidung hätte besser sein können.',

  'review.curve': 'Erwarteter Endstand nach jeder Runde',
  'review.perfect': 'perfektes Spiel im Schnitt',
  'review.head.turn': 'Runde',
  'review.head.score': 'Erwarteter Endstand',
  'review.dearest': {
    one: 'Die teuerste von {all} Entscheidungen',
    other: 'Die {n} teuersten von {all} Entscheidungen',
  },
  'review.turn': 'Runde {turn}',
  'review.better': 'besser: {choice}',
  'review.wrote': '{row}; besser: {choice}',
  'review.slips': { one: '{n} Ungenauigkeit', other: '{n} Ungenauigkeiten' },
  'review.errors': { one: '{n} Fehler', other: '{n} Fehler' },
  'review.blunders': { one: '{n} grober Fehler', other: '{n} grobe Fehler' },
  'review.holds': 'beim Behalten',
  'review.boxes': 'beim Eintragen',
  'review.each': 'je Entscheidung',

  'review.throw': 'Runde {turn}, Wurf {roll}',
  'review.yours': 'Du: {choice}. Besser: *{best}, {loss} mehr.*',
  'review.right': 'Du: {choice}. *Nichts war besser.*',
  'review.scrubber': 'Entscheidungen',
  'review.before': 'Vorige Entscheidung',
  'review.next': 'Nächste Entscheidung',
  'review.list': 'Zurück zur Liste',
  'review.print': 'Drucken',
  'review.player': 'Spieler',
  'review.close': 'Schließen',
};
