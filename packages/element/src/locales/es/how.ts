/** Spanish. See `en/how`. */
import type { how as english } from '../en/how.js';
import type { WordsOf } from '../words.js';

export const how: WordsOf<typeof english> = {
  'how.yahtzee.1': 'Rellena 13 casillas en 13 turnos. Gana el total más alto.',
  'how.yahtzee.2':
    'Las casillas de números suman los dados de su número. Con 63 o más en la sección superior (tres dados de cada número) consigues un bonus de 35.',
  'how.yahtzee.3':
    'Trío, Póker y Chance valen la suma de los cinco dados. Full vale 25, Escalera menor (cuatro seguidos cualesquiera) 30, Escalera mayor (cinco seguidos) 40, {five} (cinco iguales) 50.',
  'how.yahtzee.4': 'Cuando ya has anotado 50 en la casilla {five}, cada {five} adicional vale +100.',
  'how.yahtzee.5':
    'Con la casilla {five} ya ocupada, cada {five} adicional es un comodín: va en la casilla de su número. Si está ocupada, vale entero en cualquier casilla inferior libre; si no queda ninguna, anota 0 en una superior.',

  'how.kniffel.1':
    'Rellena 13 casillas en 13 turnos, con los puntos del Yahtzee: bonus de 35 con 63 o más arriba, Full 25, escaleras 30 y 40, {five} (cinco iguales) 50, y en todo lo demás la suma de los dados.',
  'how.kniffel.2':
    'Con la casilla {five} ya ocupada, aunque sea con 0, cada {five} adicional va en la casilla de su número y vale ahí +50.',
  'how.kniffel.3':
    'Si esa casilla también está ocupada, este {five} es un comodín: en cualquier casilla inferior libre vale 25, 30, 40 o la suma de sus dados. Un comodín no da puntos extra.',
  'how.kniffel.4':
    'Si no queda ninguna casilla inferior libre, anota 0 en una superior. Gana el total más alto.',

  'how.yams.1':
    'Rellena 13 casillas en 13 turnos. Las casillas de números suman sus dados; con 63 o más entre todas consigues un bonus de 35.',
  'how.yams.2': 'Trío, Póker y Suerte valen la suma de los cinco dados.',
  'how.yams.3':
    'Full vale la suma de sus dados, pero al menos 25. Escalera menor (cuatro seguidos cualesquiera) vale 30, Escalera mayor 40, {five} (cinco iguales) 50.',
  'how.yams.4': 'Sacar {five} por segunda vez no da nada más ni sirve de comodín. Gana el total más alto.',

  'how.yams-16.1': 'Juega como en Yams, con 16 casillas y 16 turnos.',
  'how.yams-16.2':
    'Pareja vale la suma de los cinco dados si hay dos iguales; Doble pareja, lo mismo con dos parejas distintas (un full también sirve).',
  'how.yams-16.3':
    'Miseria vale 36 menos la suma de los dados, así que cuanto más baja, mejor: cinco unos dan 31.',
  'how.yams-16.4': 'Bonus de 35 con 63 o más arriba. Gana el total más alto.',

  'how.yatzy.1':
    'Rellena 15 casillas en 15 turnos. Las casillas de números suman sus dados; con 63 o más entre todas consigues un bonus de 50.',
  'how.yatzy.2':
    'Pareja, Doble pareja, Trío y Póker suman solo los dados iguales. Doble pareja exige dos números distintos.',
  'how.yatzy.3': 'Escalera menor es 1-2-3-4-5 y vale 15; Escalera mayor es 2-3-4-5-6 y vale 20.',
  'how.yatzy.4':
    'Full y Chance valen la suma de todos los dados; {five} (cinco iguales) vale 50. Sacar {five} por segunda vez no da nada más. Gana el total más alto.',

  'how.yatzy-forced.1':
    'Se puntúa como en Yatzy, pero rellenas las casillas en orden, desde «Unos» hasta «{five}».',
  'how.yatzy-forced.2': 'Conoces tu casilla antes de tirar: juega solo para ella.',
  'how.yatzy-forced.3':
    'Si los dados no encajan, anota 0, y en el turno siguiente juegas para la próxima casilla.',
  'how.yatzy-forced.4': 'Bonus de 50 con 63 o más arriba. Gana el total más alto.',

  'how.yatzy-forced-up.1':
    'Se puntúa como en Yatzy, pero rellenas las casillas en orden desde abajo: primero «{five}», luego «Chance», y «Unos» al final.',
  'how.yatzy-forced-up.2':
    'Conoces tu casilla antes de tirar. Si los dados no encajan, anota 0 y sube a la siguiente.',
  'how.yatzy-forced-up.3': 'Bonus de 50 con 63 o más arriba. Gana el total más alto.',

  'how.yatzy-osto.1': 'Se puntúa como en Yatzy.',
  'how.yatzy-osto.2':
    'Cada tirada que no usas queda de reserva: dos si paras tras la primera, una si paras tras la segunda.',
  'how.yatzy-osto.3':
    'En un turno posterior, después de tus tres tiradas, cada tirada de reserva compra una más. Gasta tantas como tengas.',
  'how.yatzy-osto.4':
    'Un turno con tiradas compradas no deja reserva, y las tiradas que sobran al final no valen nada. Gana el total más alto.',

  'how.yatzy-osto-strict.1':
    'Juega como en Yatzy con compras: las tiradas que no usas quedan de reserva y compran tiradas en turnos posteriores.',
  'how.yatzy-osto-strict.2':
    'Solo quedan de reserva si la casilla que rellenas vale más de 0: sacrificar pronto una casilla no da nada.',
  'how.yatzy-osto-strict.3': 'Gana el total más alto.',

  'how.yatzy-x.1':
    'Rellena tres columnas de Yatzy, 45 casillas en 45 turnos. En cada turno rellenas una casilla libre de cualquier columna.',
  'how.yatzy-x.2':
    'La segunda columna cuenta doble y la tercera, triple. Las casillas muestran los puntos ya multiplicados.',
  'how.yatzy-x.3': 'Cada columna tiene su propio bonus con 63 o más antes de multiplicar: 50, 100 y 150.',
  'how.yatzy-x.4': 'Gana el total más alto de todas las columnas juntas.',

  'how.yatzy-3way.1':
    'Rellena tres columnas de Yatzy, 45 casillas en 45 turnos. En cada turno rellenas una casilla de una columna.',
  'how.yatzy-3way.2':
    '«Libre» se rellena en cualquier orden, «Bajada» de «Unos» a «{five}» y «Subida» de «{five}» a «Unos».',
  'how.yatzy-3way.3': 'Cada columna tiene su propio bonus de 50 con 63 o más.',
  'how.yatzy-3way.4': 'Gana el total más alto de todas las columnas juntas.',

  'how.yatzy-combo.1':
    'Rellena tres columnas de Yatzy, 45 casillas en 45 turnos. En cada turno rellenas una casilla de una columna.',
  'how.yatzy-combo.2':
    '«Libre» se rellena en cualquier orden; «Bajada», de «Unos» a «{five}». «Compras» se rellena en cualquier orden y te deja comprar tiradas.',
  'how.yatzy-combo.3':
    'Las tiradas que no usas solo quedan de reserva si rellenas una casilla de «Compras», y tras una tirada comprada tienes que rellenar una casilla de esa columna.',
  'how.yatzy-combo.4':
    'Cada columna tiene su propio bonus de 50 con 63 o más. Gana el total más alto de todas las columnas juntas.',

  'how.yatzy-declared.1':
    'Se puntúa como en Yatzy, pero tras la primera tirada debes anunciar una casilla libre.',
  'how.yatzy-declared.2':
    'Después tiras hasta dos veces más. El resultado va en la casilla anunciada, con 0 si no encaja.',
  'how.yatzy-declared.3': 'Puedes anunciar y parar en el acto si te basta la primera tirada.',
  'how.yatzy-declared.4': 'Bonus de 50 con 63 o más arriba. Gana el total más alto.',

  'how.maxi-yatzy.1':
    'Tira seis dados y rellena 20 casillas. Las casillas de números suman sus dados; con 84 o más entre todas (cuatro dados de cada número) consigues un bonus de 100.',
  'how.maxi-yatzy.2':
    'Parejas, dados iguales y fulls suman solo los dados de la combinación, y sus grupos deben ser de números distintos. Villa son dos tríos; Torre, un póker y una pareja.',
  'how.maxi-yatzy.3':
    'En las escaleras los demás dados son libres: Escalera menor (del 1 al 5) vale 15, Escalera mayor (del 2 al 6) 20, Escalera completa (del 1 al 6) 21.',
  'how.maxi-yatzy.4':
    'Chance vale la suma de todos los dados; {five} (seis iguales), 100. Gana el total más alto.',

  'how.maxi-yatzy-saved.1': 'Se puntúa como en Maxi Yatzy.',
  'how.maxi-yatzy-saved.2':
    'Cada turno trae tres tiradas nuevas. Las que no usas quedan de reserva y las puedes gastar en cualquier turno posterior.',
  'how.maxi-yatzy-saved.3': 'Seis dados, 20 casillas, bonus de 100 con 84 o más. Gana el total más alto.',

  'how.maxi-yatzy-fi.1': 'Juega como en Maxi Yatzy, con seis dados y 20 casillas.',
  'how.maxi-yatzy-fi.2': 'El bonus con 84 o más es de 50, y Escalera completa (del 1 al 6) vale 30.',
  'how.maxi-yatzy-fi.3': 'Gana el total más alto.',

  'how.seven-yatzy.1':
    'Tira siete dados y rellena 24 casillas. Con 105 o más en la sección superior (cinco dados de cada número) consigues un bonus de 150.',
  'how.seven-yatzy.2':
    'A las casillas de Maxi Yatzy se añaden Seis iguales, Full y pareja (tres, dos y dos), Castillo (cuatro y tres) y Rascacielos (cinco y dos). Suman solo los dados de la combinación, con cada grupo de un número distinto.',
  'how.seven-yatzy.3':
    'Las escaleras valen 15, 20 y 21 y dejan libres los demás dados; {five} (siete iguales) vale 150.',
  'how.seven-yatzy.4':
    'Nadie ha publicado las reglas completas; esta es nuestra reconstrucción. Gana el total más alto.',

  'how.yatzy-american.1':
    'Rellena 13 casillas en 13 turnos. Las casillas de números suman sus dados; con 63 o más entre todas consigues un bonus de 50.',
  'how.yatzy-american.2': 'Trío, Póker y Chance valen la suma de todos los dados.',
  'how.yatzy-american.3':
    'Full vale 25, Escalera menor (cuatro seguidos cualesquiera) 30, Escalera mayor 40, {five} (cinco iguales) 50.',
  'how.yatzy-american.4':
    'No hay parejas ni comodines, ni puntos extra por sacar {five} otra vez. Gana el total más alto.',

  'how.yacht.1': 'Rellena 12 casillas en 12 turnos. No hay bonus ni comodín.',
  'how.yacht.2':
    'Las casillas de números suman sus dados. Full y Elección valen la suma de todos los dados; cinco iguales no valen como full.',
  'how.yacht.3': 'Póker vale la suma de los cuatro dados iguales.',
  'how.yacht.4':
    'Escalera menor (1-2-3-4-5) y Escalera mayor (2-3-4-5-6) valen 30 cada una; Yacht (cinco iguales), 50. Gana el total más alto.',

  'how.generala.1': 'Rellena 10 casillas: seis de números, Escalera, Full, Póker y Generala. No hay bonus.',
  'how.generala.2': 'Lo que sale en la primera tirada está «servido» y vale 5 más; mira la tabla.',
  'how.generala.3':
    'Póker pide cuatro iguales y vale lo mismo con cualquier número; cinco iguales también sirven.',
  'how.generala.4':
    'Una Generala en la primera tirada de un turno gana la partida en el acto, aunque su casilla esté ocupada. Si no, gana el total más alto.',

  'how.poker-dice.1': 'De 2 a 20 jugadores. Se juegan cinco rondas; gana quien se lleve más.',
  'how.poker-dice.2':
    'En cada ronda, todos juegan un turno de hasta tres tiradas y se quedan con la mano con la que acaban.',
  'how.poker-dice.3':
    'La mejor mano gana la ronda. Si hay manos iguales, deciden primero los dados de la combinación, empezando por el grupo mayor, y después los demás dados; el as es el más alto. Si el empate sigue, cada uno de ellos gana la ronda.',
  'how.poker-dice.4': 'No se suma nada: cada mano cuenta solo en su ronda.',

  'how.cheerio.1': 'Hasta 12 jugadores. Rellena 11 casillas en 11 turnos; no hay bonus.',
  'how.cheerio.2': 'Las casillas de números suman sus dados; las demás puntúan según la tabla.',
  'how.cheerio.3': 'Gana el total más alto. Quienes empatan en el primer puesto juegan otra partida.',

  'how.cheerio-wild.1': 'Rellena siete casillas: de «Unos» a «Seises», y «Cheerio».',
  'how.cheerio-wild.2':
    'Los unos son comodines: un uno puede valer como cualquier número que muestre otro dado. Una casilla de número vale su número por la cantidad de sus dados y unos juntos: 1-1-1-2-3 vale 8 en «Doses» o 12 en «Treses».',
  'how.cheerio-wild.3':
    'Cinco dados de un número sin unos comodín valen el doble en la casilla de ese número: cinco cuatros son 40.',
  'how.cheerio-wild.4':
    'Cheerio vale 50 con cinco iguales o cinco seguidos, y 25 con cinco iguales gracias a unos comodín. Gana el total más alto; si hay empate en el primer puesto, se juega otra partida.',

  'how.cheerio-extended.1': 'Rellena 13 casillas en 13 turnos; no hay bonus, y los unos no son comodines.',
  'how.cheerio-extended.2':
    'Las casillas de números suman sus dados y Suma, todos los dados; las demás puntúan según la tabla.',
  'how.cheerio-extended.3':
    'Gana el total más alto. Quienes empatan en el primer puesto juegan otra partida.',

  'how.crag.1':
    'Se juega con tres dados y solo dos tiradas por turno. Rellena 13 casillas en 13 turnos; no hay bonus.',
  'how.crag.2': 'Las casillas de números suman sus dados; las demás puntúan según la tabla.',
  'how.crag.3': 'Un Crag es una suma de 13 con una pareja. También se puede anotar en «Trece», por 26.',
  'how.crag.4': 'Gana el total más alto.',

  'how.escalero.1':
    'De 2 a 4 jugadores. Rellena diez filas en tres columnas, 30 casillas en 30 turnos; en cada turno rellenas la casilla libre que quieras.',
  'how.escalero.2':
    'Los dados muestran caras de póker: nueve, diez, jota, reina, rey y as. Las filas de números dan 1 por cada nueve, y así hasta 6 por cada as.',
  'how.escalero.3':
    'Una combinación cuyos cinco dados caen en una sola tirada, sea la que sea, está «servida» y vale más.',
  'how.escalero.4':
    'Al final se comparan las columnas, no los totales: quien tiene más puntos en una columna cobra su valor de cada uno de los demás.',

  'how.balut.1':
    'Rellena siete filas cuatro veces cada una, en 28 turnos. En cada turno anotas un resultado en una fila donde quede sitio.',
  'how.balut.2':
    'Cuatros, Cincos y Seises suman sus dados. Escalera vale 15 (1-2-3-4-5) o 20 (2-3-4-5-6). Full y Elección valen la suma de todos los dados; Balut (cinco iguales), 20 más la suma de sus dados.',
  'how.balut.3':
    'Al final, la hoja da puntos según la tabla: por las filas llenas, por cada Balut y por el total.',
  'how.balut.4': 'Gana quien tiene más puntos; si hay empate, el total más alto.',

  'how.kismet.1':
    'Rellena 15 casillas. Los puntos de los dados tienen color: 1 y 6 son negros, 2 y 5 rojos, 3 y 4 verdes.',
  'how.kismet.2': 'La Sección básica da un bonus de 35 con 63 a 70, de 55 con 71 a 77 y de 75 con 78 o más.',
  'how.kismet.3':
    'Cinco iguales valen en todas las casillas de la Sección Kismet, menos en «Escalera»; los puntos están en la tabla.',
  'how.kismet.4':
    'Cuando ya has puntuado en la casilla Kismet, con cada Kismet adicional todos los rivales anotan 0 en su primera casilla libre y pierden un turno. Tú anotas el tuyo en cualquier casilla libre.',
  'how.kismet.5': 'Gana el total más alto.',

  'how.yamb.1':
    'Rellena 12 filas en cuatro columnas, en 48 turnos. «Bajada» va de arriba abajo, «Subida» de abajo arriba, «Libre» en cualquier orden; en «Anuncio» anuncias la casilla tras la primera tirada.',
  'how.yamb.2':
    'Las casillas de números suman sus dados; si suman 60 o más en una columna, dan 30 en esa columna.',
  'how.yamb.3':
    'Máximo y Mínimo guardan la suma de cualquier tirada. Su diferencia, multiplicada por los Unos de la columna, se añade al total: busca una suma alta y otra baja. Puede ser negativa.',
  'how.yamb.4':
    'Escalera vale más cuanto antes la consigues. Gana el total más alto de todas las columnas juntas.',

  'how.triple-yahtzee.1':
    'Rellena tres columnas de Yahtzee, 39 casillas en 39 turnos. En cada turno rellenas la casilla libre que quieras.',
  'how.triple-yahtzee.2':
    'La segunda columna cuenta doble y la tercera, triple, incluido el bonus de 35 con 63 o más arriba.',
  'how.triple-yahtzee.3':
    'Con las tres casillas {five} ocupadas, cada {five} adicional es un comodín: va en una casilla libre de su número; cuando estas están ocupadas, vale entero en cualquier casilla inferior libre.',
  'how.triple-yahtzee.4':
    'Si en ninguna de las tres casillas {five} hay un 0, además vale 100, 200 o 300, según la columna que rellenas. Gana el total más alto.',

  'how.sachsenkniffel.1':
    'Dos o más jugadores compiten por completar 12 filas de seis cruces. No hay puntos.',
  'how.sachsenkniffel.2':
    'Un turno tiene hasta tres tiradas de seis dados. En una de ellas eliges una fila en la que los dados hagan cruces; esa es tu fila en este turno.',
  'how.sachsenkniffel.3':
    'Aparta los dados de tu fila y vuelve a tirar los demás para sumarle cruces. Las que pasen de seis se pierden. Si hasta la última tirada nada encaja, no anotas nada.',
  'how.sachsenkniffel.4': 'Si usas los seis dados o completas la fila, juegas otro turno en el acto.',
  'how.sachsenkniffel.5':
    'Gana quien completa primero todas las filas. La ronda se juega hasta el final; quienes acaban en la misma ronda juegan un desempate.',

  'how.lucky7.1': 'Juega como en Yahtzee con cinco dados de siete caras: 14 casillas, entre ellas «Sietes».',
  'how.lucky7.2': 'Con 84 o más en la sección superior (tres dados de cada número) consigues un bonus de 35.',
  'how.lucky7.3':
    'Full vale 25, Escalera menor (cuatro seguidos cualesquiera) 30, Escalera mayor (cinco seguidos, hasta 3-4-5-6-7) 40, {five} 50.',
  'how.lucky7.4':
    'Cada {five} adicional vale +100 y es un comodín como en Yahtzee. La mayor parte de estas reglas es reconstrucción nuestra. Gana el total más alto.',

  'how.tricolor.1':
    'Rellena las 15 casillas de Kismet. Los puntos de los dados tienen color: 1 y 6 son azules, 2 y 5 rojos, 3 y 4 verdes.',
  'how.tricolor.2': 'Los puntos, el bonus de 35, 55 o 75 y el castigo para los rivales son los de Kismet.',
  'how.tricolor.3':
    'De las reglas originales solo queda «parecido a Kismet»; esta es nuestra reconstrucción. Gana el total más alto.',

  'how.rainbow.1':
    'Juega como en Yahtzee con 17 casillas. Cada dado cae además en un color: rojo, verde o azul.',
  'how.rainbow.2':
    'Color rojo, Color verde y Color azul valen 35 cada uno si los cinco dados son de ese color. Full de colores vale 15 con tres dados de un color y dos de otro.',
  'how.rainbow.3':
    'Si en tu casilla {five} hay 50, cada {five} adicional vale +100, y +200 si todos sus dados son de un mismo color.',
  'how.rainbow.4':
    'Un comodín vale entero también en las casillas de color. Bonus de 35 con 63 o más arriba. Gana el total más alto.',
};
