/**
 * Numbers and how often something was done, in the one spelling that the rest reads: "anderthalb
 * Stunden" is 1,5 of them, "1:30 hours" an hour and 30 minutes, "40 T€" 40 thousand, "fortnightly"
 * every two weeks. What a Romance language calls 15 days is two weeks there.
 */
import type { Language } from '../../language/languages.ts'

type Spelling = readonly [RegExp, string | ((found: string, ...parts: string[]) => string)]

/** A text whose other spellings, invisible characters and signs are `plain` already. */
export function withPlainNumbers(text: string, language: Language): string {
  const spellings = [...spellingsOf[language], ...common]
  return spellings.reduce((changed, [from, to]) => {
    // One signature takes words, the other makes them.
    return typeof to === 'string' ? changed.replace(from, to) : changed.replace(from, to)
  }, text)
}

const common: readonly Spelling[] = [
  [
    /(?<![\d:])(\d{1,2}):([0-5]\d)(?= ?(?:h|hours?|hrs?|stunden?|std|horas?|heures?|uur)(?!\p{L}))/giu,
    '$1 h $2 min',
  ],
  [/(?<=\d h [0-5]\d min) ?(?:h|hours?|hrs?|stunden?|std|horas?|heures?|uur)(?!\p{L})/giu, ''],
]

/** "Two and a half", by the number before it. */
function andHalf(numbers: string, mark: string): Spelling[1] {
  const values = new Map(numbers.split(' ').map((word, i) => [word, i + 1]))
  return (found: string, word: string = '') => {
    const value = /^\d+$/u.test(word) ? word : values.get(word.toLowerCase())
    return value === undefined ? found : `${value}${mark}5`
  }
}

const en = 'one two three four five six seven eight nine ten'
const de = 'ein zwei drei vier fünf sechs sieben acht neun zehn'
const nl = 'een twee drie vier vijf zes zeven acht negen tien'

const spellingsOf: Readonly<Record<Language, readonly Spelling[]>> = {
  en: [
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
    [/\bonce every (?=\d|two|three|four|five|six)/giu, 'every '],
    [/\bhalf-?year\b/giu, 'half a year'],
  ],
  de: [
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
    [/(?<!\p{L})uma vez (?=(?:a )?cada (?:\d|dois|duas|três))/giu, ''],
  ],
  nl: [
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
    [/(?<!\p{L})(?:eens|één keer|een keer) per (?=\d|drie|vier|vijf)/giu, 'elke '],
  ],
}
