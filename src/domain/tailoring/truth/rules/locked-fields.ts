/**
 * Rules 1 and 8: who, where and when is copied, never rewritten. What counts as equal is what
 * says the same: a date in another format, a title in another gender, a place in another language.
 */
import { parseDate } from '../../../language/dates.ts'
import { fold } from '../../../language/fold.ts'
import { pointer } from '../../../resume/pointer.ts'
import type { Certification, Project } from '../../../resume/resume.ts'
import { placeNames } from '../place-names.data.ts'
import type { Context, Paired, PairedItems } from '../passages.ts'
import { plain } from '#domain/language/plain.ts'
import type { Violation } from '../violation.ts'
import { isSameDegree } from './degrees.ts'
import { isNameByLetters, isSpelledWithin } from './name-letters.ts'
import { isSameTitle } from './titles.ts'
import { isTitleTranslatedAlone } from './title-alone.ts'
import { isTitleOfSummary, isTitleWithField } from './title-of-summary.ts'

type Place = readonly (string | number)[]
type Same = (before: string, after: string) => boolean

export function checkLockedFields(context: Context, items: Paired): Violation[] {
  const { original, changed } = context
  const found: Violation[] = []
  const check = (place: Place, before: string, after: string, isSame: Same) => {
    if (before === after || isSame(before, after)) return
    const isEmployment = place[0] === 'work_experience' && place[2] !== 'location'
    if (after.trim() === '' && !isEmployment) return
    const reason = before.trim() === '' ? 'not_in_original' : 'differs_from_original'
    found.push({ rule: 'locked_field', path: pointer(place), claim: after, reason })
  }
  const title: Same = (before, after) =>
    isSameTitle(before, after, context) || isTitleTranslatedAlone(before, after, context)
  const certificate: Same = (before, after) =>
    isSameTitle(before, after, context) || isSpelledOut(before, after)
  const degree: Same = (before, after) => {
    if (isSameDegree(before, after, context) || isSpelledOut(before, after)) return true
    return isSameDegree(before, after, { ...context, to: context.languageOfName(after) })
  }

  const contact = changed.contact_info
  check(['contact_info', 'name'], original.contact_info.name, contact.name, sameText)
  check(['contact_info', 'email'], original.contact_info.email, contact.email, sameText)
  check(['contact_info', 'phone'], original.contact_info.phone, contact.phone, samePhone)
  contact.possible_work_locations.forEach((location, i) => {
    const known = original.contact_info.possible_work_locations.some((l) => samePlace(l, location))
    const isNamed =
      known || original.work_experience.some((item) => samePlace(item.location, location))
    if (!isNamed && location.trim() !== '')
      check(['contact_info', 'possible_work_locations', i], '', location, sameText)
  })
  for (const key of ['github', 'website', 'linkedin'] as const)
    check(['media', key], original.media[key], changed.media[key], sameLink)

  for (const { old, now, index } of items.work) {
    const place = ['work_experience', index]
    if (!old) continue
    check([...place, 'company'], old.company, now.company, sameName)
    check(
      [...place, 'role'],
      old.role,
      now.role,
      (before, after) =>
        title(before, after) ||
        isTitleOfSummary(before, after, original.summary) ||
        isTitleWithField(before, after, old.description),
    )
    check([...place, 'location'], old.location, now.location, samePlace)
    check([...place, 'from_date'], old.from_date, now.from_date, sameDate)
    check([...place, 'to_date'], old.to_date, now.to_date, sameDate)
  }
  for (const { old, now, index } of items.education) {
    const place = ['education', index]
    if (!old) continue
    check([...place, 'university'], old.university, now.university, sameName)
    check([...place, 'degree'], old.degree, now.degree, degree)
    check([...place, 'from_date'], old.from_date, now.from_date, sameDate)
    check([...place, 'to_date'], old.to_date, now.to_date, sameDate)
  }
  const checkProject = (place: Place, old: Project, now: Project) => {
    check([...place, 'name'], old.name, now.name, title)
    check([...place, 'date'], old.date, now.date, sameDate)
    check([...place, 'link'], old.link, now.link, sameLink)
  }
  for (const { old, now, index } of items.projects)
    if (old) checkProject(['projects', index], old, now)
  for (const { old, now, index } of items.certifications) {
    const place = ['certification_and_training', index]
    if (!old) continue
    check([...place, 'name'], old.name, now.name, certificate)
    check([...place, 'organization'], old.organization, now.organization, sameName)
    check([...place, 'date'], old.date, now.date, sameDate)
    check([...place, 'certificate_link'], old.certificate_link, now.certificate_link, sameLink)
    if (now.project && old.project) checkProject([...place, 'project'], old.project, now.project)
    else if (now.project) found.push(invented([...place, 'project'], now.project.name))
  }
  return [...found, ...checkInvented(items)]
}

function checkInvented({ work, education, projects, certifications }: Paired): Violation[] {
  const of = <T>(field: string, items: PairedItems<T>, name: (item: T) => string) =>
    items.flatMap(({ old, now, index }) => (old ? [] : [invented([field, index], name(now))]))
  return [
    ...of('work_experience', work, (item) => `${item.role}, ${item.company}`),
    ...of('education', education, (item) => `${item.degree}, ${item.university}`),
    ...of('projects', projects, (item) => item.name),
    ...of('certification_and_training', certifications, (item: Certification) => item.name),
  ]
}

function invented(place: Place, claim: string): Violation {
  return { rule: 'invented_item', path: pointer(place), claim, reason: 'not_in_original' }
}

const letters = (text: string) =>
  fold(plain(text))
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function sameText(before: string, after: string): boolean {
  return letters(before) === letters(after)
}

function sameName(before: string, after: string): boolean {
  return sameText(before, after) || isNameByLetters(before, after) || isSpelledOut(before, after)
}

function isSpelledOut(before: string, after: string): boolean {
  return isSpelledWithin(before, after) || isSpelledWithin(after, before)
}

function samePhone(before: string, after: string): boolean {
  const digits = (text: string) => text.replaceAll(/\D/gu, '').replace(/^00/u, '')
  return digits(before) === digits(after)
}

function sameLink(before: string, after: string): boolean {
  const bare = (text: string) =>
    text
      .trim()
      .toLowerCase()
      .replace(/^https?:\/\//u, '')
      .replace(/^www\./u, '')
      .replace(/\/$/u, '')
  return bare(before) === bare(after)
}

/** The same time in any format; a month may be left out, never added. */
function sameDate(before: string, after: string): boolean {
  if (sameText(before, after)) return true
  const old = parseDate(before)
  const now = parseDate(after)
  if (old === null || now === null) return false
  if (old === 'present' || now === 'present') return old === now
  return old.year === now.year && (now.month === null || now.month === old.month)
}

const placeRow = new Map(
  placeNames.flatMap((row, i) =>
    row.split(' ').map((name) => [letters(name.replaceAll('_', ' ')), i] as const),
  ),
)

function samePlace(before: string, after: string): boolean {
  if (sameText(before, after)) return true
  const parts = (text: string) =>
    text
      .split(/[,;/()|]|\s-\s/u)
      .map(letters)
      .filter((part) => part !== '')
      .map((part) => placeRow.get(part) ?? part)
  const known = new Set(parts(before))
  const now = parts(after)
  return now.length > 0 && now.every((part) => known.has(part))
}
