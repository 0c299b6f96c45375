import { describe, expect, it } from 'vitest'

import { blankContent, blankItem } from '#domain/resume/blank.ts'
import type { Editable } from '#domain/resume/edit.ts'
import { applyMove } from '#domain/resume/edit.ts'
import { plainLook } from '#domain/resume/look.ts'
import { withWords } from './sureness.ts'
import { readAlike } from './read-alike.ts'

type Job = Partial<Editable['work_experience'][number]>

const resumeOf = (...jobs: Job[]): Editable => ({
  ...blankContent(),
  work_experience: jobs.map((job) => ({ ...blankItem('work_experience'), ...job })),
  layout: 'ats-vanilla',
  paper: 'a4',
  design: null,
  look: plainLook,
})

/** The jobs after the neighbours were read as the corrected one was. */
function jobsAfter(read: Editable, corrected: Job): Job[] | null {
  const [, ...others] = read.work_experience
  const now = resumeOf({ ...read.work_experience[0], ...corrected }, ...others)
  const sure = read.work_experience.map((_, i) => ({ path: `/work_experience/${i}`, value: 0.5 }))
  const alike = readAlike(withWords(sure, read), now)
  return alike && applyMove(now, alike.move).work_experience
}

describe('the neighbours of a corrected entry', () => {
  const swapped = resumeOf(
    { role: 'Vellum Ltd', company: 'Nurse' },
    { role: 'Thrum Ltd', company: 'Porter', location: 'Leeds' },
    { role: 'Atlas Ltd', company: 'Baker' },
  )

  it('have the same two fields exchanged', () => {
    expect(jobsAfter(swapped, { role: 'Nurse', company: 'Vellum Ltd' })).toMatchObject([
      { role: 'Nurse', company: 'Vellum Ltd' },
      { role: 'Porter', company: 'Thrum Ltd', location: 'Leeds' },
      { role: 'Baker', company: 'Atlas Ltd' },
    ])
  })

  it('have the same field in its right place', () => {
    const read = resumeOf({ company: 'Nurse' }, { company: 'Porter' })
    expect(jobsAfter(read, { role: 'Nurse', company: '' })).toMatchObject([
      { role: 'Nurse', company: '' },
      { role: 'Porter', company: '' },
    ])
  })

  it('have one field parted at the same mark, as far as they have it', () => {
    const read = resumeOf(
      { role: 'Nurse / Vellum Ltd' },
      { role: 'Porter / Thrum Ltd' },
      { role: 'Baker' },
    )
    expect(jobsAfter(read, { role: 'Nurse', company: 'Vellum Ltd' })).toMatchObject([
      { role: 'Nurse', company: 'Vellum Ltd' },
      { role: 'Porter', company: 'Thrum Ltd' },
      { role: 'Baker', company: '' },
    ])
  })

  it('stay as they are where the correction says nothing of them, or is half made', () => {
    expect(jobsAfter(swapped, { role: 'Registered nurse' })).toBeNull()
    expect(jobsAfter(swapped, { role: 'Nurse' })).toBeNull()
    expect(jobsAfter(swapped, { role: 'Matron', company: 'Quay Ltd' })).toBeNull()
  })
})
