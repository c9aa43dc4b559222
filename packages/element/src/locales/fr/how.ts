/** French. See `en/how`. */
import type { how as english } from '../en/how.js';
import type { WordsOf } from '../words.js';

export const how: WordsOf<typeof english> = {
  'how.yahtzee.1':
    'Chaque case demande une autre combinaison de dés. Remplissez-les toutes en marquant le plus de points possible.',
  'how.yahtzee.2':
    'Une fois la case « {five} » remplie, même avec 0, chaque {five} supplémentaire est un joker : il ne peut pas aller en bas tant que la case de son chiffre est libre.',

  'how.kniffel.1': 'Comptez comme au Yahtzee ; seul change ce que rapporte chaque {five} supplémentaire.',
  'how.kniffel.2':
    'Une fois la case « {five} » remplie, même avec 0, chaque {five} supplémentaire va dans la case de son chiffre et y rapporte des points en plus. Un joker n’en rapporte pas.',

  'how.yams.1': 'Full vaut la somme de ses dés, mais au moins 25.',
  'how.yams.2': 'Faire {five} une deuxième fois ne rapporte rien de plus et ne donne pas de joker.',

  'how.yams-16.1':
    'Jouez comme au Yams, avec trois cases de plus : Une paire, Deux paires (un full convient) et Misère.',
  'how.yams-16.2': 'Pour Misère, plus la somme des dés est basse, mieux c’est : cinq as donnent 31.',

  'how.yatzy.1':
    'Contrairement au Yahtzee, Brelan et Carré ne comptent que les dés identiques, et chaque suite demande les cinq dés.',
  'how.yatzy.2': 'Faire {five} une deuxième fois ne rapporte rien de plus.',

  'how.yatzy-forced.1':
    'Comptez comme au Yatzy, mais remplissez les cases dans l’ordre, de « As » jusqu’à « {five} ».',
  'how.yatzy-forced.2': 'Vous connaissez la case avant de lancer : ne jouez que pour elle.',

  'how.yatzy-forced-up.1':
    'Comptez comme au Yatzy, mais remplissez les cases dans l’ordre, en montant : d’abord « {five} », puis « Chance », et « As » en dernier.',
  'how.yatzy-forced-up.2':
    'Vous connaissez la case avant de lancer. Si les dés ne conviennent pas, notez-y 0 et montez d’une case.',

  'how.yatzy-osto.1':
    'Comptez comme au Yatzy, mais chaque lancer non utilisé est mis en réserve : à un tour suivant, après vos trois lancers, il en achète un de plus.',
  'how.yatzy-osto.2':
    'Un tour avec des lancers achetés ne met rien en réserve, et les lancers qui restent à la fin ne valent rien.',

  'how.yatzy-osto-strict.1':
    'Jouez comme au Yatzy avec achats : les lancers non utilisés vont en réserve et en achètent d’autres aux tours suivants.',
  'how.yatzy-osto-strict.2':
    'Ils ne vont en réserve que si la case remplie rapporte plus de 0 : sacrifier tôt une case n’apporte rien.',

  'how.yatzy-x.1':
    'Remplissez trois colonnes de Yatzy. Chaque tour remplit une case libre, dans la colonne de votre choix.',
  'how.yatzy-x.2':
    'Les cases affichent les points multipliés. Chaque colonne a son propre bonus : ses points se comptent avant multiplication, mais le bonus est multiplié lui aussi.',

  'how.yatzy-3way.1':
    'Remplissez trois colonnes de Yatzy, chacune avec son propre bonus. Chaque tour remplit une case d’une colonne.',

  'how.yatzy-combo.1':
    'Remplissez trois colonnes de Yatzy, chacune avec son propre bonus. Chaque tour remplit une case d’une colonne.',
  'how.yatzy-combo.2':
    'Chaque lancer en réserve en achète un de plus. Les lancers non utilisés ne vont en réserve que si vous remplissez une case de la colonne « Achats » ; après un lancer acheté, c’est là que vous devez en remplir une.',

  'how.yatzy-declared.1':
    'Comptez comme au Yatzy, mais après le premier lancer, vous devez annoncer une case libre.',
  'how.yatzy-declared.2':
    'Le résultat va dans la case annoncée, avec 0 s’il ne convient pas. Vous pouvez annoncer et vous arrêter aussitôt si le premier lancer vous suffit.',

  'how.maxi-yatzy.1': 'Jouez comme au Yatzy, avec six dés et plus de combinaisons.',
  'how.maxi-yatzy.2':
    'Les groupes d’une combinaison doivent être de chiffres différents ; les autres dés sont libres.',

  'how.maxi-yatzy-saved.1':
    'Comptez comme au Maxi Yatzy. Chaque tour apporte trois nouveaux lancers. Ceux que vous n’utilisez pas restent en réserve et peuvent servir à n’importe quel tour suivant.',

  'how.maxi-yatzy-fi.1':
    'Jouez comme au Maxi Yatzy, avec un bonus plus petit et plus de points pour Suite complète.',

  'how.seven-yatzy.1':
    'C’est le Maxi Yatzy à sept dés : à ses cases s’ajoutent Six identiques, Full et paire, Château et Gratte-ciel.',
  'how.seven-yatzy.2':
    'Les groupes d’une combinaison doivent être de chiffres différents ; les autres dés sont libres.',

  'how.yatzy-american.1': 'Il n’y a ni paires, ni jokers, ni supplément pour {five} une deuxième fois.',

  'how.yacht.1': 'Il n’y a ni bonus ni joker, et cinq dés identiques ne font pas un full.',

  'how.generala.1': 'Une combinaison réussie au premier lancer est « servie » et vaut plus.',
  'how.generala.2':
    'Póker vaut autant quel que soit le chiffre des dés ; cinq dés identiques comptent aussi.',
  'how.generala.3':
    'Une Generala au premier lancer d’un tour gagne aussitôt toute la partie, même si sa case est remplie.',

  'how.poker-dice.1':
    'À chaque manche, chacun joue un tour et garde la main obtenue à la fin ; rien ne s’additionne.',
  'how.poker-dice.2':
    'À mains égales, les dés de la combinaison décident d’abord, le plus grand groupe en premier, puis les autres dés ; l’as est le plus fort. Si l’égalité persiste, chacun des ex æquo gagne la manche.',

  'how.cheerio.1': 'Il n’y a pas de bonus. Les ex æquo à la première place jouent une nouvelle partie.',

  'how.cheerio-wild.1':
    'Les as sont des jokers : un as peut prendre tout chiffre que montre un autre dé. Une case de chiffre vaut ce chiffre multiplié par le nombre de ses dés, as compris : 1-1-1-2-3 vaut donc 8 en « Deux » ou 12 en « Trois ».',
  'how.cheerio-wild.2':
    'Cinq dés d’un même chiffre sans as joker valent double dans la case de ce chiffre : cinq 4 font 40.',
  'how.cheerio-wild.3':
    'Cheerio vaut 50 pour cinq dés identiques ou cinq qui se suivent, 25 pour cinq dés identiques avec des as jokers. En cas d’égalité à la première place, on joue une nouvelle partie.',

  'how.cheerio-extended.1':
    'Il n’y a pas de bonus, et les as ne sont pas des jokers. Les ex æquo à la première place jouent une nouvelle partie.',

  'how.crag.1': 'Jouez avec trois dés et deux lancers seulement par tour ; il n’y a pas de bonus.',
  'how.crag.2': 'Un Crag est un total de 13 avec une paire. Il peut aussi se noter en « Treize ».',

  'how.escalero.1':
    'Les dés montrent des faces de poker : neuf, dix, valet, dame, roi et as. Les lignes de chiffres comptent 1 par neuf, et ainsi de suite jusqu’à 6 par as.',
  'how.escalero.2':
    'Une combinaison dont les cinq dés tombent d’un seul jet, à quelque lancer que ce soit, est « servie » et vaut plus.',
  'how.escalero.3':
    'À la fin, on compare les colonnes, pas les totaux : qui a le plus de points dans une colonne en reçoit la valeur de chacun des autres.',

  'how.balut.1':
    'À la fin, la feuille rapporte des points selon le barème : pour les lignes complètes, pour chaque Balut et pour le total.',
  'how.balut.2': 'Qui a le plus de points gagne ; à égalité, le plus haut total l’emporte.',

  'how.kismet.1': 'Les points des dés ont des couleurs : 1 et 6 en noir, 2 et 5 en rouge, 3 et 4 en vert.',
  'how.kismet.2': 'Cinq dés identiques vont dans toutes les cases de la section Kismet, sauf Suite.',
  'how.kismet.3':
    'Une fois des points notés dans la case « Kismet », chaque Kismet supplémentaire coûte à tous vos adversaires une case et un tour. Vous notez le vôtre dans n’importe quelle case libre.',

  'how.yamb.1':
    'Remplissez quatre colonnes, chacune avec son propre bonus. Chaque tour remplit une case d’une colonne.',
  'how.yamb.2':
    'Visez haut pour Maximum et bas pour Minimum : leur différence, multipliée par les As de la colonne, s’ajoute au total et peut être négative.',

  'how.triple-yahtzee.1':
    'Remplissez trois colonnes de Yahtzee ; chaque tour remplit une case libre de votre choix. La deuxième colonne compte double, la troisième triple, y compris son propre bonus.',
  'how.triple-yahtzee.2':
    'Une fois les trois cases « {five} » remplies, chaque {five} supplémentaire est un joker. Si aucune d’elles ne contient 0, il rapporte aussi des points en plus, multipliés selon la colonne remplie.',

  'how.sachsenkniffel.1':
    'À deux joueurs ou plus, soyez le premier à compléter 12 lignes de six croix. Il n’y a pas de points.',
  'how.sachsenkniffel.2':
    'À l’un de vos lancers, choisissez une ligne où les dés donnent des croix ; ce sera votre ligne pour ce tour. Au-delà de six, les croix sont perdues.',
  'how.sachsenkniffel.3':
    'Si rien ne convient jusqu’au dernier lancer, vous ne notez rien. Si vous utilisez les six dés ou complétez la ligne, vous jouez aussitôt un autre tour.',
  'how.sachsenkniffel.4':
    'Le premier à compléter toutes les lignes gagne. La manche se joue jusqu’au bout ; ceux qui terminent dans la même manche jouent la belle.',

  'how.lucky7.1': 'Jouez comme au Yahtzee, jokers compris, avec cinq dés à sept faces et la case « Sept ».',
  'how.lucky7.2': 'Ces règles sont pour la plupart notre reconstitution.',

  'how.tricolor.1':
    'Jouez comme au Kismet, avec des points d’autres couleurs : 1 et 6 en bleu, 2 et 5 en rouge, 3 et 4 en vert.',
  'how.tricolor.2':
    'Des règles d’origine, il ne reste que « semblable à Kismet » ; voici notre reconstitution.',

  'how.rainbow.1':
    'Jouez comme au Yahtzee. Chaque dé lancé tombe aussi sur une couleur : rouge, vert ou bleu.',
  'how.rainbow.2':
    'Full de couleurs demande trois dés d’une couleur et deux d’une autre. Un joker compte en entier dans les cases de couleur aussi.',
};
