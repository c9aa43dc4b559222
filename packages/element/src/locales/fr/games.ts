/** French: the games. See `en/games`. */
import type { games as english } from '../en/games.js';
import type { WordsOf } from '../words.js';

export const games: WordsOf<typeof english> = {
  'teaser.yahtzee': 'Treize cases, et +100 pour chaque Yams supplémentaire',

  'game.kniffel': 'Kniffel',
  'teaser.kniffel': 'Le jeu allemand : un Kniffel de plus, +50 ou un joker',
  'how.kniffel.1': 'Comptez comme au Yahtzee ; seul change ce que rapporte chaque {five} supplémentaire.',
  'how.kniffel.2':
    'Une fois la case « {five} » remplie, même avec 0, chaque {five} supplémentaire va dans la case de son chiffre et y rapporte des points en plus. Un joker n’en rapporte pas.',
  'row.kniffel.yahtzee': 'Kniffel',

  'game.yams': 'Yams',
  'teaser.yams': 'Treize cases sans supplément ; le full paie sa somme',
  'how.yams.1': 'Full vaut la somme de ses dés, mais au moins 25.',
  'how.yams.2': 'Faire {five} une deuxième fois ne rapporte rien de plus et ne donne pas de joker.',
  'row.yams.yahtzee': 'Yams',
  'row.yams.chance': 'Chance',

  'game.yams-16': 'Yams 16',
  'teaser.yams-16': 'Le Yams et trois lignes de plus, dont une pour le pire',
  'how.yams-16.1':
    'Jouez comme au Yams, avec trois cases de plus : Une paire, Deux paires (un full convient) et Misère.',
  'how.yams-16.2': 'Pour Misère, plus la somme des dés est basse, mieux c’est : cinq as donnent 31.',
  'row.misere': 'Misère',

  'game.yatzy': 'Yatzy',
  'teaser.yatzy': 'Le jeu nordique : des paires et un bonus de 50',
  'how.yatzy.1':
    'Contrairement au Yahtzee, Brelan et Carré ne comptent que les dés identiques, et chaque suite demande les cinq dés.',
  'how.yatzy.2': 'Faire {five} une deuxième fois ne rapporte rien de plus.',
  'row.yatzy.yahtzee': 'Yatzy',

  'game.yatzy-forced': 'Yatzy forcé',
  'teaser.yatzy-forced': 'Le Yatzy de haut en bas, sans choisir sa case',
  'how.yatzy-forced.1':
    'Comptez comme au Yatzy, mais remplissez les cases dans l’ordre, de « As » jusqu’à « {five} ».',
  'how.yatzy-forced.2': 'Vous connaissez la case avant de lancer : ne jouez que pour elle.',

  'game.yatzy-forced-up': 'Yatzy forcé, en montant',
  'teaser.yatzy-forced-up': 'Le Yatzy de bas en haut : Yatzy d’abord, As en dernier',
  'how.yatzy-forced-up.1':
    'Comptez comme au Yatzy, mais remplissez les cases dans l’ordre, en montant : d’abord « {five} », puis « Chance », et « As » en dernier.',
  'how.yatzy-forced-up.2':
    'Vous connaissez la case avant de lancer. Si les dés ne conviennent pas, notez-y 0 et montez d’une case.',

  'game.yatzy-osto': 'Yatzy avec achats',
  'teaser.yatzy-osto': 'Épargnez des lancers, dépensez-les au bon moment',
  'how.yatzy-osto.1':
    'Comptez comme au Yatzy, mais chaque lancer non utilisé est mis en réserve : à un tour suivant, après vos trois lancers, il en achète un de plus.',
  'how.yatzy-osto.2':
    'Un tour avec des lancers achetés ne met rien en réserve, et les lancers qui restent à la fin ne valent rien.',

  'game.yatzy-osto-strict': 'Yatzy avec achats, strict',
  'teaser.yatzy-osto-strict': 'Des lancers en réserve, mais seulement si la case rapporte',
  'how.yatzy-osto-strict.1':
    'Jouez comme au Yatzy avec achats : les lancers non utilisés vont en réserve et en achètent d’autres aux tours suivants.',
  'how.yatzy-osto-strict.2':
    'Ils ne vont en réserve que si la case remplie rapporte plus de 0 : sacrifier tôt une case n’apporte rien.',

  'game.yatzy-x': 'Yatzy multiplié',
  'teaser.yatzy-x': 'Trois colonnes de Yatzy : simple, double et triple',
  'how.yatzy-x.1':
    'Remplissez trois colonnes de Yatzy. Chaque tour remplit une case libre, dans la colonne de votre choix.',
  'how.yatzy-x.2':
    'Les cases affichent les points multipliés. Chaque colonne a son propre bonus : ses points se comptent avant multiplication, mais le bonus est multiplié lui aussi.',

  'game.yatzy-3way': 'Yatzy à trois sens',
  'teaser.yatzy-3way': 'Trois colonnes : au choix, en descendant, en montant',
  'how.yatzy-3way.1':
    'Remplissez trois colonnes de Yatzy, chacune avec son propre bonus. Chaque tour remplit une case d’une colonne.',

  'game.yatzy-combo': 'Yatzy combiné',
  'teaser.yatzy-combo': 'Trois sortes de Yatzy côte à côte sur une feuille',
  'how.yatzy-combo.1':
    'Remplissez trois colonnes de Yatzy, chacune avec son propre bonus. Chaque tour remplit une case d’une colonne.',
  'how.yatzy-combo.2':
    'Chaque lancer en réserve en achète un de plus. Les lancers non utilisés ne vont en réserve que si vous remplissez une case de la colonne « Achats » ; après un lancer acheté, c’est là que vous devez en remplir une.',

  'game.yatzy-declared': 'Yatzy annoncé',
  'teaser.yatzy-declared': 'Annoncez la case au premier lancer, puis réussissez-la',
  'how.yatzy-declared.1':
    'Comptez comme au Yatzy, mais après le premier lancer, vous devez annoncer une case libre.',
  'how.yatzy-declared.2':
    'Le résultat va dans la case annoncée, avec 0 s’il ne convient pas. Vous pouvez annoncer et vous arrêter aussitôt si le premier lancer vous suffit.',

  'game.maxi-yatzy': 'Maxi Yatzy',
  'teaser.maxi-yatzy': 'Six dés, vingt cases, un bonus de 100',
  'how.maxi-yatzy.1': 'Jouez comme au Yatzy, avec six dés et plus de combinaisons.',
  'how.maxi-yatzy.2':
    'Les groupes d’une combinaison doivent être de chiffres différents ; les autres dés sont libres.',
  'section.maxi.lower': 'Combinaisons',
  'row.maxi.yahtzee': 'Maxi Yatzy',

  'game.maxi-yatzy-saved': 'Maxi Yatzy, lancers en réserve',
  'teaser.maxi-yatzy-saved': 'Le Maxi Yatzy qui garde vos lancers pour plus tard',
  'how.maxi-yatzy-saved.1':
    'Comptez comme au Maxi Yatzy. Chaque tour apporte trois nouveaux lancers. Ceux que vous n’utilisez pas restent en réserve et peuvent servir à n’importe quel tour suivant.',

  'game.maxi-yatzy-fi': 'Maxi Yatzy finlandais',
  'teaser.maxi-yatzy-fi': 'Maxi Yatzy à la finlandaise : bonus 50, suite complète 30',
  'how.maxi-yatzy-fi.1':
    'Jouez comme au Maxi Yatzy, avec un bonus plus petit et plus de points pour Suite complète.',

  'game.seven-yatzy': 'Yatzy 7',
  'teaser.seven-yatzy': 'Sept dés, vingt-quatre cases, des tours et des châteaux',
  'how.seven-yatzy.1':
    'C’est le Maxi Yatzy à sept dés : à ses cases s’ajoutent Six identiques, Full et paire, Château et Gratte-ciel.',
  'how.seven-yatzy.2':
    'Les groupes d’une combinaison doivent être de chiffres différents ; les autres dés sont libres.',
  'section.seven.lower': 'Combinaisons',
  'row.sixOfAKind': 'Six identiques',
  'row.fullHousePair': 'Full et paire',
  'row.castle': 'Château',
  'row.highRise': 'Gratte-ciel',
  'row.seven.yahtzee': 'Yatzy 7',

  'game.yatzy-american': 'Yatzy américain',
  'teaser.yatzy-american': 'Les cases du Yahtzee, le bonus du Yatzy, aucun joker',
  'how.yatzy-american.1': 'Il n’y a ni paires, ni jokers, ni supplément pour {five} une deuxième fois.',

  'game.yacht': 'Yacht',
  'teaser.yacht': 'L’ancêtre : douze cases et pas le moindre bonus',
  'how.yacht.1': 'Il n’y a ni bonus ni joker, et cinq dés identiques ne font pas un full.',
  'row.yacht.smallStraight': 'Petite suite',
  'row.yacht.largeStraight': 'Grande suite',
  'row.yacht.yahtzee': 'Yacht',
  'row.yacht.chance': 'Choix',

  'game.generala': 'Generala',
  'teaser.generala': 'Amérique latine : Generala au premier lancer, c’est gagné',
  'how.generala.1': 'Une combinaison réussie au premier lancer est « servie » et vaut plus.',
  'how.generala.2':
    'Póker vaut autant quel que soit le chiffre des dés ; cinq dés identiques comptent aussi.',
  'how.generala.3':
    'Une Generala au premier lancer d’un tour gagne aussitôt toute la partie, même si sa case est remplie.',
  'row.generala.straight': 'Escalera',
  'row.generala.fullHouse': 'Full',
  'row.generala.fourOfAKind': 'Póker',
  'row.generala.yahtzee': 'Generala',

  'game.poker-dice': 'Poker d’as',
  'teaser.poker-dice': 'Pas de feuille à remplir : la meilleure main gagne la manche',
  'how.poker-dice.1':
    'À chaque manche, chacun joue un tour et garde la main obtenue à la fin ; rien ne s’additionne.',
  'how.poker-dice.2':
    'À mains égales, les dés de la combinaison décident d’abord, le plus grand groupe en premier, puis les autres dés ; l’as est le plus fort. Si l’égalité persiste, chacun des ex æquo gagne la manche.',

  'game.cheerio': 'Cheerio',
  'teaser.cheerio': 'Onze cases, une petite et une grande suite, une grande main',
  'how.cheerio.1': 'Il n’y a pas de bonus. Les ex æquo à la première place jouent une nouvelle partie.',
  'row.cheerio.smallStraight': 'Petite suite',
  'row.cheerio.largeStraight': 'Grande suite',
  'row.cheerio.chance': 'Grande main',
  'row.cheerio.yahtzee': 'Cheerio',

  'game.cheerio-wild': 'Cheerio, as jokers',
  'teaser.cheerio-wild': 'Sept cases, et les as remplacent tout',
  'how.cheerio-wild.1':
    'Les as sont des jokers : un as peut prendre tout chiffre que montre un autre dé. Une case de chiffre vaut ce chiffre multiplié par le nombre de ses dés, as compris : 1-1-1-2-3 vaut donc 8 en « Deux » ou 12 en « Trois ».',
  'how.cheerio-wild.2':
    'Cinq dés d’un même chiffre sans as joker valent double dans la case de ce chiffre : cinq 4 font 40.',
  'how.cheerio-wild.3':
    'Cheerio vaut 50 pour cinq dés identiques ou cinq qui se suivent, 25 pour cinq dés identiques avec des as jokers. En cas d’égalité à la première place, on joue une nouvelle partie.',

  'game.cheerio-extended': 'Cheerio étendu',
  'teaser.cheerio-extended': 'Treize cases, des combinaisons à points fixes',
  'how.cheerio-extended.1':
    'Il n’y a pas de bonus, et les as ne sont pas des jokers. Les ex æquo à la première place jouent une nouvelle partie.',
  'row.cheerio-extended.smallStraight': 'Suite de quatre',
  'row.cheerio-extended.largeStraight': 'Cheerio',
  'row.cheerio-extended.chance': 'Somme',
  'row.cheerio-extended.yahtzee': 'Cinq identiques',

  'game.crag': 'Crag',
  'teaser.crag': 'Trois dés, deux lancers, et le treize porte bonheur',
  'how.crag.1': 'Jouez avec trois dés et deux lancers seulement par tour ; il n’y a pas de bonus.',
  'how.crag.2': 'Un Crag est un total de 13 avec une paire. Il peut aussi se noter en « Treize ».',
  'row.oddStraight': 'Suite impaire',
  'row.evenStraight': 'Suite paire',
  'row.lowStraight': 'Suite basse',
  'row.highStraight': 'Suite haute',
  'row.thirteen': 'Treize',
  'row.crag': 'Crag',

  'game.escalero': 'Escalero',
  'teaser.escalero': 'Dés de poker sur trois colonnes, à gagner une par une',
  'how.escalero.1':
    'Les dés montrent des faces de poker : neuf, dix, valet, dame, roi et as. Les lignes de chiffres comptent 1 par neuf, et ainsi de suite jusqu’à 6 par as.',
  'how.escalero.2':
    'Une combinaison dont les cinq dés tombent d’un seul jet, à quelque lancer que ce soit, est « servie » et vaut plus.',
  'how.escalero.3':
    'À la fin, on compare les colonnes, pas les totaux : qui a le plus de points dans une colonne en reçoit la valeur de chacun des autres.',
  'row.escalero.ones': 'Neuf',
  'row.escalero.twos': 'Dix',
  'row.escalero.threes': 'Valets',
  'row.escalero.fours': 'Dames',
  'row.escalero.fives': 'Rois',
  'row.escalero.sixes': 'As',
  'row.escalero.fourOfAKind': 'Poker',
  'row.escalero.yahtzee': 'Grande',

  'game.balut': 'Balut',
  'teaser.balut': 'Sept lignes à remplir quatre fois, des points au barème',
  'how.balut.1':
    'À la fin, la feuille rapporte des points selon le barème : pour les lignes complètes, pour chaque Balut et pour le total.',
  'how.balut.2': 'Qui a le plus de points gagne ; à égalité, le plus haut total l’emporte.',
  'row.balut.chance': 'Choix',
  'row.balut.yahtzee': 'Balut',

  'game.kismet': 'Kismet',
  'teaser.kismet': 'Des points en couleur, et des ennuis pour les autres',
  'how.kismet.1': 'Les points des dés ont des couleurs : 1 et 6 en noir, 2 et 5 en rouge, 3 et 4 en vert.',
  'how.kismet.2': 'Cinq dés identiques vont dans toutes les cases de la section Kismet, sauf Suite.',
  'how.kismet.3':
    'Une fois des points notés dans la case « Kismet », chaque Kismet supplémentaire coûte à tous vos adversaires une case et un tour. Vous notez le vôtre dans n’importe quelle case libre.',
  'section.kismet.upper': 'Section de base',
  'section.kismet.lower': 'Section Kismet',
  'row.kismet.ones': 'As',
  'row.kismet.twos': 'Deux',
  'row.kismet.threes': 'Trois',
  'row.kismet.chance': 'Yarborough',
  'row.kismet.yahtzee': 'Kismet',

  'game.yamb': 'Yamb',
  'teaser.yamb': 'Quatre colonnes, chacune avec son ordre',
  'how.yamb.1':
    'Remplissez quatre colonnes, chacune avec son propre bonus. Chaque tour remplit une case d’une colonne.',
  'how.yamb.2':
    'Visez haut pour Maximum et bas pour Minimum : leur différence, multipliée par les As de la colonne, s’ajoute au total et peut être négative.',
  'row.max': 'Maximum',
  'row.min': 'Minimum',
  'row.yamb.fullHouse': 'Full',
  'row.yamb.fourOfAKind': 'Poker',
  'row.yamb.yahtzee': 'Yamb',

  'game.triple-yahtzee': 'Triple Yahtzee',
  'teaser.triple-yahtzee': 'Trois colonnes de Yahtzee : simple, double et triple',
  'how.triple-yahtzee.1':
    'Remplissez trois colonnes de Yahtzee ; chaque tour remplit une case libre de votre choix. La deuxième colonne compte double, la troisième triple, y compris son propre bonus.',
  'how.triple-yahtzee.2':
    'Une fois les trois cases « {five} » remplies, chaque {five} supplémentaire est un joker. Si aucune d’elles ne contient 0, il rapporte aussi des points en plus, multipliés selon la colonne remplie.',

  'game.sachsenkniffel': 'Sachsenkniffel',
  'teaser.sachsenkniffel': 'Une course aux croix : douze lignes, le premier gagne',
  'how.sachsenkniffel.1':
    'À deux joueurs ou plus, soyez le premier à compléter 12 lignes de six croix. Il n’y a pas de points.',
  'how.sachsenkniffel.2':
    'À l’un de vos lancers, choisissez une ligne où les dés donnent des croix ; ce sera votre ligne pour ce tour. Au-delà de six, les croix sont perdues.',
  'how.sachsenkniffel.3':
    'Si rien ne convient jusqu’au dernier lancer, vous ne notez rien. Si vous utilisez les six dés ou complétez la ligne, vous jouez aussitôt un autre tour.',
  'how.sachsenkniffel.4':
    'Le premier à compléter toutes les lignes gagne. La manche se joue jusqu’au bout ; ceux qui terminent dans la même manche jouent la belle.',
  'section.sachsenkniffel.upper': 'Dés isolés',
  'section.sachsenkniffel.lower': 'Paires de dés',
  'row.sum7': 'Somme 7',
  'row.sum8': 'Somme 8',
  'row.sum9': 'Somme 9',
  'row.sum10': 'Somme 10',
  'row.sum11': 'Somme 11',
  'row.sum12': 'Somme 12',
  'cell.sachsenkniffel.announce': '{row}, peut être votre ligne',
  'cell.sachsenkniffel.announced': '{cell}, votre ligne',
  'why.sachsenkniffel.other-announced': 'votre ligne est « {row} »',
  'why.sachsenkniffel.not-announced': 'choisissez d’abord une ligne',
  'roll.sachsenkniffel.announce': 'Choisir une ligne',
  'say.sachsenkniffel.announce': '{Dice}. *Choisissez une ligne.*',
  'say.sachsenkniffel.announce.roll': '{Dice}. *Choisissez une ligne* ou relancez.',
  'say.sachsenkniffel.announced': '{Dice}. Votre ligne : *{row}*.',

  'game.lucky7': 'Lucky 7',
  'teaser.lucky7': 'Le Yahtzee avec des dés à sept faces et une ligne de Sept',
  'how.lucky7.1': 'Jouez comme au Yahtzee, jokers compris, avec cinq dés à sept faces et la case « Sept ».',
  'how.lucky7.2': 'Ces règles sont pour la plupart notre reconstitution.',
  'row.sevens': 'Sept',

  'game.tricolor': 'TriColor',
  'teaser.tricolor': 'Les cases du Kismet avec des points bleus, rouges et verts',
  'how.tricolor.1':
    'Jouez comme au Kismet, avec des points d’autres couleurs : 1 et 6 en bleu, 2 et 5 en rouge, 3 et 4 en vert.',
  'how.tricolor.2':
    'Des règles d’origine, il ne reste que « semblable à Kismet » ; voici notre reconstitution.',

  'game.rainbow': 'Rainbow',
  'teaser.rainbow': 'Le Yahtzee aux dés de couleur, avec quatre cases à couleurs',
  'how.rainbow.1':
    'Jouez comme au Yahtzee. Chaque dé lancé tombe aussi sur une couleur : rouge, vert ou bleu.',
  'how.rainbow.2':
    'Full de couleurs demande trois dés d’une couleur et deux d’une autre. Un joker compte en entier dans les cases de couleur aussi.',
  'row.redFlush': 'Couleur rouge',
  'row.greenFlush': 'Couleur verte',
  'row.blueFlush': 'Couleur bleue',
  'row.colourFullHouse': 'Full de couleurs',

  'section.pairs': 'Paires',
  'section.middle': 'Maximum et minimum',
  'section.rounds': 'Manches',
  'row.onePair': 'Une paire',
  'row.twoPairs': 'Deux paires',
  'row.threePairs': 'Trois paires',
  'row.fiveOfAKind': 'Cinq identiques',
  'row.straight': 'Suite',
  'row.fullStraight': 'Suite complète',
  'row.villa': 'Villa',
  'row.tower': 'Tour',
  'row.plus': 'Plus',
  'row.moins': 'Moins',
  'row.plusMoins': 'Plus + Moins',
  'row.secondYahtzee': 'Double Generala',
  'row.round': 'Manche {n}',
  'row.twoPairsSameColour': 'Paires même couleur',
  'row.flush': 'Couleur',
  'row.fullHouseSameColour': 'Full même couleur',
  'row.minimax': '(Max−Min) × As',

  'same.7': { one: 'un 7', other: '{count} 7' },

  'hand.bust': 'Dé haut',
  'hand.onePair': 'Une paire',
  'hand.twoPairs': 'Deux paires',
  'hand.threeOfAKind': 'Brelan',
  'hand.straight': 'Suite',
  'hand.fullHouse': 'Full',
  'hand.fourOfAKind': 'Carré',
  'hand.fiveOfAKind': 'Cinq identiques',
  crosses: { one: '{n} croix', other: '{n} croix' },

  'standing.points': { one: '{n} point', other: '{n} points' },
  'standing.settlement': { one: '{n} point gagné', other: '{n} points gagnés' },
  'standing.rounds': { one: '{n} manche gagnée', other: '{n} manches gagnées' },
  'standing.crosses': { one: '{n} croix', other: '{n} croix' },
  'total.rounds': 'Manches gagnées',
  'total.crosses': 'Croix',

  columns: 'Colonne',
  'columns.order': 'Colonne',
  'spoken.column': '{column} : {rows}.',
  'column.free': 'Libre',
  'column.down': 'Descente',
  'column.up': 'Montée',
  'column.ends': 'Deux bouts',
  'column.middle': 'Milieu',
  'column.upperThenLower': 'Haut d’abord',
  'column.lowerThenUpper': 'Bas d’abord',
  'column.announce': 'Annonce',
  'column.lateAnnounce': 'Annonce 2',
  'column.hand': 'Un lancer',
  'column.counter': 'Suivre',
  'column.left': 'Gauche',
  'column.right': 'Droite',
  'column.osto': 'Achats',
  'column.x1': 'Simple',
  'column.x2': 'Double',
  'column.x3': 'Triple',
  'column.x4': 'Quadruple',
  'column.x5': 'Quintuple',
  'column.x6': 'Sextuple',
  sum: 'Somme',
  'sum.bonus': 'Somme ({points} dès {at})',
  'sum.ladder': 'Somme ({points} dès {at} … {best} dès {most})',
  'bonus.step': 'dès {at}',

  'colour.black': 'noir',
  'colour.red': 'rouge',
  'colour.green': 'vert',
  'colour.blue': 'bleu',
  'face.J': 'valet',
  'face.Q': 'dame',
  'face.K': 'roi',
  'face.A': 'as',
  'same.9': { one: 'un 9', other: '{count} 9' },
  'same.10': { one: 'un 10', other: '{count} 10' },
  'same.J': { one: 'un valet', other: '{count} valets' },
  'same.Q': { one: 'une dame', other: '{count} dames' },
  'same.K': { one: 'un roi', other: '{count} rois' },
  'same.A': { one: 'un as', other: '{count} as' },
  'letter.black': 'N',
  'letter.red': 'R',
  'letter.green': 'V',
  'letter.blue': 'B',
  side: '{value}, {colour}',

  bank: { one: '{n} lancer en réserve.', other: '{n} lancers en réserve.' },
  saved: '{n} en réserve',
  'left.saved': '{n} + {saved} en réserve',
  'roll.buy': 'Acheter un lancer',
  'turn.open': 'Tour {turn}',
  'turn.open.player': 'Tour {turn} · à {player} de jouer',

  'cell.in': '{row} ({column})',
  'count.6': 'six',
  'count.7': 'sept',
  'count.8': 'huit',

  'cell.announce': '{row}, annonce possible',
  'cell.now': '{cell}, vaut {points} pour l’instant',
  'cell.announced': '{cell}, case annoncée',
  'cell.struck': '{cell}, à cause de {by}',
  'cell.won': '{cell}, manche gagnée',
  'cell.derived': '{row}, {n}',
  'cell.pending': '{row}, encore incomplète',
  'cell.entries': '{cell}, {made} sur {all} : {list}',
  'cell.made': '{cell}, {made} sur {all}',
  'why.other-announced': 'vous avez annoncé « {row} »',
  'why.not-announced': 'à annoncer après le premier lancer',
  'why.column-used': '« {column} » a déjà servi à ce tour',
  'why.bought-roll': 'les lancers achetés ne comptent que dans « {column} »',
  'why.no-cross': 'aucun dé ne convient à cette ligne',
  'why.order-down': 'la prochaine case est « {row} »',
  'why.order-up': 'la prochaine case est « {row} »',
  'why.order-ends': 'prochaine case possible : « {row} » ou « {row2} »',
  'why.order-middle': 'prochaine case possible : « {row} » ou « {row2} »',
  'why.order-upperThenLower': 'remplissez d’abord la section haute',
  'why.order-lowerThenUpper': 'remplissez d’abord la section basse',
  'why.order-hand': 'cette colonne ne prend que des premiers lancers',
  'why.order-rolls': 'cette colonne ne prend que les {rolls} premiers lancers',
  'why.order-counter': 'ce doit être « {row} », annoncée par {player}',
  'why.order-counter.none': '{player} n’a rien annoncé',
  'roll.announce': 'Annoncer une case',
  'say.announce': '{Dice}. *Annoncez une case.*',
  'say.announce.roll': '{Dice}. *Annoncez une case* ou relancez.',
  'say.announced': '{Dice}. Vous avez annoncé *{row}*.',
  'end.playoff': '*{players} sont à égalité avec {total}* et jouent la belle.',
  'end.instant': '*{player} gagne aussitôt : {row}.*',
  'end.close': '*{player} gagne avec {total}* au départage.',
  'end.close.row': '*{player} gagne avec {total}* au départage, grâce à « {row} ».',
  'say.struck': '{player} : 0 en « {row} ».',
};
