/**
 * What of a resume is put into another language, field by field, and as what. Everything that is
 * not here stays as it is: name, e-mail, phone, links, employers, schools, issuers, and the names
 * of projects and certificates.
 */
import type { Project, ResumeContent } from '../resume/resume.ts'
import { pointer } from '../resume/pointer.ts'

export type UnitKind = 'prose' | 'title' | 'degree' | 'group' | 'skill' | 'date' | 'place'

export interface Unit {
  /** JSON Pointer of the text. */
  path: string
  text: string
  kind: UnitKind
}

export function unitsOf(content: ResumeContent): Unit[] {
  const units: Unit[] = []
  const add = (
    kind: UnitKind,
    at: readonly (string | number)[],
    value: string | readonly string[],
  ): void => {
    if (typeof value !== 'string')
      for (const [i, text] of value.entries()) add(kind, [...at, i], text)
    else if (value.trim() !== '') units.push({ path: pointer(at), text: value, kind })
  }
  const addProject = (at: readonly (string | number)[], project: Project): void => {
    add('date', [...at, 'date'], project.date)
    add('prose', [...at, 'purpose'], project.purpose)
    add('skill', [...at, 'key_technologies_concepts'], project.key_technologies_concepts)
  }
  add(
    'place',
    ['contact_info', 'possible_work_locations'],
    content.contact_info.possible_work_locations,
  )
  add('prose', ['summary'], content.summary)
  for (const [i, item] of content.work_experience.entries()) {
    const at = ['work_experience', i]
    add('title', [...at, 'role'], item.role)
    add('place', [...at, 'location'], item.location)
    add('date', [...at, 'from_date'], item.from_date)
    add('date', [...at, 'to_date'], item.to_date)
    add('prose', [...at, 'description'], item.description)
  }
  for (const [i, item] of content.education.entries()) {
    const at = ['education', i]
    add('degree', [...at, 'degree'], item.degree)
    add('date', [...at, 'from_date'], item.from_date)
    add('date', [...at, 'to_date'], item.to_date)
    add('prose', [...at, 'special_achievements'], item.special_achievements)
  }
  for (const [i, item] of content.skill_categories.entries()) {
    add('group', ['skill_categories', i, 'name'], item.name)
    add('skill', ['skill_categories', i, 'skills'], item.skills)
  }
  for (const [i, item] of content.projects.entries()) addProject(['projects', i], item)
  for (const [i, item] of content.certification_and_training.entries()) {
    const at = ['certification_and_training', i]
    add('date', [...at, 'date'], item.date)
    add('prose', [...at, 'description'], item.description)
    add('skill', [...at, 'key_technologies_concepts'], item.key_technologies_concepts)
    if (item.project !== null) addProject([...at, 'project'], item.project)
  }
  return units
}
