/**
 * Which section a heading opens, by its words alone. All six languages are tried at once: people
 * mix them. The lists live with each language in `language/phrases`.
 */
import { fold } from '#domain/language/fold.ts'
import { phrases } from '#domain/language/phrases/phrases.ts'
import { sectionTitles } from '#domain/language/phrases/section-titles.ts'
import type { HeadingKind } from '#domain/language/phrases/heading-kinds.ts'
import type { SectionKey } from '#domain/resume/sections.ts'
import { sectionKeys } from '#domain/resume/sections.ts'
import { furtherKinds } from '#domain/resume/sections/further.ts'

/** What a section holds. */
export type SectionKind = HeadingKind

/** The kind under which a section of a resume is found in a file. */
export const kindOf = (key: SectionKey): SectionKind => (key === 'work_experience' ? 'work' : key)

const kinds: ReadonlyMap<string, SectionKind> = collect()

function collect(): Map<string, SectionKind> {
  const found = new Map<string, SectionKind>()
  // The headings that we write ourselves are headings, whatever the lists say of their words.
  for (const titles of Object.values(sectionTitles)) {
    for (const key of sectionKeys) found.set(fold(titles[key]), kindOf(key))
    for (const kind of furtherKinds) found.set(fold(titles[kind]), kind)
  }
  for (const { headings } of phrases) {
    for (const [kind, list] of Object.entries(headings)) {
      // The keys of `headings` are section kinds by its type; Object.entries widens them.
      for (const heading of list) {
        // "Schul- und Berufsausbildung": the hyphen that stands for a word's end goes.
        for (const form of [heading, heading.replace('- & ', ' & ')])
          if (!found.has(form)) found.set(form, kind as SectionKind)
      }
    }
  }
  return found
}

/** "EXPERIENCESPROFESSIONNELLES": headings set letter by letter lose the space between words. */
const squashed: ReadonlyMap<string, SectionKind> = new Map(
  [...kinds].flatMap(([heading, kind]) =>
    (heading.includes(' & ') ? ['&', 'and', 'und', 'y', 'e', 'et', 'en'] : ['']).map(
      (and): [string, SectionKind] => [heading.replace(' & ', and).replace(/ /g, ''), kind],
    ),
  ),
)

/** The section that a line opens when it is a heading, or null. At most seven words. */
export function sectionOfHeading(text: string): SectionKind | null {
  if (text.length > 90) return null
  const plain = fold(collapseSpacing(text))
    .replace(/[\uE000•●▪|:–—_~=]/gu, ' ')
    .replace(/^\s*(?:\d{1,2}(?:\.\d{1,2})*[.)]?|[ivx]+\.|#+)\s+/, '')
    .replace(/[^\p{L}\p{N}'&/ ,()+-]/gu, ' ')
    .replace(/\((?:suite|continued|cont|fortsetzung|continuacion|continuacao|vervolg)[^)]*\)/, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (plain === '' || plain.split(' ').length > 7) return null
  const direct = kinds.get(plain) ?? (plain.includes(' ') ? undefined : squashed.get(plain))
  if (direct !== undefined) return direct
  const joined = plain.replace(/-? (?:&|and|und|y|e|et|en) |\s*[&/,+-]\s*/g, ' & ')
  const whole = kinds.get(joined)
  if (whole !== undefined) return whole
  const parts = joined.split(' & ')
  const found = parts.map((part) => kinds.get(part.trim()))
  return parts.length > 1 && found.every((kind) => kind !== undefined) ? (found[0] ?? null) : null
}

const weak = new Set(
  "tools software technologies technology technologien tecnologias technologieen outils logiciels herramientas ferramentas werkzeuge methoden programas programma's informatique informatica edv frameworks databases details daten kenntnisse profile languages language web online links misc other".split(
    ' ',
  ),
)

/** Words that as often name a group of skills or a link as a section: the look must speak too. */
export const isWeakHeading = (text: string): boolean =>
  weak.has(fold(text).replace(/(?<![:\s])[:\s]+$/, ''))

/** "E D U C A T I O N" and "E D U C AT I O N" → "EDUCATION"; other text is left alone. */
export function collapseSpacing(text: string): string {
  const words = text.trim().split(/ +/)
  if (words.length < 4) return text
  const short = words.filter((word) => word.length <= 2).length
  if (words.some((word) => word.length > 3)) return text
  if (short < 0.75 * words.length || !/^[\p{L}&/ ]+$/u.test(text.trim())) return text
  return text
    .trim()
    .split(/ {2,}|\u2003/)
    .map((part) => part.replace(/ /g, ''))
    .join(' ')
}
