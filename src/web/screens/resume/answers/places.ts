/** Where in a resume something can be written that the person states to have. */
import { sectionTitles } from '#domain/language/phrases/section-titles.ts'
import { blankCertification } from '#domain/resume/blank.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { findSkills } from '#domain/skills/find.ts'
import { categoryFor } from '#domain/tailoring/propose/surface.ts'

import type { Draft } from '../draft.ts'

interface NamedPlace {
  value: string
  label: string
}

export function placesIn(
  { work_experience: posts }: Resume,
  named: Record<'skills' | 'certificates', string>,
): NamedPlace[] {
  return [
    { value: 'skills', label: named.skills },
    { value: 'certificates', label: named.certificates },
    ...posts.flatMap(({ role, company }, i) => {
      const label = [role, company].filter((part) => part.trim() !== '').join(', ')
      return label === '' ? [] : [{ value: `/work_experience/${i}/description`, label }]
    }),
  ]
}

export function writeAt(
  draft: Draft,
  where: string,
  { line, when }: { line: string; when: string },
): void {
  const { resume } = draft.state()
  if (where === 'skills') return writeSkill(draft, line)
  if (where === 'certificates') {
    const list = '/certification_and_training'
    const value = { ...blankCertification, name: line, date: when }
    draft.apply({ kind: 'insert', list, index: resume.certification_and_training.length, value })
    return
  }
  const index = resume.work_experience[Number(where.split('/')[2])]?.description.length ?? 0
  draft.apply({ kind: 'insert', list: where, index, value: line })
}

/** Into the list of its trade; where there is none, into a first one. */
function writeSkill(draft: Draft, skill: string): void {
  const { resume } = draft.state()
  const place = categoryFor(findSkills(skill)[0]?.skill ?? '', resume)
  if (place === '/skill_categories') {
    const name = sectionTitles[resume.resume_language].skills
    const value = { name, skills: [skill] }
    draft.apply({ kind: 'insert', list: place, index: 0, value })
    return
  }
  const index = resume.skill_categories[Number(place.split('/')[2])]?.skills.length ?? 0
  draft.apply({ kind: 'insert', list: place, index, value: skill })
}
