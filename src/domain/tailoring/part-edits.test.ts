import { describe, expect, it } from 'vitest'

import { blankContent, blankWorkItem } from '../resume/blank.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { Edit } from './edit.ts'
import { partEdits } from './guard.ts'

const developer: ResumeContent = {
  ...blankContent(),
  summary: 'Software developer with five years in logistics software.',
  work_experience: [
    {
      ...blankWorkItem,
      role: 'Software Developer',
      company: 'Quayside Systems',
      from_date: '02/2020',
      to_date: '06/2025',
      description: [
        'Fixed bugs in a legacy reporting tool.',
        'Built booking screens with React.',
        'Contributed to a PostgreSQL migration.',
      ],
    },
  ],
  skill_categories: [{ name: 'Tools', skills: ['Git', 'PostgreSQL'] }],
}

const base = { old: null, basis: ['/summary'], requirement: null }
const rewrite: Edit = {
  ...base,
  id: 'true',
  op: 'rewrite',
  path: '/work_experience/0/description/2',
  old: 'Contributed to a PostgreSQL migration.',
  value: 'Helped with a PostgreSQL migration.',
}
const order: Edit = {
  ...base,
  id: 'order',
  op: 'move',
  path: '/work_experience/0/description',
  value: [2, 0, 1],
}
const promotion: Edit = {
  ...base,
  id: 'locked',
  op: 'rewrite',
  path: '/work_experience/0/role',
  old: 'Software Developer',
  value: 'Head of Software',
}
const skill = (value: string): Edit => ({
  ...base,
  id: value,
  op: 'surface_skill',
  path: '/skill_categories/0/skills',
  value,
})
const lines = (content: ResumeContent) => content.work_experience[0]?.description

describe('partEdits', () => {
  it('says of an edit that may not be applied why, once, and keeps the others', () => {
    const { content, edits, waiting } = partEdits(developer, [promotion, rewrite])
    expect(waiting).toEqual([
      {
        edit: promotion,
        findings: [
          {
            rule: 'locked_field',
            path: promotion.path,
            claim: 'Head of Software',
            reason: 'differs_from_original',
            grade: 'stop',
            span: null,
            source: null,
          },
        ],
      },
    ])
    expect(edits).toEqual([rewrite])
    expect(content.work_experience[0]?.role).toBe('Software Developer')
    expect(lines(content)?.[2]).toBe(rewrite.value)
  })

  it('blames the skill for what is found within it, and no other edit', () => {
    // What is found against it is not the skill itself but a number within it.
    const boast = skill('ten years of Git')
    const { content, edits, waiting } = partEdits(developer, [boast, rewrite, order])
    expect(waiting).toMatchObject([
      { edit: boast, findings: [{ rule: 'number', claim: 'ten', grade: 'stop' }] },
    ])
    expect(edits).toEqual([rewrite, order])
    expect(lines(content)).toEqual([
      rewrite.value,
      'Fixed bugs in a legacy reporting tool.',
      'Built booking screens with React.',
    ])
  })

  it('loses no edit, whichever of them meet', () => {
    const second = { ...rewrite, id: 'second', value: 'Contributed to PostgreSQL migration.' }
    const untrue = { ...rewrite, id: 'untrue', value: 'Led a team of 12 to PostgreSQL.' }
    const all = [promotion, rewrite, second, untrue, order, skill('Rust'), skill('React')]
    const { edits, waiting } = partEdits(developer, all)
    const kept = [...edits, ...waiting.map(({ edit }) => edit)].map(({ id }) => id)
    expect(kept.toSorted()).toEqual(all.map(({ id }) => id).toSorted())
    expect(waiting.find(({ edit }) => edit === second)?.findings).toEqual([])
  })

  it('lets nothing wait where all is true', () => {
    const edits = [rewrite, skill('React'), order]
    expect(partEdits(developer, edits)).toMatchObject({ edits, waiting: [] })
  })

  it('finds the untrue among several of one list, each with what was found against it', () => {
    const invented = [skill('Kubernetes'), skill('React'), skill('Rust')]
    const { content, edits, waiting } = partEdits(developer, invented)
    expect(waiting.map(({ edit, findings }) => [edit.id, findings.length])).toEqual([
      ['Kubernetes', 1],
      ['Rust', 1],
    ])
    expect(edits.map(({ id }) => id)).toEqual(['React'])
    expect(content.skill_categories[0]?.skills).toEqual(['Git', 'PostgreSQL', 'React'])
  })

  it('reads what it was given last, when what was waiting before is gone', () => {
    const untrue: Edit = { ...rewrite, id: 'untrue', value: 'Led a team of 12 to PostgreSQL.' }
    const { edits, waiting } = partEdits(developer, [untrue, skill('Rust'), order])
    expect(waiting.map(({ edit }) => edit.id).toSorted()).toEqual(['Rust', 'untrue'])
    expect(edits).toEqual([order])
  })

  it('finds nothing more against what it has kept', () => {
    const untrue: Edit = { ...rewrite, id: 'untrue', value: 'Led a team of 12 to PostgreSQL.' }
    const all = [
      promotion,
      rewrite,
      order,
      untrue,
      ...['React', 'Rust', 'ten years of Git'].map(skill),
    ]
    // Every choice of these edits.
    for (let chosen = 0; chosen < 2 ** all.length; chosen++) {
      const once = partEdits(
        developer,
        all.filter((_, at) => (chosen >> at) % 2 === 1),
      )
      const { edits, content, waiting } = partEdits(developer, once.edits)
      expect({ edits, content, waiting }).toEqual({ ...once, waiting: [] })
    }
  })
})

it('what says the same word for word is proven whatever stands beside it: a mark less, two lines in one, duties in a summary', () => {
  const old = lines(developer) ?? []
  const [bugs = '', screens = '', migration = ''] = old
  const of = (at: number, value: string): Edit => ({
    ...base,
    id: `line ${at}`,
    op: 'rewrite',
    path: `/work_experience/0/description/${at}`,
    old: old[at] ?? null,
    value,
  })
  const more = of(1, 'Built booking screens with React, with responsibility for the whole company.')
  for (const same of [
    of(0, bugs.slice(0, -1)),
    of(0, `${bugs.slice(0, -1)}; ${migration}`),
    {
      ...of(0, `${developer.summary} ${screens}`),
      op: 'summary',
      path: '/summary',
      old: developer.summary,
    } as const,
  ]) {
    const { edits, waiting } = partEdits(developer, [{ ...same, id: 'same' }, more])
    expect([same.value, edits.map(({ id }) => id)]).toEqual([same.value, ['same']])
    expect(waiting.map(({ edit }) => edit.id)).toEqual(['line 1'])
  }
})
