/**
 * Hides what is personal before a model sees a text, and shows it again in what the model wrote.
 *
 * Name, e-mail, phone, links, places and employers become tokens such as [NAME_1], wherever in the
 * text they stand. It loses nothing: a token stands for the very characters it replaced, so hiding
 * too much does no harm but to the model's understanding.
 */
import type { ResumeContent } from '#domain/resume/resume.ts'
import { findSkills } from '#domain/skills/find.ts'

type Kind = 'NAME' | 'EMAIL' | 'PHONE' | 'LINK' | 'EMPLOYER' | 'PLACE' | 'WORD'

export interface Mask {
  hide(text: string): string
  /** Null where the text holds a token that stands for nothing. */
  show(text: string): string | null
}

export const token = /\[[A-Z]{4,8}_\d{1,4}\]/gi

interface Found {
  start: number
  end: number
  kind: Kind
}

export function createMask(content: ResumeContent): Mask {
  const patterns = [...generalPatterns, ...patternsOf(content)]
  const phone = digitsOf(content.contact_info.phone)
  const tokens = new Map<string, string>()
  const hidden = new Map<string, string>()
  const counts = new Map<Kind, number>()
  const tokenFor = (kind: Kind, text: string): string => {
    const known = tokens.get(text)
    if (known !== undefined) return known
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    const made = `[${kind}_${count}]`
    tokens.set(text, made)
    hidden.set(made, text)
    return made
  }
  return {
    hide(text) {
      let at = 0
      let masked = ''
      for (const { start, end, kind } of findAll(text, patterns, phone)) {
        masked += text.slice(at, start) + tokenFor(kind, text.slice(start, end))
        at = end
      }
      return masked + text.slice(at)
    },
    show(text) {
      let isKnown = true
      const shown = text.replace(token, (found) => {
        const original = hidden.get(found.toUpperCase())
        if (original === undefined) isKnown = false
        return original ?? ''
      })
      return isKnown ? shown : null
    },
  }
}

/** Personal whoever it belongs to. Every repetition is bounded, so that no text is slow to read. */
const generalPatterns: readonly (readonly [Kind, RegExp])[] = [
  ['WORD', token],
  ['EMAIL', /[\p{L}\p{N}._%+-]{1,64}(?:@|\(at\)|\[at\])[\p{L}\p{N}.-]{1,190}\.\p{L}{2,24}/giu],
  ['LINK', /(?:(?:https?|ftp):\/\/|www\.|mailto:)[^\s<>"']{1,2000}/giu],
  ['LINK', /\b[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,3}\.[a-z]{2,12}\/[^\s<>"']{1,2000}/giu],
  ['LINK', /(?<![\p{L}\p{N}.])@[\p{L}\p{N}_.]{3,39}/giu],
]

const number = /\+?\(?\d[\d\s()./-]{5,24}\d/gu

function findAll(
  text: string,
  patterns: readonly (readonly [Kind, RegExp])[],
  phone: string,
): Found[] {
  const found: Found[] = patterns.flatMap(([kind, pattern]) =>
    Array.from(text.matchAll(pattern), ({ 0: match, index }) => ({
      kind,
      start: index,
      end: index + match.length,
    })),
  )
  for (const { 0: match, index } of text.matchAll(number)) {
    if (isPhone(match, phone)) {
      found.push({ kind: 'PHONE', start: index, end: index + match.length })
    }
  }
  let at = 0
  return found
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ start, end }) => {
      const isFree = start >= at
      if (isFree) at = end
      return isFree
    })
}

/** Nine digits or more, or part of the person's own number. Two years are neither. */
function isPhone(match: string, own: string): boolean {
  const digits = digitsOf(match)
  return digits.length >= 9 || (digits.length >= 6 && own.includes(digits))
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

function patternsOf(content: ResumeContent): [Kind, RegExp][] {
  const { contact_info: contact, media, work_experience, education, projects } = content
  const certifications = content.certification_and_training
  const links = [
    ...Object.values(media),
    ...projects.map((project) => project.link),
    ...certifications.flatMap((item) => [item.certificate_link, item.project?.link ?? '']),
  ]
  const houses = [
    ...work_experience.map((item) => item.company),
    ...education.map((item) => item.university),
    ...certifications.map((item) => item.organization),
  ]
  const places = [...contact.possible_work_locations, ...work_experience.map((i) => i.location)]
  return [
    ...asWritten('NAME', [contact.name], 'giu'),
    ...asWritten('NAME', nameParts(contact.name), 'gu'),
    ...asWritten('EMAIL', [contact.email, contact.email.split('@')[0] ?? ''], 'giu'),
    ...asWritten('LINK', links.flatMap(linkParts), 'giu'),
    // An employer whose name is a skill stays: "SAP" says what somebody can do.
    ...asWritten(
      'EMPLOYER',
      houses.filter((name) => findSkills(name).length === 0),
      'giu',
    ),
    ...asWritten(
      'PLACE',
      places.flatMap((place) => [place, ...place.split(/[,/;()]/)]),
      'giu',
    ),
  ]
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')

function asWritten(kind: Kind, values: readonly string[], flags: string): [Kind, RegExp][] {
  const distinct = new Set(values.map((value) => value.trim()).filter((value) => value.length > 1))
  return Array.from(distinct, (value) => [
    kind,
    new RegExp(`(?<![\\p{L}\\p{N}])${escaped(value)}(?![\\p{L}\\p{N}])`, flags),
  ])
}

/** "Ana Maria de la Silva-Roth" → Ana, Maria, Silva-Roth, Silva, Roth; as written and in capitals. */
function nameParts(name: string): string[] {
  const words = name.split(/[\s,.]+/)
  const parts = [...words, ...words.flatMap((word) => word.split(/[-'’]/))]
  return parts
    .filter((part) => /^\p{Lu}\p{L}/u.test(part))
    .flatMap((part) => [part, part.toUpperCase()])
}

/** "https://www.linkedin.com/in/ana/" → without its scheme, and the person's name there. */
function linkParts(link: string): string[] {
  const bare = link.replace(/^[a-z]+:\/\//i, '').replace(/\/+$/, '')
  const handle = bare.split('/').at(-1) ?? ''
  return [bare, bare.replace(/^www\./i, ''), ...(handle.length >= 4 ? [handle] : [])]
}
