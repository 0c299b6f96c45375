/** The words numbers are made of, folded (no accents, lower case), in six languages. */
import type { Language } from '../../language/languages.ts'

type NumberWords = {
  /** Simple and irregular cardinals; compounds are put together from them. */
  cardinals: string
  /** Words that multiply what stands before them. */
  multipliers: string
  ordinals: string
  /** Halves to tenths, as nouns. */
  fractions: string
  /** "dozens", "hundreds": at least so many. */
  vague: string
  /** Doubled, tripled. */
  factors: string
}

/** Entries are `word=value`; several words of one value are joined by `|`. */
export const numberWords: Record<Language, NumberWords> = {
  en: {
    cardinals: `two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12
      thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20
      thirty=30 forty|fourty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90 one=1 both|twice=2 thrice=3`,
    multipliers: `hundred=100 thousand=1000 million=1000000 billion=1000000000 dozen=12`,
    ordinals: `first=1 second=2 third=3 fourth=4 fifth=5 sixth=6 seventh=7 eighth=8 ninth=9 tenth=10
      twelfth=12 twentieth=20`,
    fractions: `half|halves=2 third|thirds=3 quarter|quarters=4 fifth|fifths=5 tenth|tenths=10`,
    vague: `dozens=12 hundreds=100 thousands=1000 millions=1000000`,
    factors: `doubled|doubling|double|twofold=2 tripled|tripling|triple|threefold=3 quadrupled|quadrupling|fourfold=4 halved|halving=0.5`,
  },
  de: {
    cardinals: `zwei|zwo|zweier=2 drei|dreier=3 vier=4 funf|fuenf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10 elf=11 zwolf|zwoelf=12
      dreizehn=13 vierzehn=14 funfzehn=15 sechzehn=16 siebzehn=17 achtzehn=18 neunzehn=19 zwanzig=20
      dreissig=30 vierzig=40 funfzig=50 sechzig=60 siebzig=70 achtzig=80 neunzig=90 ein|eine|einer|einem|einen|eines|eins=1 beide|beiden|beider|zweimal=2 dreimal=3 viermal=4`,
    multipliers: `hundert=100 tausend|tsd=1000 million|millionen|mio=1000000 milliarde|milliarden|mrd=1000000000 dutzend=12`,
    ordinals: `erste|ersten|erster|erstes|erstem=1 zweite|zweiten|zweiter|zweites|zweitem=2 dritte|dritten|dritter|drittes|drittem=3
      vierte|vierten|vierter|viertes=4 funfte|funften|funfter|funftes=5 sechste|sechsten=6 siebte|siebten=7 achte|achten=8 neunte|neunten=9 zehnte|zehnten=10`,
    fractions: `halfte|halb|halbe|halben|halbes|halber=2 drittel|dritteln=3 viertel|vierteln=4 funftel=5 zehntel=10`,
    vague: `dutzende|dutzenden=12 hunderte|hunderten|hunderter=100 tausende|tausenden=1000`,
    factors: `verdoppelt|verdoppelung|verdopplung|verdoppelte|verdoppeln|doppelt|zweifach=2 verdreifacht|verdreifachung|verdreifachte|dreifach=3 vervierfacht|vervierfachung|vierfach=4 halbiert|halbierung|halbierte=0.5`,
  },
  es: {
    cardinals: `un|uno|una=1 dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 trece=13
      catorce=14 quince=15 dieciseis=16 diecisiete=17 dieciocho=18 diecinueve=19 veinte=20 veintiuno|veintiun=21
      veintidos=22 veintitres=23 veinticuatro=24 veinticinco=25 veintiseis=26 veintisiete=27 veintiocho=28
      veintinueve=29 treinta=30 cuarenta=40 cincuenta=50 sesenta=60 setenta=70 ochenta=80 noventa=90
      cien|ciento=100 doscientos|doscientas=200 trescientos|trescientas=300 cuatrocientos|cuatrocientas=400
      quinientos|quinientas=500 seiscientos|seiscientas=600 setecientos|setecientas=700 ochocientos|ochocientas=800
      novecientos|novecientas=900 ambos|ambas=2`,
    multipliers: `mil=1000 millon|millones=1000000 docena=12 decena=10 veintena=20 treintena=30 cincuentena=50 centena|centenar=100 millar=1000`,
    ordinals: `primero|primera|primer=1 segundo|segunda=2 tercero|tercera|tercer=3 cuarto|cuarta=4 quinto|quinta=5 sexto|sexta=6 septimo|septima=7 octavo|octava=8 noveno|novena=9 decimo|decima=10`,
    fractions: `mitad=2 tercio|tercios=3 cuarto|cuartos=4 quinto|quintos=5 decimo|decimos=10`,
    vague: `decenas=10 docenas=12 cientos|centenares|centenas=100 miles|millares=1000`,
    factors: `duplico|duplicar|duplicando|duplicado|duplique|doble|duplicacion=2 triplico|triplicar|triplicando|triplique|triple=3 cuadruplico|cuadruplicar=4`,
  },
  fr: {
    cardinals: `un|une=1 deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10 onze=11 douze=12 treize=13
      quatorze=14 quinze=15 seize=16 vingt|vingts=20 trente=30 quarante=40 cinquante=50 soixante=60 septante=70
      huitante|octante=80 nonante=90`,
    multipliers: `cent|cents=100 mille=1000 million|millions=1000000 milliard|milliards=1000000000 douzaine=12 dizaine=10 quinzaine=15 vingtaine=20 trentaine=30 quarantaine=40 cinquantaine=50 soixantaine=60 centaine=100 millier=1000`,
    ordinals: `premier|premiere=1 deuxieme|second=2 troisieme=3 quatrieme=4 cinquieme=5 sixieme=6 septieme=7 huitieme=8 neuvieme=9 dixieme=10`,
    fractions: `moitie|demi|demie=2 tiers=3 quart|quarts=4 cinquieme|cinquiemes=5 dixieme|dixiemes=10`,
    vague: `dizaines=10 douzaines=12 centaines=100 milliers=1000`,
    factors: `double|doublement|doubler|doublant|doublee=2 triple|tripler|triplement|triplant=3 quadruple|quadrupler=4`,
  },
  pt: {
    cardinals: `um|uma=1 dois|duas=2 tres=3 quatro=4 cinco=5 seis=6 sete=7 oito=8 nove=9 dez=10 onze=11 doze=12 treze=13
      catorze|quatorze=14 quinze=15 dezasseis|dezesseis=16 dezassete|dezessete=17 dezoito=18 dezanove|dezenove=19
      vinte=20 trinta=30 quarenta=40 cinquenta=50 sessenta=60 setenta=70 oitenta=80 noventa=90 cem|cento=100
      duzentos|duzentas=200 trezentos|trezentas=300 quatrocentos|quatrocentas=400 quinhentos|quinhentas=500
      seiscentos|seiscentas=600 setecentos|setecentas=700 oitocentos|oitocentas=800 novecentos|novecentas=900 ambos|ambas=2`,
    multipliers: `mil=1000 milhao|milhoes=1000000 bilhao|bilhoes=1000000000 duzia=12 dezena=10 vintena=20 trintena=30 centena=100 milhar=1000`,
    ordinals: `primeiro|primeira=1 segundo|segunda=2 terceiro|terceira=3 quarto|quarta=4 quinto|quinta=5 sexto|sexta=6 setimo|setima=7 oitavo|oitava=8 nono|nona=9 decimo|decima=10`,
    fractions: `metade=2 terco|tercos=3 quarto|quartos=4 quinto|quintos=5 decimo|decimos=10`,
    vague: `dezenas=10 duzias=12 centenas=100 milhares=1000`,
    factors: `duplicou|duplicar|duplicando|duplicado|dupliquei|dobrou|dobrar|dobrando|dobro|dobrei|duplicacao=2 triplicou|triplicar|triplicando|tripliquei|triplo=3 quadruplicou|quadruplicar=4`,
  },
  nl: {
    cardinals: `een=1 twee=2 drie=3 vier=4 vijf=5 zes=6 zeven=7 acht=8 negen=9 tien=10 elf=11 twaalf=12 dertien=13
      veertien=14 vijftien=15 zestien=16 zeventien=17 achttien=18 negentien=19 twintig=20 dertig=30 veertig=40
      vijftig=50 zestig=60 zeventig=70 tachtig=80 negentig=90 beide|tweemaal=2 driemaal=3`,
    multipliers: `honderd=100 duizend=1000 miljoen|mln=1000000 miljard|mld=1000000000 dozijn=12 tiental=10 honderdtal=100`,
    ordinals: `eerste=1 tweede=2 derde=3 vierde=4 vijfde=5 zesde=6 zevende=7 achtste=8 negende=9 tiende=10`,
    fractions: `helft|half|halve=2 derde|derden=3 kwart=4 vijfde=5 tiende=10`,
    vague: `tientallen=10 dozijnen=12 honderden=100 duizenden=1000`,
    factors: `verdubbeld|verdubbeling|verdubbelde|verdubbelen|dubbel=2 verdrievoudigd|verdrievoudiging|verdrievoudigde=3 verviervoudigd=4 gehalveerd|halvering|halveerde=0.5`,
  },
}

/** Units with their dimension and how many of its smallest unit each holds. */
export const units: readonly { dimension: string; scale: number; words: string }[] = [
  {
    dimension: 'time',
    scale: 0.001,
    words:
      'ms millisecond milliseconds millisekunde millisekunden milisegundo milisegundos milliseconde millisecondes milissegundos',
  },
  {
    dimension: 'time',
    scale: 1,
    words:
      's second seconds sek sekunde sekunden segundo segundos secondes seconde seconden sec secs',
  },
  {
    dimension: 'time',
    scale: 60,
    words:
      'minute minutes min mins minuten minuto minutos minuut minutig minutige minutigen minutiger minutiges minutigem',
  },
  {
    dimension: 'time',
    scale: 3600,
    words:
      'hour hours h hr hrs stunde stunden std stundig stundige stundigem stundigen stundiger stundiges hora horas heure heures uur uren uurs urige urig lesuur lesuren werkuren draaiuren vlieguren contacturen unterrichtsstunde unterrichtsstunden schulstunden arbeitsstunden betriebsstunden flugstunden kursstunden',
  },
  {
    dimension: 'days',
    scale: 1,
    words:
      'day days tag tage tagen arbeitstag arbeitstage arbeitstagen werktag werktage werktagen werkdag werkdagen tagig tagige tagigem tagigen tagiger tagiges dia dias jour jours journee journees dag dagen daags daagse',
  },
  {
    dimension: 'days',
    scale: 7,
    words:
      'week weeks woche wochen wochig wochige wochigem wochentlich wochigen wochiger wochiges semana semanas semaine semaines weken',
  },
  {
    dimension: 'months',
    scale: 1,
    words:
      'month months monat monate monaten monatig monatige monatigem monatigen monatiger mes meses mois maand maanden maands maandse',
  },
  {
    dimension: 'months',
    scale: 3,
    words: 'quartal quartale quartalen trimestre trimestres kwartaal kwartalen',
  },
  { dimension: 'months', scale: 6, words: 'semestre semestres' },
  {
    dimension: 'months',
    scale: 12,
    words:
      'year years yr yrs jahr jahre jahren jahrig jahrige jahrigem jahrigen jahriger jahriges ano anos an ans annee annees jaar jaren jarig jarige',
  },
  {
    dimension: 'months',
    scale: 120,
    words: 'decade decades jahrzehnt jahrzehnts jahrzehnte decada decennie decennia decennium',
  },
  {
    dimension: 'length',
    scale: 1,
    words:
      'cm centimetre centimetres centimeter centimeters zentimeter zentimetern centimetros centimetro',
  },
  {
    dimension: 'length',
    scale: 100,
    words: 'm metre metres meter meters metern metro metros mètre mètres',
  },
  {
    dimension: 'length',
    scale: 100000,
    words:
      'km kms kilometre kilometres kilometer kilometers kilometern kilometro kilometros quilometro quilometros',
  },
  {
    dimension: 'mass',
    scale: 1,
    words: 'g gram grams gramm gramme grammes gramo gramos grama gramas',
  },
  {
    dimension: 'mass',
    scale: 1000,
    words:
      'kg kgs kilo kilos kilogram kilograms kilogramm kilogramme kilogrammes kilogramo kilogramos quilo quilos quilograma quilogramas',
  },
  {
    dimension: 'mass',
    scale: 1000000,
    words: 't tonne tonnes ton tons tonnen tonelada toneladas tonn tonnage',
  },
  {
    dimension: 'volume',
    scale: 1,
    words:
      'ml millilitre millilitres milliliter milliliters mililitro mililitros ccm kubikzentimeter kubikzentimetern',
  },
  { dimension: 'volume', scale: 1000, words: 'l litre litres liter liters litern litro litros' },
  {
    dimension: 'volume',
    scale: 100000,
    words: 'hl hektoliter hectolitre hectolitres hectoliter hectolitro hectolitros',
  },
  { dimension: 'area', scale: 1, words: 'm2 qm quadratmeter quadratmetern sqm' },
  { dimension: 'area', scale: 10000, words: 'ha hektar hectare hectares hectarea hectareas' },
  { dimension: 'area', scale: 0.0929, words: 'sqft' },
  { dimension: 'area', scale: 1000000, words: 'qkm quadratkilometer' },
  { dimension: 'volume', scale: 1000000, words: 'cbm kubikmeter kubikmetern' },
  {
    dimension: 'length',
    scale: 160934,
    words: 'mile miles meile meilen milla millas mijl milha milhas',
  },
  {
    dimension: 'length',
    scale: 0.1,
    words: 'mm millimetre millimetres millimeter millimeters milimetro milimetros',
  },
  { dimension: 'temperature', scale: 1, words: 'celsius' },
  { dimension: 'sound', scale: 1, words: 'db decibel decibels dezibel decibelios decibeis' },
  { dimension: 'pressure', scale: 1, words: 'bar bars bares' },
  {
    dimension: 'horsepower',
    scale: 1,
    words: 'cv ch hp ps pk chevaux caballos cavalos horsepower paardenkracht',
  },
  { dimension: 'current', scale: 1, words: 'amp amps ampere amperes amperio amperios' },
  { dimension: 'power', scale: 0.001, words: 'w watt watts vatios vatio' },
  { dimension: 'power', scale: 1, words: 'kw kilowatt kilowatts kilovatios' },
  { dimension: 'power', scale: 1000, words: 'mw megawatt megawatts' },
  { dimension: 'voltage', scale: 1, words: 'v volt volts voltio voltios' },
  { dimension: 'voltage', scale: 1000, words: 'kv kilovolt kilovolts kilovoltios' },
  { dimension: 'energy', scale: 1, words: 'kwh kilowattstunde kilowattstunden' },
  { dimension: 'energy', scale: 1000, words: 'mwh megawattstunde megawattstunden' },
  { dimension: 'energy', scale: 1000000, words: 'gwh' },
  { dimension: 'area', scale: 4046.86, words: 'acre acres' },
  { dimension: 'data', scale: 1, words: 'mb megabyte megabytes mo' },
  { dimension: 'data', scale: 1000, words: 'gb gigabyte gigabytes go' },
  { dimension: 'data', scale: 1000000, words: 'tb terabyte terabytes' },
]

export const currencies: Readonly<Record<string, string>> = {
  usd: '$ usd us$ dollar dollars dolares dollari',
  eur: '€ eur euro euros',
  gbp: '£ gbp pound pounds pfund livres libras pond',
  chf: 'chf franken francs sfr',
  brl: 'r$ brl reais real',
}
