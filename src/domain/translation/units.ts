/**
 * What of a resume is put into another language, field by field, and as what. Everything that is
 * not here stays as it is: name, e-mail, phone, links, employers, schools, issuers, and the names
 * of projects and certificates.
 */
import type { ResumeContent } from '../resume/resume.ts'
import { pointer } from '../resume/pointer.ts'
import type { FieldKind } from '../resume/sections/declaration.ts'
import { leavesOf } from '../resume/sections/leaves.ts'

export type UnitKind = 'prose' | 'title' | 'degree' | 'group' | 'skill' | 'date' | 'place'

export interface Unit {
  /** JSON Pointer of the text. */
  path: string
  text: string
  kind: UnitKind
}

/** As what a field is translated; null for what stays as it is. */
const unitKinds: Readonly<Record<FieldKind, UnitKind | null>> = {
  role: 'title',
  degree: 'degree',
  name: null,
  certificate: null,
  language: 'skill',
  topic: 'skill',
  person: null,
  level: 'skill',
  heading: 'group',
  group: 'group',
  organization: null,
  place: 'place',
  from: 'date',
  to: 'date',
  date: 'date',
  link: null,
  text: 'prose',
  points: 'prose',
  skills: 'skill',
  technologies: 'skill',
}

export function unitsOf(content: ResumeContent): Unit[] {
  const places = content.contact_info.possible_work_locations.map((text, i): Unit => ({
    path: pointer(['contact_info', 'possible_work_locations', i]),
    text,
    kind: 'place',
  }))
  const { headline } = content.contact_info
  const said: Unit = { path: '/contact_info/headline', text: headline, kind: 'title' }
  const units = leavesOf(content).flatMap(({ kind: what, at, value }): Unit[] => {
    const kind = unitKinds[what]
    if (kind === null) return []
    if (typeof value === 'string') return [{ path: pointer(at), text: value, kind }]
    return value.map((text, i) => ({ path: pointer([...at, i]), text, kind }))
  })
  return [said, ...places, ...units].filter(({ text }) => text.trim() !== '')
}
