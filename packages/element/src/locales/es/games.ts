/** Spanish: the games. See `en/games`. */
import type { games as english } from '../en/games.js';
import type { WordsOf } from '../words.js';

export const games: WordsOf<typeof english> = {
  'teaser.yahtzee': 'Trece casillas y +100 por cada Yahtzee adicional',

  'game.kniffel': 'Kniffel',
  'teaser.kniffel': 'El juego alemán: otro Kniffel vale +50 o es comodín',
  'how.kniffel.1': 'Se puntúa como en Yahtzee; solo cambia lo que vale cada {five} adicional.',
  'how.kniffel.2':
    'Con la casilla {five} ya ocupada, aunque sea con 0, cada {five} adicional va en la casilla de su número y da ahí puntos extra. Un comodín no los da.',
  'row.kniffel.yahtzee': 'Kniffel',

  'game.yams': 'Yams',
  'teaser.yams': 'Trece casillas sin extras; el full vale su suma',
  'how.yams.1': 'Full vale la suma de sus dados, pero al menos 25.',
  'how.yams.2': 'Sacar {five} por segunda vez no da nada más ni sirve de comodín.',
  'row.yams.yahtzee': 'Yams',
  'row.yams.chance': 'Suerte',

  'game.yams-16': 'Yams 16',
  'teaser.yams-16': 'Yams con tres filas más, una para tu peor tirada',
  'how.yams-16.1':
    'Juega como en Yams, con tres casillas más: Pareja, Doble pareja (un full también sirve) y Miseria.',
  'how.yams-16.2': 'En Miseria, cuanto más baja sea la suma de los dados, mejor: cinco unos dan 31.',
  'row.misere': 'Miseria',

  'game.yatzy': 'Yatzy',
  'teaser.yatzy': 'El juego nórdico: parejas y un bonus de 50',
  'how.yatzy.1':
    'A diferencia de Yahtzee, Trío y Póker suman solo los dados iguales, y cada escalera pide los cinco dados.',
  'how.yatzy.2': 'Sacar {five} por segunda vez no da nada más.',
  'row.yatzy.yahtzee': 'Yatzy',

  'game.yatzy-forced': 'Yatzy forzado',
  'teaser.yatzy-forced': 'Yatzy de arriba abajo, sin elegir casilla',
  'how.yatzy-forced.1':
    'Se puntúa como en Yatzy, pero rellenas las casillas en orden, desde «Unos» hasta «{five}».',
  'how.yatzy-forced.2': 'Conoces tu casilla antes de tirar: juega solo para ella.',

  'game.yatzy-forced-up': 'Yatzy forzado, de subida',
  'teaser.yatzy-forced-up': 'Yatzy de abajo arriba: primero Yatzy, Unos al final',
  'how.yatzy-forced-up.1':
    'Se puntúa como en Yatzy, pero rellenas las casillas en orden desde abajo: primero «{five}», luego «Chance», y «Unos» al final.',
  'how.yatzy-forced-up.2':
    'Conoces tu casilla antes de tirar. Si los dados no encajan, anota 0 y sube a la siguiente.',

  'game.yatzy-osto': 'Yatzy con compras',
  'teaser.yatzy-osto': 'Ahorra tiradas y gástalas cuando haga falta',
  'how.yatzy-osto.1':
    'Se puntúa como en Yatzy, pero cada tirada que no usas queda de reserva: en un turno posterior, después de tus tres tiradas, compra una más.',
  'how.yatzy-osto.2':
    'Un turno con tiradas compradas no deja reserva, y las tiradas que sobran al final no valen nada.',

  'game.yatzy-osto-strict': 'Yatzy con compras, estricto',
  'teaser.yatzy-osto-strict': 'Tiradas de reserva, pero solo si tu casilla puntúa',
  'how.yatzy-osto-strict.1':
    'Juega como en Yatzy con compras: las tiradas que no usas quedan de reserva y compran tiradas en turnos posteriores.',
  'how.yatzy-osto-strict.2':
    'Solo quedan de reserva si la casilla que rellenas vale más de 0: sacrificar pronto una casilla no da nada.',

  'game.yatzy-x': 'Yatzy multiplicado',
  'teaser.yatzy-x': 'Tres columnas de Yatzy: simple, doble y triple',
  'how.yatzy-x.1':
    'Rellena tres columnas de Yatzy. En cada turno rellenas una casilla libre de cualquier columna.',
  'how.yatzy-x.2':
    'Las casillas muestran los puntos ya multiplicados. Cada columna tiene su propio bonus: cuentan los puntos antes de multiplicar, pero el bonus también se multiplica.',

  'game.yatzy-3way': 'Yatzy de tres vías',
  'teaser.yatzy-3way': 'Tres columnas: libre, de bajada y de subida',
  'how.yatzy-3way.1':
    'Rellena tres columnas de Yatzy, cada una con su propio bonus. En cada turno rellenas una casilla de una columna.',

  'game.yatzy-combo': 'Yatzy combinado',
  'teaser.yatzy-combo': 'Tres clases de Yatzy, una junto a otra, en una hoja',
  'how.yatzy-combo.1':
    'Rellena tres columnas de Yatzy, cada una con su propio bonus. En cada turno rellenas una casilla de una columna.',
  'how.yatzy-combo.2':
    'Cada tirada de reserva compra una más. Las tiradas que no usas solo quedan de reserva si rellenas una casilla de «Compras», y tras una tirada comprada tienes que rellenar una casilla de esa columna.',

  'game.yatzy-declared': 'Yatzy anunciado',
  'teaser.yatzy-declared': 'Anuncia tu casilla tras la primera tirada y cúmplela',
  'how.yatzy-declared.1':
    'Se puntúa como en Yatzy, pero tras la primera tirada debes anunciar una casilla libre.',
  'how.yatzy-declared.2':
    'El resultado va en la casilla anunciada, con 0 si no encaja. Puedes anunciar y parar en el acto si te basta la primera tirada.',

  'game.maxi-yatzy': 'Maxi Yatzy',
  'teaser.maxi-yatzy': 'Seis dados, veinte casillas, un bonus de 100',
  'how.maxi-yatzy.1': 'Juega como en Yatzy, con seis dados y más combinaciones.',
  'how.maxi-yatzy.2':
    'Los grupos de una combinación deben ser de números distintos; los demás dados son libres.',
  'section.maxi.lower': 'Combinaciones',
  'row.maxi.yahtzee': 'Maxi Yatzy',

  'game.maxi-yatzy-saved': 'Maxi Yatzy, tiradas de reserva',
  'teaser.maxi-yatzy-saved': 'Maxi Yatzy que guarda tus tiradas para más tarde',
  'how.maxi-yatzy-saved.1':
    'Se puntúa como en Maxi Yatzy. Cada turno trae tres tiradas nuevas. Las que no usas quedan de reserva y las puedes gastar en cualquier turno posterior.',

  'game.maxi-yatzy-fi': 'Maxi Yatzy finlandés',
  'teaser.maxi-yatzy-fi': 'Maxi Yatzy a la finlandesa: bonus 50, escalera completa 30',
  'how.maxi-yatzy-fi.1': 'Juega como en Maxi Yatzy, con un bonus menor y más puntos por Escalera completa.',

  'game.seven-yatzy': '7-Yatzy',
  'teaser.seven-yatzy': 'Siete dados, veinticuatro casillas, torres y castillos',
  'how.seven-yatzy.1':
    'Es Maxi Yatzy con siete dados: a sus casillas se añaden Seis iguales, Full y pareja, Castillo y Rascacielos.',
  'how.seven-yatzy.2':
    'Los grupos de una combinación deben ser de números distintos; los demás dados son libres.',
  'section.seven.lower': 'Combinaciones',
  'row.sixOfAKind': 'Seis iguales',
  'row.fullHousePair': 'Full y pareja',
  'row.castle': 'Castillo',
  'row.highRise': 'Rascacielos',
  'row.seven.yahtzee': '7-Yatzy',

  'game.yatzy-american': 'Yatzy americano',
  'teaser.yatzy-american': 'Las casillas del Yahtzee, el bonus del Yatzy, sin comodín',
  'how.yatzy-american.1': 'No hay parejas ni comodines, ni puntos extra por sacar {five} otra vez.',

  'game.yacht': 'Yacht',
  'teaser.yacht': 'El antepasado: doce casillas y ni un solo bonus',
  'how.yacht.1': 'No hay bonus ni comodín, y cinco iguales no valen como full.',
  'row.yacht.smallStraight': 'Escalera menor',
  'row.yacht.largeStraight': 'Escalera mayor',
  'row.yacht.yahtzee': 'Yacht',
  'row.yacht.chance': 'Elección',

  'game.generala': 'Generala',
  'teaser.generala': 'El clásico latinoamericano: Generala servida gana la partida',
  'how.generala.1': 'Lo que sale en la primera tirada está «servido» y vale más.',
  'how.generala.2': 'Póker vale lo mismo con cualquier número; cinco iguales también sirven.',
  'how.generala.3':
    'Una Generala en la primera tirada de un turno gana la partida en el acto, aunque su casilla esté ocupada.',
  'row.generala.straight': 'Escalera',
  'row.generala.fullHouse': 'Full',
  'row.generala.fourOfAKind': 'Póker',
  'row.generala.yahtzee': 'Generala',

  'game.poker-dice': 'Póker de dados',
  'teaser.poker-dice': 'Sin hoja que rellenar: la mejor mano gana la ronda',
  'how.poker-dice.1':
    'En cada ronda, todos juegan un turno y se quedan con la mano con la que acaban; no se suma nada.',
  'how.poker-dice.2':
    'Si hay manos iguales, deciden primero los dados de la combinación, empezando por el grupo mayor, y después los demás dados; el as es el más alto. Si el empate sigue, cada uno de ellos gana la ronda.',

  'game.cheerio': 'Cheerio',
  'teaser.cheerio': 'Once casillas, escalera menor y mayor y una mano grande',
  'how.cheerio.1': 'No hay bonus. Quienes empatan en el primer puesto juegan otra partida.',
  'row.cheerio.smallStraight': 'Escalera menor',
  'row.cheerio.largeStraight': 'Escalera mayor',
  'row.cheerio.chance': 'Mano grande',
  'row.cheerio.yahtzee': 'Cheerio',

  'game.cheerio-wild': 'Cheerio, unos comodín',
  'teaser.cheerio-wild': 'Siete casillas, y los unos valen por cualquiera',
  'how.cheerio-wild.1':
    'Los unos son comodines: un uno puede valer como cualquier número que muestre otro dado. Una casilla de número vale su número por la cantidad de sus dados y unos juntos: 1-1-1-2-3 vale 8 en «Doses» o 12 en «Treses».',
  'how.cheerio-wild.2':
    'Cinco dados de un número sin unos comodín valen el doble en la casilla de ese número: cinco cuatros son 40.',
  'how.cheerio-wild.3':
    'Cheerio vale 50 con cinco iguales o cinco seguidos, y 25 con cinco iguales gracias a unos comodín. Si hay empate en el primer puesto, se juega otra partida.',

  'game.cheerio-extended': 'Cheerio ampliado',
  'teaser.cheerio-extended': 'Trece casillas, combinaciones de valor fijo',
  'how.cheerio-extended.1':
    'No hay bonus, y los unos no son comodines. Quienes empatan en el primer puesto juegan otra partida.',
  'row.cheerio-extended.smallStraight': 'Escalera de cuatro',
  'row.cheerio-extended.largeStraight': 'Cheerio',
  'row.cheerio-extended.chance': 'Suma',
  'row.cheerio-extended.yahtzee': 'Cinco iguales',

  'game.crag': 'Crag',
  'teaser.crag': 'Tres dados, dos tiradas, y el trece da suerte',
  'how.crag.1': 'Se juega con tres dados y solo dos tiradas por turno; no hay bonus.',
  'how.crag.2': 'Un Crag es una suma de 13 con una pareja. También se puede anotar en «Trece».',
  'row.oddStraight': 'Escalera impar',
  'row.evenStraight': 'Escalera par',
  'row.lowStraight': 'Escalera baja',
  'row.highStraight': 'Escalera alta',
  'row.thirteen': 'Trece',
  'row.crag': 'Crag',

  'game.escalero': 'Escalero',
  'teaser.escalero': 'Póker de dados en tres columnas: gana columnas, no puntos',
  'how.escalero.1':
    'Los dados muestran caras de póker: nueve, diez, jota, reina, rey y as. Las filas de números dan 1 por cada nueve, y así hasta 6 por cada as.',
  'how.escalero.2':
    'Una combinación cuyos cinco dados caen en una sola tirada, sea la que sea, está «servida» y vale más.',
  'how.escalero.3':
    'Al final se comparan las columnas, no los totales: quien tiene más puntos en una columna cobra su valor de cada uno de los demás.',
  'row.escalero.ones': 'Nueves',
  'row.escalero.twos': 'Dieces',
  'row.escalero.threes': 'Jotas',
  'row.escalero.fours': 'Reinas',
  'row.escalero.fives': 'Reyes',
  'row.escalero.sixes': 'Ases',
  'row.escalero.fourOfAKind': 'Póker',
  'row.escalero.yahtzee': 'Grande',

  'game.balut': 'Balut',
  'teaser.balut': 'Siete filas, cuatro anotaciones en cada una, puntos de tabla',
  'how.balut.1':
    'Al final, la hoja da puntos según la tabla: por las filas llenas, por cada Balut y por el total.',
  'how.balut.2': 'Gana quien tiene más puntos; si hay empate, el total más alto.',
  'row.balut.chance': 'Elección',
  'row.balut.yahtzee': 'Balut',

  'game.kismet': 'Kismet',
  'teaser.kismet': 'Puntos de colores, y disgustos para los rivales',
  'how.kismet.1': 'Los puntos de los dados tienen color: 1 y 6 son negros, 2 y 5 rojos, 3 y 4 verdes.',
  'how.kismet.2': 'Cinco iguales valen en todas las casillas de la Sección Kismet, menos en «Escalera».',
  'how.kismet.3':
    'Cuando ya has puntuado en la casilla Kismet, cada Kismet adicional cuesta a todos los rivales una casilla y un turno. Tú anotas el tuyo en cualquier casilla libre.',
  'section.kismet.upper': 'Sección básica',
  'section.kismet.lower': 'Sección Kismet',
  'row.kismet.ones': 'Ases',
  'row.kismet.twos': 'Doses',
  'row.kismet.threes': 'Treses',
  'row.kismet.chance': 'Yarborough',
  'row.kismet.yahtzee': 'Kismet',

  'game.yamb': 'Yamb',
  'teaser.yamb': 'Cuatro columnas, cada una con su propio orden',
  'how.yamb.1':
    'Rellena cuatro columnas, cada una con su propio bonus. En cada turno rellenas una casilla de una columna.',
  'how.yamb.2':
    'Busca una suma alta en Máximo y otra baja en Mínimo: su diferencia, multiplicada por los Unos de la columna, se añade al total y puede ser negativa.',
  'row.max': 'Máximo',
  'row.min': 'Mínimo',
  'row.yamb.fullHouse': 'Full',
  'row.yamb.fourOfAKind': 'Póker',
  'row.yamb.yahtzee': 'Yamb',

  'game.triple-yahtzee': 'Triple Yahtzee',
  'teaser.triple-yahtzee': 'Tres columnas de Yahtzee: simple, doble y triple',
  'how.triple-yahtzee.1':
    'Rellena tres columnas de Yahtzee; en cada turno rellenas la casilla libre que quieras. La segunda columna cuenta doble y la tercera, triple, incluido el bonus de cada una.',
  'how.triple-yahtzee.2':
    'Con las tres casillas {five} ocupadas, cada {five} adicional es un comodín. Si en ninguna de ellas hay un 0, además da puntos extra, multiplicados según la columna que rellenas.',

  'game.sachsenkniffel': 'Sachsenkniffel',
  'teaser.sachsenkniffel': 'Una carrera de cruces: doce filas, y gana el primero',
  'how.sachsenkniffel.1':
    'Dos o más jugadores compiten por completar 12 filas de seis cruces. No hay puntos.',
  'how.sachsenkniffel.2':
    'En una de tus tiradas eliges una fila en la que los dados hagan cruces; esa es tu fila en este turno. Las cruces que pasen de seis se pierden.',
  'how.sachsenkniffel.3':
    'Si hasta la última tirada nada encaja, no anotas nada. Si usas los seis dados o completas la fila, juegas otro turno en el acto.',
  'how.sachsenkniffel.4':
    'Gana quien completa primero todas las filas. La ronda se juega hasta el final; quienes acaban en la misma ronda juegan un desempate.',
  'section.sachsenkniffel.upper': 'Dados sueltos',
  'section.sachsenkniffel.lower': 'Parejas de dados',
  'row.sum7': 'Suma 7',
  'row.sum8': 'Suma 8',
  'row.sum9': 'Suma 9',
  'row.sum10': 'Suma 10',
  'row.sum11': 'Suma 11',
  'row.sum12': 'Suma 12',
  'cell.sachsenkniffel.announce': '{row}, puede ser tu fila',
  'cell.sachsenkniffel.announced': '{cell}, tu fila',
  'why.sachsenkniffel.other-announced': 'tu fila es «{row}»',
  'why.sachsenkniffel.not-announced': 'elige antes una fila',
  'roll.sachsenkniffel.announce': 'Elige una fila',
  'say.sachsenkniffel.announce': '{Dice}. *Elige una fila.*',
  'say.sachsenkniffel.announce.roll': '{Dice}. *Elige una fila* o vuelve a tirar.',
  'say.sachsenkniffel.announced': '{Dice}. Tu fila: *{row}*.',

  'game.lucky7': 'Lucky 7',
  'teaser.lucky7': 'Yahtzee con dados de siete caras y una fila de Sietes',
  'how.lucky7.1':
    'Juega como en Yahtzee, comodines incluidos, con cinco dados de siete caras y la casilla «Sietes».',
  'how.lucky7.2': 'La mayor parte de estas reglas es reconstrucción nuestra.',
  'row.sevens': 'Sietes',

  'game.tricolor': 'TriColor',
  'teaser.tricolor': 'Las casillas del Kismet con puntos azules, rojos y verdes',
  'how.tricolor.1':
    'Juega como en Kismet, con los puntos de los dados en otros colores: 1 y 6 son azules, 2 y 5 rojos, 3 y 4 verdes.',
  'how.tricolor.2':
    'De las reglas originales solo queda «parecido a Kismet»; esta es nuestra reconstrucción.',

  'game.rainbow': 'Rainbow',
  'teaser.rainbow': 'Yahtzee con dados de colores y cuatro casillas de color',
  'how.rainbow.1': 'Juega como en Yahtzee. Cada dado cae además en un color: rojo, verde o azul.',
  'how.rainbow.2':
    'Full de colores pide tres dados de un color y dos de otro. Un comodín vale entero también en las casillas de color.',
  'row.redFlush': 'Color rojo',
  'row.greenFlush': 'Color verde',
  'row.blueFlush': 'Color azul',
  'row.colourFullHouse': 'Full de colores',

  'section.pairs': 'Parejas',
  'section.middle': 'Máximo y mínimo',
  'section.rounds': 'Rondas',
  'row.onePair': 'Pareja',
  'row.twoPairs': 'Doble pareja',
  'row.threePairs': 'Triple pareja',
  'row.fiveOfAKind': 'Cinco iguales',
  'row.straight': 'Escalera',
  'row.fullStraight': 'Escalera completa',
  'row.villa': 'Villa',
  'row.tower': 'Torre',
  'row.plus': 'Plus',
  'row.moins': 'Moins',
  'row.plusMoins': 'Plus + Moins',
  'row.secondYahtzee': 'Doble Generala',
  'row.round': 'Ronda {n}',
  'row.twoPairsSameColour': 'Parejas monocolor',
  'row.flush': 'Color',
  'row.fullHouseSameColour': 'Full de un color',
  'row.minimax': '(Máx−Mín) × Unos',

  'same.7': { one: 'un siete', other: '{count} sietes' },

  'hand.bust': 'Dado más alto',
  'hand.onePair': 'Pareja',
  'hand.twoPairs': 'Doble pareja',
  'hand.threeOfAKind': 'Trío',
  'hand.straight': 'Escalera',
  'hand.fullHouse': 'Full',
  'hand.fourOfAKind': 'Póker',
  'hand.fiveOfAKind': 'Repóker',
  crosses: { one: '{n} cruz', other: '{n} cruces' },

  'standing.points': { one: '{n} punto', other: '{n} puntos' },
  'standing.settlement': { one: '{n} punto ganado', other: '{n} puntos ganados' },
  'standing.rounds': { one: '{n} ronda ganada', other: '{n} rondas ganadas' },
  'standing.crosses': { one: '{n} cruz', other: '{n} cruces' },
  'total.rounds': 'Rondas ganadas',
  'total.crosses': 'Cruces',

  columns: 'Columna',
  'columns.order': 'Columna',
  'spoken.column': '{column}: {rows}.',
  'column.free': 'Libre',
  'column.down': 'Bajada',
  'column.up': 'Subida',
  'column.ends': 'Extremos',
  'column.middle': 'Centro',
  'column.upperThenLower': 'Primero arriba',
  'column.lowerThenUpper': 'Primero abajo',
  'column.announce': 'Anuncio',
  'column.lateAnnounce': 'Anuncio 2',
  'column.hand': 'De mano',
  'column.counter': 'Seguir',
  'column.left': 'Izquierda',
  'column.right': 'Derecha',
  'column.osto': 'Compras',
  'column.x1': 'Simple',
  'column.x2': 'Doble',
  'column.x3': 'Triple',
  'column.x4': 'Cuádruple',
  'column.x5': 'Quíntuple',
  'column.x6': 'Séxtuple',
  sum: 'Suma',
  'sum.bonus': 'Suma ({points} desde {at})',
  'sum.ladder': 'Suma ({points} desde {at} … {best} desde {most})',
  'bonus.step': 'desde {at}',

  'colour.black': 'negro',
  'colour.red': 'rojo',
  'colour.green': 'verde',
  'colour.blue': 'azul',
  'face.J': 'jota',
  'face.Q': 'reina',
  'face.K': 'rey',
  'face.A': 'as',
  'same.9': { one: 'un nueve', other: '{count} nueves' },
  'same.10': { one: 'un diez', other: '{count} dieces' },
  'same.J': { one: 'una jota', other: '{count} jotas' },
  'same.Q': { one: 'una reina', other: '{count} reinas' },
  'same.K': { one: 'un rey', other: '{count} reyes' },
  'same.A': { one: 'un as', other: '{count} ases' },
  'letter.black': 'N',
  'letter.red': 'R',
  'letter.green': 'V',
  'letter.blue': 'A',
  side: '{value}, {colour}',

  bank: { one: '{n} tirada de reserva.', other: '{n} tiradas de reserva.' },
  saved: '{n} de reserva',
  'left.saved': '{n} + {saved} de reserva',
  'roll.buy': 'Comprar tirada',
  'turn.open': 'Turno {turn}',
  'turn.open.player': 'Turno {turn} · juega {player}',

  'cell.in': '{row} ({column})',
  'count.6': 'seis',
  'count.7': 'siete',
  'count.8': 'ocho',

  'cell.announce': '{row}, se puede anunciar',
  'cell.now': '{cell}, ahora {points}',
  'cell.announced': '{cell}, anunciada',
  'cell.struck': '{cell}, por culpa de {by}',
  'cell.won': '{cell}, ronda ganada',
  'cell.derived': '{row}, {n}',
  'cell.pending': '{row}, aún incompleta',
  'cell.entries': '{cell}, {made} de {all}: {list}',
  'cell.made': '{cell}, {made} de {all}',
  'why.other-announced': 'has anunciado «{row}»',
  'why.not-announced': 'anúnciala tras la primera tirada',
  'why.column-used': '«{column}» ya se ha usado en este turno',
  'why.bought-roll': 'las tiradas compradas solo valen en «{column}»',
  'why.no-cross': 'ningún dado encaja en esta fila',
  'why.order-down': 'ahora toca «{row}»',
  'why.order-up': 'ahora toca «{row}»',
  'why.order-ends': 'ahora solo «{row}» o «{row2}»',
  'why.order-middle': 'ahora solo «{row}» o «{row2}»',
  'why.order-upperThenLower': 'completa antes la sección superior',
  'why.order-lowerThenUpper': 'completa antes la sección inferior',
  'why.order-hand': 'esta columna solo admite primeras tiradas',
  'why.order-rolls': 'esta columna solo admite las {rolls} primeras tiradas',
  'why.order-counter': 'tiene que ser «{row}», como anunció {player}',
  'why.order-counter.none': '{player} no anunció nada',
  'roll.announce': 'Anuncia una casilla',
  'say.announce': '{Dice}. *Anuncia una casilla.*',
  'say.announce.roll': '{Dice}. *Anuncia una casilla* o vuelve a tirar.',
  'say.announced': '{Dice}. Has anunciado *{row}*.',
  'end.playoff': '*{players} empatan con {total}* y juegan un desempate.',
  'end.instant': '*{player} gana en el acto: {row}.*',
  'end.close': '*{player} gana con {total}* por desempate.',
  'end.close.row': '*{player} gana con {total}* por desempate, gracias a «{row}».',
  'say.struck': '{player}: 0 en «{row}».',
};
