/** Mail addresses, links and handles, whoever they belong to, by what they look like. */
import { matchesOf } from '../language/matches.ts'
import { findSkills } from '../skills/find.ts'
import type { PrivateSpan } from './private-span.ts'

export function findContacts(text: string): PrivateSpan[] {
  return [...findEmails(text), ...findLinks(text), ...findHosts(text), ...findHandles(text)]
}

const at = / ?(?:@|\(at\)|\[at\]|\{at\}) ?/gi
const ofLocal = /[\p{L}\p{N}._%+-]/u
const ofDomain = /[\p{L}\p{N}.-]/u
const dot = /^ ?(?:\(dot\)|\[dot\]|\{dot\}) ?/i

/** From each sign both ways. No step goes past the sign before, so a text is walked through once. */
function findEmails(text: string): PrivateSpan[] {
  const found: PrivateSpan[] = []
  let before = 0
  for (const { 0: sign, index } of matchesOf(at, text)) {
    let start = index
    while (start > before && ofLocal.test(text.charAt(start - 1))) start--
    before = index + sign.length
    let end = before
    for (;;) {
      while (end < text.length && ofDomain.test(text.charAt(end))) end++
      const spelled = dot.exec(text.slice(end, end + 9))?.[0]
      if (spelled === undefined) break
      end += spelled.length
    }
    const host = text.slice(before, end)
    // A lone "@" between words, as in "5 @ 10 €", is none.
    const isAddress = start < index && (host.includes('.') || host.includes('dot'))
    if (isAddress || (start < index && sign === '@' && host.length > 1)) {
      found.push({ kind: 'EMAIL', start, end: end - trailing(host) })
    }
  }
  return found
}

const trailing = (text: string): number => text.length - text.replace(/[.-]{1,3}$/, '').length

const scheme = /(?:https?|ftp):\/\/|www\.|mailto:/gi
const ofLink = /[^\s<>"'|]/

function findLinks(text: string): PrivateSpan[] {
  const found: PrivateSpan[] = []
  let end = 0
  for (const { 0: opening, index } of matchesOf(scheme, text)) {
    if (index < end) continue
    end = index + opening.length
    while (end < text.length && ofLink.test(text.charAt(end))) end++
    // What ends the sentence is not of the link.
    while (/[.,;:!?)]/.test(text.charAt(end - 1)) && end > index + opening.length) end--
    if (end > index + opening.length) found.push({ kind: 'LINK', start: index, end })
  }
  return found
}

const chunk = /[^\s<>"'()|,;]+/g
const topLevel = new Set(
  'com org net io dev app de at ch es fr pt nl be br eu uk us ie lu me ai co info biz name pro xyz page blog online site tech design studio space cloud space cat gal example edu gov int academy'.split(
    ' ',
  ),
)

/** "github.com/ana", "ana-silva.example". "ASP.NET" and "Node.js" are called so. */
function findHosts(text: string): PrivateSpan[] {
  return matchesOf(chunk, text).flatMap(({ 0: found, index }): PrivateSpan[] => {
    const slash = found.indexOf('/')
    const host = slash < 0 ? found.replace(/[.:!?]{1,3}$/, '') : found.slice(0, slash)
    const labels = host.split('.')
    const last = labels.at(-1) ?? ''
    const isHost =
      labels.length > 1 &&
      (topLevel.has(last) || (slash >= 0 && /^[a-z]{2,12}$/.test(last))) &&
      labels.every((label) => /^[\p{L}\p{N}-]+$/u.test(label)) &&
      !findSkills(host).some(({ start, end }) => end - start === host.length)
    const end = slash < 0 ? host.length : found.replace(/[.:!?]{1,3}$/, '').length
    return isHost ? [{ kind: 'LINK', start: index, end: index + end }] : []
  })
}

const handle = /(?<![\p{L}\p{N}._-])@[\p{L}\p{N}_.]{2,39}/gu

const findHandles = (text: string): PrivateSpan[] =>
  matchesOf(handle, text).map(({ 0: found, index }) => ({
    kind: 'LINK',
    start: index,
    end: index + found.length,
  }))
