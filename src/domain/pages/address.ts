/** What the address of a page says: the names in its path, and whose it is. */
import { sharedDomains } from '#domain/ads/employer-words.ts'
import { fold } from '../language/fold.ts'
import { keyOf } from './vote.ts'

const decoded = (link: string): string => {
  try {
    return decodeURIComponent(link)
  } catch {
    return link
  }
}

export const pathOf = (link: string): string[] =>
  (
    decoded(link)
      .replace(/^https?:\/\/[^/]*/, '')
      .split(/[?#]/)[0] ?? ''
  )
    .split('/')
    .filter((part) => part !== '')

/** A part of a path as words, folded: "software-engineer.html". */
export const wordsOfPart = (part: string): string[] =>
  fold(part.replace(/\.\w{2,5}$/, '').replaceAll(/[^\p{L}\p{N}]+/gu, ' '))
    .trim()
    .split(' ')

export const hostOf = (link: string): string =>
  (/^https?:\/\/([^/?#:]+)/i.exec(link)?.[1] ?? '').replace(/^www\./, '')

/** By what name the host is known: its own part of a domain, or the part before one that many share. */
export function nameOfHost(link: string): { name: string; isOwn: boolean } {
  const labels = hostOf(link).toLowerCase().split('.').slice(0, -1)
  while (labels.length > 1 && secondLevel.has(labels.at(-1) ?? '')) labels.pop()
  const own = labels.at(-1) ?? ''
  if (!sharedDomains.has(own)) return { name: keyOf(own), isOwn: true }
  const before = labels.at(-2) ?? ''
  const isName = before.length > 3 && !sharedDomains.has(before)
  return { name: isName ? keyOf(before) : '', isOwn: false }
}
const secondLevel = new Set('com co org net gov edu ac gob'.split(' '))
