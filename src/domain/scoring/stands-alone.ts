/**
 * Whether a common word is what a line asks for, and no part of something else: "strong communication" and
 * "communication, planning" ask for it, "client/server communication protocols" and "the Accountability
 * Act" do not. It is bare where nothing that it belongs to follows, and no name comes before.
 */
import { isLeadIn } from '#domain/ads/phrases.ts'
import type { Span } from '#domain/ads/reading.ts'
import { foldWord } from '../skills/tokens.ts'

export function standsAlone(text: string, { start, end }: Span): boolean {
  const after = text.slice(end)
  if (!isOver.test(after)) {
    const next = /^\s([\p{L}\p{M}]+)/u.exec(after)?.[1] ?? ''
    if (!isLeadIn(foldWord(next)) || goesOn.test(after)) return false
  }
  return !isLed.test(text.slice(Math.max(0, start - 40), start))
}

/** "client/server communication", "Content-Management". */
const isLed = /[\p{L}\p{N}](?:[/-]|\/[\p{L}\p{N}]{1,30}\s)$/u

/** "the Treasury Board": a word with a capital beside another, in a line that does not write all of them so. */
export function isInProperName(line: string, { start, end }: Span): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(line.slice(start, end))) return false
  const words = line.match(/\p{L}+/gu) ?? []
  if (words.filter((word) => /^\p{Lu}/u.test(word)).length * 2 > words.length) return false
  return (
    /^\s\p{Lu}\p{Ll}/u.test(line.slice(end)) ||
    /\p{Ll}\s\p{Lu}\p{Ll}+\s$/u.test(line.slice(0, start))
  )
}

/** The end, a mark, or a word that joins. */
const isOver =
  /^(?:\s*$|\s*[,.;:)!?|•/]|\s[–—-]\s|\s\(|\s(?:and|or|und|oder|sowie|et|ou|y|o|e|en|of|as|skills?)(?!\p{L})(?!\s(?:the|der|die|das|la|le|les|el|os?|as?|het|de)\s))/iu
/** "communicating the vision", "Beratung von Kunden": the doing of what follows. */
const goesOn =
  /^\s(?:the|an?|of|der|die|das|den|von|des?|du|la|le|les|el|los|las|del|d[ao]s?|het|van)(?!\p{L})/iu
