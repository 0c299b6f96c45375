/**
 * Step 6, second part: sections whose heading says nothing, or something else than their lines. They
 * are told by what stands in them: dates beside jobs are work, dates beside degrees are education,
 * and a profile of nothing but birthday and driving licence is personal data.
 */
import { findDates } from '#domain/language/dates.ts'
import { fold } from '#domain/language/fold.ts'
import { phrases } from '#domain/language/phrases/all.ts'
import { sectionByRoots } from './heading-roots.ts'
import { sectionOfHeading } from './heading-words.ts'
import { degreeScore, roleScore } from './lexicon.ts'
import type { Line } from './lines.ts'
import type { Section } from './sections.ts'

export function settleSections(sections: readonly Section[]): Section[] {
  const has = (kind: Section['kind']): boolean => sections.some((one) => one.kind === kind)
  const mayBeWork = !has('work')
  const mayBeEducation = !has('education')
  return sections.map((section) => {
    if (section.kind === 'summary' && isPersonal(section.lines))
      return { ...section, kind: 'contact' }
    if (section.kind === 'skills' && areDated(section.lines))
      return { ...section, kind: 'certifications' }
    if (!isUnknown(section)) return section
    const dated = section.lines.filter((line) => findDates(line.text).some((date) => date.isRange))
    if (dated.length === 0) return section
    const near = section.lines.filter((_, i) =>
      [i - 1, i, i + 1].some((at) => dated.some((one) => one === section.lines[at])),
    )
    const jobs = near.filter((line) => roleScore(line.text) > 0).length
    const degrees = near.filter((line) => degreeScore(line.text) > 0).length
    if (mayBeEducation && degrees > jobs && 2 * degrees >= dated.length)
      return { ...section, kind: 'education' }
    if (mayBeWork && jobs > degrees && 2 * jobs >= dated.length) return { ...section, kind: 'work' }
    return section
  })
}

/** "Ausbildereignung (AEVO), IHK Chemnitz, 2017": a skill has no year at its end. */
const areDated = (lines: readonly Line[]): boolean =>
  lines.length > 0 && lines.every((line) => /\b(?:19|20)\d\d\)?$/.test(line.text))

/** No list and no root knows its heading. */
const isUnknown = ({ kind, heading }: Section): boolean =>
  kind === 'other' && sectionOfHeading(heading) === null && sectionByRoots(heading) === null

const personal = phrases.flatMap((p) => p.labels.personal)

/** At least two lines begin with what forms ask a person, and none is a sentence. */
function isPersonal(lines: readonly Line[]): boolean {
  const labelled = lines.filter((line) => {
    const text = ` ${fold(line.text).replaceAll('\t', ' ')} `
    return personal.some((label) => text.startsWith(` ${label} `) || text.startsWith(` ${label}:`))
  })
  const isProse = lines.some((line) => line.text.split(/\s+/).length > 7)
  return labelled.length >= 2 && !isProse
}
