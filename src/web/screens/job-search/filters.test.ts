import { describe, expect, it } from 'vitest'

import { experienceLevels, jobTypes, workTypes } from '#domain/jobs/job-kinds.ts'

import english from '../../public/locales/en.json' with { type: 'json' }
import { chosenCount, filterGroups, noFilters, toggled } from './filters.ts'

const wordAt = (key: string) =>
  key.split('.').reduce<unknown>((o, part) => (o as Record<string, unknown>)[part], english)

describe('the filters', () => {
  it('[D13] map the labels of the specification to the values that are sent', () => {
    const table = filterGroups.flatMap((group) =>
      group.options.map((option) => [wordAt(group.label), wordAt(option.label), option.value]),
    )
    expect(table).toEqual([
      ['Job Type', 'Full-time', 'FULL_TIME'],
      ['Job Type', 'Part-time', 'PART_TIME'],
      ['Job Type', 'Contract', 'CONTRACT'],
      ['Job Type', 'Temporary', 'TEMPORARY'],
      ['Job Type', 'Freelance', 'FREELANCE'],
      ['Job Type', 'Internship', 'INTERNSHIP'],
      ['Job Type', 'Apprenticeship', 'APPRENTICESHIP'],
      ['Experience Level', 'Entry level', 'ENTRY_LEVEL'],
      ['Experience Level', 'Mid-Senior level', 'MID_SENIOR'],
      ['Experience Level', 'Director', 'DIRECTOR'],
      ['Work Type', 'On-site', 'ON_SITE'],
      ['Work Type', 'Remote', 'REMOTE'],
      ['Work Type', 'Hybrid', 'HYBRID'],
    ])
  })

  it('have a box for every value that the server knows', () => {
    expect(filterGroups.map((group) => group.options.map((option) => option.value))).toEqual([
      [...jobTypes],
      [...experienceLevels],
      [...workTypes],
    ])
  })

  it('put a value in and take it out again, in the order of the group', () => {
    const all = filterGroups[0].options
    expect(toggled(['CONTRACT'], 'FULL_TIME', all)).toEqual(['FULL_TIME', 'CONTRACT'])
    expect(toggled(['FULL_TIME', 'CONTRACT'], 'FULL_TIME', all)).toEqual(['CONTRACT'])
  })

  it('say how many are ticked', () => {
    expect(chosenCount(noFilters)).toBe(0)
    expect(chosenCount({ ...noFilters, job_types: ['CONTRACT'], work_types: ['REMOTE'] })).toBe(2)
  })
})
