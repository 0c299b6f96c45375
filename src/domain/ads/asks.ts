/**
 * What one line asks for beside skills: years, a degree, languages, certificates. Places are given
 * in the line; the caller moves them into the job's text.
 */
import { foldKeepingPlaces } from '#domain/language/fold.ts'
import { matchesOf } from '#domain/language/matches.ts'
import { once } from '#domain/language/remembered.ts'
import { levelName, spokenLevels } from '#domain/language/spoken-level.ts'
import { isStopWord } from '#domain/language/stop-words.ts'
import { anyOf, wholeWords } from '#domain/language/word-patterns.ts'
import { rowsInAll } from '#domain/language/word-table.ts'
import { findSkills } from '#domain/skills/find.ts'
import { languageCodes } from '#domain/skills/language-codes.ts'
import { lexicon } from '#domain/skills/lexicon.ts'
import { adWords } from '#tables/ad-words.js'
import { numberWords } from '#tables/number-words.js'
import { kindsBefore } from './employer-words.ts'
import type { Span } from './reading.ts'

/** Numbers in words: larger ones stand in figures. */
const largestInWords = 10
const numbers = new Map(
  rowsInAll(numberWords).flatMap(({ use, word, value }) =>
    use === 'cardinal' && value <= largestInWords ? [[word, value] as const] : [],
  ),
)

const unit = `(?:${anyOf(adWords, 'years')}|(${anyOf(adWords, 'months')}))`
const upTo = String.raw`(?:\+|\(\d{1,2}\)|(?:-|–|${anyOf(adWords, 'up to')})\s{0,2}(\d{1,2})(?:\s?\+)?)`
const years = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,$€£])(\d{1,2}|[a-z]{2,7}(?![a-z]))(?:[.,]\d)?\s{0,2}(?:${upTo}\s{0,2})?(?:\+\s?)?-?(?:${anyOf(adWords, 'whole')} )?${unit}(?![\p{L}\p{N}])(?:['’]s?)?`,
  'gu',
)

/** Looked for first: a line without a unit, or without a number, names no years. */
const unitCue = new RegExp(
  String.raw`(?<!\p{L})${anyOf(adWords, 'years', 'months')}(?![\p{L}\p{N}])`,
  'u',
)
const amountCue = new RegExp(String.raw`\d|(?<!\p{L})(?:${[...numbers.keys()].join('|')})`, 'u')

/** One line is looked through for several things, one after the other. */
let folded: { line: string; text: string } = { line: '', text: '' }

function foldLine(line: string): string {
  if (folded.line !== line) folded = { line, text: foldKeepingPlaces(line) }
  return folded.text
}

/** Months are spoken of for much else: contracts, trials, courses. */
const ofPractice = wholeWords(anyOf(adWords, 'practice'))
const ofNoPractice = wholeWords(anyOf(adWords, 'no practice'))

/** Children's ages, and how long the employer has been there. */
const ofOthers = new RegExp(String.raw`\b${anyOf(adWords, 'of others')}\b[^.;]{0,14}$`, 'u')
const ofAge = new RegExp(String.raw`^\s*${anyOf(adWords, 'age')}(?!\p{L})`, 'u')

/** "In 3 Jahren": they are yet to come. */
const comes = /^\s*(?:in|dans|en|em|over)\s$/u

/** Years of experience that a line names (months as parts of one); an age or a company's history is none. */
export function yearsIn(line: string): (Span & { years: number })[] {
  const text = foldLine(line)
  const found: (Span & { years: number })[] = []
  if (!(unitCue.test(text) && amountCue.test(text))) return found
  for (const match of matchesOf(years, text)) {
    const said = match[1] ?? ''
    const amount = /^\d/.test(said) ? Number(said) : (numbers.get(said) ?? 0)
    const isMonths = match[3] !== undefined
    if (amount < 1 || amount > 40) continue
    if (isMonths && (ofNoPractice.test(text) || !ofPractice.test(text))) continue
    const start = match.index
    const end = start + match[0].length
    const after = text.slice(end, end + 12)
    if (ofAge.test(after) || comes.test(text.slice(0, start))) continue
    if (ofOthers.test(text.slice(Math.max(0, start - 30), start))) continue
    found.push({ years: isMonths ? Math.round((amount / 12) * 100) / 100 : amount, start, end })
  }
  return found
}

const levels = [4, 3, 2, 1] as const
/** With the mark of gender that a star does not cover: "staatlich geprüfte:r". */
const degrees = levels.map(
  (level) =>
    [
      level,
      new RegExp(
        String.raw`(?<!\p{L})${anyOf(adWords, `degree ${level}`)}(?:[:*]\p{L}+|\/r)?(?!\p{L})`,
        'gu',
      ),
    ] as const,
)

/** Any of them, tried first: most lines name none. Letters of ASCII tell enough, and soon. */
const anyDegree = new RegExp(
  `(?<![a-z])${anyOf(adWords, ...levels.map((level) => `degree ${level}`))}(?![a-z])`,
  'u',
)

/** Degrees a line names, with their level: 1 vocational, 2 bachelor, 3 master, 4 doctorate. */
export function degreesIn(line: string): (Span & { level: 1 | 2 | 3 | 4 })[] {
  const text = foldLine(line)
  if (!anyDegree.test(text)) return []
  const named = degrees.flatMap(([level, pattern]) =>
    matchesOf(pattern, text).map((match) => {
      const start = match.index
      return { level, start, end: start + match[0].trimEnd().length }
    }),
  )
  const found: typeof named = []
  // Of two in one place the longer: an associate degree is no other degree.
  for (const one of named.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    if (found.some((other) => one.start < other.end && other.start < one.end)) continue
    // "Por eso": a short name of a degree that is also a word is one only in its capitals.
    if (isStopWord(line.slice(one.start, one.end))) continue
    if (/scrum|web|post|head|brew|task/.test(text.slice(Math.max(0, one.start - 6), one.start)))
      continue
    found.push(one)
  }
  return found
    .toSorted((a, b) => a.start - b.start)
    .map((one, i, all) => {
      const next = all[i + 1]?.start ?? line.length
      const named = line.slice(one.start, Math.min(endOfDegree(line, one.end), next))
      const bare = named.replace(
        /(?:[\s,/]+(?:or|oder|ou|o|of|and|und|et|y|e|en|bzw\.?))?[\s,/]+$/iu,
        '',
      )
      return { ...one, end: Math.max(one.end, one.start + bare.length) }
    })
    .filter(({ start, end }) => !namesEmployer(line.slice(start, end)))
}

/** "MBO Utrecht en Anne Frank Stichting": names that end with a kind of employer are no subject. */
function namesEmployer(named: string): boolean {
  const names = named.split(/\s+/).filter((word, i) => i > 0 && /^\p{Lu}/u.test(word))
  return names.length > 2 && kinds().has(foldKeepingPlaces(names.at(-1) ?? ''))
}

const kinds = once(() => new Set(kindsBefore))

/** With what it is in: "Degree in Accounting or Finance", "BTS électrotechnique", "Ausbildung als Koch". */
function endOfDegree(line: string, end: number): number {
  const subject = /(?:in|en|em|of|als)$/iu.test(line.slice(0, end)) ? bareSubject : ledSubject
  subject.lastIndex = end
  return end + (subject.exec(line)?.[0].length ?? 0)
}

const more = String.raw`(?:\s+(?:(?:de|em|der|und|and|or|oder|en|y|e|et|in|do|da|del|des|of|ou|o)\s+|&\s+)?\p{Lu}[\p{L}*:&/+-]*){0,4}`
const bareSubject = new RegExp(String.raw`\s+[\p{L}*:&/+-]+${more}`, 'uy')
const ledSubject = new RegExp(
  String.raw`\s+(?:(?:in|en|em|als|zum|zur|zur/zum|zum/zur|im|of|richting|de|du|des)\s+(?:(?:der|la|le|het|de)\s+)?[\p{L}*:&/+-]+|\p{Lu}[\p{L}*:&/+-]+)${more}`,
  'uy',
)

const nativeWords = wholeWords(anyOf(adWords, 'native'))

/** Wherever it stands in a line that names one language. */
const anywhere = (line: string): string[] => [
  ...(/(?<![\p{L}\p{N}])[ABC][12](?![\p{L}\p{N}])/u.exec(line) ?? []),
  ...(nativeWords.test(foldLine(line)) ? ['native'] : []),
]

const nameOf = (level: number | null): string | null => (level === null ? null : levelName(level))

/** Languages that a line names as spoken, each with the level the line gives. */
export function languagesIn(line: string): (Span & { language: string; level: string | null })[] {
  const spoken = findSkills(line).filter(
    (found) => lexicon().get(found.skill)?.trade === 'language',
  )
  if (spoken.length === 0) return []
  const levels = spokenLevels(line, spoken)
  const [only] = spoken.length === 1 ? anywhere(line) : []
  return spoken.map(({ skill, start, end }, i) => ({
    language: languageCodes[skill] ?? skill,
    level: nameOf(levels[i] ?? null) ?? only ?? null,
    start,
    end,
  }))
}

/** Whether a stretch of a line names a spoken language, which is asked for by itself. */
export const speaks = (line: string, { start, end }: Span): boolean =>
  languagesIn(line).some((language) => language.start < end && start < language.end)
