/** Danish. See `en/how`. */
import type { how as english } from '../en/how.js';
import type { WordsOf } from '../words.js';

export const how: WordsOf<typeof english> = {
  'how.yahtzee.1': 'Udfyld 13 felter på 13 runder. Flest point i alt vinder.',
  'how.yahtzee.2':
    'I talfelterne lægger du terningerne med feltets tal sammen. Når du 63 eller mere i øverste del (tre af hvert tal), får du 35 i bonus.',
  'how.yahtzee.3':
    'Tre ens, Fire ens og Chance giver summen af alle fem terninger. Fuldt hus giver 25, Lille straight (fire i træk, uanset hvilke) 30, Stor straight (fem i træk) 40, {five} (fem ens) 50.',
  'how.yahtzee.4': 'Har du 50 i feltet »{five}«, giver {five} derefter +100 hver gang.',
  'how.yahtzee.5':
    'Er feltet »{five}« udfyldt, er {five} derefter en joker: Kastet skal i sit eget talfelt. Er det udfyldt, giver kastet fuld værdi i ethvert ledigt felt i nederste del; er der ingen ledige, skriver du 0 i et felt i øverste del.',

  'how.kniffel.1':
    'Udfyld 13 felter på 13 runder med point som i Yahtzee: bonus 35 for 63 eller mere i øverste del, Fuldt hus 25, straights 30 og 40, {five} (fem ens) 50, alle andre felter summen af terningerne.',
  'how.kniffel.2':
    'Er feltet »{five}« udfyldt, også med 0, skal {five} derefter i sit eget talfelt og giver +50 dér.',
  'how.kniffel.3':
    'Er det talfelt også udfyldt, er {five} en joker: I ethvert ledigt felt i nederste del giver kastet 25, 30, 40 eller summen af terningerne. En joker giver ingen ekstra point.',
  'how.kniffel.4':
    'Er der intet ledigt felt i nederste del, skriver du 0 i et felt i øverste del. Flest point i alt vinder.',

  'how.yams.1':
    'Udfyld 13 felter på 13 runder. I talfelterne lægger du terningerne med feltets tal sammen; 63 eller mere dér giver 35 i bonus.',
  'how.yams.2': 'Tre ens, Fire ens og Chance giver summen af alle fem terninger.',
  'how.yams.3':
    'Fuldt hus giver summen, dog mindst 25. Lille straight (fire i træk, uanset hvilke) giver 30, Stor straight 40, {five} (fem ens) 50.',
  'how.yams.4': '{five} igen giver intet ekstra og er ikke en joker. Flest point i alt vinder.',

  'how.yams-16.1': 'Spil som i Yams, men med 16 felter og 16 runder.',
  'how.yams-16.2':
    'Et par giver summen af alle fem terninger, når to er ens; To par giver det samme for to forskellige par (et fuldt hus gælder også).',
  'how.yams-16.3': 'Misère giver 36 minus summen af terningerne, så lave kast er bedst: Fem enere giver 31.',
  'how.yams-16.4': 'Bonus 35 for 63 eller mere i øverste del. Flest point i alt vinder.',

  'how.yatzy.1':
    'Udfyld 15 felter på 15 runder. I talfelterne lægger du terningerne med feltets tal sammen; 63 eller mere dér giver 50 i bonus.',
  'how.yatzy.2':
    'Et par, To par, Tre ens og Fire ens giver kun summen af de ens terninger. To par kræver to forskellige tal.',
  'how.yatzy.3': 'Lille straight er 1-2-3-4-5 og giver 15; Stor straight er 2-3-4-5-6 og giver 20.',
  'how.yatzy.4':
    'Fuldt hus og Chance giver summen af alle terninger; {five} (fem ens) giver 50. {five} igen giver intet ekstra. Flest point i alt vinder.',

  'how.yatzy-forced.1': 'Point som i Yatzy, men udfyld felterne i rækkefølge, fra Enere og ned til {five}.',
  'how.yatzy-forced.2': 'Du kender feltet, før du kaster, så gå kun efter det.',
  'how.yatzy-forced.3': 'Passer terningerne ikke, får det 0, og din næste tur gælder det næste felt.',
  'how.yatzy-forced.4': 'Bonus 50 for 63 eller mere i øverste del. Flest point i alt vinder.',

  'how.yatzy-forced-up.1':
    'Point som i Yatzy, men udfyld felterne nedefra: først {five}, så Chance og til sidst Enere.',
  'how.yatzy-forced-up.2':
    'Du kender feltet, før du kaster. Passer terningerne ikke, får det 0, og du går videre opad.',
  'how.yatzy-forced-up.3': 'Bonus 50 for 63 eller mere i øverste del. Flest point i alt vinder.',

  'how.yatzy-osto.1': 'Point som i Yatzy.',
  'how.yatzy-osto.2':
    'Kast, du ikke bruger, sparer du op: to, hvis du stopper efter første kast, ét, hvis du stopper efter andet.',
  'how.yatzy-osto.3':
    'I en senere tur kan du efter dine tre kast købe ét mere for hvert opsparet kast. Du må bruge alle, du har.',
  'how.yatzy-osto.4':
    'En tur med købte kast sparer ingenting op, og kast, der er tilbage til sidst, er intet værd. Flest point i alt vinder.',

  'how.yatzy-osto-strict.1':
    'Spil som i Købe-Yatzy: Du sparer ubrugte kast op og køber kast for dem i senere ture.',
  'how.yatzy-osto-strict.2':
    'Du sparer kun kast op, hvis det felt, du udfylder, giver mere end 0, så du får intet ud af at opgive et felt tidligt.',
  'how.yatzy-osto-strict.3': 'Flest point i alt vinder.',

  'how.yatzy-x.1':
    'Udfyld tre Yatzy-kolonner, 45 felter på 45 runder. I hver tur udfylder du et ledigt felt i en kolonne efter eget valg.',
  'how.yatzy-x.2': 'Anden kolonne tæller dobbelt, tredje tredobbelt. Felterne viser de multiplicerede point.',
  'how.yatzy-x.3': 'Hver kolonne har sin egen bonus for 63 eller mere, før der ganges: 50, 100 og 150.',
  'how.yatzy-x.4': 'Flest point i alle kolonner tilsammen vinder.',

  'how.yatzy-3way.1':
    'Udfyld tre Yatzy-kolonner, 45 felter på 45 runder. I hver tur udfylder du ét felt i én kolonne.',
  'how.yatzy-3way.2':
    'Fri tager felterne i vilkårlig rækkefølge, Ned går fra Enere til {five}, Op fra {five} til Enere.',
  'how.yatzy-3way.3': 'Hver kolonne har sin egen bonus på 50 for 63 eller mere.',
  'how.yatzy-3way.4': 'Flest point i alle kolonner tilsammen vinder.',

  'how.yatzy-combo.1':
    'Udfyld tre Yatzy-kolonner, 45 felter på 45 runder. I hver tur udfylder du ét felt i én kolonne.',
  'how.yatzy-combo.2':
    'Fri tager felterne i vilkårlig rækkefølge. Ned går fra Enere til {five}. Køb tager enhver rækkefølge og lader dig købe kast.',
  'how.yatzy-combo.3':
    'Du sparer kun ubrugte kast op, når du udfylder et felt i Køb, og efter et købt kast skal du udfylde et felt dér.',
  'how.yatzy-combo.4':
    'Hver kolonne har sin egen bonus på 50 for 63 eller mere. Flest point i alle kolonner tilsammen vinder.',

  'how.yatzy-declared.1': 'Point som i Yatzy, men efter første kast skal du melde et ledigt felt.',
  'how.yatzy-declared.2':
    'Kast derefter op til to gange mere. Resultatet skal i det felt, du meldte, med 0, hvis det ikke passer.',
  'how.yatzy-declared.3': 'Du må melde og stoppe med det samme, hvis første kast er godt nok.',
  'how.yatzy-declared.4': 'Bonus 50 for 63 eller mere i øverste del. Flest point i alt vinder.',

  'how.maxi-yatzy.1':
    'Kast seks terninger, og udfyld 20 felter. I talfelterne lægger du terningerne med feltets tal sammen; 84 eller mere dér (fire af hvert tal) giver 100 i bonus.',
  'how.maxi-yatzy.2':
    'Par, Tre ens til Fem ens, Fuldt hus, Villa og Tårn giver kun summen af de terninger, der passer, og kræver forskellige tal. Villa er tre og tre ens, Tårn fire og to ens.',
  'how.maxi-yatzy.3':
    'I straights er de øvrige terninger ligegyldige: Lille straight (1 til 5) giver 15, Stor straight (2 til 6) 20, Fuld straight (1 til 6) 21.',
  'how.maxi-yatzy.4':
    'Chance giver summen af alle terninger, {five} (seks ens) 100. Flest point i alt vinder.',

  'how.maxi-yatzy-saved.1': 'Point som i Maxi Yatzy.',
  'how.maxi-yatzy-saved.2':
    'Hver tur giver tre nye kast. Kast, du ikke bruger, beholder du og kan bruge i en hvilken som helst senere tur.',
  'how.maxi-yatzy-saved.3':
    'Seks terninger, 20 felter, bonus 100 for 84 eller mere. Flest point i alt vinder.',

  'how.maxi-yatzy-fi.1': 'Spil som i Maxi Yatzy, med seks terninger og 20 felter.',
  'how.maxi-yatzy-fi.2': 'Bonussen for 84 eller mere er 50, og Fuld straight (1 til 6) giver 30.',
  'how.maxi-yatzy-fi.3': 'Flest point i alt vinder.',

  'how.seven-yatzy.1':
    'Kast syv terninger, og udfyld 24 felter. 105 eller mere i øverste del (fem af hvert tal) giver 150 i bonus.',
  'how.seven-yatzy.2':
    'Felterne fra Maxi Yatzy er med og desuden Seks ens, Fuldt hus og par (tre, to og to ens), Slot (fire og tre) og Højhus (fem og to). De giver kun summen af de terninger, der passer, og hver gruppe skal have sit eget tal.',
  'how.seven-yatzy.3':
    'Straights giver 15, 20 og 21, og de øvrige terninger er ligegyldige; {five} (syv ens) giver 150.',
  'how.seven-yatzy.4':
    'Ingen har offentliggjort komplette regler; dette er vores rekonstruktion. Flest point i alt vinder.',

  'how.yatzy-american.1':
    'Udfyld 13 felter på 13 runder. I talfelterne lægger du terningerne med feltets tal sammen; 63 eller mere dér giver 50 i bonus.',
  'how.yatzy-american.2': 'Tre ens, Fire ens og Chance giver summen af alle terninger.',
  'how.yatzy-american.3':
    'Fuldt hus 25, Lille straight (fire i træk, uanset hvilke) 30, Stor straight 40, {five} (fem ens) 50.',
  'how.yatzy-american.4':
    'Der er ingen par, ingen jokere og intet ekstra for {five} igen. Flest point i alt vinder.',

  'how.yacht.1': 'Udfyld 12 felter på 12 runder. Der er hverken bonus eller joker.',
  'how.yacht.2':
    'I talfelterne lægger du terningerne med feltets tal sammen. Fuldt hus og Choice giver summen af alle terninger; fem ens er ikke et fuldt hus.',
  'how.yacht.3': 'Fire ens giver summen af de fire ens terninger.',
  'how.yacht.4':
    'Lille straight (1-2-3-4-5) og Stor straight (2-3-4-5-6) giver 30 hver, Yacht (fem ens) 50. Flest point i alt vinder.',

  'how.generala.1':
    'Udfyld 10 felter: seks talfelter, Escalera, Full, Póker og Generala. Der er ingen bonus.',
  'how.generala.2': 'Det, du slår i første kast, er »serveret« og giver 5 mere, se tabellen.',
  'how.generala.3': 'Póker kræver fire ens og giver det samme uanset tallet; fem ens gælder også.',
  'how.generala.4':
    'En Generala i en turs første kast vinder hele spillet med det samme, også selv om feltet er udfyldt. Ellers vinder flest point i alt.',

  'how.poker-dice.1': 'For 2 til 20 spillere. Spil fem runder; den, der vinder flest runder, vinder spillet.',
  'how.poker-dice.2': 'I en runde har alle én tur med op til tre kast og beholder den hånd, turen ender med.',
  'how.poker-dice.3':
    'Den bedste hånd vinder runden. Er hænder lige gode, afgør først terningerne i kombinationen, den største gruppe først, og derefter de øvrige; esser er højest. Er hænder stadig lige gode, vinder hver af dem runden.',
  'how.poker-dice.4': 'Intet lægges sammen, så en hånd tæller kun i sin egen runde.',

  'how.cheerio.1': 'For op til 12 spillere. Udfyld 11 felter på 11 runder; der er ingen bonus.',
  'how.cheerio.2':
    'I talfelterne lægger du terningerne med feltets tal sammen; de andre felter giver point efter tabellen.',
  'how.cheerio.3': 'Flest point i alt vinder. Spillere, der deler førstepladsen, spiller et spil til.',

  'how.cheerio-wild.1': 'Udfyld syv felter: Enere til Seksere og Cheerio.',
  'how.cheerio-wild.2':
    'Enere er jokere: En ener må gælde for ethvert tal, som en anden terning viser. Et talfelt giver sit tal gange antallet af dets terninger og enere tilsammen, så 1-1-1-2-3 giver 8 i Toere eller 12 i Treere.',
  'how.cheerio-wild.3':
    'Fem af et tal uden enere som jokere tæller dobbelt i talfeltet: Fem firere giver 40.',
  'how.cheerio-wild.4':
    'Cheerio giver 50 for fem ens eller fem i træk, 25 for fem ens med enere som jokere. Flest point i alt vinder; deles førstepladsen, spilles der et spil til.',

  'how.cheerio-extended.1': 'Udfyld 13 felter på 13 runder; der er ingen bonus, og enere er ikke jokere.',
  'how.cheerio-extended.2':
    'I talfelterne lægger du terningerne med feltets tal sammen, i Sum alle terninger; de andre felter giver point efter tabellen.',
  'how.cheerio-extended.3':
    'Flest point i alt vinder. Spillere, der deler førstepladsen, spiller et spil til.',

  'how.crag.1':
    'Spil med tre terninger og kun to kast i hver tur. Udfyld 13 felter på 13 runder; der er ingen bonus.',
  'how.crag.2':
    'I talfelterne lægger du terningerne med feltets tal sammen; de andre felter giver point efter tabellen.',
  'how.crag.3': 'En Crag er en sum på 13 med et par i. Den kan også skrives i Tretten, for 26.',
  'how.crag.4': 'Flest point i alt vinder.',

  'how.escalero.1':
    'For 2 til 4 spillere. Udfyld ti rækker i tre kolonner, 30 felter på 30 runder; i hver tur udfylder du et ledigt felt efter eget valg.',
  'how.escalero.2':
    'Terningerne viser pokerkort: nier, tier, knægt, dame, konge og es. Talrækkerne giver fra 1 for hver nier til 6 for hvert es.',
  'how.escalero.3':
    'Falder alle fem terninger i en kombination i ét kast, uanset hvilket, er den »serveret« og giver mere.',
  'how.escalero.4':
    'Til sidst sammenlignes kolonnerne, ikke summerne: Den, der har flest point i en kolonne, vinder dens værdi fra hver af de andre.',

  'how.balut.1':
    'Udfyld syv rækker fire gange hver, 28 runder. I hver tur skriver du ét resultat i en række, der har plads.',
  'how.balut.2':
    'Firere, Femmere og Seksere giver summen af deres terninger. Straight giver 15 (1-2-3-4-5) eller 20 (2-3-4-5-6). Fuldt hus og Choice giver summen af alle terninger, Balut (fem ens) summen plus 20.',
  'how.balut.3':
    'Til sidst giver scoreblokken point efter tabellen: for fyldte rækker, for hver Balut og for den samlede sum.',
  'how.balut.4': 'Flest point vinder; ved pointlighed den højeste samlede sum.',

  'how.kismet.1': 'Udfyld 15 felter. Øjnene har farver: 1 og 6 er sorte, 2 og 5 røde, 3 og 4 grønne.',
  'how.kismet.2': 'Grunddelen giver en bonus på 35 for 63 til 70, 55 for 71 til 77, 75 for 78 eller mere.',
  'how.kismet.3': 'Fem ens passer i alle felter i Kismet-delen undtagen Straight; pointene står i tabellen.',
  'how.kismet.4':
    'Har du fået point i feltet »Kismet«, giver hver ny Kismet alle modstandere 0 i deres første ledige felt og koster dem en tur. Din egen skriver du i et ledigt felt efter eget valg.',
  'how.kismet.5': 'Flest point i alt vinder.',

  'how.yamb.1':
    'Udfyld 12 rækker i fire kolonner, 48 runder. Ned går oppefra og ned, Op nedefra og op, Fri i vilkårlig rækkefølge; i Melding melder du feltet efter første kast.',
  'how.yamb.2':
    'I talfelterne lægger du terningerne med feltets tal sammen; 60 eller mere dér i en kolonne giver 30 i den kolonne.',
  'how.yamb.3':
    'Maksimum og Minimum tager summen af et hvilket som helst kast. Forskellen gange kolonnens Enere lægges til, så fyld dem højt og lavt; den kan være negativ.',
  'how.yamb.4': 'Straight giver mere, jo før du slår den. Flest point i alle kolonner tilsammen vinder.',

  'how.triple-yahtzee.1':
    'Udfyld tre Yahtzee-kolonner, 39 felter på 39 runder. I hver tur udfylder du et ledigt felt efter eget valg.',
  'how.triple-yahtzee.2':
    'Anden kolonne tæller dobbelt, tredje tredobbelt, også bonussen på 35 for 63 i øverste del.',
  'how.triple-yahtzee.3':
    'Er alle tre felter »{five}« udfyldt, er {five} derefter en joker: Kastet skal i et ledigt felt med sit eget tal; er de udfyldt, giver kastet fuld værdi i ethvert ledigt felt i nederste del.',
  'how.triple-yahtzee.4':
    'Står der ikke 0 i nogen af de tre felter »{five}«, giver kastet desuden 100, 200 eller 300, alt efter hvilken kolonne du udfylder. Flest point i alt vinder.',

  'how.sachsenkniffel.1':
    'To eller flere spillere kæmper om at blive først med 12 rækker på seks krydser. Der tælles ikke point.',
  'how.sachsenkniffel.2':
    'En tur er op til tre kast med seks terninger. Efter et af dem vælger du en række, hvor terningerne giver krydser; det er din række i denne tur.',
  'how.sachsenkniffel.3':
    'Læg rækkens terninger til side, og kast resten for at få flere krydser i den. Krydser ud over det sjette går tabt. Passer intet senest i sidste kast, skriver du ingenting.',
  'how.sachsenkniffel.4': 'Bruger du alle seks terninger, eller fylder du rækken, får du straks en tur til.',
  'how.sachsenkniffel.5':
    'Den første, der fylder alle rækker, vinder. Runden spilles færdig; spillere, der bliver færdige i samme runde, spiller omkamp.',

  'how.lucky7.1': 'Spil som i Yahtzee, med fem syvsidede terninger: 14 felter, heriblandt Syvere.',
  'how.lucky7.2': '84 eller mere i øverste del (tre af hvert tal) giver 35 i bonus.',
  'how.lucky7.3':
    'Fuldt hus 25, Lille straight (fire i træk, uanset hvilke) 30, Stor straight (fem i træk, op til 3-4-5-6-7) 40, {five} 50.',
  'how.lucky7.4':
    '{five} igen giver +100 hver gang og er en joker som i Yahtzee. De fleste af disse regler er vores rekonstruktion. Flest point i alt vinder.',

  'how.tricolor.1':
    'Udfyld de 15 felter fra Kismet. Øjnene har farver: 1 og 6 er blå, 2 og 5 røde, 3 og 4 grønne.',
  'how.tricolor.2': 'Point, bonussen på 35, 55 eller 75 og straffen for modstandere er som i Kismet.',
  'how.tricolor.3':
    'De oprindelige regler er gået tabt på nær »ligner Kismet«; dette er vores rekonstruktion. Flest point i alt vinder.',

  'how.rainbow.1':
    'Spil som i Yahtzee, med 17 felter. Hver terning, du kaster, viser også en farve: rød, grøn eller blå.',
  'how.rainbow.2':
    'Rød flush, Grøn flush og Blå flush giver 35 hver, hvis alle fem terninger har den farve. Farvehus giver 15 for tre terninger i én farve og to i en anden.',
  'how.rainbow.3':
    '{five} igen giver +100 hver gang, hvis du har 50 i feltet »{five}«, og +200, hvis alle terningerne har samme farve.',
  'how.rainbow.4':
    'En joker giver også fuld værdi i farvefelterne. Bonus 35 for 63 eller mere i øverste del. Flest point i alt vinder.',
};
