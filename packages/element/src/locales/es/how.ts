/** Spanish. See `en/how`. */
import type { how as english } from '../en/how.js';
import type { WordsOf } from '../words.js';

export const how: WordsOf<typeof english> = {
  'how.yahtzee.1':
    'Cada casilla pide una combinación distinta de los dados. Rellénalas todas sumando los máximos puntos posibles.',
  'how.yahtzee.2':
    'Con la casilla {five} ya ocupada, aunque sea con 0, cada {five} adicional es un comodín: no puede ir abajo mientras la casilla de su número esté libre.',

  'how.kniffel.1': 'Se puntúa como en Yahtzee; solo cambia lo que vale cada {five} adicional.',
  'how.kniffel.2':
    'Con la casilla {five} ya ocupada, aunque sea con 0, cada {five} adicional va en la casilla de su número y da ahí puntos extra. Un comodín no los da.',

  'how.yams.1': 'Full vale la suma de sus dados, pero al menos 25.',
  'how.yams.2': 'Sacar {five} por segunda vez no da nada más ni sirve de comodín.',

  'how.yams-16.1':
    'Juega como en Yams, con tres casillas más: Pareja, Doble pareja (un full también sirve) y Miseria.',
  'how.yams-16.2': 'En Miseria, cuanto más baja sea la suma de los dados, mejor: cinco unos dan 31.',

  'how.yatzy.1':
    'A diferencia de Yahtzee, Trío y Póker suman solo los dados iguales, y cada escalera pide los cinco dados.',
  'how.yatzy.2': 'Sacar {five} por segunda vez no da nada más.',

  'how.yatzy-forced.1':
    'Se puntúa como en Yatzy, pero rellenas las casillas en orden, desde «Unos» hasta «{five}».',
  'how.yatzy-forced.2': 'Conoces tu casilla antes de tirar: juega solo para ella.',

  'how.yatzy-forced-up.1':
    'Se puntúa como en Yatzy, pero rellenas las casillas en orden desde abajo: primero «{five}», luego «Chance», y «Unos» al final.',
  'how.yatzy-forced-up.2':
    'Conoces tu casilla antes de tirar. Si los dados no encajan, anota 0 y sube a la siguiente.',

  'how.yatzy-osto.1':
    'Se puntúa como en Yatzy, pero cada tirada que no usas queda de reserva: en un turno posterior, después de tus tres tiradas, compra una más.',
  'how.yatzy-osto.2':
    'Un turno con tiradas compradas no deja reserva, y las tiradas que sobran al final no valen nada.',

  'how.yatzy-osto-strict.1':
    'Juega como en Yatzy con compras: las tiradas que no usas quedan de reserva y compran tiradas en turnos posteriores.',
  'how.yatzy-osto-strict.2':
    'Solo quedan de reserva si la casilla que rellenas vale más de 0: sacrificar pronto una casilla no da nada.',

  'how.yatzy-x.1':
    'Rellena tres columnas de Yatzy. En cada turno rellenas una casilla libre de cualquier columna.',
  'how.yatzy-x.2':
    'Las casillas muestran los puntos ya multiplicados. Cada columna tiene su propio bonus: cuentan los puntos antes de multiplicar, pero el bonus también se multiplica.',

  'how.yatzy-3way.1':
    'Rellena tres columnas de Yatzy, cada una con su propio bonus. En cada turno rellenas una casilla de una columna.',

  'how.yatzy-combo.1':
    'Rellena tres columnas de Yatzy, cada una con su propio bonus. En cada turno rellenas una casilla de una columna.',
  'how.yatzy-combo.2':
    'Cada tirada de reserva compra una más. Las tiradas que no usas solo quedan de reserva si rellenas una casilla de «Compras», y tras una tirada comprada tienes que rellenar una casilla de esa columna.',

  'how.yatzy-declared.1':
    'Se puntúa como en Yatzy, pero tras la primera tirada debes anunciar una casilla libre.',
  'how.yatzy-declared.2':
    'El resultado va en la casilla anunciada, con 0 si no encaja. Puedes anunciar y parar en el acto si te basta la primera tirada.',

  'how.maxi-yatzy.1': 'Juega como en Yatzy, con seis dados y más combinaciones.',
  'how.maxi-yatzy.2':
    'Los grupos de una combinación deben ser de números distintos; los demás dados son libres.',

  'how.maxi-yatzy-saved.1':
    'Se puntúa como en Maxi Yatzy. Cada turno trae tres tiradas nuevas. Las que no usas quedan de reserva y las puedes gastar en cualquier turno posterior.',

  'how.maxi-yatzy-fi.1': 'Juega como en Maxi Yatzy, con un bonus menor y más puntos por Escalera completa.',

  'how.seven-yatzy.1':
    'Es Maxi Yatzy con siete dados: a sus casillas se añaden Seis iguales, Full y pareja, Castillo y Rascacielos.',
  'how.seven-yatzy.2':
    'Los grupos de una combinación deben ser de números distintos; los demás dados son libres.',

  'how.yatzy-american.1': 'No hay parejas ni comodines, ni puntos extra por sacar {five} otra vez.',

  'how.yacht.1': 'No hay bonus ni comodín, y cinco iguales no valen como full.',

  'how.generala.1': 'Lo que sale en la primera tirada está «servido» y vale más.',
  'how.generala.2': 'Póker vale lo mismo con cualquier número; cinco iguales también sirven.',
  'how.generala.3':
    'Una Generala en la primera tirada de un turno gana la partida en el acto, aunque su casilla esté ocupada.',

  'how.poker-dice.1':
    'En cada ronda, todos juegan un turno y se quedan con la mano con la que acaban; no se suma nada.',
  'how.poker-dice.2':
    'Si hay manos iguales, deciden primero los dados de la combinación, empezando por el grupo mayor, y después los demás dados; el as es el más alto. Si el empate sigue, cada uno de ellos gana la ronda.',

  'how.cheerio.1': 'No hay bonus. Quienes empatan en el primer puesto juegan otra partida.',

  'how.cheerio-wild.1':
    'Los unos son comodines: un uno puede valer como cualquier número que muestre otro dado. Una casilla de número vale su número por la cantidad de sus dados y unos juntos: 1-1-1-2-3 vale 8 en «Doses» o 12 en «Treses».',
  'how.cheerio-wild.2':
    'Cinco dados de un número sin unos comodín valen el doble en la casilla de ese número: cinco cuatros son 40.',
  'how.cheerio-wild.3':
    'Cheerio vale 50 con cinco iguales o cinco seguidos, y 25 con cinco iguales gracias a unos comodín. Si hay empate en el primer puesto, se juega otra partida.',

  'how.cheerio-extended.1':
    'No hay bonus, y los unos no son comodines. Quienes empatan en el primer puesto juegan otra partida.',

  'how.crag.1': 'Se juega con tres dados y solo dos tiradas por turno; no hay bonus.',
  'how.crag.2': 'Un Crag es una suma de 13 con una pareja. También se puede anotar en «Trece».',

  'how.escalero.1':
    'Los dados muestran caras de póker: nueve, diez, jota, reina, rey y as. Las filas de números dan 1 por cada nueve, y así hasta 6 por cada as.',
  'how.escalero.2':
    'Una combinación cuyos cinco dados caen en una sola tirada, sea la que sea, está «servida» y vale más.',
  'how.escalero.3':
    'Al final se comparan las columnas, no los totales: quien tiene más puntos en una columna cobra su valor de cada uno de los demás.',

  'how.balut.1':
    'Al final, la hoja da puntos según la tabla: por las filas llenas, por cada Balut y por el total.',
  'how.balut.2': 'Gana quien tiene más puntos; si hay empate, el total más alto.',

  'how.kismet.1': 'Los puntos de los dados tienen color: 1 y 6 son negros, 2 y 5 rojos, 3 y 4 verdes.',
  'how.kismet.2': 'Cinco iguales valen en todas las casillas de la Sección Kismet, menos en «Escalera».',
  'how.kismet.3':
    'Cuando ya has puntuado en la casilla Kismet, cada Kismet adicional cuesta a todos los rivales una casilla y un turno. Tú anotas el tuyo en cualquier casilla libre.',

  'how.yamb.1':
    'Rellena cuatro columnas, cada una con su propio bonus. En cada turno rellenas una casilla de una columna.',
  'how.yamb.2':
    'Busca una suma alta en Máximo y otra baja en Mínimo: su diferencia, multiplicada por los Unos de la columna, se añade al total y puede ser negativa.',

  'how.triple-yahtzee.1':
    'Rellena tres columnas de Yahtzee; en cada turno rellenas la casilla libre que quieras. La segunda columna cuenta doble y la tercera, triple, incluido el bonus de cada una.',
  'how.triple-yahtzee.2':
    'Con las tres casillas {five} ocupadas, cada {five} adicional es un comodín. Si en ninguna de ellas hay un 0, además da puntos extra, multiplicados según la columna que rellenas.',

  'how.sachsenkniffel.1':
    'Dos o más jugadores compiten por completar 12 filas de seis cruces. No hay puntos.',
  'how.sachsenkniffel.2':
    'En una de tus tiradas eliges una fila en la que los dados hagan cruces; esa es tu fila en este turno. Las cruces que pasen de seis se pierden.',
  'how.sachsenkniffel.3':
    'Si hasta la última tirada nada encaja, no anotas nada. Si usas los seis dados o completas la fila, juegas otro turno en el acto.',
  'how.sachsenkniffel.4':
    'Gana quien completa primero todas las filas. La ronda se juega hasta el final; quienes acaban en la misma ronda juegan un desempate.',

  'how.lucky7.1':
    'Juega como en Yahtzee, comodines incluidos, con cinco dados de siete caras y la casilla «Sietes».',
  'how.lucky7.2': 'La mayor parte de estas reglas es reconstrucción nuestra.',

  'how.tricolor.1':
    'Juega como en Kismet, con los puntos de los dados en otros colores: 1 y 6 son azules, 2 y 5 rojos, 3 y 4 verdes.',
  'how.tricolor.2':
    'De las reglas originales solo queda «parecido a Kismet»; esta es nuestra reconstrucción.',

  'how.rainbow.1': 'Juega como en Yahtzee. Cada dado cae además en un color: rojo, verde o azul.',
  'how.rainbow.2':
    'Full de colores pide tres dados de un color y dos de otro. Un comodín vale entero también en las casillas de color.',
};
