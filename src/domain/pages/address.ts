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

/** Whom a host names: a host that the lines do not agree with, or that many share, names nobody. */
export function employerOfHost(link: string, lines: readonly string[]): string | null {
  const { name, isOwn } = nameOfHost(link)
  return isOwn ? namedLike(name, lines) : null
}

/** The longest name in the lines that is most of the host's: "Robin Care" at getrobincare.com. */
export function namedLike(host: string, lines: readonly string[]): string | null {
  if (host.length < shortestHost) return null
  const isMost = (key: string) => key.length >= host.length * 0.6 && host.includes(key)
  const names = lines.slice(0, mostLines).flatMap((line) => {
    const words = line.slice(0, longestLine).split(' ')
    return words.flatMap((word, i) =>
      /^\p{Lu}/u.test(word) && host.includes(keyOf(word))
        ? [1, 2, 3, 4].map((count) =>
            words
              .slice(i, i + count)
              .join(' ')
              .replace(endOfName, ''),
          )
        : [],
    )
  })
  const [longest = null] = names
    .filter((name) => isMost(keyOf(name)))
    .toSorted((one, other) => keyOf(other).length - keyOf(one).length)
  return longest
}
const shortestHost = 5
const mostLines = 1_000
const longestLine = 140
const endOfName = /[.,:;!?)]{1,3}$|['’]s$/u
