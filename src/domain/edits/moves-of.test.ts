import { describe, expect, it } from 'vitest'

import { changesOf } from '#domain/edits/changes.ts'
import { traceResumes } from '#domain/edits/compare.ts'
import { blankContent, blankItem } from '#domain/resume/blank.ts'
import type { Resume, ResumeContent } from '#domain/resume/resume.ts'

import { movesOf } from './moves-of.ts'

const ida: ResumeContent = {
  ...blankContent(),
  summary: 'Nurse in dental surgery.',
  work_experience: [
    {
      ...blankItem('work_experience'),
      role: 'Nurse',
      description: ['Typed the records.', 'Ran the autoclave · daily.', 'Covered the phones.'],
    },
  ],
  skill_categories: [{ name: 'Care', skills: ['Suction', 'Sterilising', 'X-rays'] }],
}

function moves(changed: ResumeContent) {
  const traced = traceResumes(ida, changed, 'en')
  const change = changesOf(traced, ida, changed).find(({ kind }) => kind === 'order')
  if (!change) throw new Error('no order changed')
  // Only its content is read.
  return movesOf(change, ida, changed as Resume, traced.comparison.moved, 'en')
}

describe('a changed order', () => {
  it('tells the line that rose with the place it comes from', () => {
    const [first] = ida.work_experience
    if (!first) throw new Error('no work')
    const description = ['Covered the phones.', 'Typed the records.', 'Ran the autoclave · daily.']
    expect(moves({ ...ida, work_experience: [{ ...first, description }] })).toEqual([
      { name: 'Covered the phones.', from: 3, to: 1 },
    ])
  })

  it('tells which of two that changed places rose', () => {
    const skills = ['Sterilising', 'Suction', 'X-rays']
    expect(moves({ ...ida, skill_categories: [{ name: 'Care', skills }] })).toEqual([
      { name: 'Sterilising', from: 2, to: 1 },
    ])
  })

  it('tells the skill that sank, where the others only closed up', () => {
    const skills = ['Sterilising', 'X-rays', 'Suction']
    expect(moves({ ...ida, skill_categories: [{ name: 'Care', skills }] })).toEqual([
      { name: 'Suction', from: 1, to: 3 },
    ])
  })

  it('tells of sections that passed others those that rose, which the sheet marks', () => {
    const whole = { ...ida, education: [{ ...blankItem('education'), degree: 'Diploma' }] }
    const order = ['summary', 'work_experience', 'education', 'skills'] as const
    const rest = ida.section_order.filter((key) => !order.some((one) => one === key))
    const base = { ...whole, section_order: [...order, ...rest] }
    const changed = {
      ...base,
      section_order: ['summary', 'work_experience', 'skills', 'education', ...rest] as const,
    }
    const { comparison } = traceResumes(base, changed as unknown as ResumeContent, 'en')
    expect(Object.keys(comparison.moved)).toEqual(['/section_order/2'])
  })

  it('counts only the sections that stand on the sheet', () => {
    const order = ida.section_order.filter((key) => key !== 'skills')
    const told = moves({
      ...ida,
      section_order: [order[0] ?? 'summary', 'skills', ...order.slice(1)],
    })
    expect(told).toEqual([{ name: 'Skills', from: 3, to: 2 }])
  })
})
