/** German and Dutch titles of one word, cut: "Vertriebsmitarbeiterin" is "Mitarbeiterin Vertrieb". */
import { titlePeople } from '#tables/title-people.js'

import type { Language } from '../../../language/languages.ts'
import { rowsIn } from '../../../language/word-table.ts'

const leastPart = 4

/** Before the person that a compound ends with. */
export function cutByHeads(words: readonly string[], language: Language): string[] {
  const heads = headsOf(language)
  return words.flatMap((word) => {
    const head = heads.find((end) => word.endsWith(end) && word.length >= end.length + leastPart)
    return head === undefined ? [word] : [withoutJoint(word.slice(0, -head.length)), head]
  })
}

/** Where a word begins or ends with a word of the other title: "Vertriebsinnendienst" beside "Vertrieb". */
export function cutByOthers(
  words: readonly string[],
  others: readonly string[],
  language: Language,
): string[] {
  if (headsOf(language).length === 0) return [...words]
  const parts = others.map(withoutJoint).filter((part) => part.length >= leastPart)
  return words.flatMap((word) => {
    for (const part of parts) {
      if (word.length < part.length + leastPart) continue
      if (word.startsWith(part)) {
        const rest = word.slice(part.length).replace(/^(?:s|n|en|es)(?=\p{L}{4})/u, '')
        return [part, rest]
      }
      if (word.endsWith(part)) return [withoutJoint(word.slice(0, -part.length)), part]
    }
    return [word]
  })
}

const known = new Map<Language, readonly string[]>()

/** What a compound of the language ends with where it names a person. */
function headsOf(language: Language): readonly string[] {
  const made = known.get(language)
  if (made) return made
  const heads = rowsIn(titlePeople, language).flatMap((row) =>
    row.use === 'head' ? [row.forms] : [],
  )
  known.set(language, heads)
  return heads
}

/** Without the letter that joins it to the next part. */
export function withoutJoint(word: string): string {
  return word.replace(/(?<=\p{L}{4})(?:s|n|en|es)$/u, '')
}
