/**
 * The lines of a file as they are offered to whoever labels them anew: numbered, under the headings
 * they were found under. Lines that hold contact details are not among them, nor those that name
 * referees: nothing of those is to be labelled, and they concern nobody.
 */
import { fold } from '#domain/language/fold.ts'
import { doubtfulBelow } from '../doubts.ts'
import type { Line } from '../lines.ts'
import type { Reading } from '../read-resume.ts'

export interface OfferedLines {
  /** By their numbers, "L1" … in the file's order. */
  lines: ReadonlyMap<string, Line>
  /** One line each, headings before them. */
  page: string[]
}

/** As much as a long resume has; what lies beyond keeps the labels it has. */
const most = { lines: 300, letters: 24_000 } as const

export function offerLines({ resume, explain }: Reading): OfferedLines {
  const lines = new Map<string, Line>()
  const page: string[] = []
  const own = [
    resume.contact_info.name,
    resume.contact_info.email,
    resume.contact_info.phone,
    ...resume.contact_info.possible_work_locations,
    ...Object.values(resume.media),
  ]
    .map(lettersOf)
    .filter((value) => value.length > 2)
  let letters = 0
  for (const section of explain.sections) {
    if (section.kind === 'contact' || section.kind === 'links') continue
    if (section.headingLine !== null && isOfReferees(section.headingLine)) continue
    if (section.headingLine !== null) page.push(`## ${shown(section.headingLine)}`)
    for (const line of section.lines) {
      if (section.kind === 'head' && isContact(line, own)) continue
      letters += line.text.length
      if (lines.size >= most.lines || letters > most.letters) return { lines, page }
      const id = `L${lines.size + 1}`
      lines.set(id, line)
      page.push(`${id}: ${line.hasBullet ? '• ' : ''}${shown(line)}`)
    }
  }
  return { lines, page }
}

/**
 * Whether the reader was unsure of an entry or had lines left over. Of a file that was read well
 * nothing is to be gained, and nobody is shown it.
 */
export function isDoubtful({ confidence, unplaced }: Reading): boolean {
  return (
    unplaced.length > 0 ||
    confidence.some(({ path, value }) => !path.startsWith('/contact_info') && value < doubtfulBelow)
  )
}

const refereeWords = new Set(
  'reference references referee referees referenz referenzen referencia referencias referentie referenties'.split(
    ' ',
  ),
)

const isOfReferees = ({ text }: Line): boolean =>
  (fold(text).match(/\p{L}+/gu) ?? []).some((word) => refereeWords.has(word))

const isContact = (line: Line, own: readonly string[]): boolean => {
  const letters = lettersOf(line.text)
  return /@|https?:|www\./i.test(line.text) || own.some((value) => letters.includes(value))
}

const lettersOf = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '')

const shown = (line: Line): string => line.text.replaceAll('\t', '  ')
