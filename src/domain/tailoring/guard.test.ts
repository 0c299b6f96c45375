import { describe, expect, it } from 'vitest'

import type { JobReading, SkillRequirement } from '#domain/ads/reading.ts'
import { blankContent } from '../resume/blank.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { resumeLines } from '../resume/text.ts'
import { findSkills } from '../skills/find.ts'
import { applyEdits } from './apply.ts'
import { checkEdit } from './check-edit.ts'
import type { Edit } from './edit.ts'
import { partEdits } from './guard.ts'
import { proposeEdits } from './propose.ts'
import { verifyResume } from '../truth/verify.ts'

const developer: ResumeContent = {
  ...blankContent(),
  summary: 'Software developer with five years in logistics software.',
  work_experience: [
    {
      role: 'Software Developer',
      company: 'Quayside Systems',
      location: 'Rotterdam',
      from_date: '02/2020',
      to_date: '06/2025',
      description: [
        'Fixed bugs in a legacy reporting tool.',
        'Built booking screens with React and TypeScript for 40 depots.',
        'Contributed to a PostgreSQL migration.',
      ],
    },
  ],
  skill_categories: [
    { name: 'Languages', skills: ['English (C1)', 'Dutch (native)'] },
    { name: 'Tools', skills: ['Git', 'JS', 'PostgreSQL'] },
  ],
}

const wants = (text: string, ...skills: string[]): JobReading => {
  const found = skills.flatMap((name): SkillRequirement[] => {
    const start = text.indexOf(name)
    const [skill] = findSkills(name)
    if (start < 0 || !skill) throw new Error(`no skill ${name} in the text`)
    const span = { start, end: start + name.length, text: name }
    return [{ ...span, kind: 'required', skill: skill.skill, label: name }]
  })
  const none = {
    title: null,
    titlesInDoubt: [],
    spokenTitle: '',
    company: null,
    years: null,
    degree: null,
  }
  return {
    text,
    ...none,
    language: 'en',
    lines: [],
    skills: found,
    languages: [],
    certifications: [],
    duties: [],
    benefits: [],
    keywords: [],
  }
}

const job = wants(
  'You know React, TypeScript, JavaScript, Kubernetes and PostgreSQL.',
  'React',
  'TypeScript',
  'JavaScript',
  'Kubernetes',
  'PostgreSQL',
)

const rewrite: Edit = {
  id: 'a',
  op: 'rewrite',
  path: '/work_experience/0/description/2',
  old: 'Contributed to a PostgreSQL migration.',
  value: 'Helped with a PostgreSQL migration.',
  basis: ['/work_experience/0/description/2'],
  requirement: null,
}

describe('proposeEdits', () => {
  const edits = proposeEdits(developer, job)
  const { resume } = applyEdits(developer, edits)

  it('keeps the first line of a post, and loses none', () => {
    const [item] = resume.work_experience
    expect(item?.description[0]).toBe(developer.work_experience[0]?.description[0])
    expect(item?.description.toSorted()).toEqual(
      developer.work_experience[0]?.description.toSorted(),
    )
  })

  it('lists skills that lines show, and never one that the job only asks for', () => {
    const listed = resume.skill_categories.flatMap((category) => category.skills)
    expect(listed).toEqual(expect.arrayContaining(['React', 'TypeScript', 'Git', 'PostgreSQL']))
    expect(listed).not.toContain('Kubernetes')
  })

  it("takes over the job's name for a skill that is listed under another", () => {
    const listed = resume.skill_categories.flatMap((category) => category.skills)
    expect(listed).toContain('JavaScript')
    expect(listed).not.toContain('JS')
  })

  it('leaves the summary that the person has written', () => {
    expect(resume.summary).toBe(developer.summary)
  })

  it('gives nothing that the guard finds against', () => {
    expect(verifyResume(developer, resume)).toEqual([])
  })

  it('rests every edit on lines that exist', () => {
    const paths = new Set(resumeLines(developer).map((line) => line.path))
    for (const edit of edits)
      for (const path of edit.basis)
        expect([...paths].some((known) => known === path || known.startsWith(`${path}/`))).toBe(
          true,
        )
  })

  it('proposes nothing for a job that asks for nothing it knows', () => {
    expect(proposeEdits(developer, wants('Come and join us.'))).toEqual([])
  })
})

describe('applyEdits', () => {
  it('gives the same resume whatever order the edits come in', () => {
    const edits = proposeEdits(developer, job)
    expect(applyEdits(developer, edits.toReversed()).resume).toEqual(
      applyEdits(developer, edits).resume,
    )
  })

  it('rejects an edit whose old text is not what stands there', () => {
    const { resume, rejected } = applyEdits(developer, [{ ...rewrite, old: 'Led a migration.' }])
    expect(resume).toEqual(developer)
    expect(rejected).toMatchObject([{ reason: 'old_text_differs' }])
  })

  it('rejects a second edit of the same text', () => {
    const { applied, rejected } = applyEdits(developer, [rewrite, { ...rewrite, id: 'b' }])
    expect([applied.length, rejected.length]).toEqual([1, 1])
  })
})

describe('checkEdit', () => {
  it.each([
    '/work_experience/0/role',
    '/work_experience/0/company',
    '/contact_info/name',
    '/education/0/degree',
    '/media/github',
  ])('lets no edit touch %s', (path) => {
    expect(checkEdit(developer, { ...rewrite, path, value: 'x' })).toMatchObject([
      { rule: 'locked_field' },
    ])
  })

  it('wants a basis that exists', () => {
    expect(checkEdit(developer, { ...rewrite, basis: ['/projects/4/purpose'] })).toMatchObject([
      { reason: 'basis_missing' },
    ])
  })

  it('wants an order that keeps every line', () => {
    const move: Edit = {
      ...rewrite,
      op: 'move',
      path: '/work_experience/0/description',
      old: [0, 1, 2],
      value: [1, 1, 0],
    }
    expect(checkEdit(developer, move)).toMatchObject([{ reason: 'line_lost' }])
  })
})

describe('partEdits', () => {
  it('discards the edit that invents and keeps the others', () => {
    const invented: Edit = {
      ...rewrite,
      id: 'b',
      path: '/summary',
      op: 'summary',
      old: developer.summary,
      value: 'Kubernetes architect with twelve years in logistics software.',
    }
    const { content, edits, waiting } = partEdits(developer, [rewrite, invented])
    expect(edits).toEqual([rewrite])
    expect(waiting).toMatchObject([{ edit: { id: 'b' } }])
    expect(content.summary).toBe(developer.summary)
    expect(content.work_experience[0]?.description[2]).toBe(rewrite.value)
  })

  it('discards a surfaced skill that no line shows', () => {
    const surfaced: Edit = {
      ...rewrite,
      op: 'surface_skill',
      path: '/skill_categories/1/skills',
      old: null,
      value: 'Kubernetes',
    }
    const { content, waiting } = partEdits(developer, [surfaced])
    expect(content).toEqual(developer)
    expect(waiting).toMatchObject([{ findings: [{ rule: 'skill', claim: 'Kubernetes' }] }])
  })
})
