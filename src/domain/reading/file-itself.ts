/**
 * Whether a line is about the file and not about its person: what is left of it without the name, the
 * numbers of pages and one day is nothing, or a few words at the edge of the file ("Last updated in May
 * 2026"). A label that nothing follows says no more.
 */
import { findDates } from '#domain/language/dates.ts'
import { fold } from '#domain/language/fold.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { isLabelWord } from './left-over.ts'
import type { SeenFile } from './seen-file.ts'
import { shownText } from './seen-file.ts'

export function isOfFileItself(text: string, seen: SeenFile, resume: ResumeContent): boolean {
  if (text.length > longest || /[@]|\d{5}/.test(text)) return false
  const name = new Set(wordsOf(resume.contact_info.name))
  const dates = findDates(text)
  if (dates.some(({ isRange }) => isRange) || dates.length > 1) return false
  const rest = wordsOf(
    dates.reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text),
  )
  const own = rest.filter(
    (word) => !name.has(word) && !isLabelWord(word) && !/^\d{1,2}$/.test(word),
  )
  const isCounted = rest.length > own.length || /\d/.test(text)
  if (own.length === 0)
    return isCounted && (dates.length === 0 || rest.some((word) => name.has(word)))
  if (text.endsWith(':')) return own.length <= fewWords
  return dates.length === 1 && own.length <= fewWords && isAtEdge(text, seen, name)
}

const longest = 80
const fewWords = 3

/** Above the name, at the foot of a page, or on no line that belongs to a section. */
function isAtEdge(text: string, { pages, sections }: SeenFile, name: ReadonlySet<string>): boolean {
  const lines = sections.flatMap(({ headingLine, lines: below }) =>
    headingLine === null ? below : [headingLine, ...below],
  )
  const line = lines.find((one) => shownText(one) === text)
  if (line === undefined) return true
  const named = lines.find(
    (one) => one !== line && wordsOf(one.text).some((word) => name.has(word)),
  )
  const isAbove = named !== undefined && line.page === named.page && line.y < named.y
  return isAbove || line.y > foot * (pages[line.page]?.height ?? Infinity)
}

/** From here on, in parts of a page's height. */
const foot = 0.92

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
