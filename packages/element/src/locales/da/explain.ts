/** See `en/explain`. */
import type { explain as english } from '../en/explain.js';
import type { WordsOf } from '../words.js';

export const explain: WordsOf<typeof english> = {
  'explain.title': 'Hvorfor',
  'explain.mean': '{row}, i gennemsnit',
  'explain.turn': '{row}, denne tur',
  'explain.bonusChance': 'Chance for bonus',
  'explain.extra': 'Ekstrapoint',
  'explain.none': 'kast alle om',
  'explain.bonus': 'Så bliver chancen for bonus på {chance} i stedet for {other}.',
  'explain.bonus.lost': 'Bonussen er uden for rækkevidde, så »{row}« er feltet, man ofrer.',
  'explain.zero': 'Et 0 i »{row}« koster mindst: I gennemsnit ville det kun give {points}.',
  'explain.chance': '»{row}« er mere værd senere; brug »{row2}« nu.',
  'explain.joker': 'En »{row}« mere ville give ekstrapoint; det er regnet med.',
  'explain.gain': 'Den største forskel er »{row}«: {points} i gennemsnit i stedet for {other}.',
  'explain.many': 'Det giver lidt mere i flere felter, mest i »{row}«.',
  'explain.close': 'De to er næsten lige gode: Forskellen er {loss}.',
  'explain.finish': 'De fleste spil som dette ender mellem {from} og {to}.',
  'explain.finish.bonus': 'Chance for bonus: {chance}.',
  'explain.boxes': 'Chance for point i hvert ledigt felt',
};
