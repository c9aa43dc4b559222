/** Swedish. See `en/how`. */
import type { how as english } from '../en/how.js';
import type { WordsOf } from '../words.js';

export const how: WordsOf<typeof english> = {
  'how.yahtzee.1':
    'Varje ruta kräver en egen kombination av tärningarna. Fyll i alla och samla så många poäng som möjligt.',
  'how.yahtzee.2':
    'När rutan {five} är ifylld, även med 0, är varje ytterligare {five} en joker: kastet får inte skrivas i nedre delen så länge dess egen sifferruta är ledig.',

  'how.kniffel.1': 'Poäng som i Yahtzee; det är bara varje ytterligare {five} som räknas annorlunda.',
  'how.kniffel.2':
    'När rutan {five} är ifylld, även med 0, skrivs varje ytterligare {five} i sin egen sifferruta och ger extra poäng där. En joker ger inga.',

  'how.yams.1': 'Kåk ger tärningarnas summa, dock minst 25.',
  'how.yams.2': '{five} en gång till ger inget extra och är ingen joker.',

  'how.yams-16.1': 'Spela som i Yams, med tre rutor till: Ett par, Två par (en kåk duger också) och Misär.',
  'how.yams-16.2': 'I Misär är låga kast bäst: fem ettor ger 31.',

  'how.yatzy.1':
    'Till skillnad från Yahtzee ger Tretal och Fyrtal bara summan av de lika tärningarna, och varje stege kräver alla fem.',
  'how.yatzy.2': '{five} en gång till ger inget extra.',

  'how.yatzy-forced.1': 'Poäng som i Yatzy, men fyll i rutorna i ordning, från Ettor ner till {five}.',
  'how.yatzy-forced.2': 'Du vet vilken ruta som gäller innan du kastar, så satsa bara på den.',

  'how.yatzy-forced-up.1':
    'Poäng som i Yatzy, men fyll i rutorna nedifrån: först {five}, sedan Chans och sist Ettor.',
  'how.yatzy-forced-up.2':
    'Du vet vilken ruta som gäller innan du kastar. Passar tärningarna inte får den 0, och du går vidare uppåt.',

  'how.yatzy-osto.1':
    'Poäng som i Yatzy, men varje kast du inte använder sparas: i en senare omgång kan du efter dina tre kast köpa ett till för det.',
  'how.yatzy-osto.2':
    'I en omgång med köpta kast sparar du inget, och kast som är kvar i slutet är inget värda.',

  'how.yatzy-osto-strict.1':
    'Spela som i Köpyatzy: du sparar oanvända kast och köper kast för dem i senare omgångar.',
  'how.yatzy-osto-strict.2':
    'Du sparar bara kast om rutan du fyller i ger mer än 0, så att ge upp en ruta i förtid lönar sig inte.',

  'how.yatzy-x.1': 'Fyll i tre yatzykolumner. I varje omgång fyller du i en ledig ruta i valfri kolumn.',
  'how.yatzy-x.2':
    'Rutorna visar de multiplicerade poängen. Varje kolumn har sin egen bonus: för den räknas poängen före multiplikationen, men även bonusen multipliceras.',

  'how.yatzy-3way.1':
    'Fyll i tre yatzykolumner, var och en med sin egen bonus. I varje omgång fyller du i en ruta i en kolumn.',

  'how.yatzy-combo.1':
    'Fyll i tre yatzykolumner, var och en med sin egen bonus. I varje omgång fyller du i en ruta i en kolumn.',
  'how.yatzy-combo.2':
    'För varje sparat kast kan du köpa ett till. Oanvända kast sparas bara om du fyller i en ruta i Köp, och efter ett köpt kast måste du fylla i en ruta där.',

  'how.yatzy-declared.1': 'Poäng som i Yatzy, men efter första kastet måste du annonsera en ledig ruta.',
  'how.yatzy-declared.2':
    'Resultatet skrivs i rutan du annonserade, 0 om det inte passar. Du får annonsera och stanna direkt om första kastet är bra nog.',

  'how.maxi-yatzy.1': 'Spela som i Yatzy, med sex tärningar och fler kombinationer.',
  'how.maxi-yatzy.2': 'Grupperna i en kombination måste ha olika tal; övriga tärningar spelar ingen roll.',

  'how.maxi-yatzy-saved.1':
    'Poäng som i Maxiyatzy. Varje omgång ger tre nya kast. Kast som du inte använder behåller du och kan använda i vilken senare omgång som helst.',

  'how.maxi-yatzy-fi.1': 'Spela som i Maxiyatzy, med mindre bonus och mer poäng för Full stege.',

  'how.seven-yatzy.1':
    'Maxiyatzy med sju tärningar: till rutorna kommer Sextal, Kåk och par, Slott och Höghus.',
  'how.seven-yatzy.2': 'Grupperna i en kombination måste ha olika tal; övriga tärningar spelar ingen roll.',

  'how.yatzy-american.1': 'Det finns inga par, inga jokrar och inget extra för {five} en gång till.',

  'how.yacht.1': 'Det finns varken bonus eller joker, och fem lika är ingen kåk.',

  'how.generala.1': 'Det du får i första kastet är ”serverat” och ger mer.',
  'how.generala.2': 'Póker ger lika mycket oavsett tal; fem lika duger också.',
  'how.generala.3': 'En Generala i omgångens första kast vinner hela spelet direkt, även om rutan är ifylld.',

  'how.poker-dice.1':
    'I en runda spelar alla en omgång var och behåller handen från sista kastet; inget läggs ihop.',
  'how.poker-dice.2':
    'Är händer lika avgör först tärningarna i kombinationen, den största gruppen först, och sedan de övriga; ess är högst. Är händer fortfarande lika vinner var och en av dem rundan.',

  'how.cheerio.1': 'Det finns ingen bonus. Spelare som delar förstaplatsen spelar ett spel till.',

  'how.cheerio-wild.1':
    'Ettor är vilda: en etta får gälla som vilket tal som helst som en annan tärning visar. En sifferruta ger sitt tal gånger antalet egna tärningar och ettor tillsammans, så 1-1-1-2-3 ger 8 i Tvåor eller 12 i Treor.',
  'how.cheerio-wild.2': 'Fem av ett tal utan vilda ettor räknas dubbelt i sin sifferruta: fem fyror ger 40.',
  'how.cheerio-wild.3':
    'Cheerio ger 50 för fem lika eller fem i följd, 25 för fem lika med vilda ettor. Vid delad förstaplats spelas ett spel till.',

  'how.cheerio-extended.1':
    'Det finns ingen bonus, och ettor är inte vilda. Spelare som delar förstaplatsen spelar ett spel till.',

  'how.crag.1': 'Spela med tre tärningar och bara två kast per omgång; det finns ingen bonus.',
  'how.crag.2': 'En Crag är summan 13 med ett par i. Den får också skrivas i Tretton.',

  'how.escalero.1':
    'Tärningarna visar pokerkort: nia, tia, knekt, dam, kung och ess. Sifferraderna ger från 1 för varje nia till 6 för varje ess.',
  'how.escalero.2':
    'En kombination vars fem tärningar faller i ett enda kast, oavsett vilket, är ”serverad” och ger mer.',
  'how.escalero.3':
    'I slutet jämförs kolumner, inte totalsummor: den som har flest poäng i en kolumn vinner dess värde av var och en av de andra.',

  'how.balut.1':
    'I slutet ger protokollet poäng enligt tabellen: för fulla rader, för varje Balut och för totalsumman.',
  'how.balut.2': 'Flest poäng vinner; vid lika poäng avgör högst totalsumma.',

  'how.kismet.1': 'Prickarna har färger: 1 och 6 är svarta, 2 och 5 röda, 3 och 4 gröna.',
  'how.kismet.2': 'Fem lika passar i alla rutor i Kismetdelen utom Stege.',
  'how.kismet.3':
    'När du har fått poäng i rutan Kismet kostar varje ny Kismet alla motståndare en ruta och en omgång. Din egen skriver du i valfri ledig ruta.',

  'how.yamb.1':
    'Fyll i fyra kolumner, var och en med sin egen bonus. I varje omgång fyller du i en ruta i en kolumn.',
  'how.yamb.2':
    'Fyll i Maximum högt och Minimum lågt: skillnaden gånger kolumnens Ettor läggs till och kan bli negativ.',

  'how.triple-yahtzee.1':
    'Fyll i tre Yahtzeekolumner; i varje omgång fyller du i valfri ledig ruta. Andra kolumnen räknas dubbelt, tredje kolumnen tre gånger, även kolumnens egen bonus.',
  'how.triple-yahtzee.2':
    'När alla tre rutorna {five} är ifyllda är varje ytterligare {five} en joker. Står det inte 0 i någon av dem ger kastet dessutom extra poäng, multiplicerade efter kolumnen du fyller i.',

  'how.sachsenkniffel.1':
    'Två eller fler spelare tävlar om att först fylla 12 rader med sex kryss. Poäng räknas inte.',
  'how.sachsenkniffel.2':
    'Efter ett av dina kast väljer du en rad där tärningarna ger kryss; det är din rad i den här omgången. Kryss utöver det sjätte går förlorade.',
  'how.sachsenkniffel.3':
    'Passar inget senast i sista kastet skriver du ingenting. Använder du alla sex tärningar, eller fyller du raden, får du genast en omgång till.',
  'how.sachsenkniffel.4':
    'Den som först fyller alla rader vinner. Rundan spelas färdigt; spelare som blir klara i samma runda spelar om segern.',

  'how.lucky7.1': 'Spela som i Yahtzee, jokrar inräknade, med fem sjusidiga tärningar och rutan Sjuor.',
  'how.lucky7.2': 'De flesta av dessa regler är vår rekonstruktion.',

  'how.tricolor.1':
    'Spela som i Kismet, med prickar i andra färger: 1 och 6 är blå, 2 och 5 röda, 3 och 4 gröna.',
  'how.tricolor.2':
    'De ursprungliga reglerna är förlorade så när som på ”liknar Kismet”; detta är vår rekonstruktion.',

  'how.rainbow.1': 'Spela som i Yahtzee. Varje tärning du kastar visar också en färg: röd, grön eller blå.',
  'how.rainbow.2':
    'Färgkåk kräver tre tärningar i en färg och två i en annan. En joker ger full poäng även i färgrutorna.',
};
