/** See `en/review`. */
import type { review as english } from '../en/review.js';
import type { WordsOf } from '../words.js';

export const review: WordsOf<typeof english> = {
  review: 'Análisis',
  'review.working': 'Calculando cada decisión…',
  'review.none': 'No hay análisis de esta partida.',
  'review.unread': 'Esta partida no se puede leer.',
  'review.estimate': 'Todas las cifras son estimaciones: este juego es demasiado grande para resolverlo.',

  'review.expect': 'por esperar',
  'review.luck': 'suerte de los dados',
  'review.decisions': 'tus decisiones',
  'review.game': 'tu partida',
  'review.lucky': '*Dados con suerte.*',
  'review.unlucky': '*Dados sin suerte.*',
  'review.average': '*Dados normales.*',
  'review.best': '{best} de {all} decisiones fueron las mejores.',
  'review.clean': 'Ninguna decisión pudo ser mejor.',

  'review.curve': 'Puntuación final esperada tras cada turno',
  'review.perfect': 'juego perfecto, de media',
  'review.head.turn': 'Turno',
  'review.head.score': 'Puntuación final esperada',
  'review.dearest': {
    one: 'La más cara de {all} decisiones',
    other: 'Las {n} más caras de {all} decisiones',
  },
  'review.turn': 'Turno {turn}',
  'review.better': 'mejor: {choice}',
  'review.wrote': '{row}; mejor: {choice}',
  'review.slips': { one: '{n} imprecisión', other: '{n} imprecisiones' },
  'review.errors': { one: '{n} error', other: '{n} errores' },
  'review.blunders': { one: '{n} error grave', other: '{n} errores graves' },
  'review.holds': 'al guardar dados',
  'review.boxes': 'al elegir casilla',
  'review.each': 'por decisión',

  'review.throw': 'Turno {turn}, tirada {roll}',
  'review.yours': 'Tú: {choice}. Mejor: *{best}, {loss} más.*',
  'review.right': 'Tú: {choice}. *Nada era mejor.*',
  'review.scrubber': 'Decisiones',
  'review.before': 'Decisión anterior',
  'review.next': 'Decisión siguiente',
  'review.list': 'Volver a la lista',
  'review.print': 'Imprimir',
  'review.player': 'Jugador',
  'review.close': 'Cerrar',
};
