/** Danish. See `en/how`. */
import type { how as english } from '../en/how.js';
import type { WordsOf } from '../words.js';

export const how: WordsOf<typeof english> = {
  'how.yahtzee.1':
    'Hvert felt kræver sin egen kombination af terningerne. Udfyld dem alle, og få så mange point som muligt.',
  'how.yahtzee.2':
    'Er feltet »{five}« udfyldt, også med 0, er {five} derefter en joker: Kastet må ikke skrives i nederste del, så længe dets eget talfelt er ledigt.',

  'how.kniffel.1': 'Point som i Yahtzee; det er kun {five} igen, der tæller anderledes.',
  'how.kniffel.2':
    'Er feltet »{five}« udfyldt, også med 0, skal {five} derefter i sit eget talfelt og giver ekstra point dér. En joker giver ingen.',

  'how.yams.1': 'Fuldt hus giver summen, dog mindst 25.',
  'how.yams.2': '{five} igen giver intet ekstra og er ikke en joker.',

  'how.yams-16.1':
    'Spil som i Yams, med tre felter mere: Et par, To par (et fuldt hus gælder også) og Misère.',
  'how.yams-16.2': 'I Misère er lave kast bedst: Fem enere giver 31.',

  'how.yatzy.1':
    'Til forskel fra Yahtzee giver Tre ens og Fire ens kun summen af de ens terninger, og hver straight kræver alle fem.',
  'how.yatzy.2': '{five} igen giver intet ekstra.',

  'how.yatzy-forced.1': 'Point som i Yatzy, men udfyld felterne i rækkefølge, fra Enere og ned til {five}.',
  'how.yatzy-forced.2': 'Du kender feltet, før du kaster, så gå kun efter det.',

  'how.yatzy-forced-up.1':
    'Point som i Yatzy, men udfyld felterne nedefra: først {five}, så Chance og til sidst Enere.',
  'how.yatzy-forced-up.2':
    'Du kender feltet, før du kaster. Passer terningerne ikke, får det 0, og du går videre opad.',

  'how.yatzy-osto.1':
    'Point som i Yatzy, men kast, du ikke bruger, sparer du op: I en senere tur kan du efter dine tre kast købe ét mere for hvert af dem.',
  'how.yatzy-osto.2':
    'En tur med købte kast sparer ingenting op, og kast, der er tilbage til sidst, er intet værd.',

  'how.yatzy-osto-strict.1':
    'Spil som i Købe-Yatzy: Du sparer ubrugte kast op og køber kast for dem i senere ture.',
  'how.yatzy-osto-strict.2':
    'Du sparer kun kast op, hvis det felt, du udfylder, giver mere end 0, så du får intet ud af at opgive et felt tidligt.',

  'how.yatzy-x.1':
    'Udfyld tre Yatzy-kolonner. I hver tur udfylder du et ledigt felt i en kolonne efter eget valg.',
  'how.yatzy-x.2':
    'Felterne viser de multiplicerede point. Hver kolonne har sin egen bonus: Til den tæller pointene, før der ganges, men bonussen bliver også ganget.',

  'how.yatzy-3way.1':
    'Udfyld tre Yatzy-kolonner, hver med sin egen bonus. I hver tur udfylder du ét felt i én kolonne.',

  'how.yatzy-combo.1':
    'Udfyld tre Yatzy-kolonner, hver med sin egen bonus. I hver tur udfylder du ét felt i én kolonne.',
  'how.yatzy-combo.2':
    'For hvert opsparet kast kan du købe ét mere. Du sparer kun ubrugte kast op, når du udfylder et felt i Køb, og efter et købt kast skal du udfylde et felt dér.',

  'how.yatzy-declared.1': 'Point som i Yatzy, men efter første kast skal du melde et ledigt felt.',
  'how.yatzy-declared.2':
    'Resultatet skal i det felt, du meldte, med 0, hvis det ikke passer. Du må melde og stoppe med det samme, hvis første kast er godt nok.',

  'how.maxi-yatzy.1': 'Spil som i Yatzy, med seks terninger og flere kombinationer.',
  'how.maxi-yatzy.2':
    'Grupperne i en kombination skal have forskellige tal; de øvrige terninger er ligegyldige.',

  'how.maxi-yatzy-saved.1':
    'Point som i Maxi Yatzy. Hver tur giver tre nye kast. Kast, du ikke bruger, beholder du og kan bruge i en hvilken som helst senere tur.',

  'how.maxi-yatzy-fi.1': 'Spil som i Maxi Yatzy, med en mindre bonus og flere point for Fuld straight.',

  'how.seven-yatzy.1':
    'Maxi Yatzy med syv terninger: Til felterne kommer Seks ens, Fuldt hus og par, Slot og Højhus.',
  'how.seven-yatzy.2':
    'Grupperne i en kombination skal have forskellige tal; de øvrige terninger er ligegyldige.',

  'how.yatzy-american.1': 'Der er ingen par, ingen jokere og intet ekstra for {five} igen.',

  'how.yacht.1': 'Der er hverken bonus eller joker, og fem ens er ikke et fuldt hus.',

  'how.generala.1': 'Det, du slår i første kast, er »serveret« og giver mere.',
  'how.generala.2': 'Póker giver det samme uanset tallet; fem ens gælder også.',
  'how.generala.3':
    'En Generala i en turs første kast vinder hele spillet med det samme, også selv om feltet er udfyldt.',

  'how.poker-dice.1':
    'I en runde har alle én tur og beholder den hånd, turen ender med; intet lægges sammen.',
  'how.poker-dice.2':
    'Er hænder lige gode, afgør først terningerne i kombinationen, den største gruppe først, og derefter de øvrige; esser er højest. Er hænder stadig lige gode, vinder hver af dem runden.',

  'how.cheerio.1': 'Der er ingen bonus. Spillere, der deler førstepladsen, spiller et spil til.',

  'how.cheerio-wild.1':
    'Enere er jokere: En ener må gælde for ethvert tal, som en anden terning viser. Et talfelt giver sit tal gange antallet af dets terninger og enere tilsammen, så 1-1-1-2-3 giver 8 i Toere eller 12 i Treere.',
  'how.cheerio-wild.2':
    'Fem af et tal uden enere som jokere tæller dobbelt i talfeltet: Fem firere giver 40.',
  'how.cheerio-wild.3':
    'Cheerio giver 50 for fem ens eller fem i træk, 25 for fem ens med enere som jokere. Deles førstepladsen, spilles der et spil til.',

  'how.cheerio-extended.1':
    'Der er ingen bonus, og enere er ikke jokere. Spillere, der deler førstepladsen, spiller et spil til.',

  'how.crag.1': 'Spil med tre terninger og kun to kast i hver tur; der er ingen bonus.',
  'how.crag.2': 'En Crag er en sum på 13 med et par i. Den kan også skrives i Tretten.',

  'how.escalero.1':
    'Terningerne viser pokerkort: nier, tier, knægt, dame, konge og es. Talrækkerne giver fra 1 for hver nier til 6 for hvert es.',
  'how.escalero.2':
    'Falder alle fem terninger i en kombination i ét kast, uanset hvilket, er den »serveret« og giver mere.',
  'how.escalero.3':
    'Til sidst sammenlignes kolonnerne, ikke summerne: Den, der har flest point i en kolonne, vinder dens værdi fra hver af de andre.',

  'how.balut.1':
    'Til sidst giver scoreblokken point efter tabellen: for fyldte rækker, for hver Balut og for den samlede sum.',
  'how.balut.2': 'Flest point vinder; ved pointlighed den højeste samlede sum.',

  'how.kismet.1': 'Øjnene har farver: 1 og 6 er sorte, 2 og 5 røde, 3 og 4 grønne.',
  'how.kismet.2': 'Fem ens passer i alle felter i Kismet-delen undtagen Straight.',
  'how.kismet.3':
    'Har du fået point i feltet »Kismet«, koster hver ny Kismet alle modstandere et felt og en tur. Din egen skriver du i et ledigt felt efter eget valg.',

  'how.yamb.1': 'Udfyld fire kolonner, hver med sin egen bonus. I hver tur udfylder du ét felt i én kolonne.',
  'how.yamb.2':
    'Fyld Maksimum højt og Minimum lavt: Forskellen gange kolonnens Enere lægges til og kan være negativ.',

  'how.triple-yahtzee.1':
    'Udfyld tre Yahtzee-kolonner; i hver tur udfylder du et ledigt felt efter eget valg. Anden kolonne tæller dobbelt, tredje tredobbelt, også kolonnens egen bonus.',
  'how.triple-yahtzee.2':
    'Er alle tre felter »{five}« udfyldt, er {five} derefter en joker. Står der ikke 0 i nogen af dem, giver kastet desuden ekstra point, ganget efter den kolonne, du udfylder.',

  'how.sachsenkniffel.1':
    'To eller flere spillere kæmper om at blive først med 12 rækker på seks krydser. Der tælles ikke point.',
  'how.sachsenkniffel.2':
    'Efter et af dine kast vælger du en række, hvor terningerne giver krydser; det er din række i denne tur. Krydser ud over det sjette går tabt.',
  'how.sachsenkniffel.3':
    'Passer intet senest i sidste kast, skriver du ingenting. Bruger du alle seks terninger, eller fylder du rækken, får du straks en tur til.',
  'how.sachsenkniffel.4':
    'Den første, der fylder alle rækker, vinder. Runden spilles færdig; spillere, der bliver færdige i samme runde, spiller omkamp.',

  'how.lucky7.1': 'Spil som i Yahtzee, jokere medregnet, med fem syvsidede terninger og feltet Syvere.',
  'how.lucky7.2': 'De fleste af disse regler er vores rekonstruktion.',

  'how.tricolor.1': 'Spil som i Kismet, med øjne i andre farver: 1 og 6 er blå, 2 og 5 røde, 3 og 4 grønne.',
  'how.tricolor.2':
    'De oprindelige regler er gået tabt på nær »ligner Kismet«; dette er vores rekonstruktion.',

  'how.rainbow.1': 'Spil som i Yahtzee. Hver terning, du kaster, viser også en farve: rød, grøn eller blå.',
  'how.rainbow.2':
    'Farvehus kræver tre terninger i én farve og to i en anden. En joker giver også fuld værdi i farvefelterne.',
};
