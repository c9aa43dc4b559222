/** See `en/records`. */
import type { records as english } from '../en/records.js';
import type { WordsOf } from '../words.js';

export const records: WordsOf<typeof english> = {
  'resume.ask': '¿Seguir con tu partida del {date}? Turno {turn} de {turns}, {points}.',
  'resume.yes': 'Seguir',
  'resume.no': 'Nueva partida',
  'store.none': 'Este navegador no permite guardar aquí. La partida dura hasta que cierres la página.',
  'store.full': 'No queda espacio para guardar. La partida dura hasta que cierres la página.',
  'store.bad': 'No se pudo leer la partida guardada. Ha empezado una nueva.',
  'store.newer': 'Esta partida la guardó una versión más nueva del tablero. Recarga la página para seguir.',
  'store.elsewhere': 'La partida sigue en otra pestaña. Lo que juegues aquí no se guarda.',
  'store.unrecorded': 'No se pudo guardar este resultado en el navegador.',
};
