/** Spanish. See `en`. */
import type { WordsOf } from './words-of.js';

export const words: WordsOf = {
  'board.title': 'Los mejores de hoy',
  'board.same': 'Los mismos dados para todos.',
  'board.empty': 'Aún no hay resultados. Estrena la lista.',
  'board.column.place': 'Puesto',
  'board.column.player': 'Nombre',
  'board.column.total': 'Puntos',
  'board.column.time': 'Hora',
  'board.recent': 'Acaban de terminar',
  'board.place.of': 'puesto {n}',
  'board.nobody': 'Sin nombre',
  'board.playing': { one: '{n} persona juega', other: '{n} personas juegan' },
  'board.join': 'Juega tú también',
  'board.scan': 'Escanea o ve a',
  'board.qr': 'Código QR de la dirección',
  'board.summary': { one: '{n} resultado, media {average}', other: '{n} resultados, media {average}' },
  'board.finished': {
    one: '{player}: {n} punto, puesto {place}.',
    other: '{player}: {n} puntos, puesto {place}.',
  },
  'board.over': 'Este evento ha terminado.',
  'board.all': 'Todos los resultados',
  'board.few': 'De diez en diez',
  'board.connecting': 'Conectando…',
  'board.gone': 'No existe ese evento.',
  'board.failed': 'No se puede acceder a la lista. Nuevo intento…',
};
