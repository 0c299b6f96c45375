/**
 * "In the booking system": the kind of a tool that the source names and the line does not, with the
 * words right before it that say what it is for, and the letters that such kinds are known by.
 */
import type { Language } from '../../../language/languages.ts'
import { lexicon } from '../../../skills/lexicon.ts'
import { poolOf } from '../word-pool.ts'
import type { LineReading, Word } from '../reading.ts'

export function isKindOfTool(
  word: Word,
  line: LineReading,
  sources: readonly LineReading[],
): boolean {
  if (!leadsToTool(word, line)) return false
  const own = poolOf([line])
  return sources.some((source) =>
    source.words.some((other) => !own.exact.has(other.word) && isTool(other, source)),
  )
}

/** The kind itself, or one of the words between it and an "in the". */
function leadsToTool(word: Word, { words }: LineReading): boolean {
  if (isNamed(word)) return false
  const at = words.indexOf(word)
  const behind = words.slice(at, at + longestKind).findIndex(isKind)
  if (behind < 0) return tellsWhichTool(words, at)
  const kind = words[at + behind]
  if (kind === word && !kindLetters.has(word.word)) return true
  const before = words.slice(0, at).findLast((other) => other.isSmall)
  if (before === undefined || opens.has(before.word)) return false
  return words.slice(words.indexOf(before) + 1, at + behind).every((other) => !isNamed(other))
}

/** "En el programa de reservas": what the kind is for stands behind it in the Romance languages. */
function tellsWhichTool(words: readonly Word[], at: number): boolean {
  const [word] = words.slice(at, at + 1)
  if (word === undefined || !isRomance.has(word.language)) return false
  const from = Math.max(0, at - 4)
  const kind = words.slice(from, at).findLastIndex(isKind)
  if (kind < 0) return false
  const between = words.slice(from + kind + 1, at)
  const before = words.slice(Math.max(0, from + kind - 2), from + kind)
  return (
    before.some((other) => placing.has(other.word)) &&
    between.every((other) => linking.has(other.word) || (other.isContent && !isNamed(other)))
  )
}

const isRomance: ReadonlySet<Language> = new Set(['es', 'fr', 'pt'])
const placing = new Set('en con mediante dans avec sur sous via em com no na num numa'.split(' '))
const linking = new Set('de d del du des da do das dos la el le l o a'.split(' '))
const longestKind = 5

function isKind({ concepts, word }: Word): boolean {
  return concepts.has('software') || kindLetters.has(word)
}

/** A name, and not the letters of a kind: "Xero", where "CRM" is none. */
function isNamed({ isName, word }: Word): boolean {
  return isName && !kindLetters.has(word)
}

/** A name of its own; German writes every noun with a capital, so there it follows an "in". */
function isTool(word: Word, { words, skills }: LineReading): boolean {
  if (kindLetters.has(word.word)) return false
  if (word.isName || skills.some((s) => isToolName(s.skill) && s.start === word.start)) return true
  if (word.language !== 'de' || !/^\p{Lu}/u.test(word.text) || !word.isContent) return false
  const before = words[words.indexOf(word) - 1]
  const isUnknown = word.kinds.size === 0 && word.wordings.size === 0
  return isUnknown && before !== undefined && germanBefore.has(before.word)
}

function isToolName(skill: string): boolean {
  return lexicon().get(skill)?.trade === 'software'
}

/** A verb may follow these: no kind of tool begins there. */
const opens = new Set(
  'and or also to und oder auch zu et ou aussi y o e en of ook te om'.split(' '),
)

const germanBefore = new Set(['in', 'mit', 'uber', 'via', 'per'])

/** What kinds of software are known by in every language. */
const kindLetters = new Set(
  'crm erp cad cam cms bi pos ehr emr epd ecd lms elo wms tms mes plm bim dms kis pvs hris ats pms cmms scm gis ide'.split(
    ' ',
  ),
)
