/** Which item is which, at the thresholds and by the weights of specification §9. */
import { describe, expect, it } from 'vitest'

import { blankItem } from '../resume/blank.ts'
import type { Certification, Project, WorkItem } from '../resume/resume.ts'
import { certifications as certificationsSection } from '../resume/sections/certifications.ts'
import { projects as projectsSection } from '../resume/sections/projects.ts'
import { skills as skillsSection } from '../resume/sections/skills.ts'
import { workExperience } from '../resume/sections/work-experience.ts'
import { alikeItems, alikeLines, alikeWords, pairItems } from './pair.ts'

/** Two items that differ in everything but the fields named: how alike they are. */
type Case = readonly [same: string[], alike: number]

const work: WorkItem = {
  ...blankItem('work_experience'),
  company: 'Haven Markt',
  from_date: '2019',
  to_date: '2021',
  role: 'Analyst',
}
const otherWork: WorkItem = {
  ...work,
  company: 'Pagaleve',
  from_date: '2001',
  to_date: '2003',
  role: 'Nurse',
}

const project: Project = {
  name: 'Parcel tracker',
  date: '2020',
  link: '',
  purpose: 'Shows where a parcel is',
  key_technologies_concepts: ['Go'],
  description: [],
}
const otherProject: Project = {
  ...project,
  name: 'Choir calendar',
  date: '1999',
  purpose: 'Plans rehearsals',
  key_technologies_concepts: ['Perl'],
}

const certification: Certification = {
  name: 'Scrum Master',
  organization: 'Scrum Alliance',
  date: '2020',
  certificate_link: '',
  description: '',
  key_technologies_concepts: ['Agile'],
  project: null,
}
const otherCertification: Certification = {
  ...certification,
  name: 'First aid',
  organization: 'Red Cross',
  date: '2001',
  key_technologies_concepts: ['Bandages'],
}

/** The other item with the named fields of the first. */
function sharing<T extends object>(one: T, other: T, fields: readonly string[]): T {
  return {
    ...other,
    ...Object.fromEntries(Object.entries(one).filter(([key]) => fields.includes(key))),
  }
}

describe('how alike two items are', () => {
  // The four weights of work sum to 1.1, and a mean is taken over them.
  const works: Case[] = [
    [['company'], 0.5 / 1.1],
    [['from_date'], 0.25 / 1.1],
    [['to_date'], 0.25 / 1.1],
    [['role'], 0.1 / 1.1],
    [['company', 'from_date', 'to_date', 'role'], 1],
  ]
  it.each(works)('[K16] work that shares %j', (same, alike) => {
    expect(alikeItems(workExperience, 'en').of(work, sharing(work, otherWork, same))).toBeCloseTo(
      alike,
      10,
    )
  })

  const projects: Case[] = [
    [['date'], 0.35],
    [['key_technologies_concepts'], 0.35],
    [['name'], 0.2],
    [['purpose'], 0.1],
  ]
  it.each(projects)('[K17] projects that share %j', (same, alike) => {
    expect(
      alikeItems(projectsSection, 'en').of(project, sharing(project, otherProject, same)),
    ).toBeCloseTo(alike, 10)
  })

  const certifications: Case[] = [
    [['name'], 0.35],
    [['date'], 0.25],
    [['key_technologies_concepts'], 0.25],
    [['organization'], 0.15],
  ]
  it.each(certifications)('[K18] certifications that share %j', (same, alike) => {
    const other = sharing(certification, otherCertification, same)
    expect(alikeItems(certificationsSection, 'en').of(certification, other)).toBeCloseTo(alike, 10)
  })

  it('[K14] texts less than half alike count as different ones, half alike as alike', () => {
    const nameOnly = (company: string): WorkItem => ({ ...blankItem('work_experience'), company })
    const alike = (a: string, b: string) =>
      alikeItems(workExperience, 'en').of(nameOnly(a), nameOnly(b))
    expect(alike('North Harbour', 'North Bakery')).toBe(0.5)
    expect(alike('North Harbour Logistics', 'North Bakery')).toBe(0)
  })
})

describe('[K15] what is paired', () => {
  it('are lines from a quarter alike', () => {
    const lines = (a: string, b: string) => pairItems([a], [b], alikeLines('en'))
    // One stem of four on each side is a quarter.
    expect(lines('alpha bravo charlie delta', 'alpha echo foxtrot golf')).toEqual([0])
    expect(lines('alpha bravo charlie delta', 'alpha echo foxtrot golf hotel')).toEqual([null])
  })

  it('are skill categories from half of the smaller one shared', () => {
    const category = (name: string, ...skills: string[]) => ({ name, skills })
    const pair = (...skills: string[]) =>
      pairItems(
        [category('Tools', 'Go', 'SQL', 'Git', 'Bash')],
        [category('Other', ...skills)],
        alikeItems(skillsSection, 'en'),
      )
    expect(pair('Go', 'Rust')).toEqual([0])
    expect(pair('Go', 'Rust', 'Zig')).toEqual([null])
  })
})

describe('names of lists', () => {
  const paired = (before: string[], after: string[]) => pairItems(before, after, alikeWords())

  it.each([
    ['JS', 'JavaScript'],
    ['MS Excel', 'Microsoft Excel'],
    ['SAP CO', 'SAP Controlling'],
    ['Postgres', 'PostgreSQL'],
    ['Excel', 'Microsoft Excel'],
    ['AWS', 'Amazon Web Services'],
    ['Suchmaschinenoptimierung (SEO)', 'SEO'],
  ])('%s and %s are one, whichever came first', (one, other) => {
    expect(paired([one], [other])).toEqual([0])
    expect(paired([other], [one])).toEqual([0])
  })

  it.each([
    ['SQL', 'PostgreSQL'],
    ['C', 'COBOL'],
    ['Vue', 'React'],
  ])('%s and %s are two', (one, other) => {
    expect(paired([one], [other])).toEqual([null])
  })

  it('pairs what is the same before what is short for it', () => {
    expect(paired(['JS', 'JavaScript'], ['JavaScript', 'Go'])).toEqual([1, null])
  })
})
