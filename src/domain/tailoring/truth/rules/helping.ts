/**
 * Whoever helped still helps, and what was done under supervision was not done alone: the words for
 * it may change, not go.
 */
import { grammarWordsOf } from '../../../language/grammar-words.ts'
import { fold } from '../../../language/fold.ts'
import type { Language } from '../../../language/languages.ts'
import { isJoiner } from '../line-parts.ts'
import { isFormOf } from '../matching.ts'
import type { Passage } from '../passages.ts'
import type { LineReading, Word } from '../reading.ts'
import type { Violation } from '../violation.ts'
import { isChange } from './list-items.ts'

/** "Assisted with rotas" may not become "Wrote rotas": whoever helped still helps. */
export function checkHelping({
  path,
  line,
  primary,
  texts,
  siblings,
  isSummary,
}: Passage): Violation[] {
  if (isSummary) return []
  const shared = primary.find((source) => texts.includes(source) && isNoLongerShared(source, line))
  if (shared) return [{ rule: 'seniority', path, claim: line.text, reason: 'helper_became_doer' }]
  if (helps(line)) return []
  const source = primary.find(
    (source) =>
      // A title that helps ("aide-soignante") says nothing of one line.
      texts.includes(source) &&
      isHelperLine(source) &&
      !siblings.some((other) => isRetelling(other, source, texts) && helps(other.line)),
  )
  if (!source || isInSameRole(line, source) || attendedBoth(line, source)) return []
  return [{ rule: 'seniority', path, claim: line.text, reason: 'helper_became_doer' }]
}

/** "Auf der Messe vertreten" for "presença na feira": whoever was there is there in the other language. */
function attendedBoth(line: LineReading, source: LineReading): boolean {
  const helped = source.words.filter(({ concepts }) => concepts.has('assist'))
  return helped.every(({ word }) => word.startsWith('presen')) && attended.test(fold(line.text))
}

const attended =
  /(?<!\p{L})(?:presenc|presence|anwesen|aanwezig|vertreten|prasen[zt]|present(?:es?|s)?(?!\p{L}))/u

/** "Acted as surface cover" of who supported dives as surface cover: what one was there says how far. */
function isInSameRole(line: LineReading, source: LineReading): boolean {
  const roleIn = ({ words, language }: LineReading) => {
    const at = words.findIndex(({ word }) => asWhat[language].has(word))
    const role = at < 0 ? [] : words.slice(at + 1, at + 4).filter((word) => word.isContent)
    return role.slice(0, 2)
  }
  const [here, there] = [roleIn(line), roleIn(source)]
  return (
    here.length > 0 &&
    here.length === there.length &&
    here.every((word, i) => word.stem === there[i]?.stem)
  )
}

const asWhat = grammarWordsOf('as')

/** "Co-wrote reports" may not become "wrote reports". */
function isNoLongerShared(source: LineReading, line: LineReading): boolean {
  const [, act = ''] = sharedAct.exec(fold(source.text)) ?? []
  const isJoined = line.words.some(({ word }) => word.slice(2).startsWith(act.slice(0, 5)))
  if (act === '' || isJoined || isShared.test(fold(line.text)) || isHelping(line)) return false
  return line.words.some(({ word }) => isFormOf(word, act, line.language))
}

/** Who works along with one is a co-worker, and shares no act. */
const sharedAct = /^[ck]o-((?!work|ordin|op)\p{L}{4,})/u
const isShared = /(?<!\p{L})[ck]o-\p{L}{4}/u

function helps(line: LineReading): boolean {
  return isHelping(line) && !isOnlyJoined(line)
}

/** "Trained and accompanied": who goes along with people does more where that is the second act. */
function isOnlyJoined(line: LineReading): boolean {
  if (line.concepts.has('assist')) return false
  const joint = line.words.filter((word) => word.concepts.has('together'))
  return (
    joint.length > 0 &&
    joint.every((word) => word.meanings.has('accompany') && isSecond(word, line))
  )
}

function isSecond(word: Word, { words }: LineReading): boolean {
  const before = words[words.indexOf(word) - 1]
  return before !== undefined && isJoiner(before)
}

/** What was done under supervision was not done alone: the words may change, not go. */
export function checkGuided({
  path,
  line,
  primary,
  texts,
  siblings,
  isSummary,
}: Passage): Violation[] {
  const isGuided = (reading: LineReading) =>
    reading.concepts.has('guided') || guided.test(fold(reading.text)) || isBesideBoss(reading)
  if (isSummary || isGuided(line) || line.concepts.has('boss')) return []
  const source = primary.find(
    (one) =>
      isGuided(one) &&
      !siblings.some((other) => isRetelling(other, one, texts) && isGuided(other.line)),
  )
  if (!source) return []
  return [{ rule: 'seniority', path, claim: line.text, reason: 'helper_became_doer' }]
}

/** "Under a senior fitter's guidance": whose it was stands between. */
const guided =
  /\b(?:under [^,.;]{1,40}(?:guidance|supervision|direction)|unter [^,.;]{1,40}(?:anleitung|aufsicht)|onder [^,.;]{1,40}(?:begeleiding|toezicht))\b/u

/** "Together with the head of reception", and what is managed "avec la responsable". */
function isBesideBoss({ concepts, words }: LineReading): boolean {
  if (!concepts.has('boss')) return false
  if (concepts.has('together')) return true
  const first = words.find(({ isSmall }) => !isSmall)
  const isRun = ['administer', 'coordinate', 'lead'].some((id) => first?.concepts.has(id) === true)
  return (
    isRun &&
    words.some(
      (word, i) =>
        withWords.has(word.word) &&
        words.slice(i + 1, i + 3).some((other) => other.concepts.has('boss')),
    )
  )
}

const withWords = new Set(['with', 'mit', 'con', 'avec', 'com', 'met'])

/** Help is what a line is about where it opens with it, or in German and Dutch closes with it. */
export function isHelperLine({ words, language }: LineReading): boolean {
  const content = words.filter((word) => word.isContent || word.concepts.has('assist'))
  // "An increase in participation" is of those who took part.
  if (content[0] !== undefined && isChange(content[0]) && !content[0].concepts.has('assist'))
    return false
  const at = content.findIndex((word) => word.concepts.has('assist'))
  const isLast = at === content.length - 1 && (language === 'de' || language === 'nl')
  return at >= 0 && (at < 3 || isLast)
}

/** A line kept as it was retells itself and no other. */
function isRetelling(
  { line, primary }: Passage['siblings'][number],
  source: LineReading,
  texts: readonly LineReading[],
): boolean {
  if (texts.some((text) => text.text === line.text)) return line.text === source.text
  return primary.includes(source)
}

export function isHelping(line: LineReading): boolean {
  const { concepts, words, language } = line
  if (concepts.has('assist') || concepts.has('together') || isDoneAlong(line)) return true
  // "Assistentin bei Behandlungen": the person stands for the act.
  const opening = words.find((word) => word.isContent)
  if (opening !== undefined && isTitleOfHelper(opening.text)) return true
  // Support is help by its own name where no table of English verbs has it.
  return language !== 'en' && words.some(({ word }) => word === 'support')
}

/** "Zwei Busse mit erprobt", "mee ontwikkeld": beside others, where a participle closes the clause. */
function isDoneAlong({ words, language, text }: LineReading): boolean {
  const along = alongWords[language]
  return (
    along !== undefined &&
    words.some((word, i) => {
      const adverb = words[i + 1]
      const next = adverb && anew.test(adverb.word) ? words[i + 2] : adverb
      if (!along.has(word.word) || next === undefined || /^\p{Lu}/u.test(next.text)) return false
      const after = text.slice(next.start + next.text.length)
      return participle.test(next.word) && /^\s*(?:$|[.,;)]|und |en )/u.test(after)
    })
  )
}

const alongWords: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  de: new Set(['mit']),
  nl: new Set(['mee', 'mede']),
}
const anew = /^(?:neu|komplett|umfassend|opnieuw|helemaal)$/u
const participle = /^(?:ge|be|er|ver|ent|zer|ont|her|\p{L}{2,5}ge)\p{L}{3,}(?:t|en|d)$/u

/** "Assistante de direction" directs nothing. */
export function isTitleOfHelper(title: string): boolean {
  return helperTitle.test(fold(title))
}

const helperTitle =
  /^(?:(?:executive|personal|management|direktions|geschafts\w*|chef|vorstands|directie|management)[ -]?)?(?:assist|asistent|auxilia|adjoint|adjunt|secretar|sekretar|ayudante|aide |deputy|stellvertr|stagiair|intern |becari|estagiari|praktikant|junior|trainee)/u
