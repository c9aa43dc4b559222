/** Swedish. See `en/how`. */
import type { how as english } from '../en/how.js';
import type { WordsOf } from '../words.js';

export const how: WordsOf<typeof english> = {
  'how.yahtzee.1': 'Fyll i 13 rutor på 13 omgångar. Högst totalsumma vinner.',
  'how.yahtzee.2':
    'I sifferrutorna lägger du ihop tärningarna med rutans tal. Når du 63 eller mer i övre delen (tre av varje tal) får du 35 i bonus.',
  'how.yahtzee.3':
    'Tretal, Fyrtal och Chans ger summan av alla fem tärningar. Kåk ger 25, Liten stege (fyra i följd, vilka som helst) 30, Stor stege (fem i följd) 40, {five} (fem lika) 50.',
  'how.yahtzee.4': 'När du har fått 50 i rutan {five} ger varje ytterligare {five} +100.',
  'how.yahtzee.5':
    'När rutan {five} är ifylld är varje ytterligare {five} en joker: kastet måste skrivas i sin egen sifferruta. Är den ifylld ger det full poäng i valfri ledig ruta i nedre delen; är ingen ledig skriver du 0 i en ruta i övre delen.',

  'how.kniffel.1':
    'Fyll i 13 rutor på 13 omgångar med poäng som i Yahtzee: bonus 35 för 63 eller mer i övre delen, Kåk 25, stegar 30 och 40, {five} (fem lika) 50, alla andra rutor tärningarnas summa.',
  'how.kniffel.2':
    'När rutan {five} är ifylld, även med 0, skrivs varje ytterligare {five} i sin egen sifferruta och ger +50 där.',
  'how.kniffel.3':
    'Är den sifferrutan också ifylld är {five} en joker: i valfri ledig ruta i nedre delen ger kastet 25, 30, 40 eller tärningarnas summa. En joker ger inga extra poäng.',
  'how.kniffel.4':
    'Är ingen ruta i nedre delen ledig skriver du 0 i en ruta i övre delen. Högst totalsumma vinner.',

  'how.yams.1':
    'Fyll i 13 rutor på 13 omgångar. I sifferrutorna lägger du ihop tärningarna med rutans tal; 63 eller mer där ger 35 i bonus.',
  'how.yams.2': 'Tretal, Fyrtal och Chans ger summan av alla fem tärningar.',
  'how.yams.3':
    'Kåk ger tärningarnas summa, dock minst 25. Liten stege (fyra i följd, vilka som helst) ger 30, Stor stege 40, {five} (fem lika) 50.',
  'how.yams.4': '{five} en gång till ger inget extra och är ingen joker. Högst totalsumma vinner.',

  'how.yams-16.1': 'Spela som i Yams, men med 16 rutor och 16 omgångar.',
  'how.yams-16.2':
    'Ett par ger summan av alla fem tärningar om två är lika; Två par ger detsamma för två olika par (en kåk duger också).',
  'how.yams-16.3': 'Misär ger 36 minus tärningarnas summa, så låga kast är bäst: fem ettor ger 31.',
  'how.yams-16.4': 'Bonus 35 för 63 eller mer i övre delen. Högst totalsumma vinner.',

  'how.yatzy.1':
    'Fyll i 15 rutor på 15 omgångar. I sifferrutorna lägger du ihop tärningarna med rutans tal; 63 eller mer där ger 50 i bonus.',
  'how.yatzy.2':
    'Ett par, Två par, Tretal och Fyrtal ger bara summan av de lika tärningarna. Två par kräver två olika tal.',
  'how.yatzy.3': 'Liten stege är 1-2-3-4-5 och ger 15; Stor stege är 2-3-4-5-6 och ger 20.',
  'how.yatzy.4':
    'Kåk och Chans ger summan av alla tärningar; {five} (fem lika) ger 50. {five} en gång till ger inget extra. Högst totalsumma vinner.',

  'how.yatzy-forced.1': 'Poäng som i Yatzy, men fyll i rutorna i ordning, från Ettor ner till {five}.',
  'how.yatzy-forced.2': 'Du vet vilken ruta som gäller innan du kastar, så satsa bara på den.',
  'how.yatzy-forced.3': 'Passar tärningarna inte får rutan 0, och din nästa omgång gäller nästa ruta.',
  'how.yatzy-forced.4': 'Bonus 50 för 63 eller mer i övre delen. Högst totalsumma vinner.',

  'how.yatzy-forced-up.1':
    'Poäng som i Yatzy, men fyll i rutorna nedifrån: först {five}, sedan Chans och sist Ettor.',
  'how.yatzy-forced-up.2':
    'Du vet vilken ruta som gäller innan du kastar. Passar tärningarna inte får den 0, och du går vidare uppåt.',
  'how.yatzy-forced-up.3': 'Bonus 50 för 63 eller mer i övre delen. Högst totalsumma vinner.',

  'how.yatzy-osto.1': 'Poäng som i Yatzy.',
  'how.yatzy-osto.2':
    'Varje kast du inte använder sparas: stannar du efter första kastet sparar du två, efter andra ett.',
  'how.yatzy-osto.3':
    'I en senare omgång kan du efter dina tre kast köpa ett till för varje sparat kast. Du får använda alla du har.',
  'how.yatzy-osto.4':
    'I en omgång med köpta kast sparar du inget, och kast som är kvar i slutet är inget värda. Högst totalsumma vinner.',

  'how.yatzy-osto-strict.1':
    'Spela som i Köpyatzy: du sparar oanvända kast och köper kast för dem i senare omgångar.',
  'how.yatzy-osto-strict.2':
    'Du sparar bara kast om rutan du fyller i ger mer än 0, så att ge upp en ruta i förtid lönar sig inte.',
  'how.yatzy-osto-strict.3': 'Högst totalsumma vinner.',

  'how.yatzy-x.1':
    'Fyll i tre yatzykolumner, 45 rutor på 45 omgångar. I varje omgång fyller du i en ledig ruta i valfri kolumn.',
  'how.yatzy-x.2':
    'Andra kolumnen räknas dubbelt, tredje kolumnen tre gånger. Rutorna visar de multiplicerade poängen.',
  'how.yatzy-x.3': 'Varje kolumn har sin egen bonus för 63 eller mer före multiplikationen: 50, 100 och 150.',
  'how.yatzy-x.4': 'Högst totalsumma för alla kolumner vinner.',

  'how.yatzy-3way.1':
    'Fyll i tre yatzykolumner, 45 rutor på 45 omgångar. I varje omgång fyller du i en ruta i en kolumn.',
  'how.yatzy-3way.2':
    'Fri tar rutorna i valfri ordning, Nedåt går från Ettor till {five}, Uppåt från {five} till Ettor.',
  'how.yatzy-3way.3': 'Varje kolumn har sin egen bonus på 50 för 63 eller mer.',
  'how.yatzy-3way.4': 'Högst totalsumma för alla kolumner vinner.',

  'how.yatzy-combo.1':
    'Fyll i tre yatzykolumner, 45 rutor på 45 omgångar. I varje omgång fyller du i en ruta i en kolumn.',
  'how.yatzy-combo.2':
    'Fri tar rutorna i valfri ordning. Nedåt går från Ettor till {five}. Köp tar valfri ordning och låter dig köpa kast.',
  'how.yatzy-combo.3':
    'Oanvända kast sparas bara om du fyller i en ruta i Köp, och efter ett köpt kast måste du fylla i en ruta där.',
  'how.yatzy-combo.4':
    'Varje kolumn har sin egen bonus på 50 för 63 eller mer. Högst totalsumma för alla kolumner vinner.',

  'how.yatzy-declared.1': 'Poäng som i Yatzy, men efter första kastet måste du annonsera en ledig ruta.',
  'how.yatzy-declared.2':
    'Kasta sedan upp till två gånger till. Resultatet skrivs i rutan du annonserade, 0 om det inte passar.',
  'how.yatzy-declared.3': 'Du får annonsera och stanna direkt om första kastet är bra nog.',
  'how.yatzy-declared.4': 'Bonus 50 för 63 eller mer i övre delen. Högst totalsumma vinner.',

  'how.maxi-yatzy.1':
    'Kasta sex tärningar och fyll i 20 rutor. I sifferrutorna lägger du ihop tärningarna med rutans tal; 84 eller mer där (fyra av varje tal) ger 100 i bonus.',
  'how.maxi-yatzy.2':
    'Par, Tretal till Femtal, Kåk, Hus och Torn ger bara summan av tärningarna som ingår och kräver olika tal. Hus är tre lika och tre andra lika, Torn är fyra lika och ett par.',
  'how.maxi-yatzy.3':
    'I stegar spelar övriga tärningar ingen roll: Liten stege (1 till 5) ger 15, Stor stege (2 till 6) 20, Full stege (1 till 6) 21.',
  'how.maxi-yatzy.4': 'Chans ger summan av alla tärningar, {five} (sex lika) 100. Högst totalsumma vinner.',

  'how.maxi-yatzy-saved.1': 'Poäng som i Maxiyatzy.',
  'how.maxi-yatzy-saved.2':
    'Varje omgång ger tre nya kast. Kast som du inte använder behåller du och kan använda i vilken senare omgång som helst.',
  'how.maxi-yatzy-saved.3': 'Sex tärningar, 20 rutor, bonus 100 för 84 eller mer. Högst totalsumma vinner.',

  'how.maxi-yatzy-fi.1': 'Spela som i Maxiyatzy, med sex tärningar och 20 rutor.',
  'how.maxi-yatzy-fi.2': 'Bonusen för 84 eller mer är 50, och Full stege (1 till 6) ger 30.',
  'how.maxi-yatzy-fi.3': 'Högst totalsumma vinner.',

  'how.seven-yatzy.1':
    'Kasta sju tärningar och fyll i 24 rutor. 105 eller mer i övre delen (fem av varje tal) ger 150 i bonus.',
  'how.seven-yatzy.2':
    'Rutorna från Maxiyatzy är med och dessutom Sextal, Kåk och par (tre, två och två lika), Slott (fyra och tre) och Höghus (fem och två). De ger bara summan av tärningarna som ingår, och varje grupp måste ha sitt eget tal.',
  'how.seven-yatzy.3':
    'Stegar ger 15, 20 och 21, och övriga tärningar spelar ingen roll; {five} (sju lika) ger 150.',
  'how.seven-yatzy.4':
    'Ingen har publicerat fullständiga regler; detta är vår rekonstruktion. Högst totalsumma vinner.',

  'how.yatzy-american.1':
    'Fyll i 13 rutor på 13 omgångar. I sifferrutorna lägger du ihop tärningarna med rutans tal; 63 eller mer där ger 50 i bonus.',
  'how.yatzy-american.2': 'Tretal, Fyrtal och Chans ger summan av alla tärningar.',
  'how.yatzy-american.3':
    'Kåk 25, Liten stege (fyra i följd, vilka som helst) 30, Stor stege 40, {five} (fem lika) 50.',
  'how.yatzy-american.4':
    'Det finns inga par, inga jokrar och inget extra för {five} en gång till. Högst totalsumma vinner.',

  'how.yacht.1': 'Fyll i 12 rutor på 12 omgångar. Det finns varken bonus eller joker.',
  'how.yacht.2':
    'I sifferrutorna lägger du ihop tärningarna med rutans tal. Kåk och Fritt val ger summan av alla tärningar; fem lika är ingen kåk.',
  'how.yacht.3': 'Fyrtal ger summan av de fyra lika tärningarna.',
  'how.yacht.4':
    'Liten stege (1-2-3-4-5) och Stor stege (2-3-4-5-6) ger 30 vardera, Yacht (fem lika) 50. Högst totalsumma vinner.',

  'how.generala.1':
    'Fyll i 10 rutor: sex sifferrutor, Escalera, Full, Póker och Generala. Det finns ingen bonus.',
  'how.generala.2': 'Det du får i första kastet är ”serverat” och ger 5 mer, se tabellen.',
  'how.generala.3': 'Póker kräver fyra lika och ger lika mycket oavsett tal; fem lika duger också.',
  'how.generala.4':
    'En Generala i omgångens första kast vinner hela spelet direkt, även om rutan är ifylld. Annars vinner högst totalsumma.',

  'how.poker-dice.1': 'För 2 till 20 spelare. Spela fem rundor; den som vinner flest rundor vinner.',
  'how.poker-dice.2': 'I en runda har var och en upp till tre kast och behåller handen från det sista.',
  'how.poker-dice.3':
    'Den bästa handen vinner rundan. Är händer lika avgör först tärningarna i kombinationen, den största gruppen först, och sedan de övriga; ess är högst. Är händer fortfarande lika vinner var och en av dem rundan.',
  'how.poker-dice.4': 'Inget läggs ihop, så en hand räknas bara i sin egen runda.',

  'how.cheerio.1': 'För upp till 12 spelare. Fyll i 11 rutor på 11 omgångar; det finns ingen bonus.',
  'how.cheerio.2':
    'I sifferrutorna lägger du ihop tärningarna med rutans tal; de andra rutorna ger poäng enligt tabellen.',
  'how.cheerio.3': 'Högst totalsumma vinner. Spelare som delar förstaplatsen spelar ett spel till.',

  'how.cheerio-wild.1': 'Fyll i sju rutor: Ettor till Sexor och Cheerio.',
  'how.cheerio-wild.2':
    'Ettor är vilda: en etta får gälla som vilket tal som helst som en annan tärning visar. En sifferruta ger sitt tal gånger antalet egna tärningar och ettor tillsammans, så 1-1-1-2-3 ger 8 i Tvåor eller 12 i Treor.',
  'how.cheerio-wild.3': 'Fem av ett tal utan vilda ettor räknas dubbelt i sin sifferruta: fem fyror ger 40.',
  'how.cheerio-wild.4':
    'Cheerio ger 50 för fem lika eller fem i följd, 25 för fem lika med vilda ettor. Högst totalsumma vinner; vid delad förstaplats spelas ett spel till.',

  'how.cheerio-extended.1': 'Fyll i 13 rutor på 13 omgångar; det finns ingen bonus, och ettor är inte vilda.',
  'how.cheerio-extended.2':
    'I sifferrutorna lägger du ihop tärningarna med rutans tal, i Summa alla tärningar; de andra rutorna ger poäng enligt tabellen.',
  'how.cheerio-extended.3': 'Högst totalsumma vinner. Spelare som delar förstaplatsen spelar ett spel till.',

  'how.crag.1':
    'Spela med tre tärningar och bara två kast per omgång. Fyll i 13 rutor på 13 omgångar; det finns ingen bonus.',
  'how.crag.2':
    'I sifferrutorna lägger du ihop tärningarna med rutans tal; de andra rutorna ger poäng enligt tabellen.',
  'how.crag.3': 'En Crag är summan 13 med ett par i. Den får också skrivas i Tretton, för 26.',
  'how.crag.4': 'Högst totalsumma vinner.',

  'how.escalero.1':
    'För 2 till 4 spelare. Fyll i tio rader i tre kolumner, 30 rutor på 30 omgångar; i varje omgång fyller du i valfri ledig ruta.',
  'how.escalero.2':
    'Tärningarna visar pokerkort: nia, tia, knekt, dam, kung och ess. Sifferraderna ger från 1 för varje nia till 6 för varje ess.',
  'how.escalero.3':
    'En kombination vars fem tärningar faller i ett enda kast, oavsett vilket, är ”serverad” och ger mer.',
  'how.escalero.4':
    'I slutet jämförs kolumner, inte totalsummor: den som har flest poäng i en kolumn vinner dess värde av var och en av de andra.',

  'how.balut.1':
    'Fyll i sju rader fyra gånger var, 28 omgångar. I varje omgång skriver du ett resultat på en rad som har plats.',
  'how.balut.2':
    'Fyror, Femmor och Sexor ger summan av sina tärningar. Stege ger 15 (1-2-3-4-5) eller 20 (2-3-4-5-6). Kåk och Choice ger summan av alla tärningar, Balut (fem lika) summan plus 20.',
  'how.balut.3':
    'I slutet ger protokollet poäng enligt tabellen: för fulla rader, för varje Balut och för totalsumman.',
  'how.balut.4': 'Flest poäng vinner; vid lika poäng avgör högst totalsumma.',

  'how.kismet.1': 'Fyll i 15 rutor. Prickarna har färger: 1 och 6 är svarta, 2 och 5 röda, 3 och 4 gröna.',
  'how.kismet.2': 'Grunddelen ger en bonus på 35 för 63 till 70, 55 för 71 till 77, 75 för 78 eller mer.',
  'how.kismet.3': 'Fem lika passar i alla rutor i Kismetdelen utom Stege; poängen står i tabellen.',
  'how.kismet.4':
    'När du har fått poäng i rutan Kismet gör varje ny Kismet att alla motståndare får 0 i sin första lediga ruta och står över en omgång. Din egen skriver du i valfri ledig ruta.',
  'how.kismet.5': 'Högst totalsumma vinner.',

  'how.yamb.1':
    'Fyll i 12 rader i fyra kolumner, 48 omgångar. Nedåt går uppifrån och ner, Uppåt nedifrån och upp, Fri i valfri ordning; i Annonserad annonserar du rutan efter första kastet.',
  'how.yamb.2':
    'I sifferrutorna lägger du ihop tärningarna med rutans tal; 60 eller mer där i en kolumn ger 30 i den kolumnen.',
  'how.yamb.3':
    'Maximum och Minimum tar summan av vilket kast som helst. Skillnaden gånger kolumnens Ettor läggs till, så fyll dem högt och lågt; den kan bli negativ.',
  'how.yamb.4': 'Stege ger mer ju tidigare du får den. Högst totalsumma för alla kolumner vinner.',

  'how.triple-yahtzee.1':
    'Fyll i tre Yahtzeekolumner, 39 rutor på 39 omgångar. I varje omgång fyller du i valfri ledig ruta.',
  'how.triple-yahtzee.2':
    'Andra kolumnen räknas dubbelt, tredje kolumnen tre gånger, även bonusen på 35 för 63 i övre delen.',
  'how.triple-yahtzee.3':
    'När alla tre rutorna {five} är ifyllda är varje ytterligare {five} en joker: kastet måste skrivas i en ledig ruta med sitt eget tal; är de ifyllda ger det full poäng i valfri ledig ruta i nedre delen.',
  'how.triple-yahtzee.4':
    'Står det inte 0 i någon av de tre rutorna {five} ger kastet dessutom 100, 200 eller 300, beroende på vilken kolumn du fyller i. Högst totalsumma vinner.',

  'how.sachsenkniffel.1':
    'Två eller fler spelare tävlar om att först fylla 12 rader med sex kryss. Poäng räknas inte.',
  'how.sachsenkniffel.2':
    'En omgång är upp till tre kast med sex tärningar. Efter ett av dem väljer du en rad där tärningarna ger kryss; det är din rad i den här omgången.',
  'how.sachsenkniffel.3':
    'Lägg undan tärningarna för din rad och kasta resten för fler kryss på den. Kryss utöver det sjätte går förlorade. Passar inget senast i sista kastet skriver du ingenting.',
  'how.sachsenkniffel.4':
    'Använder du alla sex tärningar, eller fyller du raden, får du genast en omgång till.',
  'how.sachsenkniffel.5':
    'Den som först fyller alla rader vinner. Rundan spelas färdigt; spelare som blir klara i samma runda spelar om segern.',

  'how.lucky7.1': 'Spela som i Yahtzee, med fem sjusidiga tärningar: 14 rutor, däribland Sjuor.',
  'how.lucky7.2': '84 eller mer i övre delen (tre av varje tal) ger 35 i bonus.',
  'how.lucky7.3':
    'Kåk 25, Liten stege (fyra i följd, vilka som helst) 30, Stor stege (fem i följd, upp till 3-4-5-6-7) 40, {five} 50.',
  'how.lucky7.4':
    'Varje ytterligare {five} ger +100 och är en joker som i Yahtzee. De flesta av dessa regler är vår rekonstruktion. Högst totalsumma vinner.',

  'how.tricolor.1':
    'Fyll i de 15 rutorna från Kismet. Prickarna har färger: 1 och 6 är blå, 2 och 5 röda, 3 och 4 gröna.',
  'how.tricolor.2': 'Poängen, bonusen på 35, 55 eller 75 och straffet för motståndare är som i Kismet.',
  'how.tricolor.3':
    'De ursprungliga reglerna är förlorade så när som på ”liknar Kismet”; detta är vår rekonstruktion. Högst totalsumma vinner.',

  'how.rainbow.1':
    'Spela som i Yahtzee, med 17 rutor. Varje tärning du kastar visar också en färg: röd, grön eller blå.',
  'how.rainbow.2':
    'Röd flush, Grön flush och Blå flush ger 35 vardera om alla fem tärningar har den färgen. Färgkåk ger 15 för tre tärningar i en färg och två i en annan.',
  'how.rainbow.3':
    'Varje ytterligare {five} ger +100 om du har 50 i rutan {five}, +200 om alla tärningarna har samma färg.',
  'how.rainbow.4':
    'En joker ger full poäng även i färgrutorna. Bonus 35 för 63 eller mer i övre delen. Högst totalsumma vinner.',
};
