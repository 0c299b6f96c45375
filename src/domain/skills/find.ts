/**
 * Finds the lexicon's skills in a text, in one pass over its words.
 *
 * Names of several words live in a trie keyed by rough stems, so that number, gender and case do
 * not hide them; single words match whole (or as a plural, or before "-kenntnisse" and its like).
 * The longest name wins, names do not overlap. A name that is also a common word ("Go", "Excel",
 * "R") needs its own case and company: see `lexicon.ts` for the marks.
 */
import { isOfAmount } from './amounts.ts'
import type { AliasRule } from './lexicon.ts'
import { lexicon, skillLabel } from './lexicon.ts'
import type { Ending } from './name-index.ts'
import { nameStem, namesFrom, noSkill } from './name-index.ts'
import type { Token } from './tokens.ts'
import { tokensOf } from './tokens.ts'

export type FoundSkill = { readonly skill: string; readonly start: number; readonly end: number }

interface Candidate extends FoundSkill {
  rule: AliasRule
  first: number
  last: number
}

/**
 * The skills a text names, in order, without overlaps. Places are UTF-16 units of the text.
 * Abilities that every trade asks for ("teamwork") are not among them: see `findAbilities`.
 */
export function findSkills(text: string): FoundSkill[] {
  return findAll(text).filter(({ skill }) => !isAbility(skill))
}

/** What a text says of how somebody works: the lexicon's general trade. */
export function findAbilities(text: string): FoundSkill[] {
  return findAll(text).filter(({ skill }) => isAbility(skill))
}

const isAbility = (skill: string): boolean => lexicon().get(skill)?.trade === 'general'

/** A line is asked for its skills and then for its languages, one after the other. */
let last: { text: string; found: readonly FoundSkill[] } = { text: '', found: [] }

/** Skills and abilities together: where one name holds another, the longer one stands. */
export function findAll(text: string): readonly FoundSkill[] {
  if (last.text !== text) last = { text, found: lookThrough(text) }
  return last.found
}

function lookThrough(text: string): FoundSkill[] {
  const tokens = tokensOf(text)
  const candidates: Candidate[] = []
  for (let i = 0; i < tokens.length;) {
    const found = longestAt(text, tokens, i)
    if (found === null) i++
    else {
      candidates.push(found)
      i = found.last + 1
    }
  }
  return candidates
    .filter(({ skill, start, end }) => skill !== noSkill && !isOfAmount(text, start, end))
    .filter((found, i, kept) => found.rule !== 'company' || keepsCompany(text, tokens, kept, i))
    .filter((found, i, kept) => found.rule !== 'kin' || standsAmongKin(text, kept, i))
    .map(({ skill, start, end }) => ({ skill, start, end }))
}

/** The distinct labels of the skills that a text names, in order. */
export function skillNamesIn(text: string): string[] {
  return [...new Set(findSkills(text).map((found) => skillLabel(found.skill)))]
}

function longestAt(text: string, tokens: Token[], at: number): Candidate | null {
  const first = tokens[at]
  const names = first === undefined ? null : namesFrom(first.word)
  if (first === undefined || names === null) return null
  let best: Candidate | null = null
  let node = names.longer
  for (let i = at + 1; node !== undefined && i < tokens.length; i++) {
    const token = tokens[i]
    if (token === undefined || !token.joined) break
    node = node.next?.get(nameStem(token.word))
    if (node === undefined) break
    best = pick(node.endings, text, first.start, token.end, at, i) ?? best
  }
  if (best !== null) return best
  for (const { endings, length } of names.single) {
    const end = length === null ? first.end : first.start + length
    const found = pick(endings, text, first.start, end, at, at)
    if (found !== null) return found
  }
  return null
}

function pick(
  endings: readonly Ending[],
  text: string,
  start: number,
  end: number,
  first: number,
  last: number,
): Candidate | null {
  for (const { skill, exact, rule } of endings) {
    if (exact !== null && text.slice(start, end) !== exact) continue
    return { skill, start, end, rule, first, last }
  }
  return null
}

/** Words after which the next word is a thing one knows, in six languages. */
const openers = new Set(
  (
    'in with using of language languages programming scripting microsoft ms proficient tools know knowledge ' +
    'mit von sprache sprachen kenntnisse programmiersprache programmiersprachen ' +
    'avec langage langages maitrise connaissance con lenguaje lenguajes manejo conocimientos ' +
    'com linguagem linguagens dominio conhecimentos met taal talen kennis'
  ).split(' '),
)
/** Words before which the word is a thing one knows. */
const closers = new Set(
  (
    'programming language developer developers development engineer engineers code script scripts ' +
    'skills spreadsheets spreadsheet macros vba formulas entwickler kenntnisse programmierung ' +
    'developpeur developpement desarrollador programador desenvolvedor ontwikkelaar kennis'
  ).split(' '),
)

const listGap =
  /^\s{0,8}(?:[,;/|•·+&()\n]|[,;]?\s{0,8}(?:and|or|und|oder|sowie|et|ou|y|e|o|u|en|of)\s){1,8}\s{0,8}$/iu
const longestGap = 8

const isListGap = (text: string, from: number, to: number): boolean =>
  to - from <= longestGap && listGap.test(text.slice(from, to))

/** A name that people of another trade bear counts beside its own trade, or after a plain cue. */
function standsAmongKin(text: string, candidates: readonly Candidate[], at: number): boolean {
  const [before, found, after] = [candidates[at - 1], candidates[at], candidates[at + 1]]
  if (found === undefined) return false
  if (plainCue.test(text.slice(Math.max(0, found.start - 20), found.start))) return true
  const tradeOf = (one: Candidate) => lexicon().get(one.skill)?.trade
  const isKin = (other: Candidate) => tradeOf(other) === tradeOf(found)
  return (
    (before !== undefined && isKin(before) && isListGap(text, before.end, found.start)) ||
    (after !== undefined && isKin(after) && isListGap(text, found.end, after.start))
  )
}

const plainCue = /(?:proficien(?:cy|t)|knowledge|expertise) (?:in|of) $/i

/** A name that is also a common word counts beside another skill, in a list, or after a cue. */
function keepsCompany(
  text: string,
  tokens: readonly Token[],
  candidates: readonly Candidate[],
  at: number,
): boolean {
  const found = candidates[at]
  if (found === undefined) return false
  const before = candidates[at - 1]
  const after = candidates[at + 1]
  if (before !== undefined && isListGap(text, before.end, found.start)) return true
  // "Docker containers"; in "Customer Service Teams" the capital is the heading's.
  const isSmall = /^\p{Ll}{4}/u.test(text.slice(found.start, found.end))
  if (before !== undefined && isSmall && text.slice(before.end, found.start) === ' ') return true
  if (after !== undefined && isListGap(text, found.end, after.start)) return true
  const previous = tokens[found.first - 1]
  const next = tokens[found.last + 1]
  if (isAloneOnLine(text, found)) return true
  if (next !== undefined && next.start - found.end <= 2 && closers.has(next.word)) return true
  return (
    previous !== undefined &&
    /^[\s:(]{1,2}$/.test(text.slice(previous.end, found.start)) &&
    openers.has(previous.word)
  )
}

/** Between no other letters, digits or signs of a name; looks no further than to the next of them. */
function isAloneOnLine(text: string, { start, end }: FoundSkill): boolean {
  if (!/^[\p{L}\p{N}+#]+$/u.test(text.slice(start, end))) return false
  for (let at = start - 1; at >= 0 && text[at] !== '\n'; at--)
    if (ofName.test(text.charAt(at))) return false
  for (let at = end; at < text.length && text[at] !== '\n'; at++)
    if (ofName.test(text.charAt(at))) return false
  return true
}

const ofName = /[\p{L}\p{N}+#]/u
