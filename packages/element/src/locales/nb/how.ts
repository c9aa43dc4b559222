/** Norwegian Bokmål. See `en/how`. */
import type { how as english } from '../en/how.js';
import type { WordsOf } from '../words.js';

export const how: WordsOf<typeof english> = {
  'how.yahtzee.1':
    'Hver rute krever sin egen kombinasjon av terningene. Fyll ut alle og få så mange poeng som mulig.',
  'how.yahtzee.2':
    'Når ruten {five} er fylt ut, også med 0, er {five} deretter en joker: Kastet kan ikke føres i nedre del så lenge tallruten det hører til, er ledig.',

  'how.kniffel.1': 'Poeng som i Yahtzee; det er bare {five} én gang til som teller annerledes.',
  'how.kniffel.2':
    'Når ruten {five} er fylt ut, også med 0, føres {five} deretter i sin egen tallrute og gir ekstra poeng der. En joker gir ingen.',

  'how.yams.1': 'Hus gir summen av terningene, men minst 25.',
  'how.yams.2': '{five} én gang til gir ingenting ekstra og er ingen joker.',

  'how.yams-16.1': 'Spill som i Yams, med tre ruter til: Ett par, To par (et hus holder også) og Misere.',
  'how.yams-16.2': 'I Misere er lave kast best: Fem enere gir 31.',

  'how.yatzy.1':
    'Til forskjell fra Yahtzee gir Tre like og Fire like bare summen av de like terningene, og hver straight krever alle fem.',
  'how.yatzy.2': '{five} én gang til gir ingenting ekstra.',

  'how.yatzy-forced.1': 'Poeng som i Yatzy, men fyll ut rutene i rekkefølge, fra Enere ned til {five}.',
  'how.yatzy-forced.2': 'Du vet hvilken rute som gjelder før du kaster, så sats bare på den.',

  'how.yatzy-forced-up.1':
    'Poeng som i Yatzy, men fyll ut rutene nedenfra: først {five}, så Sjanse og til slutt Enere.',
  'how.yatzy-forced-up.2':
    'Du vet hvilken rute som gjelder før du kaster. Passer ikke terningene, får den 0, og du går videre oppover.',

  'how.yatzy-osto.1':
    'Poeng som i Yatzy, men hvert kast du ikke bruker, spares: I en senere runde kan du etter de tre kastene dine kjøpe ett til for det.',
  'how.yatzy-osto.2':
    'I en runde med kjøpte kast sparer du ingenting, og kast som er igjen til slutt, er ingenting verdt.',

  'how.yatzy-osto-strict.1':
    'Spill som i Kjøpeyatzy: Du sparer ubrukte kast og kjøper kast for dem i senere runder.',
  'how.yatzy-osto-strict.2':
    'Du sparer bare kast hvis ruten du fyller ut, gir mer enn 0, så du tjener ingenting på å gi opp en rute tidlig.',

  'how.yatzy-x.1': 'Fyll ut tre yatzykolonner. I hver runde fyller du ut én ledig rute i valgfri kolonne.',
  'how.yatzy-x.2':
    'Rutene viser de multipliserte poengene. Hver kolonne har sin egen bonus: For den teller poengene før multiplikasjonen, men også bonusen multipliseres.',

  'how.yatzy-3way.1':
    'Fyll ut tre yatzykolonner, hver med sin egen bonus. I hver runde fyller du ut én rute i én kolonne.',

  'how.yatzy-combo.1':
    'Fyll ut tre yatzykolonner, hver med sin egen bonus. I hver runde fyller du ut én rute i én kolonne.',
  'how.yatzy-combo.2':
    'For hvert sparte kast kan du kjøpe ett til. Ubrukte kast spares bare hvis du fyller ut en rute i Kjøp, og etter et kjøpt kast må du fylle ut en rute der.',

  'how.yatzy-declared.1': 'Poeng som i Yatzy, men etter første kast må du melde en ledig rute.',
  'how.yatzy-declared.2':
    'Resultatet føres i ruten du meldte, 0 hvis det ikke passer. Du kan melde og stoppe med en gang hvis første kast er godt nok.',

  'how.maxi-yatzy.1': 'Spill som i Yatzy, med seks terninger og flere kombinasjoner.',
  'how.maxi-yatzy.2': 'Gruppene i en kombinasjon må ha ulike tall; de andre terningene er uten betydning.',

  'how.maxi-yatzy-saved.1':
    'Poeng som i Maxiyatzy. Hver runde gir tre nye kast. Kast du ikke bruker, beholder du og kan bruke i en hvilken som helst senere runde.',

  'how.maxi-yatzy-fi.1': 'Spill som i Maxiyatzy, med mindre bonus og flere poeng for Full straight.',

  'how.seven-yatzy.1':
    'Maxiyatzy med sju terninger: Til rutene kommer Seks like, Hytte og par, Slott og Høyhus.',
  'how.seven-yatzy.2': 'Gruppene i en kombinasjon må ha ulike tall; de andre terningene er uten betydning.',

  'how.yatzy-american.1': 'Det er ingen par, ingen jokere og ingenting ekstra for {five} én gang til.',

  'how.yacht.1': 'Det er verken bonus eller joker, og fem like er ikke hus.',

  'how.generala.1': 'Det du får i første kast, er «servert» og gir mer.',
  'how.generala.2': 'Póker gir det samme uansett tall; fem like gjelder også.',
  'how.generala.3':
    'En Generala i rundens første kast vinner hele spillet på flekken, selv om ruten er fylt ut.',

  'how.poker-dice.1':
    'I en runde har alle én tur og beholder hånden turen ender med; ingenting legges sammen.',
  'how.poker-dice.2':
    'Er hender like, avgjør først terningene i kombinasjonen, den største gruppen først, og så de andre; ess er høyest. Er hender fortsatt like, vinner hver av dem runden.',

  'how.cheerio.1': 'Det er ingen bonus. Spillere som deler førsteplassen, spiller ett spill til.',

  'how.cheerio-wild.1':
    'Enere er jokere: En ener kan gjelde som et hvilket som helst tall som en annen terning viser. En tallrute gir tallet sitt ganger antallet egne terninger og enere til sammen, så 1-1-1-2-3 gir 8 i Toere eller 12 i Treere.',
  'how.cheerio-wild.2':
    'Fem av et tall uten enere som jokere teller dobbelt i tallruten sin: Fem firere gir 40.',
  'how.cheerio-wild.3':
    'Cheerio gir 50 for fem like eller fem på rad, 25 for fem like med enere som jokere. Ved delt førsteplass spilles det ett spill til.',

  'how.cheerio-extended.1':
    'Det er ingen bonus, og enere er ikke jokere. Spillere som deler førsteplassen, spiller ett spill til.',

  'how.crag.1': 'Spill med tre terninger og bare to kast per runde; det er ingen bonus.',
  'how.crag.2': 'En Crag er summen 13 med et par i. Den kan også føres i Tretten.',

  'how.escalero.1':
    'Terningene viser pokerkort: nier, tier, knekt, dame, konge og ess. Tallradene gir fra 1 for hver nier til 6 for hvert ess.',
  'how.escalero.2':
    'En kombinasjon der alle fem terningene faller i ett og samme kast, uansett hvilket, er «servert» og gir mer.',
  'how.escalero.3':
    'Til slutt sammenlignes kolonnene, ikke totalsummene: Den som har flest poeng i en kolonne, vinner verdien av den fra hver av de andre.',

  'how.balut.1':
    'Til slutt gir poengskjemaet poeng etter tabellen: for fulle rader, for hver Balut og for totalsummen.',
  'how.balut.2': 'Flest poeng vinner; ved poenglikhet avgjør høyeste totalsum.',

  'how.kismet.1': 'Øynene har farger: 1 og 6 er svarte, 2 og 5 røde, 3 og 4 grønne.',
  'how.kismet.2': 'Fem like passer i alle ruter i Kismet-delen unntatt Straight.',
  'how.kismet.3':
    'Når du har fått poeng i ruten Kismet, koster hver ny Kismet alle motstandere en rute og en tur. Din egen fører du i en valgfri ledig rute.',

  'how.yamb.1':
    'Fyll ut fire kolonner, hver med sin egen bonus. I hver runde fyller du ut én rute i én kolonne.',
  'how.yamb.2':
    'Fyll ut Maksimum høyt og Minimum lavt: Differansen ganger Enere i kolonnen legges til og kan bli negativ.',

  'how.triple-yahtzee.1':
    'Fyll ut tre Yahtzee-kolonner; i hver runde fyller du ut en valgfri ledig rute. Andre kolonne teller dobbelt, tredje kolonne tre ganger, også kolonnens egen bonus.',
  'how.triple-yahtzee.2':
    'Når alle tre rutene {five} er fylt ut, er {five} deretter en joker. Står det ikke 0 i noen av dem, gir kastet dessuten ekstra poeng, multiplisert etter kolonnen du fyller ut.',

  'how.sachsenkniffel.1':
    'To eller flere spillere kappes om å bli først med 12 rader på seks kryss. Poeng telles ikke.',
  'how.sachsenkniffel.2':
    'Etter ett av kastene dine velger du en rad der terningene gir kryss; det er raden din denne turen. Kryss utover det sjette går tapt.',
  'how.sachsenkniffel.3':
    'Passer ingenting senest i siste kast, skriver du ingenting. Bruker du alle seks terningene, eller fyller du raden, får du straks en tur til.',
  'how.sachsenkniffel.4':
    'Den første som fyller alle radene, vinner. Runden spilles ferdig; spillere som blir ferdige i samme runde, spiller omkamp.',

  'how.lucky7.1': 'Spill som i Yahtzee, jokere medregnet, med fem sjusidede terninger og ruten Sjuere.',
  'how.lucky7.2': 'De fleste av disse reglene er vår rekonstruksjon.',

  'how.tricolor.1': 'Spill som i Kismet, med øyne i andre farger: 1 og 6 er blå, 2 og 5 røde, 3 og 4 grønne.',
  'how.tricolor.2':
    'De opprinnelige reglene er gått tapt, bortsett fra «ligner på Kismet»; dette er vår rekonstruksjon.',

  'how.rainbow.1': 'Spill som i Yahtzee. Hver terning du kaster, viser også en farge: rød, grønn eller blå.',
  'how.rainbow.2':
    'Fargehus krever tre terninger i én farge og to i en annen. En joker gir full poengsum også i fargerutene.',
};
