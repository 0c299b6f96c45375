/**
 * Step 6, second part: the person's own details that stand in another section.
 */
import { findDates } from '#domain/language/dates.ts'
import { fold } from '#domain/language/fold.ts'
import { address, email, labelled } from './contact-marks.ts'
import { roleScore } from './lexicon.ts'
import type { Line } from './lines.ts'
import { linesOfMail, nameOf } from './name.ts'
import type { Section } from './sections.ts'

export const settleSections = (sections: readonly Section[]): Section[] =>
  withStrayName(withStrayDetails(sections).flatMap(withoutDetails))

/** Where no line of the head is a name: the one that the mail address tells, beside whatever section it stands. */
function withStrayName(sections: readonly Section[]): Section[] {
  const linesIn = (...kinds: Section['kind'][]): Line[] =>
    sections.flatMap(({ kind, lines }) => (kinds.includes(kind) ? lines : []))
  const [head, contact] = [linesIn('head'), linesIn('contact')]
  const all = sections.flatMap(({ lines }) => lines)
  const mail = all.flatMap(({ text }) => email.exec(text) ?? [])[0] ?? ''
  const named = nameOf(head, contact)
  if (mail === '' || (named !== null && roleScore(named.name) === 0)) return [...sections]
  const found = linesOfMail(all, mail)
  const [first] = found
  if (first === undefined) return [...sections]
  const others = sections.map((one) => ({
    ...one,
    lines: one.lines.filter((line) => !found.includes(line)),
  }))
  const name = found.map((line) => ({ ...line, block: first.block }))
  return [{ kind: 'head', heading: '', headingLine: null, lines: name }, ...others]
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

/** Cells of which one is a detail, and no date of an entry. */
const isBesideDetail = ({ text, hasBullet }: Line): boolean =>
  !hasBullet &&
  findDates(text).length === 0 &&
  text.split('\t').every((cell) => cell.split(' ').length < 8) &&
  text.split('\t').some((cell) => isDetail({ text: cell }))

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
