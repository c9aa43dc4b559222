/** Norwegian bokmål. See `en/how`. */
import type { how as english } from '../en/how.js';
import type { WordsOf } from '../words.js';

export const how: WordsOf<typeof english> = {
  'how.yahtzee.1': 'Fyll ut 13 ruter på 13 runder. Høyeste totalsum vinner.',
  'how.yahtzee.2':
    'I tallrutene legger du sammen terningene med rutens tall. Når du 63 eller mer i øvre del (tre av hvert tall), får du 35 i bonus.',
  'how.yahtzee.3':
    'Tre like, Fire like og Sjanse gir summen av alle fem terningene. Hus gir 25, Liten straight (fire på rad, uansett hvilke) 30, Stor straight (fem på rad) 40, {five} (fem like) 50.',
  'how.yahtzee.4': 'Når du har fått 50 i ruten {five}, gir {five} deretter +100 hver gang.',
  'how.yahtzee.5':
    'Når ruten {five} er fylt ut, er {five} deretter en joker: Kastet må i sin egen tallrute. Er den fylt ut, gir kastet full poengsum i en valgfri ledig rute i nedre del; er ingen ledig, fører du 0 i en rute i øvre del.',

  'how.kniffel.1':
    'Fyll ut 13 ruter på 13 runder med poeng som i Yahtzee: bonus 35 for 63 eller mer i øvre del, Hus 25, straighter 30 og 40, {five} (fem like) 50, alle andre ruter summen av terningene.',
  'how.kniffel.2':
    'Når ruten {five} er fylt ut, også med 0, føres {five} deretter i sin egen tallrute og gir +50 der.',
  'how.kniffel.3':
    'Er også den tallruten fylt ut, er {five} en joker: I en valgfri ledig rute i nedre del gir kastet 25, 30, 40 eller summen av terningene. En joker gir ingen ekstra poeng.',
  'how.kniffel.4':
    'Er ingen rute i nedre del ledig, fører du 0 i en rute i øvre del. Høyeste totalsum vinner.',

  'how.yams.1':
    'Fyll ut 13 ruter på 13 runder. I tallrutene legger du sammen terningene med rutens tall; 63 eller mer der gir 35 i bonus.',
  'how.yams.2': 'Tre like, Fire like og Sjanse gir summen av alle fem terningene.',
  'how.yams.3':
    'Hus gir summen av terningene, men minst 25. Liten straight (fire på rad, uansett hvilke) gir 30, Stor straight 40, {five} (fem like) 50.',
  'how.yams.4': '{five} én gang til gir ingenting ekstra og er ingen joker. Høyeste totalsum vinner.',

  'how.yams-16.1': 'Spill som i Yams, men med 16 ruter og 16 runder.',
  'how.yams-16.2':
    'Ett par gir summen av alle fem terningene hvis to er like; To par gir det samme for to ulike par (et hus holder også).',
  'how.yams-16.3': 'Misere gir 36 minus summen av terningene, så lave kast er best: Fem enere gir 31.',
  'how.yams-16.4': 'Bonus 35 for 63 eller mer i øvre del. Høyeste totalsum vinner.',

  'how.yatzy.1':
    'Fyll ut 15 ruter på 15 runder. I tallrutene legger du sammen terningene med rutens tall; 63 eller mer der gir 50 i bonus.',
  'how.yatzy.2':
    'Ett par, To par, Tre like og Fire like gir bare summen av de like terningene. To par krever to ulike tall.',
  'how.yatzy.3': 'Liten straight er 1-2-3-4-5 og gir 15; Stor straight er 2-3-4-5-6 og gir 20.',
  'how.yatzy.4':
    'Hus og Sjanse gir summen av alle terningene; {five} (fem like) gir 50. {five} én gang til gir ingenting ekstra. Høyeste totalsum vinner.',

  'how.yatzy-forced.1': 'Poeng som i Yatzy, men fyll ut rutene i rekkefølge, fra Enere ned til {five}.',
  'how.yatzy-forced.2': 'Du vet hvilken rute som gjelder før du kaster, så sats bare på den.',
  'how.yatzy-forced.3': 'Passer ikke terningene, får ruten 0, og din neste runde gjelder neste rute.',
  'how.yatzy-forced.4': 'Bonus 50 for 63 eller mer i øvre del. Høyeste totalsum vinner.',

  'how.yatzy-forced-up.1':
    'Poeng som i Yatzy, men fyll ut rutene nedenfra: først {five}, så Sjanse og til slutt Enere.',
  'how.yatzy-forced-up.2':
    'Du vet hvilken rute som gjelder før du kaster. Passer ikke terningene, får den 0, og du går videre oppover.',
  'how.yatzy-forced-up.3': 'Bonus 50 for 63 eller mer i øvre del. Høyeste totalsum vinner.',

  'how.yatzy-osto.1': 'Poeng som i Yatzy.',
  'how.yatzy-osto.2':
    'Hvert kast du ikke bruker, spares: Stopper du etter første kast, sparer du to, etter andre kast ett.',
  'how.yatzy-osto.3':
    'I en senere runde kan du etter de tre kastene dine kjøpe ett til for hvert sparte kast. Du kan bruke alle du har.',
  'how.yatzy-osto.4':
    'I en runde med kjøpte kast sparer du ingenting, og kast som er igjen til slutt, er ingenting verdt. Høyeste totalsum vinner.',

  'how.yatzy-osto-strict.1':
    'Spill som i Kjøpeyatzy: Du sparer ubrukte kast og kjøper kast for dem i senere runder.',
  'how.yatzy-osto-strict.2':
    'Du sparer bare kast hvis ruten du fyller ut, gir mer enn 0, så du tjener ingenting på å gi opp en rute tidlig.',
  'how.yatzy-osto-strict.3': 'Høyeste totalsum vinner.',

  'how.yatzy-x.1':
    'Fyll ut tre yatzykolonner, 45 ruter på 45 runder. I hver runde fyller du ut én ledig rute i valgfri kolonne.',
  'how.yatzy-x.2':
    'Andre kolonne teller dobbelt, tredje kolonne tre ganger. Rutene viser de multipliserte poengene.',
  'how.yatzy-x.3': 'Hver kolonne har sin egen bonus for 63 eller mer før multiplikasjonen: 50, 100 og 150.',
  'how.yatzy-x.4': 'Høyeste totalsum for alle kolonnene vinner.',

  'how.yatzy-3way.1':
    'Fyll ut tre yatzykolonner, 45 ruter på 45 runder. I hver runde fyller du ut én rute i én kolonne.',
  'how.yatzy-3way.2':
    'Fri tar rutene i valgfri rekkefølge, Nedover går fra Enere til {five}, Oppover fra {five} til Enere.',
  'how.yatzy-3way.3': 'Hver kolonne har sin egen bonus på 50 for 63 eller mer.',
  'how.yatzy-3way.4': 'Høyeste totalsum for alle kolonnene vinner.',

  'how.yatzy-combo.1':
    'Fyll ut tre yatzykolonner, 45 ruter på 45 runder. I hver runde fyller du ut én rute i én kolonne.',
  'how.yatzy-combo.2':
    'Fri tar rutene i valgfri rekkefølge. Nedover går fra Enere til {five}. Kjøp tar valgfri rekkefølge og lar deg kjøpe kast.',
  'how.yatzy-combo.3':
    'Ubrukte kast spares bare hvis du fyller ut en rute i Kjøp, og etter et kjøpt kast må du fylle ut en rute der.',
  'how.yatzy-combo.4':
    'Hver kolonne har sin egen bonus på 50 for 63 eller mer. Høyeste totalsum for alle kolonnene vinner.',

  'how.yatzy-declared.1': 'Poeng som i Yatzy, men etter første kast må du melde en ledig rute.',
  'how.yatzy-declared.2':
    'Kast deretter opptil to ganger til. Resultatet føres i ruten du meldte, 0 hvis det ikke passer.',
  'how.yatzy-declared.3': 'Du kan melde og stoppe med en gang hvis første kast er godt nok.',
  'how.yatzy-declared.4': 'Bonus 50 for 63 eller mer i øvre del. Høyeste totalsum vinner.',

  'how.maxi-yatzy.1':
    'Kast seks terninger og fyll ut 20 ruter. I tallrutene legger du sammen terningene med rutens tall; 84 eller mer der (fire av hvert tall) gir 100 i bonus.',
  'how.maxi-yatzy.2':
    'Par, Tre like til Fem like, Hytte, Hus og Tårn gir bare summen av terningene som inngår, og krever ulike tall. Hus er tre og tre like, Tårn er fire like og et par.',
  'how.maxi-yatzy.3':
    'I straighter er de andre terningene uten betydning: Liten straight (1 til 5) gir 15, Stor straight (2 til 6) 20, Full straight (1 til 6) 21.',
  'how.maxi-yatzy.4':
    'Sjanse gir summen av alle terningene, {five} (seks like) 100. Høyeste totalsum vinner.',

  'how.maxi-yatzy-saved.1': 'Poeng som i Maxiyatzy.',
  'how.maxi-yatzy-saved.2':
    'Hver runde gir tre nye kast. Kast du ikke bruker, beholder du og kan bruke i en hvilken som helst senere runde.',
  'how.maxi-yatzy-saved.3': 'Seks terninger, 20 ruter, bonus 100 for 84 eller mer. Høyeste totalsum vinner.',

  'how.maxi-yatzy-fi.1': 'Spill som i Maxiyatzy, med seks terninger og 20 ruter.',
  'how.maxi-yatzy-fi.2': 'Bonusen for 84 eller mer er 50, og Full straight (1 til 6) gir 30.',
  'how.maxi-yatzy-fi.3': 'Høyeste totalsum vinner.',

  'how.seven-yatzy.1':
    'Kast sju terninger og fyll ut 24 ruter. 105 eller mer i øvre del (fem av hvert tall) gir 150 i bonus.',
  'how.seven-yatzy.2':
    'Rutene fra Maxiyatzy er med og dessuten Seks like, Hytte og par (tre, to og to like), Slott (fire og tre) og Høyhus (fem og to). De gir bare summen av terningene som inngår, og hver gruppe må ha sitt eget tall.',
  'how.seven-yatzy.3':
    'Straighter gir 15, 20 og 21, og de andre terningene er uten betydning; {five} (sju like) gir 150.',
  'how.seven-yatzy.4':
    'Ingen har publisert fullstendige regler; dette er vår rekonstruksjon. Høyeste totalsum vinner.',

  'how.yatzy-american.1':
    'Fyll ut 13 ruter på 13 runder. I tallrutene legger du sammen terningene med rutens tall; 63 eller mer der gir 50 i bonus.',
  'how.yatzy-american.2': 'Tre like, Fire like og Sjanse gir summen av alle terningene.',
  'how.yatzy-american.3':
    'Hus 25, Liten straight (fire på rad, uansett hvilke) 30, Stor straight 40, {five} (fem like) 50.',
  'how.yatzy-american.4':
    'Det er ingen par, ingen jokere og ingenting ekstra for {five} én gang til. Høyeste totalsum vinner.',

  'how.yacht.1': 'Fyll ut 12 ruter på 12 runder. Det er verken bonus eller joker.',
  'how.yacht.2':
    'I tallrutene legger du sammen terningene med rutens tall. Hus og Fritt valg gir summen av alle terningene; fem like er ikke hus.',
  'how.yacht.3': 'Fire like gir summen av de fire like terningene.',
  'how.yacht.4':
    'Liten straight (1-2-3-4-5) og Stor straight (2-3-4-5-6) gir 30 hver, Yacht (fem like) 50. Høyeste totalsum vinner.',

  'how.generala.1':
    'Fyll ut 10 ruter: seks tallruter, Escalera, Full, Póker og Generala. Det er ingen bonus.',
  'how.generala.2': 'Det du får i første kast, er «servert» og gir 5 mer, se tabellen.',
  'how.generala.3': 'Póker krever fire like og gir det samme uansett tall; fem like gjelder også.',
  'how.generala.4':
    'En Generala i rundens første kast vinner hele spillet på flekken, selv om ruten er fylt ut. Ellers vinner høyeste totalsum.',

  'how.poker-dice.1': 'For 2 til 20 spillere. Spill fem runder; den som vinner flest runder, vinner.',
  'how.poker-dice.2': 'I en runde har alle én tur med opptil tre kast og beholder hånden turen ender med.',
  'how.poker-dice.3':
    'Den beste hånden vinner runden. Er hender like, avgjør først terningene i kombinasjonen, den største gruppen først, og så de andre; ess er høyest. Er hender fortsatt like, vinner hver av dem runden.',
  'how.poker-dice.4': 'Ingenting legges sammen, så en hånd teller bare i sin egen runde.',

  'how.cheerio.1': 'For opptil 12 spillere. Fyll ut 11 ruter på 11 runder; det er ingen bonus.',
  'how.cheerio.2':
    'I tallrutene legger du sammen terningene med rutens tall; de andre rutene gir poeng etter tabellen.',
  'how.cheerio.3': 'Høyeste totalsum vinner. Spillere som deler førsteplassen, spiller ett spill til.',

  'how.cheerio-wild.1': 'Fyll ut sju ruter: Enere til Seksere og Cheerio.',
  'how.cheerio-wild.2':
    'Enere er jokere: En ener kan gjelde som et hvilket som helst tall som en annen terning viser. En tallrute gir tallet sitt ganger antallet egne terninger og enere til sammen, så 1-1-1-2-3 gir 8 i Toere eller 12 i Treere.',
  'how.cheerio-wild.3':
    'Fem av et tall uten enere som jokere teller dobbelt i tallruten sin: Fem firere gir 40.',
  'how.cheerio-wild.4':
    'Cheerio gir 50 for fem like eller fem på rad, 25 for fem like med enere som jokere. Høyeste totalsum vinner; ved delt førsteplass spilles det ett spill til.',

  'how.cheerio-extended.1': 'Fyll ut 13 ruter på 13 runder; det er ingen bonus, og enere er ikke jokere.',
  'how.cheerio-extended.2':
    'I tallrutene legger du sammen terningene med rutens tall, i Sum alle terningene; de andre rutene gir poeng etter tabellen.',
  'how.cheerio-extended.3':
    'Høyeste totalsum vinner. Spillere som deler førsteplassen, spiller ett spill til.',

  'how.crag.1':
    'Spill med tre terninger og bare to kast per runde. Fyll ut 13 ruter på 13 runder; det er ingen bonus.',
  'how.crag.2':
    'I tallrutene legger du sammen terningene med rutens tall; de andre rutene gir poeng etter tabellen.',
  'how.crag.3': 'En Crag er summen 13 med et par i. Den kan også føres i Tretten, for 26.',
  'how.crag.4': 'Høyeste totalsum vinner.',

  'how.escalero.1':
    'For 2 til 4 spillere. Fyll ut ti rader i tre kolonner, 30 ruter på 30 runder; i hver runde fyller du ut en valgfri ledig rute.',
  'how.escalero.2':
    'Terningene viser pokerkort: nier, tier, knekt, dame, konge og ess. Tallradene gir fra 1 for hver nier til 6 for hvert ess.',
  'how.escalero.3':
    'En kombinasjon der alle fem terningene faller i ett og samme kast, uansett hvilket, er «servert» og gir mer.',
  'how.escalero.4':
    'Til slutt sammenlignes kolonnene, ikke totalsummene: Den som har flest poeng i en kolonne, vinner verdien av den fra hver av de andre.',

  'how.balut.1':
    'Fyll ut sju rader fire ganger hver, 28 runder. I hver runde fører du ett resultat i en rad som har plass.',
  'how.balut.2':
    'Firere, Femmere og Seksere gir summen av terningene sine. Straight gir 15 (1-2-3-4-5) eller 20 (2-3-4-5-6). Hus og Choice gir summen av alle terningene, Balut (fem like) summen pluss 20.',
  'how.balut.3':
    'Til slutt gir poengskjemaet poeng etter tabellen: for fulle rader, for hver Balut og for totalsummen.',
  'how.balut.4': 'Flest poeng vinner; ved poenglikhet avgjør høyeste totalsum.',

  'how.kismet.1': 'Fyll ut 15 ruter. Øynene har farger: 1 og 6 er svarte, 2 og 5 røde, 3 og 4 grønne.',
  'how.kismet.2': 'Grunndelen gir en bonus på 35 for 63 til 70, 55 for 71 til 77, 75 for 78 eller mer.',
  'how.kismet.3': 'Fem like passer i alle ruter i Kismet-delen unntatt Straight; poengene står i tabellen.',
  'how.kismet.4':
    'Når du har fått poeng i ruten Kismet, gjør hver ny Kismet at alle motstandere får 0 i sin første ledige rute og mister en tur. Din egen fører du i en valgfri ledig rute.',
  'how.kismet.5': 'Høyeste totalsum vinner.',

  'how.yamb.1':
    'Fyll ut 12 rader i fire kolonner, 48 runder. Nedover går ovenfra og ned, Oppover nedenfra og opp, Fri i valgfri rekkefølge; i Melding melder du ruten etter første kast.',
  'how.yamb.2':
    'I tallrutene legger du sammen terningene med rutens tall; 60 eller mer der i en kolonne gir 30 i den kolonnen.',
  'how.yamb.3':
    'Maksimum og Minimum tar summen av et hvilket som helst kast. Differansen ganger Enere i kolonnen legges til, så fyll dem høyt og lavt; den kan bli negativ.',
  'how.yamb.4': 'Straight gir mer jo tidligere du får den. Høyeste totalsum for alle kolonnene vinner.',

  'how.triple-yahtzee.1':
    'Fyll ut tre Yahtzee-kolonner, 39 ruter på 39 runder. I hver runde fyller du ut en valgfri ledig rute.',
  'how.triple-yahtzee.2':
    'Andre kolonne teller dobbelt, tredje kolonne tre ganger, også bonusen på 35 for 63 i øvre del.',
  'how.triple-yahtzee.3':
    'Når alle tre rutene {five} er fylt ut, er {five} deretter en joker: Kastet må i en ledig rute med sitt eget tall; er de fylt ut, gir kastet full poengsum i en valgfri ledig rute i nedre del.',
  'how.triple-yahtzee.4':
    'Står det ikke 0 i noen av de tre rutene {five}, gir kastet dessuten 100, 200 eller 300, etter hvilken kolonne du fyller ut. Høyeste totalsum vinner.',

  'how.sachsenkniffel.1':
    'To eller flere spillere kappes om å bli først med 12 rader på seks kryss. Poeng telles ikke.',
  'how.sachsenkniffel.2':
    'En tur er opptil tre kast med seks terninger. Etter ett av dem velger du en rad der terningene gir kryss; det er raden din denne turen.',
  'how.sachsenkniffel.3':
    'Legg terningene til raden din til side og kast resten for flere kryss i den. Kryss utover det sjette går tapt. Passer ingenting senest i siste kast, skriver du ingenting.',
  'how.sachsenkniffel.4': 'Bruker du alle seks terningene, eller fyller du raden, får du straks en tur til.',
  'how.sachsenkniffel.5':
    'Den første som fyller alle radene, vinner. Runden spilles ferdig; spillere som blir ferdige i samme runde, spiller omkamp.',

  'how.lucky7.1': 'Spill som i Yahtzee, med fem sjusidede terninger: 14 ruter, blant dem Sjuere.',
  'how.lucky7.2': '84 eller mer i øvre del (tre av hvert tall) gir 35 i bonus.',
  'how.lucky7.3':
    'Hus 25, Liten straight (fire på rad, uansett hvilke) 30, Stor straight (fem på rad, opp til 3-4-5-6-7) 40, {five} 50.',
  'how.lucky7.4':
    '{five} igjen gir +100 hver gang og er en joker som i Yahtzee. De fleste av disse reglene er vår rekonstruksjon. Høyeste totalsum vinner.',

  'how.tricolor.1':
    'Fyll ut de 15 rutene fra Kismet. Øynene har farger: 1 og 6 er blå, 2 og 5 røde, 3 og 4 grønne.',
  'how.tricolor.2': 'Poengene, bonusen på 35, 55 eller 75 og straffen for motstandere er som i Kismet.',
  'how.tricolor.3':
    'De opprinnelige reglene er gått tapt, bortsett fra «ligner på Kismet»; dette er vår rekonstruksjon. Høyeste totalsum vinner.',

  'how.rainbow.1':
    'Spill som i Yahtzee, med 17 ruter. Hver terning du kaster, viser også en farge: rød, grønn eller blå.',
  'how.rainbow.2':
    'Rød flush, Grønn flush og Blå flush gir 35 hver hvis alle fem terningene har den fargen. Fargehus gir 15 for tre terninger i én farge og to i en annen.',
  'how.rainbow.3':
    '{five} igjen gir +100 hver gang hvis du har 50 i ruten {five}, og +200 hvis alle terningene har samme farge.',
  'how.rainbow.4':
    'En joker gir full poengsum også i fargerutene. Bonus 35 for 63 eller mer i øvre del. Høyeste totalsum vinner.',
};
