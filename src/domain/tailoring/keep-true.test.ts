import { describe, expect, it } from 'vitest'

import { blankContent, blankWorkItem } from '../resume/blank.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { Edit } from './edit.ts'
import { keepTrue } from './guard.ts'

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

describe('keepTrue', () => {
  it('says of an edit that may not be applied why, once, and keeps the others', () => {
    const { content, edits, discarded } = keepTrue(developer, [promotion, rewrite])
    expect(discarded).toEqual([
      {
        edit: promotion,
        violations: [
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

  it('lets every text go where something is found that no edit can be blamed for', () => {
    // What is found against it is not the skill itself but a number within it.
    const boast = skill('ten years of Git')
    const { content, edits, discarded } = keepTrue(developer, [boast, rewrite, order])
    expect(discarded.map(({ edit }) => edit.id)).toEqual([boast.id, rewrite.id])
    for (const { violations } of discarded) {
      expect(violations).toMatchObject([{ rule: 'number', claim: 'ten' }])
    }
    expect(edits).toEqual([order])
    expect(content).toEqual({
      ...developer,
      work_experience: [
        {
          ...developer.work_experience[0],
          description: [
            'Contributed to a PostgreSQL migration.',
            'Fixed bugs in a legacy reporting tool.',
            'Built booking screens with React.',
          ],
        },
      ],
    })
  })

  it('discards nothing and says nothing where all is true', () => {
    const edits = [rewrite, skill('React'), order]
    expect(keepTrue(developer, edits)).toMatchObject({ edits, discarded: [] })
  })

  it('finds the untrue among several of one list, each with what was found against it', () => {
    const invented = [skill('Kubernetes'), skill('React'), skill('Rust')]
    const { content, edits, discarded } = keepTrue(developer, invented)
    expect(discarded.map(({ edit, violations }) => [edit.id, violations.length])).toEqual([
      ['Kubernetes', 1],
      ['Rust', 1],
    ])
    expect(edits.map(({ id }) => id)).toEqual(['React'])
    expect(content.skill_categories[0]?.skills).toEqual(['Git', 'PostgreSQL', 'React'])
  })

  it('reads what it was given last, when what was discarded before is gone', () => {
    const untrue: Edit = { ...rewrite, id: 'untrue', value: 'Led a team of 12 to PostgreSQL.' }
    const { edits, discarded } = keepTrue(developer, [untrue, skill('Rust'), order])
    expect(discarded.map(({ edit }) => edit.id).toSorted()).toEqual(['Rust', 'untrue'])
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
      const once = keepTrue(
        developer,
        all.filter((_, at) => (chosen >> at) % 2 === 1),
      )
      const { edits, content, discarded } = keepTrue(developer, once.edits)
      expect({ edits, content, discarded }).toEqual({ ...once, discarded: [] })
    }
  })
})
