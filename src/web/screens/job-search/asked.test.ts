import { describe, expect, it } from 'vitest'

import { readAsked, writeAsked } from './asked.ts'
import { noFilters, toQuery } from './filters.ts'

describe('what is asked, in the address', () => {
  it('comes back as it was', () => {
    const asked = {
      filters: {
        job_title: 'C++ & "Ingénieur" 100%',
        location: 'São Paulo, BR',
        job_types: ['FULL_TIME' as const, 'CONTRACT' as const],
        experience_levels: [],
        work_types: ['REMOTE' as const],
        radius_km: 25 as const,
        sort: 'newest' as const,
      },
      resumeId: '5f1',
    }
    expect(readAsked(writeAsked(asked))).toEqual(asked)
  })

  it('is bare for a new search', () => {
    expect(writeAsked({ filters: noFilters, resumeId: null })).toBe('')
    expect(readAsked('')).toEqual({ filters: noFilters, resumeId: null })
  })

  it('leaves out what is no choice, and cuts what is too long to be sent', () => {
    const { filters } = readAsked(
      `?job_types=FULL_TIME,NIGHT&radius_km=12&sort=random&job_title=${'x'.repeat(300)}`,
    )
    expect(filters).toEqual({ ...noFilters, job_types: ['FULL_TIME'], job_title: 'x'.repeat(200) })
  })
})

describe('what is sent', () => {
  it('goes by a resume only where one is chosen', () => {
    const filters = { ...noFilters, sort: 'match' as const }
    expect(toQuery(filters, null).sort).toBe('best')
    expect(toQuery(filters, 'r1')).toMatchObject({ sort: 'match', resume_id: 'r1' })
  })
})
