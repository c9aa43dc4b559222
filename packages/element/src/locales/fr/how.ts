/** French. See `en/how`. */
import type { how as english } from '../en/how.js';
import type { WordsOf } from '../words.js';

export const how: WordsOf<typeof english> = {
  'how.yahtzee.1': 'Remplissez 13 cases en 13 tours. Le plus haut total gagne.',
  'how.yahtzee.2':
    'Chaque case de chiffre vaut la somme des dés de ce chiffre. Avec 63 ou plus dans la section haute (trois dés de chaque face), vous obtenez un bonus de 35.',
  'how.yahtzee.3':
    'Brelan, Carré et Chance valent la somme des cinq dés. Full vaut 25, Petite suite (quatre dés qui se suivent) 30, Grande suite (cinq qui se suivent) 40, {five} (cinq dés identiques) 50.',
  'how.yahtzee.4':
    'Une fois 50 points notés dans la case « {five} », chaque {five} supplémentaire rapporte +100.',
  'how.yahtzee.5':
    'Une fois la case « {five} » remplie, chaque {five} supplémentaire est un joker : notez-le dans la case de son chiffre. Si elle est remplie, il compte en entier dans toute case libre du bas ; s’il n’en reste pas, notez 0 dans une case du haut.',

  'how.kniffel.1':
    'Remplissez 13 cases en 13 tours, aux points du Yahtzee : bonus de 35 dès 63 en haut, Full 25, suites 30 et 40, {five} (cinq dés identiques) 50, et pour tout le reste la somme des dés.',
  'how.kniffel.2':
    'Une fois la case « {five} » remplie, même avec 0, chaque {five} supplémentaire va dans la case de son chiffre et y rapporte +50.',
  'how.kniffel.3':
    'Si cette case est remplie aussi, ce {five} est un joker : dans toute case libre du bas, il vaut 25, 30, 40 ou la somme de ses dés. Un joker ne rapporte pas de points en plus.',
  'how.kniffel.4':
    'S’il ne reste aucune case libre en bas, notez 0 dans une case du haut. Le plus haut total gagne.',

  'how.yams.1':
    'Remplissez 13 cases en 13 tours. Les cases de chiffres valent la somme de leurs dés ; dès 63 en tout, elles rapportent un bonus de 35.',
  'how.yams.2': 'Brelan, Carré et Chance valent la somme des cinq dés.',
  'how.yams.3':
    'Full vaut la somme de ses dés, mais au moins 25. Petite suite (quatre dés qui se suivent) vaut 30, Grande suite 40, {five} (cinq dés identiques) 50.',
  'how.yams.4':
    'Faire {five} une deuxième fois ne rapporte rien de plus et ne donne pas de joker. Le plus haut total gagne.',

  'how.yams-16.1': 'Jouez comme au Yams, avec 16 cases et 16 tours.',
  'how.yams-16.2':
    'Une paire vaut la somme des cinq dés si deux d’entre eux sont identiques ; Deux paires aussi, s’ils forment deux paires différentes (un full convient).',
  'how.yams-16.3':
    'Misère vaut 36 moins la somme des dés : plus elle est basse, mieux c’est. Cinq as donnent 31.',
  'how.yams-16.4': 'Bonus de 35 dès 63 en haut. Le plus haut total gagne.',

  'how.yatzy.1':
    'Remplissez 15 cases en 15 tours. Les cases de chiffres valent la somme de leurs dés ; dès 63 en tout, elles rapportent un bonus de 50.',
  'how.yatzy.2':
    'Une paire, Deux paires, Brelan et Carré ne comptent que les dés identiques. Deux paires demande deux chiffres différents.',
  'how.yatzy.3': 'Petite suite, c’est 1-2-3-4-5 pour 15 points ; Grande suite, 2-3-4-5-6 pour 20 points.',
  'how.yatzy.4':
    'Full et Chance valent la somme de tous les dés, {five} (cinq dés identiques) vaut 50. Faire {five} une deuxième fois ne rapporte rien de plus. Le plus haut total gagne.',

  'how.yatzy-forced.1':
    'Comptez comme au Yatzy, mais remplissez les cases dans l’ordre, de « As » jusqu’à « {five} ».',
  'how.yatzy-forced.2': 'Vous connaissez la case avant de lancer : ne jouez que pour elle.',
  'how.yatzy-forced.3':
    'Si les dés ne conviennent pas, notez-y 0 ; au tour suivant, passez à la case d’après.',
  'how.yatzy-forced.4': 'Bonus de 50 dès 63 en haut. Le plus haut total gagne.',

  'how.yatzy-forced-up.1':
    'Comptez comme au Yatzy, mais remplissez les cases dans l’ordre, en montant : d’abord « {five} », puis « Chance », et « As » en dernier.',
  'how.yatzy-forced-up.2':
    'Vous connaissez la case avant de lancer. Si les dés ne conviennent pas, notez-y 0 et montez d’une case.',
  'how.yatzy-forced-up.3': 'Bonus de 50 dès 63 en haut. Le plus haut total gagne.',

  'how.yatzy-osto.1': 'Comptez comme au Yatzy.',
  'how.yatzy-osto.2':
    'Chaque lancer non utilisé est mis en réserve : deux si vous arrêtez après le premier, un après le deuxième.',
  'how.yatzy-osto.3':
    'À un tour suivant, après vos trois lancers, chaque lancer en réserve en achète un de plus. Dépensez-en autant que vous en avez.',
  'how.yatzy-osto.4':
    'Un tour avec des lancers achetés ne met rien en réserve, et les lancers qui restent à la fin ne valent rien. Le plus haut total gagne.',

  'how.yatzy-osto-strict.1':
    'Jouez comme au Yatzy avec achats : les lancers non utilisés vont en réserve et en achètent d’autres aux tours suivants.',
  'how.yatzy-osto-strict.2':
    'Ils ne vont en réserve que si la case remplie rapporte plus de 0 : sacrifier tôt une case n’apporte rien.',
  'how.yatzy-osto-strict.3': 'Le plus haut total gagne.',

  'how.yatzy-x.1':
    'Remplissez trois colonnes de Yatzy, 45 cases en 45 tours. Chaque tour remplit une case libre, dans la colonne de votre choix.',
  'how.yatzy-x.2':
    'La deuxième colonne compte double, la troisième triple. Les cases affichent les points multipliés.',
  'how.yatzy-x.3': 'Chaque colonne a son propre bonus dès 63 avant multiplication : 50, 100 et 150.',
  'how.yatzy-x.4': 'Le plus haut total, toutes colonnes réunies, gagne.',

  'how.yatzy-3way.1':
    'Remplissez trois colonnes de Yatzy, 45 cases en 45 tours. Chaque tour remplit une case d’une colonne.',
  'how.yatzy-3way.2':
    '« Libre » se remplit dans n’importe quel ordre, « Descente » de « As » à « {five} », « Montée » de « {five} » à « As ».',
  'how.yatzy-3way.3': 'Chaque colonne a son propre bonus de 50 dès 63.',
  'how.yatzy-3way.4': 'Le plus haut total, toutes colonnes réunies, gagne.',

  'how.yatzy-combo.1':
    'Remplissez trois colonnes de Yatzy, 45 cases en 45 tours. Chaque tour remplit une case d’une colonne.',
  'how.yatzy-combo.2':
    '« Libre » se remplit dans n’importe quel ordre, « Descente » de « As » à « {five} ». « Achats » se remplit dans n’importe quel ordre et permet d’acheter des lancers.',
  'how.yatzy-combo.3':
    'Les lancers non utilisés ne vont en réserve que si vous remplissez une case de la colonne « Achats » ; après un lancer acheté, c’est là que vous devez en remplir une.',
  'how.yatzy-combo.4':
    'Chaque colonne a son propre bonus de 50 dès 63. Le plus haut total, toutes colonnes réunies, gagne.',

  'how.yatzy-declared.1':
    'Comptez comme au Yatzy, mais après le premier lancer, vous devez annoncer une case libre.',
  'how.yatzy-declared.2':
    'Relancez ensuite jusqu’à deux fois. Le résultat va dans la case annoncée, avec 0 s’il ne convient pas.',
  'how.yatzy-declared.3': 'Vous pouvez annoncer et vous arrêter aussitôt si le premier lancer vous suffit.',
  'how.yatzy-declared.4': 'Bonus de 50 dès 63 en haut. Le plus haut total gagne.',

  'how.maxi-yatzy.1':
    'Lancez six dés et remplissez 20 cases. Les cases de chiffres valent la somme de leurs dés ; dès 84 en tout (quatre dés de chaque face), elles rapportent un bonus de 100.',
  'how.maxi-yatzy.2':
    'Les paires, les dés identiques et les fulls ne comptent que les dés de la combinaison, et leurs groupes doivent être de chiffres différents. « Villa », c’est deux brelans ; « Tour », un carré et une paire.',
  'how.maxi-yatzy.3':
    'Les suites n’exigent rien des autres dés : Petite suite (de 1 à 5) vaut 15, Grande suite (de 2 à 6) 20, Suite complète (de 1 à 6) 21.',
  'how.maxi-yatzy.4':
    'Chance vaut la somme de tous les dés, {five} (six dés identiques) 100. Le plus haut total gagne.',

  'how.maxi-yatzy-saved.1': 'Comptez comme au Maxi Yatzy.',
  'how.maxi-yatzy-saved.2':
    'Chaque tour apporte trois nouveaux lancers. Ceux que vous n’utilisez pas restent en réserve et peuvent servir à n’importe quel tour suivant.',
  'how.maxi-yatzy-saved.3': 'Six dés, 20 cases, bonus de 100 dès 84. Le plus haut total gagne.',

  'how.maxi-yatzy-fi.1': 'Jouez comme au Maxi Yatzy, avec six dés et 20 cases.',
  'how.maxi-yatzy-fi.2': 'Le bonus dès 84 est de 50, et Suite complète (de 1 à 6) vaut 30.',
  'how.maxi-yatzy-fi.3': 'Le plus haut total gagne.',

  'how.seven-yatzy.1':
    'Lancez sept dés et remplissez 24 cases. 105 ou plus dans la section haute (cinq dés de chaque face) rapporte un bonus de 150.',
  'how.seven-yatzy.2':
    'Aux cases du Maxi Yatzy s’ajoutent Six identiques, Full et paire (trois, deux et deux), Château (quatre et trois) et Gratte-ciel (cinq et deux). Elles ne comptent que les dés de la combinaison, chaque groupe d’un chiffre différent.',
  'how.seven-yatzy.3':
    'Les suites valent 15, 20 et 21 et n’exigent rien des autres dés ; {five} (sept dés identiques) vaut 150.',
  'how.seven-yatzy.4':
    'Ces règles n’ont jamais été publiées en entier ; en voici notre reconstitution. Le plus haut total gagne.',

  'how.yatzy-american.1':
    'Remplissez 13 cases en 13 tours. Les cases de chiffres valent la somme de leurs dés ; dès 63 en tout, elles rapportent un bonus de 50.',
  'how.yatzy-american.2': 'Brelan, Carré et Chance valent la somme de tous les dés.',
  'how.yatzy-american.3':
    'Full vaut 25, Petite suite (quatre dés qui se suivent) 30, Grande suite 40, {five} (cinq dés identiques) 50.',
  'how.yatzy-american.4':
    'Il n’y a ni paires, ni jokers, ni supplément pour {five} une deuxième fois. Le plus haut total gagne.',

  'how.yacht.1': 'Remplissez 12 cases en 12 tours. Il n’y a ni bonus ni joker.',
  'how.yacht.2':
    'Les cases de chiffres valent la somme de leurs dés. Full et Choix valent la somme de tous les dés ; cinq dés identiques ne font pas un full.',
  'how.yacht.3': 'Carré vaut la somme des quatre dés identiques.',
  'how.yacht.4':
    'Petite suite (1-2-3-4-5) et Grande suite (2-3-4-5-6) valent chacune 30, Yacht (cinq dés identiques) 50. Le plus haut total gagne.',

  'how.generala.1':
    'Remplissez 10 cases : six cases de chiffres, Escalera, Full, Póker et Generala. Il n’y a pas de bonus.',
  'how.generala.2':
    'Une combinaison réussie au premier lancer est « servie » et vaut 5 de plus, voir le barème.',
  'how.generala.3':
    'Póker demande quatre dés identiques et vaut autant quel que soit leur chiffre ; cinq dés identiques comptent aussi.',
  'how.generala.4':
    'Une Generala au premier lancer d’un tour gagne aussitôt toute la partie, même si sa case est remplie. Sinon, le plus haut total gagne.',

  'how.poker-dice.1': 'De 2 à 20 joueurs. Jouez cinq manches ; qui en gagne le plus remporte la partie.',
  'how.poker-dice.2':
    'À chaque manche, chacun joue un tour de trois lancers au plus et garde la main obtenue à la fin.',
  'how.poker-dice.3':
    'La meilleure main gagne la manche. À mains égales, les dés de la combinaison décident d’abord, le plus grand groupe en premier, puis les autres dés ; l’as est le plus fort. Si l’égalité persiste, chacun des ex æquo gagne la manche.',
  'how.poker-dice.4': 'Rien ne s’additionne : une main ne compte que dans sa manche.',

  'how.cheerio.1': 'Pour 12 joueurs au plus. Remplissez 11 cases en 11 tours ; il n’y a pas de bonus.',
  'how.cheerio.2': 'Les cases de chiffres valent la somme de leurs dés ; les autres suivent le barème.',
  'how.cheerio.3': 'Le plus haut total gagne. Les ex æquo à la première place jouent une nouvelle partie.',

  'how.cheerio-wild.1': 'Remplissez sept cases : de « As » à « Six », et « Cheerio ».',
  'how.cheerio-wild.2':
    'Les as sont des jokers : un as peut prendre tout chiffre que montre un autre dé. Une case de chiffre vaut ce chiffre multiplié par le nombre de ses dés, as compris : 1-1-1-2-3 vaut donc 8 en « Deux » ou 12 en « Trois ».',
  'how.cheerio-wild.3':
    'Cinq dés d’un même chiffre sans as joker valent double dans la case de ce chiffre : cinq 4 font 40.',
  'how.cheerio-wild.4':
    'Cheerio vaut 50 pour cinq dés identiques ou cinq qui se suivent, 25 pour cinq dés identiques avec des as jokers. Le plus haut total gagne ; en cas d’égalité à la première place, on joue une nouvelle partie.',

  'how.cheerio-extended.1':
    'Remplissez 13 cases en 13 tours ; il n’y a pas de bonus, et les as ne sont pas des jokers.',
  'how.cheerio-extended.2':
    'Les cases de chiffres valent la somme de leurs dés, Somme celle de tous les dés ; les autres cases suivent le barème.',
  'how.cheerio-extended.3':
    'Le plus haut total gagne. Les ex æquo à la première place jouent une nouvelle partie.',

  'how.crag.1':
    'Jouez avec trois dés et deux lancers seulement par tour. Remplissez 13 cases en 13 tours ; il n’y a pas de bonus.',
  'how.crag.2': 'Les cases de chiffres valent la somme de leurs dés ; les autres suivent le barème.',
  'how.crag.3': 'Un Crag est un total de 13 avec une paire. Il peut aussi se noter en « Treize », pour 26.',
  'how.crag.4': 'Le plus haut total gagne.',

  'how.escalero.1':
    'De 2 à 4 joueurs. Remplissez dix lignes dans trois colonnes, 30 cases en 30 tours ; chaque tour remplit une case libre de votre choix.',
  'how.escalero.2':
    'Les dés se lisent comme au poker : 1 est un neuf, 2 un dix, 3 un valet, 4 une dame, 5 un roi, 6 un as. Les lignes de chiffres comptent 1 par neuf, et ainsi de suite jusqu’à 6 par as.',
  'how.escalero.3':
    'Une combinaison dont les cinq dés tombent d’un seul jet, à quelque lancer que ce soit, est « servie » et vaut plus.',
  'how.escalero.4':
    'À la fin, on compare les colonnes, pas les totaux : qui a le plus de points dans une colonne en reçoit la valeur de chacun des autres.',

  'how.balut.1':
    'Remplissez sept lignes quatre fois chacune, en 28 tours. À chaque tour, notez un résultat dans une ligne où il reste de la place.',
  'how.balut.2':
    '« Quatre », « Cinq » et « Six » valent la somme de leurs dés. Suite vaut 15 (1-2-3-4-5) ou 20 (2-3-4-5-6). Full et Choix valent la somme de tous les dés, Balut (cinq dés identiques) 20 plus la somme de ses dés.',
  'how.balut.3':
    'À la fin, la feuille rapporte des points selon le barème : pour les lignes complètes, pour chaque Balut et pour le total.',
  'how.balut.4': 'Qui a le plus de points gagne ; à égalité, le plus haut total l’emporte.',

  'how.kismet.1':
    'Remplissez 15 cases. Les points des dés ont des couleurs : 1 et 6 en noir, 2 et 5 en rouge, 3 et 4 en vert.',
  'how.kismet.2': 'La section de base rapporte un bonus de 35 de 63 à 70, de 55 de 71 à 77, de 75 dès 78.',
  'how.kismet.3':
    'Cinq dés identiques vont dans toutes les cases de la section Kismet, sauf Suite ; le barème indique les points.',
  'how.kismet.4':
    'Une fois des points notés dans la case « Kismet », à chaque Kismet supplémentaire, tous vos adversaires notent 0 dans leur première case libre et passent un tour. Vous notez le vôtre dans n’importe quelle case libre.',
  'how.kismet.5': 'Le plus haut total gagne.',

  'how.yamb.1':
    'Remplissez 12 lignes dans quatre colonnes, en 48 tours. « Descente » va de haut en bas, « Montée » de bas en haut, « Libre » prend n’importe quel ordre ; pour « Annonce », annoncez la case après le premier lancer.',
  'how.yamb.2':
    'Les cases de chiffres valent la somme de leurs dés ; dès 60 en tout dans une colonne, elles y rapportent 30.',
  'how.yamb.3':
    'Maximum et Minimum prennent la somme de n’importe quel lancer. Leur différence, multipliée par les As de la colonne, s’ajoute au total : visez haut pour l’un, bas pour l’autre. Elle peut être négative.',
  'how.yamb.4':
    'Suite vaut d’autant plus qu’elle tombe tôt. Le plus haut total, toutes colonnes réunies, gagne.',

  'how.triple-yahtzee.1':
    'Remplissez trois colonnes de Yahtzee, 39 cases en 39 tours. Chaque tour remplit une case libre de votre choix.',
  'how.triple-yahtzee.2':
    'La deuxième colonne compte double, la troisième triple, y compris le bonus de 35 dès 63 en haut.',
  'how.triple-yahtzee.3':
    'Une fois les trois cases « {five} » remplies, chaque {five} supplémentaire est un joker : notez-le dans une case libre de son chiffre ; quand elles sont remplies, il compte en entier dans toute case libre du bas.',
  'how.triple-yahtzee.4':
    'Si aucune des trois cases « {five} » ne contient 0, il rapporte aussi 100, 200 ou 300, selon la colonne remplie. Le plus haut total gagne.',

  'how.sachsenkniffel.1':
    'À deux joueurs ou plus, soyez le premier à compléter 12 lignes de six croix. Il n’y a pas de points.',
  'how.sachsenkniffel.2':
    'Un tour compte jusqu’à trois lancers de six dés. À l’un d’eux, choisissez une ligne où les dés donnent des croix ; ce sera votre ligne pour ce tour.',
  'how.sachsenkniffel.3':
    'Mettez de côté les dés de votre ligne et relancez les autres pour y ajouter des croix. Au-delà de six, les croix sont perdues. Si rien ne convient jusqu’au dernier lancer, vous ne notez rien.',
  'how.sachsenkniffel.4':
    'Si vous utilisez les six dés ou complétez la ligne, vous jouez aussitôt un autre tour.',
  'how.sachsenkniffel.5':
    'Le premier à compléter toutes les lignes gagne. La manche se joue jusqu’au bout ; ceux qui terminent dans la même manche jouent la belle.',

  'how.lucky7.1': 'Jouez comme au Yahtzee avec cinq dés à sept faces : 14 cases, dont « Sept ».',
  'how.lucky7.2': '84 ou plus dans la section haute (trois dés de chaque face) rapporte un bonus de 35.',
  'how.lucky7.3':
    'Full vaut 25, Petite suite (quatre dés qui se suivent) 30, Grande suite (cinq qui se suivent, jusqu’à 3-4-5-6-7) 40, {five} 50.',
  'how.lucky7.4':
    'Chaque {five} supplémentaire rapporte +100 et sert de joker comme au Yahtzee. Ces règles sont pour la plupart notre reconstitution. Le plus haut total gagne.',

  'how.tricolor.1':
    'Remplissez les 15 cases du Kismet. Les points des dés ont des couleurs : 1 et 6 en bleu, 2 et 5 en rouge, 3 et 4 en vert.',
  'how.tricolor.2':
    'Les points, le bonus de 35, 55 ou 75 et la pénalité des adversaires sont ceux du Kismet.',
  'how.tricolor.3':
    'Des règles d’origine, il ne reste que « semblable à Kismet » ; voici notre reconstitution. Le plus haut total gagne.',

  'how.rainbow.1':
    'Jouez comme au Yahtzee avec 17 cases. Chaque dé lancé tombe aussi sur une couleur : rouge, vert ou bleu.',
  'how.rainbow.2':
    'Couleur rouge, Couleur verte et Couleur bleue valent chacune 35 si les cinq dés ont cette couleur. Full de couleurs vaut 15 pour trois dés d’une couleur et deux d’une autre.',
  'how.rainbow.3':
    'Si votre case « {five} » contient 50, chaque {five} supplémentaire rapporte +100, et +200 si tous ses dés sont d’une même couleur.',
  'how.rainbow.4':
    'Un joker compte en entier dans les cases de couleur aussi. Bonus de 35 dès 63 en haut. Le plus haut total gagne.',
};
