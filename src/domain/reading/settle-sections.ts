/**
 * Step 6, second part: sections whose heading says nothing, or something else than their lines. They
 * are told by what stands in them: dates beside jobs are work, dates beside degrees are education,
 * and a profile of nothing but birthday and driving licence is personal data.
 */
import { findDates } from '#domain/language/dates.ts'
import { fold } from '#domain/language/fold.ts'
import { address, email, labelled } from './contact-marks.ts'
import { sectionByRoots } from './heading-roots.ts'
import { sectionOfHeading } from './heading-words.ts'
import { degreeScore, placeScore, roleScore } from './lexicon.ts'
import type { Line } from './lines.ts'
import type { Section } from './sections.ts'

export function settleSections(sections: readonly Section[]): Section[] {
  const has = (kind: Section['kind']): boolean => sections.some((one) => one.kind === kind)
  const mayBeWork = !has('work')
  const mayBeEducation = !has('education')
  return withStrayDetails(sections)
    .flatMap(withoutDetails)
    .map((section) => {
      if (section.kind === 'summary' && areDetails(section.lines))
        return { ...section, kind: 'contact' }
      if (!isUnknown(section)) return section
      const dated = section.lines.filter((line) =>
        findDates(line.text).some((date) => date.isRange),
      )
      if (dated.length === 0) return section
      const near = section.lines.filter((_, i) =>
        [i - 1, i, i + 1].some((at) => dated.some((one) => one === section.lines[at])),
      )
      const jobs = near.filter((line) => roleScore(line.text) > 0).length
      const degrees = near.filter((line) => degreeScore(line.text) > 0).length
      if (mayBeEducation && degrees > jobs && 2 * degrees >= dated.length)
        return { ...section, kind: 'education' }
      if (mayBeWork && jobs > degrees && 2 * jobs >= dated.length)
        return { ...section, kind: 'work' }
      return section
    })
}

/**
 * The person's own details, wherever they stand: where the head has no mail address, a run of lines
 * that hold nothing else, in whatever section the order of the columns put them.
 */
function withStrayDetails(sections: readonly Section[]): readonly Section[] {
  const isOfPerson = ({ kind }: Section): boolean => kind === 'head' || kind === 'contact'
  if (sections.some((one) => isOfPerson(one) && one.lines.some(({ text }) => email.test(text))))
    return sections
  const owner = sections.find(
    (one) =>
      one.kind !== 'summary' && !isOfPerson(one) && !isOfOthers(one) && one.lines.some(isStrayMail),
  )
  if (owner === undefined) return sections
  const at = owner.lines.findIndex(isStrayMail)
  const from = owner.lines.findLastIndex((line, i) => i < at && !isBesideDetail(line)) + 1
  const end = owner.lines.findIndex((line, i) => i > at && !isBesideDetail(line))
  const until = end < 0 ? owner.lines.length : end
  const details = owner.lines.slice(from, until)
  const kept = { ...owner, lines: [...owner.lines.slice(0, from), ...owner.lines.slice(until)] }
  return [
    ...sections.map((one) => (one === owner ? kept : one)),
    { kind: 'contact', heading: '', headingLine: null, lines: details },
  ]
}

/** Referees have mail addresses too. */
const isOfOthers = ({ heading }: Section): boolean => /referen/.test(fold(heading))

const isStrayMail = (line: Line): boolean => email.test(line.text) && isBesideDetail(line)

/** Cells of which one is a detail, or a short line of an address, and no date of an entry. */
const isBesideDetail = ({ text, hasBullet }: Line): boolean =>
  !hasBullet &&
  findDates(text).length === 0 &&
  text.split('\t').every((cell) => cell.split(' ').length < 8) &&
  text.split('\t').some((cell) => isDetail({ text: cell }) || isStreetOrTown(cell))

const isStreetOrTown = (text: string): boolean =>
  placeScore(text) >= 2 || /^\p{Lu}[\p{L}.' -]{3,40},? \d{1,4}\p{L}?$/u.test(text)

/** "Phone: …" below the text of "About": the details are a section of their own. */
function withoutDetails(section: Section): Section[] {
  if (section.kind !== 'summary') return [section]
  const details = section.lines.filter((line) => isDetail(line) && labelled(line.text) !== null)
  if (details.length === 0 || details.length === section.lines.length) return [section]
  const lines = section.lines.filter((line) => !details.includes(line))
  return [
    { ...section, lines },
    { kind: 'contact', heading: '', headingLine: null, lines: details },
  ]
}

/** "About" above the town, the number and the addresses, and no sentence. */
const areDetails = (lines: readonly Line[]): boolean =>
  lines.filter(isDetail).length >= 2 &&
  lines.every((line) => line.text.split(/\s+/).length < 8) &&
  2 * lines.filter(isDetail).length >= lines.length - 2

/** The line holds a mail address, a number or an address of the web, and at most a label beside it. */
function isDetail({ text }: Pick<Line, 'text'>): boolean {
  const value = labelled(text)?.rest ?? text
  if (value.split(/\s+/).length > 6) return false
  return (
    email.test(value) ||
    /^\+?[\d\s()./-]{7,}$/.test(value) ||
    value.replace(address, '').trim() === ''
  )
}

/** No list and no root knows its heading. */
const isUnknown = ({ kind, heading }: Section): boolean =>
  kind === 'other' && sectionOfHeading(heading) === null && sectionByRoots(heading) === null
