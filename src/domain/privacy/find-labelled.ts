/**
 * What a label says is private ("Adresse: …", "Date of birth: …"), to the end of its piece of the
 * line, and who is called by a title ("Frau Dr. Weber").
 */
import { fold } from '../language/fold.ts'
import { matchesOf } from '../language/matches.ts'
import { remembered } from '../language/remembered.ts'
import { roleScore } from '../reading/lexicon.ts'
import { capitalisedFrom } from './name-words.ts'
import { isOrdinary, isTitleWord } from './ordinary-words.ts'
import { rowsInAll } from '../language/word-table.ts'
import { honorifics } from '#tables/honorifics.js'
import { privateLabels } from '#tables/private-labels.js'
import type { PrivateKind, PrivateSpan } from './private-span.ts'
import type { WordedText } from './words.ts'
import { gapAfter } from './words.ts'

const labelledKinds = ['NAME', 'PLACE', 'BIRTH', 'PHONE', 'EMAIL', 'PERSONAL'] as const
const kinds = new Map<string, PrivateKind>(
  rowsInAll(privateLabels).map(({ kind, label }): [string, PrivateKind] => {
    const known = labelledKinds.find((one) => one === kind)
    if (known === undefined) throw new RangeError(`${kind} is no kind of what is private`)
    return [label, known]
  }),
)
const longestLabel = 40

/** The ends of a piece of a line: what a form or a head of a resume parts its details with. */
const partings = /[\n|•·●▪◦;\t]|\s{3}/g

export function findLabelled(text: string): PrivateSpan[] {
  const found: PrivateSpan[] = []
  let start = 0
  for (const end of [...matchesOf(partings, text).map(({ index }) => index), text.length]) {
    const label = labelIn(text, start, end)
    if (label !== null) found.push({ kind: label.kind, ...label.value })
    start = end + 1
  }
  return found
}

/** The first label of a piece: from there all of it is private. */
function labelIn(
  text: string,
  start: number,
  end: number,
): { kind: PrivateKind; value: { start: number; end: number } } | null {
  let from = start
  for (let at = start; at < end; at++) {
    const sign = text.charAt(at)
    // "Ana Silva, Tel.: …": a label begins behind a comma or a bracket, too.
    if (/[,([]/.test(sign)) from = at + 1
    if (sign !== ':' && sign !== '：') continue
    const kind = at - from > longestLabel ? undefined : kindOf(text.slice(from, at))
    const said = text.slice(at + 1, end)
    const value = { start: at + 1 + said.search(/\S|$/), end: at + 1 + said.trimEnd().length }
    if (kind !== undefined && value.end > value.start) return { kind, value }
    from = at + 1
  }
  return null
}

/** A label may begin a line with a dash, or follow a sentence. */
function kindOf(label: string): PrivateKind | undefined {
  const folded = fold(label).replace(/^[-–*] ?/, '')
  return kinds.get(folded) ?? kinds.get(folded.slice(folded.lastIndexOf('. ') + 1).trim())
}

const called = new Set(rowsInAll(honorifics).map(({ word }) => word))
/** "M. Dupont", but "M. Sc.". */
const afterM = /^(?!(?:Sc|Ed|Eng|Phil|Arch|Mus|Div|Des|Res)\b)\p{Lu}\p{Ll}/u

export function findCalled(line: WordedText): PrivateSpan[] {
  const { words } = line
  const found: PrivateSpan[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at]
    const next = words[at + 1]
    if (word === undefined || next === undefined || !isTitle(gapAfter(line, at))) continue
    const isCalled =
      called.has(word.text) ||
      (word.text === 'M' && gapAfter(line, at).startsWith('.') && afterM.test(next.text))
    if (!isCalled) continue
    let first = at + 1
    while (isTitleWord(words[first]?.folded ?? '') && isTitle(gapAfter(line, first))) first++
    const name = capitalisedFrom(line, first)
    if (name === null) continue
    const firstName = words[first]
    // "Sr. Engineer" is a senior one, and "Frau Direktorin" has no name.
    const isSomebody =
      firstName !== undefined &&
      !(isOrdinary(firstName.folded) && name.last === first) &&
      !namesRole(line.text.slice(name.start, name.end))
    if (isSomebody) found.push({ kind: 'NAME', start: name.start, end: name.end })
    at = first - 1
  }
  return found
}

const isTitle = (gap: string): boolean => /^\.?[ \u00a0]{1,2}$/u.test(gap)

const namesRole = remembered(2_000, (text) => roleScore(text) > 0)
