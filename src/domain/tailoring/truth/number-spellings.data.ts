/** Spellings of numbers and of how often, language by language: what is found, and what it becomes. */
import type { Language } from '../../language/languages.ts'

export type Spelling = readonly [RegExp, string | ((found: string, ...parts: string[]) => string)]

/** "Two and a half", by the number before it. */
function andHalf(numbers: string, mark: string): Spelling[1] {
  const values = new Map(numbers.split(' ').map((word, i) => [word, i + 1]))
  return (found: string, word: string = '') => {
    const value = /^\d+$/u.test(word) ? word : values.get(word.toLowerCase())
    return value === undefined ? found : `${value}${mark}5`
  }
}

/** "Every fourth week" is every four weeks: `#` is where the number goes. */
function everyNth(found: string, place: string, places: readonly string[], said: string): string {
  const digits = /^\d/u.exec(place)?.[0]
  const value = digits ?? String(places.indexOf(place.toLowerCase()) + 1)
  return value === '0' ? found : said.replace('#', value)
}

const placesEn = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
const placesDe = ['erste', 'zweite', 'dritte', 'vierte', 'fünfte', 'sechste']
const placesNl = ['eerste', 'tweede', 'derde', 'vierde', 'vijfde', 'zesde']
const unitsDe: Readonly<Record<string, string>> = {
  tag: 'Tage', tage: 'Tage', woche: 'Wochen', wochen: 'Wochen', monat: 'Monate', monats: 'Monate',
  jahr: 'Jahre', stunden: 'Stunden',
} // prettier-ignore
const unitsNl: Readonly<Record<string, string>> = { dag: 'dagen', week: 'weken', maand: 'maanden' }

const en = 'one two three four five six seven eight nine ten'
const de = 'ein zwei drei vier fünf sechs sieben acht neun zehn'
const nl = 'een twee drie vier vijf zes zeven acht negen tien'

export const spellingsOf: Readonly<Record<Language, readonly Spelling[]>> = {
  en: [
    [
      /\bon (two|three|four|five|six|[2-6]) (?:days|mornings|afternoons|evenings|nights) (?:a|per|each|every) week(?!\p{L})/giu,
      '$1 times a week',
    ],
    [
      /\btwice-(dai|week|month)ly\b/giu,
      (_, unit = '') => `twice a ${unit === 'dai' ? 'day' : unit}`,
    ],
    [/\bannual (?=leave\b)/giu, ''],
    [/\bboth (?=[^,.;:]{2,40} and )/giu, ''],
    [/\bsecond[ -]hand\b/giu, 'used'],
    [
      /\b(two|three|four|five|six|ten|twelve|\d+) out of (two|three|four|five|six|ten|twelve|\d+) (days|weeks|months|years)\b/giu,
      '$1 $3 out of $2',
    ],
    [/(?<!\p{L})every (?:seven|7) days(?!\p{L})/giu, 'every week'],
    [/(?<!\p{L})every (?:24|twenty-four) hours(?!\p{L})/giu, 'every day'],
    [/(?<!\p{L})every (?:twelve|12) months(?!\p{L})/giu, 'every year'],
    [/\bone week in (two|three|four|five|six|[2-9])\b/giu, 'every $1 weeks'],
    [/(?<=\p{L}s )a quarter\b(?! of| hour)/giu, 'per quarter'],
    [
      /\bover (?=(?:two|three|four|five|six|\d) (?:shifts|floors|sites|rooms|locations|sessions|modules)\b)/giu,
      'across ',
    ],
    [/\b(?:half an hour|half[ -]hour)\b/giu, '30 minutes'],
    [/\b(?:an?|one) hour and (?:a|one) quarter\b/giu, '75 minutes'],
    [/\b(?:an?|one) hour and three[ -]quarters\b/giu, '105 minutes'],
    [/\bquarter[ -]hour\b/giu, '15 minutes'],
    [
      /\b(?:at |in |every )?(\p{N}+|two|three|four|six|eight|twelve)[ -](hour|day|week|month)ly(?: intervals?)?(?!\p{L})/giu,
      'every $1 $2s',
    ],
    [
      /(?<=\p{N} |(?:two|three|four|five|six|seven|ten|fifteen|twenty) )(?:working|business) (?=days?\b)/giu,
      '',
    ],
    [/\b(?:a|one) quarter of an hour\b/giu, '15 minutes'],
    [/\bthree[ -]quarters of an hour\b/giu, '45 minutes'],
    [/\bhalf a dozen\b/giu, '6'],
    [/\ba couple of\b/giu, '2'],
    [/(?<=\d )sq\.? ?m\b/giu, 'qm'],
    [
      /\b(?:(?:twice|two times|2 ?x|2 times) (?:a|per|each|every) year|twice[ -]yearly|half-yearly|(?:semi|bi)-?annual(?:ly)?|six-monthly|every (?:six|6) months)\b/giu,
      'every 6 months',
    ],
    [
      /\b(?:(?:four times|4 ?x|4 times) (?:a|per|each|every) year|every (?:three|3) months|three-monthly)\b/giu,
      'quarterly',
    ],
    [/\b(?:an?|one) (hour|day|week|month|year) and a half\b/giu, '1.5 $1s'],
    [
      /\b(\p{L}+|\d+) (hours|days|weeks|months|years|million|thousand) and a half\b/giu,
      '$1 and a half $2',
    ],
    [/\b(\p{L}+|\d+) and a half\b/giu, andHalf(en, '.')],
    [
      /\b(?:(?:once )?(?:every|each) (?:other|second) week|(?:once )?(?:every|each|a|per) fortnight|fortnightly|bi-?weekly)\b/giu,
      'every 2 weeks',
    ],
    [/\b(?:once )?(?:every|each) (?:other|second) (day|month|year)\b/giu, 'every 2 $1s'],
    [/\b(?:every|each) (?:other|second) weekend\b/giu, 'every 2 weeks at the weekend'],
    [
      /\b(?:every|each) (third|fourth|fifth|sixth|3rd|4th|5th|6th) (day|week|month|year)\b/giu,
      (found, place = '', unit = '') => everyNth(found, place, placesEn, `every # ${unit}s`),
    ],
    [
      /\bone (day|week|month|year) (?:in|out of|in every|out of every) (\p{N}+|two|three|four|five|six)\b/giu,
      'every $2 $1s',
    ],
    [/\bonce every (?=\d|two|three|four|five|six)/giu, 'every '],
    [/\bhalf-?year\b/giu, 'half a year'],
    // "Four second-year groups" last no four seconds.
    [/\bsecond(?=-(?:year|grade|level|tier|class|stage|floor|line|hand|language)\b)/giu, '2nd'],
  ],
  de: [
    [
      /(?<!\p{L})an (zwei|drei|vier|fünf|sechs|[2-6]) (?:tagen|vormittagen|nachmittagen|abenden) (?:pro|in der|je|die) woche(?!\p{L})/giu,
      '$1 Mal pro Woche',
    ],
    [
      /(?<!\p{L})(?:an )?jede[nm] (dritten|vierten|fünften|sechsten|[3-6]\.) wochenende(?!\p{L})/giu,
      (found, place = '') =>
        everyNth(found, place.replace(/n$/u, ''), placesDe, 'alle # Wochen am Wochenende'),
    ],
    [/(?<!\p{L})alle (?:sieben|7) Tage(?!\p{L})/giu, 'jede Woche'],
    [/(?<!\p{L})alle 24 Stunden(?!\p{L})/giu, 'jeden Tag'],
    [/(?<!\p{L})alle (?:zwölf|12) Monate(?!\p{L})/giu, 'jedes Jahr'],
    [/\b(?:eine[rn]? )?dreiviertelstunde\b/giu, '45 Minuten'],
    [/\b(?:eine[rn]? )?viertelstunde\b/giu, '15 Minuten'],
    [/(?<!\p{L})dreiviertelstündig(?=e|\P{L}|$)/giu, '45-minütig'],
    [/(?<!\p{L})viertelstündig(?=e|\P{L}|$)/giu, '15-minütig'],
    [/(?<!\p{L})halbstündig(?=e|\P{L}|$)/giu, '30-minütig'],
    [/(?<!\p{L})(?:anderthalb|eineinhalb)stündig(?=e|\P{L}|$)/giu, '90-minütig'],
    [/(?<!\p{L})(zwei|drei|vier|sechs|\p{N}+-?)stündlich(?!\p{L})/giu, 'alle $1 Stunden'],
    [
      /(?<!\p{L})(?:im (zwei|drei|vier|sechs)(tage|wochen|monats|stunden)(?:takt|rhythmus))(?!\p{L})/giu,
      (_, count = '', unit = '') => `alle ${count} ${unitsDe[unit.toLowerCase()] ?? unit}`,
    ],
    [
      /(?<!\p{L})jede[nrms]? (dritte|vierte|fünfte|sechste|[3-6]\.)[nrms]? (tag|woche|monat|jahr)(?!\p{L})/giu,
      (found, place = '', unit = '') =>
        everyNth(found, place, placesDe, `alle # ${unitsDe[unit.toLowerCase()] ?? unit}`),
    ],
    [/(?<!\p{L})jedes (?:zweite|2\.) wochenende(?!\p{L})/giu, 'alle 2 Wochen am Wochenende'],
    [/(?<!\p{L})zu zweit(?!\p{L})/giu, 'zu 2'],
    [/(?<!\p{L})zu dritt(?!\p{L})/giu, 'zu 3'],
    [/(?<!\p{L})zu viert(?!\p{L})/giu, 'zu 4'],
    [/\b(?:eine[mns]? |ein )?halbe[ns]? dutzend\b/giu, '6'],
    [
      /(?<!\p{L})(?:(?:zwei ?mal|2 ?x) (?:im jahr|pro jahr|jährlich)|halbjährlich(?:e[mnrs]?)?|alle (?:sechs|6) monate|jedes halbjahr|sechsmonatlich)(?!\p{L})/giu,
      'alle 6 Monate',
    ],
    [
      /(?<!\p{L})(?:(?:viermal|4 ?x) (?:im jahr|pro jahr|jährlich)|alle (?:drei|3) monate|quartalsweise)(?!\p{L})/giu,
      'vierteljährlich',
    ],
    [/\banderthalb(?:e[mnrs]?)?\b/giu, '1,5'],
    [/\b(ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)einhalb\b/giu, andHalf(de, ',')],
    [/\b(zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)[ -]Mal\b/giu, '$1mal'],
    [/(?<=\d)[ -]?(?:mal|×)(?!\p{L})/giu, 'x'],
    [/(?<=\d) ?(?:T€|TEUR|TSD ?€)(?!\p{L})/gu, ' Tsd €'],
    [
      /\b(?:jede zweite|jeder zweiten) woche\b|\b(?:14-?|vierzehn)tä(?:gig|glich)(?:e[mnrs]?)?\b|\b(?:zwei|2-?)wöch(?:ig|entlich)(?:e[mnrs]?)?(?= |\.|,|$)(?! (?:kurs|lehrgang|praktikum|schulung|projekt))/giu,
      'alle 2 Wochen',
    ],
    [/\bjeden zweiten tag\b/giu, 'alle 2 Tage'],
    [/\bjeden zweiten monat\b|\bzweimonatlich\b/giu, 'alle 2 Monate'],
    [/\bein(?:em|es)? halbjahr(?:es)?\b/giu, 'ein halbes Jahr'],
  ],
  es: [
    [
      /(?<!\p{L}|(?:de|\p{L}ndo) )(dos|tres|cuatro|cinco|seis|[2-6]) (?:días|mañanas|tardes|noches) (?:a la|por) semana(?!\p{L})/giu,
      '$1 veces por semana',
    ],
    [/(?<!\p{L})(por|cada) ejercicio(?!\p{L})(?= ?(?:$|[.,;)]| con | en | y ))/giu, '$1 año'],
    [/(?<!\p{L})(?:de )?segunda mano(?!\p{L})/giu, 'usado'],
    [/(?<!\p{L})cada (?:siete|7) días(?!\p{L})/giu, 'cada semana'],
    [/(?<!\p{L})cada (?:24|veinticuatro) horas(?!\p{L})/giu, 'cada día'],
    [/(?<!\p{L})cada (?:doce|12) meses(?!\p{L})/giu, 'cada año'],
    [
      /(?<!\p{L})una (?:semana )?de cada (dos|tres|cuatro|cinco|seis|[2-9])(?: semanas)?(?!\p{L})/giu,
      'cada $1 semanas',
    ],
    [/(?<!\p{L})bimestral(?:es|mente)?(?!\p{L})/giu, 'cada 2 meses'],
    [/(?<=días) (?:hábiles|laborables)(?!\p{L})/giu, ''],
    [/(?<!\p{L})tres cuartos de hora(?!\p{L})/giu, '45 minutos'],
    [/(?<!\p{L})un cuarto de hora(?!\p{L})/giu, '15 minutos'],
    [/(?<!\p{L})media docena de /giu, '6 '],
    [
      /(?<!\p{L})(?:(?:dos|2) veces (?:al|por) año|semestral(?:es|mente)?|cada semestre|cada (?:seis|6) meses)(?!\p{L})/giu,
      'cada 6 meses',
    ],
    [
      /(?<!\p{L})(?:(?:cuatro|4) veces (?:al|por) año|cada (?:tres|3) meses)(?!\p{L})/giu,
      'trimestralmente',
    ],
    [/(?<=\d) ?M (?=de euros|euros|EUR|€)/gu, ' millones '],
    [/\bun millón y medio\b/giu, '1,5 millones'],
    [
      /\b(dos|tres|cuatro|cinco) millones y medio\b/giu,
      (_, word = '') =>
        `${'dos tres cuatro cinco'.split(' ').indexOf(word.toLowerCase()) + 2},5 millones`,
    ],
    [
      /(?<!\p{L})(?:una vez )?cada (?:quincena|15 días|quince días)(?!\p{L})|(?<!\p{L})quincenal(?:mente|es)?(?!\p{L})|(?<!\p{L})(?:en )?semanas alternas/giu,
      'cada 2 semanas',
    ],
    [/(?<!\p{L})(?:en )?días alternos/giu, 'cada 2 días'],
    [/(?<!\p{L})una vez cada (?=\d|dos|tres|cuatro)/giu, 'cada '],
  ],
  fr: [
    [
      /(?<!\p{L}|(?:de|\p{L}ant) )(deux|trois|quatre|cinq|six|[2-6]) (?:jours|matins|matinées|soirs|soirées|après-midis?) par semaine(?!\p{L})/giu,
      '$1 fois par semaine',
    ],
    [/(?<!\p{L})de seconde main(?!\p{L})/giu, "d'occasion"],
    [/(?<!\p{L})en duo(?!\p{L})/giu, 'à 2'],
    [/(?<!\p{L})tous les (?:sept|7) jours(?!\p{L})/giu, 'chaque semaine'],
    [/(?<!\p{L})toutes les (?:24|vingt-quatre) heures(?!\p{L})/giu, 'chaque jour'],
    [/(?<!\p{L})tous les (?:douze|12) mois(?!\p{L})/giu, 'chaque année'],
    [
      /(?<!\p{L})une semaine sur (trois|quatre|cinq|six|[3-9])(?!\p{L})/giu,
      'toutes les $1 semaines',
    ],
    [/(?<![\d:])([01]?\d|2[0-3]):([0-5]\d)(?![\d:]| ?h)/gu, '$1 h $2'],
    [/(?<!\p{L})bimestriel(?:le)?s?(?!\p{L})/giu, 'tous les 2 mois'],
    [/(?<=jours) (?:ouvrés|ouvrables)(?!\p{L})/giu, ''],
    [/(?<!\p{L})en binôme(?!\p{L})/giu, 'à 2'],
    [/(?<!\p{L})trois quarts d'heure(?!\p{L})/giu, '45 minutes'],
    [/(?<!\p{L})un quart d'heure(?!\p{L})/giu, '15 minutes'],
    [/(?<!\p{L})(?:une )?demi-douzaine (?:de |d')/giu, '6 '],
    [
      /(?<!\p{L})(?:(?:deux|2) fois (?:par an|l'an)|semestriel(?:s|les?|lement)?|(?:chaque|par) semestre|tous les (?:six|6) mois)(?!\p{L})/giu,
      'tous les 6 mois',
    ],
    [
      /(?<!\p{L})(?:(?:quatre|4) fois (?:par an|l'an)|tous les (?:trois|3) mois)(?!\p{L})/giu,
      'par trimestre',
    ],
    [/(?<=\d) ?M (?=d'euros|euros|EUR|€)/gu, ' millions '],
    [/(?<=\d) ?M(?:d|ds|rd|rds) ?(?=d'euros|euros|EUR|€)/gu, ' milliards '],
    [/(?<!\p{L})un million et demi(?!\p{L})/giu, '1,5 million'],
    [
      /(?<!\p{L})(?:une fois )?(?:tous les (?:15|quinze) jours|toutes les quinzaines|chaque quinzaine|par quinzaine)(?!\p{L})|(?<!\p{L})une semaine sur deux(?!\p{L})/giu,
      'toutes les 2 semaines',
    ],
    [/(?<!\p{L})un jour sur deux(?!\p{L})/giu, 'tous les 2 jours'],
    [/(?<!\p{L})un mois sur deux(?!\p{L})/giu, 'tous les 2 mois'],
    [/(?<!\p{L})une fois (?=tou(?:te)?s les (?:\d|deux|trois|quatre))/giu, ''],
  ],
  pt: [
    [
      /(?<!\p{L}|(?:de|\p{L}ndo) )(dois|duas|três|quatro|cinco|seis|[2-6]) (?:dias|manhãs|tardes|noites) por semana(?!\p{L})/giu,
      '$1 vezes por semana',
    ],
    [/(?<!\p{L})(?:de|em) segunda mão(?!\p{L})/giu, 'usado'],
    [
      /(?<!\p{L})(?:(?:a )?cada (?:sete|7)|de (?:sete em sete|7 em 7)) dias(?!\p{L})/giu,
      'cada semana',
    ],
    [/(?<!\p{L})(?:a )?cada (?:24|vinte e quatro) horas(?!\p{L})/giu, 'cada dia'],
    [/(?<!\p{L})(?:a )?cada (?:doze|12) meses(?!\p{L})/giu, 'cada ano'],
    [
      /(?<!\p{L})uma (?:semana )?em cada (duas|três|quatro|cinco|seis|[2-9])(?: semanas)?(?!\p{L})/giu,
      'a cada $1 semanas',
    ],
    [/(?<!\p{L})(?:bimestra(?:l|is|lmente)|(?:a )?cada dois meses)(?!\p{L})/giu, 'a cada 2 meses'],
    [/(?<=dias) úteis(?!\p{L})/giu, ''],
    [
      /(?<!\p{L})segundo (?=(?:[ao]s?|normas?|regras?|instruções|desenhos?|planos?|projetos?|esquemas?|plantas?)(?!\p{L}))/giu,
      'conforme ',
    ],
    [/(?<!\p{L})três quartos de hora(?!\p{L})/giu, '45 minutos'],
    [/(?<!\p{L})um quarto de hora(?!\p{L})/giu, '15 minutos'],
    [/(?<!\p{L})meia dúzia de /giu, '6 '],
    [
      /(?<!\p{L})(?:(?:duas|2) vezes (?:por|ao) ano|semestra(?:l|is|lmente)|(?:a )?cada semestre|(?:a )?cada (?:seis|6) meses|de (?:seis em seis|6 em 6) meses)(?!\p{L})/giu,
      'a cada 6 meses',
    ],
    [
      /(?<!\p{L})(?:(?:quatro|4) vezes (?:por|ao) ano|(?:a )?cada (?:três|3) meses|de (?:três em três|3 em 3) meses)(?!\p{L})/giu,
      'trimestralmente',
    ],
    [/(?<=\d) ?M (?=de euros|euros|EUR|€)/gu, ' milhões '],
    [/(?<!\p{L})um milhão e meio(?!\p{L})/giu, '1,5 milhões'],
    [
      /(?<!\p{L})(?:a cada (?:15|quinze) dias|de (?:15|quinze) em (?:15|quinze) dias|(?:a )?cada quinzena|quinzenal(?:mente)?|quinzenais|semana sim,? semana não)(?!\p{L})/giu,
      'a cada 2 semanas',
    ],
    [/(?<!\p{L})dia sim,? dia não(?!\p{L})/giu, 'a cada 2 dias'],
    [
      /(?<!\p{L})de (?:dois em dois|duas em duas|2 em 2) (?=semanas|dias|meses|anos|horas)/giu,
      'a cada 2 ',
    ],
    [/(?<!\p{L})de (?:três em três|3 em 3) (?=semanas|dias|meses|anos|horas)/giu, 'a cada 3 '],
    [
      /(?<!\p{L})de (quatro|cinco|seis|sete|oito|dez|\d+) em \1 (?=semanas|dias|meses|anos|horas)/giu,
      'a cada $1 ',
    ],
    [/(?<!\p{L})uma vez (?=(?:a )?cada (?:\d|dois|duas|três))/giu, ''],
  ],
  nl: [
    [
      /(?<!\p{L})op (twee|drie|vier|vijf|zes|[2-6]) (?:dagen|ochtenden|middagen|avonden|nachten) (?:per|in de) week(?!\p{L})/giu,
      '$1 keer per week',
    ],
    [/(?<!\p{L})(?:elke|iedere|om de) (?:zeven|7) dagen(?!\p{L})/giu, 'elke week'],
    [/(?<!\p{L})(?:elke|iedere|om de) (?:24|vierentwintig) uur(?!\p{L})/giu, 'elke dag'],
    [/(?<!\p{L})(?:elke|iedere|om de) (?:twaalf|12) maanden(?!\p{L})/giu, 'elk jaar'],
    [/(?<=\d ?)t\/m(?= ?\d)/giu, 'tot'],
    [
      /(?<!\p{L})[ée][ée]n (?:week )?op de (twee|drie|vier|vijf|zes|[2-9])(?: weken)?(?!\p{L})/giu,
      'elke $1 weken',
    ],
    // What English exceeds, Dutch spreads over.
    [/(?<!\p{L})over (?=\d)/giu, 'voor '],
    [/(?<!\p{L})(?:vijf|5) kwartier(?!\p{L})/giu, '75 minuten'],
    [/(?<!\p{L})(?:drie|3) kwartier(?!\p{L})/giu, '45 minuten'],
    [/(?<!\p{L})(?:met )?(?:z'n|zijn) tweeën(?!\p{L})/giu, 'met 2'],
    [/(?<!\p{L})(?:met )?(?:z'n|zijn) drieën(?!\p{L})/giu, 'met 3'],
    [/(?<!\p{L})om het weekend(?!\p{L})/giu, 'om de 2 weken in het weekend'],
    [
      /(?<!\p{L})(?:elke|iedere) (derde|vierde|vijfde|zesde|[3-6]e) (dag|week|maand)(?!\p{L})/giu,
      (found, place = '', unit = '') =>
        everyNth(found, place, placesNl, `elke # ${unitsNl[unit.toLowerCase()] ?? unit}`),
    ],
    [/(?<!\p{L})(twee|drie|vier|zes|\p{N}+)uurlijkse?(?!\p{L})/giu, 'elke $1 uur'],
    [/(?<!\p{L})(drie|vier|zes)wekelijkse?(?!\p{L})/giu, 'elke $1 weken'],
    [/(?<!\p{L})(?:een )?kwartier(?!\p{L})/giu, '15 minuten'],
    [/(?<!\p{L})(?:een )?half ?uur(?!\p{L})/giu, '30 minuten'],
    [/(?<!\p{L})(?:een )?half dozijn(?!\p{L})/giu, '6'],
    [
      /(?<!\p{L})(?:(?:twee keer|tweemaal|2 ?x|2 keer) (?:per|in het) jaar|halfjaarlijkse?|(?:elk|ieder) half ?jaar|(?:elke|iedere|om de) (?:zes|6) maanden)(?!\p{L})/giu,
      'elke 6 maanden',
    ],
    [
      /(?<!\p{L})(?:(?:vier keer|viermaal|4 ?x|4 keer) (?:per|in het) jaar|driemaandelijkse?|(?:elke|iedere|om de) (?:drie|3) maanden)(?!\p{L})/giu,
      'elk kwartaal',
    ],
    [/\banderhal(?:f|ve)\b/giu, '1,5'],
    [
      /(?<!\p{L})(twee|drie|vier|vijf|zes|zeven|acht|negen|tien)[eë]nhal(?:f|ve)(?!\p{L})/giu,
      andHalf(nl, ','),
    ],
    [/(?<=\d) ?u(?!\p{L})/giu, ' uur'],
    [/(?<=\d) ?(?:mln|mld)\.(?= |$)/giu, (found) => found.replace('.', '')],
    [/(?<!\p{L})een halfjaar(?!\p{L})/giu, 'een half jaar'],
    [
      /(?<!\p{L})(?:om de week|om de andere week|tweewekelijkse?|veertiendaagse?|(?:eens|één keer|een keer) (?:per|in de) (?:twee|2) weken|om de 14 dagen)(?!\p{L})/giu,
      'om de 2 weken',
    ],
    [/(?<!\p{L})om de (?:andere )?dag(?!\p{L})/giu, 'om de 2 dagen'],
    [/(?<!\p{L})om de (?:andere )?maand(?!\p{L})/giu, 'om de 2 maanden'],
    [
      /(?<!\p{L})(?:eens|eenmaal|één keer|een keer) per (?=\d|drie|vier|vijf|dag|week|maand)/giu,
      'elke ',
    ],
  ],
}
