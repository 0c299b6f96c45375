/**
 * Names of tools spelt otherwise than usual: a slip ("Kubernets") or another case ("Javascript").
 * Only names of software are known letter by letter, and only words that stand as names are read.
 */
import { fold } from '../language/fold.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { FieldKind } from '../resume/sections/declaration.ts'
import { resumeLines } from '../resume/text.ts'
import { findSkills } from '../skills/find.ts'
import { lexicon } from '../skills/lexicon.ts'
import type { Suggestion } from './suggestion.ts'
import { suggestion } from './suggestion.ts'

const shortestName = 6
const most = 12

export function suggestOnNames(resume: ResumeContent): Suggestion[] {
  const { labels, known } = names()
  const found = new Map<string, Suggestion>()
  const add = (
    path: string,
    words: string,
    name: string,
    kind: 'name_misspelt' | 'name_spelling',
  ) => {
    if (!found.has(words)) found.set(words, suggestion(kind, path, words, { name }))
  }
  for (const { text, path, section, kind } of resumeLines(resume)) {
    if (kind === null || !namesTools.has(kind)) continue
    for (const match of text.matchAll(/[\p{L}][\p{L}\p{N}.+#]*[\p{L}\p{N}+#]/gu)) {
      const [word] = match
      const folded = fold(word)
      const label = labels.get(folded)
      if (label !== undefined) {
        // "Spring" is a season too: a name of plain letters is told only where it stands alone.
        const isAlone = section === 'skills' && text.trim() === word
        const isOwn = /\p{Ll}\p{Lu}/u.test(label) && (isAlone || /\p{Lu}/u.test(word))
        if (label !== word && (isAlone || isOwn) && word !== word.toUpperCase())
          add(path, word, label, 'name_spelling')
        continue
      }
      if (known.has(folded) || folded.length < shortestName || !isName(word)) continue
      if (section !== 'skills' && !/^\p{Lu}/u.test(word)) continue
      const meant = nearest(folded, labels)
      const isOther = findSkills(word).length > 0
      if (meant !== null && !isOther) add(path, word, meant, 'name_misspelt')
    }
  }
  return [...found.values()].slice(0, most)
}

const namesTools: ReadonlySet<FieldKind> = new Set(['skills', 'points', 'text', 'technologies'])

const isName = (word: string): boolean => /^[\p{Lu}\p{Ll}]/u.test(word) && /\p{Ll}/u.test(word)

/** The one name that is a single slip away; none where two are. */
function nearest(word: string, labels: ReadonlyMap<string, string>): string | null {
  let best: string | null = null
  for (const [name, label] of labels) {
    if (Math.abs(name.length - word.length) > 1 || name.length < shortestName) continue
    if (name.charAt(0) !== word.charAt(0) || !isOneSlip(name, word)) continue
    if (best !== null) return null
    best = label
  }
  return best
}

/** One letter more, less, other, or two neighbours exchanged. */
function isOneSlip(a: string, b: string): boolean {
  if (a === b) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  let end = 0
  const most = Math.min(a.length, b.length) - start
  while (end < most && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1
  const [leftA, leftB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  // A plural is no slip.
  if (leftA + leftB === 's' && end === 0) return false
  if (leftA.length <= 1 && leftB.length <= 1) return true
  return leftA.length === 2 && leftB.length === 2 && leftA[0] === leftB[1] && leftA[1] === leftB[0]
}

let read: { labels: Map<string, string>; known: Set<string> } | null = null

/** Single-word labels of software, folded, and every word of the lexicon. */
function names(): { labels: Map<string, string>; known: Set<string> } {
  if (read) return read
  const labels = new Map<string, string>()
  const known = new Set<string>()
  for (const { label, trade, aliases } of lexicon().values()) {
    for (const { text } of aliases) for (const word of text.split(/\s+/u)) known.add(fold(word))
    const isSingle = /^\p{Lu}[\p{L}.+#]*$/u.test(label) && label.length >= 4
    // "Testing" and the like are words before they are names.
    if (trade === 'software' && isSingle && isDistinct(label)) labels.set(fold(label), label)
  }
  read = { labels, known }
  return read
}

/** Written in a way that only names are: inner capitals, or no common ending. */
function isDistinct(label: string): boolean {
  return (
    /\p{Ll}\p{Lu}|[.+#]/u.test(label) ||
    !/(?:ing|tion|ment|ity|ics|ure|ance|ship|ork|are|ogy|sis|ent|ase|ges|ign|ms|ts|ss|ud|ta|le|al)$/u.test(
      label,
    )
  )
}
