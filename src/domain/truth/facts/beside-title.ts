/**
 * A paper as it stands beside a title that says of which trade it is: "Gesellenbrief" behind "Raumausstatter", and not
 * the trade twice. A recognition names the trade that it is worth, and stays whole.
 */
import { fold } from '../../language/fold.ts'
import type { Language } from '../../language/languages.ts'
import { isOfRegister, isRecognition, saysLevelOfPaper } from '../../scoring/certificate-terms.ts'
import { soughtRole } from '../../scoring/sought-role.ts'
import { isOfPapers } from '../claims/papers.ts'
import type { LineReading, Word } from '../reading/reading.ts'
import { readLine } from '../reading/reading.ts'
import { degreeLevel } from './degrees.ts'

/** Without the trade that the title says; null where nothing else is left of it. */
export function besideTitle(label: string, title: string, language: Language): string | null {
  const own = readLine(title, language)
  const isOwn = ({ text }: Word) => own.words.some((one) => isSameWord(one.text, text))
  const [, head = label, aside = ''] = /^(.+\S) \(([^()]+)\)$/u.exec(label) ?? []
  const { words } = readLine(head, language)
  const first = words.findIndex((word) => isOwn(word))
  if (first < 0 || isRecognition(label) || isOfUniversity(label)) return label
  const kept = withoutLead(head.slice(0, words[first]?.start))
  const further = readLine(aside, language).words.some(isOwn) ? '' : aside
  if (isWholeTrade(words.slice(first), head, own, isOwn)) {
    const next = words.slice(first).find((word) => word.isContent && !isOwn(word))
    const level = next === undefined ? '' : head.slice(next.start)
    const short = saysLevelOfPaper(level) ? `${kept} ${level}` : kept
    if (saysPaper(kept, head, language) && (isPrecise(short) || further !== ''))
      return further === '' ? short : `${short} (${further})`
    if (isOfLearning(words[0])) return null
  }
  const rest = words.filter((word) => word.isContent && !isOwn(word) && !isOfPapers(word))
  const isTold = isOfRegister(label) || (further !== '' && !saysLevelOfPaper(further))
  return isTold || rest.length >= (words.some(isOfKind) ? 1 : 2) ? label : null
}

/** Without the small words that led to what is cut: "Diplôme d'État d'". */
function withoutLead(text: string): string {
  const words = text.trim().split(' ')
  while (/^\p{Ll}{1,5}['’]?$/u.test(words.at(-1) ?? '')) words.pop()
  return words.join(' ').replace(/,$/u, '')
}

/** What they are of is their name: "Licenciatura" alone is of anything. */
const isOfUniversity = (label: string): boolean =>
  degreeLevel(label) > 1 && !/^dipl[oô]me? d/iu.test(label)

/** The words of the title, what somebody is among them, or another name for its occupation. */
function isWholeTrade(
  [first, ...others]: readonly Word[],
  head: string,
  title: LineReading,
  isOwn: (word: Word) => boolean,
): boolean {
  const heads = headLast.has(title.language)
    ? [title.words[0], title.words.at(-1)]
    : title.words.slice(0, 1)
  if (first === undefined || !heads.some((one) => isSameWord(first.text, one?.text ?? '')))
    return false
  if (others.every((word) => !word.isContent || isOwn(word))) return true
  const { occupations } = soughtRole(title.text)
  return soughtRole(head.slice(first.start)).occupations.some((id) => occupations.includes(id))
}

/** "Diploma" alone may be of anything. */
const isPrecise = (short: string): boolean =>
  /[^\p{L}]|^\p{Lu}+$/u.test(short) || ofKind.test(fold(short))

/** Where what somebody is may stand behind what limits it: "Eerste slager". */
const headLast: ReadonlySet<Language> = new Set(['de', 'en', 'nl'])

/**
 * "Gesellenbrief", "Mbo 4", "CAP", "Diplôme d'État": one word at most beside those for papers, and "training" or
 * "level 3" is none. In English what a paper is of stands before it, unless a word leads to it.
 */
function saysPaper(kept: string, head: string, language: Language): boolean {
  if (language === 'en' && !/^(?:,| as )/u.test(head.slice(kept.length))) return false
  const { words } = readLine(kept, language)
  const others = words.filter((word) => word.isContent && !isOfKind(word))
  const last = words.at(-1)
  return (
    last !== undefined && !ofHolder.test(last.text) && others.length <= 1 && !isOfLearning(words[0])
  )
}

/** "Staatlich geprüfte" is said of somebody, and is no paper. */
const ofHolder = /\p{Ll}(?:te|ene)[rn]?$/u

const isOfKind = (word: Word | undefined): boolean =>
  word !== undefined && (isOfPapers(word) || isCode(word.text) || ofKind.test(fold(word.text)))
const ofKind = /(?:opleiding|ausbildung|prufung|brief)$/u

const isCode = (text: string): boolean => /^(?:\p{Lu}{2,}|\p{Ll}bo|\p{Lu}bo|\d+)$/u.test(text)

const isOfLearning = (word: Word | undefined): boolean =>
  word !== undefined && ofLearning.test(fold(word.text))
const ofLearning =
  /^(?:staatlich|(?:berufs)?ausbildung|lehre|apprenticeship|training|formation|formacion|formacao|opleiding|cur[sc]o|level)$/u

/** In whatever form: "ambulancier" and "ambulancière", and not "Fysiotherapeut" and "Fysiotherapie". */
function isSameWord(a: string, b: string): boolean {
  const [one, other] = [fold(a), fold(b)]
  const longest = Math.max(one.length, other.length)
  let shared = 0
  while (shared < longest && one[shared] === other[shared]) shared += 1
  const [ending = ''] = [one.slice(shared), other.slice(shared)].toSorted(
    (x, y) => y.length - x.length,
  )
  return shared >= fewestLetters && ending.length <= longestEnding && !ofCraft.test(ending)
}

/** "Floristry" is what a florist does. */
const ofCraft = /^(?:ry|ie|y|ia|ik)$/u

const fewestLetters = 4
const longestEnding = 2
