/**
 * The calendar's words in six languages: months, seasons, "today", "since" and "until".
 *
 * They are kept in one table because a resume mixes languages freely (an English resume with a
 * German diploma), so every reader of dates tries all of them. All keys are folded: lower case,
 * without accents, without a closing full stop.
 */
import { fold } from './fold.ts'
import type { Language } from './languages.ts'

/** Month names and short names → 1…12. */
export const months: ReadonlyMap<string, number> = new Map(
  (
    [
      'january jan januar janner jaenner jan janvier janv enero ene janeiro januari gen',
      'february feb febr februar feber fevrier fevr fev febrero fevereiro februari',
      'march mar maerz marz mrz mar mars marzo marco maart mrt',
      'april apr avril avr abril abr',
      'may mai mayo maio mei',
      'june jun juni juin junio junho',
      'july jul juli juillet juil juill julio julho',
      'august aug aout agosto ago augustus',
      'september sep sept septembre septiembre setembro set setiembre',
      'october oct oktober okt octobre octubre outubro out',
      'november nov novembre noviembre novembro',
      'december dec dezember dez decembre diciembre dic dezembro desember',
    ] as const
  ).flatMap((names, i) => names.split(' ').map((name): [string, number] => [name, i + 1])),
)

/** Seasons, quarters' and semesters' words: they say a year, not a month. */
export const seasons: readonly string[] = (
  'spring summer autumn fall winter fruhjahr fruhling sommer herbst fruehjahr fruehling ' +
  'printemps ete automne hiver primavera verano otono invierno verao outono inverno ' +
  'lente voorjaar zomer herfst najaar wintersemester sommersemester wise sose ws ss ' +
  'q1 q2 q3 q4 t1 t2 t3 t4 early mid late anfang mitte ende debut fin inicio finales'
).split(' ')

/** What a number in front of it counts within a year: "3e trimestre", "2. Halbjahr". */
export const partsOfYear: ReadonlySet<string> = new Set(
  (
    'quarter half semester quartal halbjahr trimestre trim semestre sem kwartaal halfjaar ' +
    'cuatrimestre'
  ).split(' '),
)

/** Words that leave a range open, longest first within a language. */
export const presentWords: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'present day',
    'present',
    'currently',
    'current',
    'till date',
    'to date',
    'now',
    'today',
    'ongoing',
  ],
  de: [
    'heutigen tag',
    'heutigen tage',
    'heute',
    'aktuell',
    'laufend',
    'jetzt',
    'dato',
    'gegenwartig',
    'andauernd',
  ],
  es: [
    'la actualidad',
    'actualidad',
    'actualmente',
    'actual',
    'el presente',
    'presente',
    'el dia de hoy',
    'a la fecha',
    'la fecha',
    'en curso',
    'hoy',
    'ahora',
  ],
  fr: [
    "aujourd'hui",
    'aujourd hui',
    'actuellement',
    'actuel',
    'a ce jour',
    'ce jour',
    'en cours',
    'en poste',
    'present',
    'maintenant',
  ],
  pt: [
    'o presente momento',
    'presente momento',
    'momento atual',
    'a data de hoje',
    'a presente data',
    'a atualidade',
    'a data',
    'o momento',
    'momento',
    'atualmente',
    'atualidade',
    'data atual',
    'atual',
    'o presente',
    'presente',
    'em curso',
    'em andamento',
    'hoje',
    'agora',
  ],
  nl: ['heden', 'nu toe', 'tegenwoordig', 'vandaag', 'huidig', 'nu'],
}

/** The word each language prints for an open end when the text only says "since". */
export const openEnd: Readonly<Record<Language, string>> = {
  en: 'present',
  de: 'heute',
  es: 'actualidad',
  fr: "aujourd'hui",
  pt: 'atual',
  nl: 'heden',
}

/** Words before one date that mean "from then until today". */
export const sinceWords: Readonly<Record<string, Language>> = {
  since: 'en',
  seit: 'de',
  ab: 'de',
  depuis: 'fr',
  des: 'fr',
  desde: 'es',
  sinds: 'nl',
  vanaf: 'nl',
}

/** Words that open a closed range ("von … bis", "du … au"). */
export const fromWords: readonly string[] = 'from von vom de du des desde van vanaf entre'.split(
  ' ',
)

/** Words between the two ends of a range. */
export const untilWords: readonly string[] = [
  "jusqu'a",
  "jusqu'en",
  "jusqu'au",
  't/m',
  'until',
  'till',
  'hasta',
  'through',
  'thru',
  'bis zum',
  'bis',
  'ate ao',
  'ate',
  'tot en met',
  'tot op',
  'tot',
  'to',
  'au',
  'al',
  'a',
  'y',
  'en',
]

/** Whether a text says "until today" and nothing else, in any of the six languages. */
export function openEndWords(text: string): boolean {
  const folded = fold(text)
  return Object.values(presentWords).some((words) => words.includes(folded))
}
