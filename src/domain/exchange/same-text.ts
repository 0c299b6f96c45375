/** When two texts of a resume say the same, though they are written differently. */
import { hrefOf } from '../resume/links.ts'

/** Spaces and line breaks aside; two addresses are the same where they lead to the same place. */
export function isEqual(a: string, b: string): boolean {
  if (plain(a) === plain(b)) return true
  const [from, to] = [hrefOf(a), hrefOf(b)]
  return from !== null && from.replace(/\/$/, '') === to?.replace(/\/$/, '')
}

export const plain = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
