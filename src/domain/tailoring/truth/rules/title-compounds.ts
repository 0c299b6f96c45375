/** German and Dutch titles of one word, cut: "Vertriebsmitarbeiterin" is "Mitarbeiterin Vertrieb". */
import type { Language } from '../../../language/languages.ts'
import { personHeads } from './title-heads.data.ts'

const leastPart = 4

/** Before the person that a compound ends with. */
export function cutByHeads(words: readonly string[], language: Language): string[] {
  const heads = personHeads[language]?.split(/\s+/u) ?? []
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
  if (personHeads[language] === undefined) return [...words]
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

/** Without the letter that joins it to the next part. */
export function withoutJoint(word: string): string {
  return word.replace(/(?<=\p{L}{4})(?:s|n|en|es)$/u, '')
}
