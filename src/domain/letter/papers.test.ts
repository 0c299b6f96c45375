import { expect, it } from 'vitest'

import { readJob } from '#domain/ads/requirements.ts'
import { restoreContent } from '../resume/restore.ts'
import { checkLetter } from './check-letter.ts'
import { writeLetter } from './write-letter.ts'

it('tells no paper whose date says that it has expired, and no study that was broken off as one that lasts', () => {
  const content = restoreContent({
    work_experience: [{ role: 'Staff Nurse', from_date: '2021-03', to_date: 'present' }],
    education: [
      { degree: 'MBA (not completed)', university: 'Leeds', from_date: '2018', to_date: '2019' },
    ],
    certification_and_training: [{ name: 'ALS provider', date: 'expired 2020' }],
  })
  const reading = readJob('Staff Nurse\n\nRequirements\n- ALS provider\n- MBA')
  const day = { year: 2026, month: 11, day: 28 }
  const { body } = writeLetter(
    content,
    { title: 'Staff Nurse', company: '', reading, written: { day, paper: 'a4' } },
    'en',
  )
  expect(body).not.toMatch(/ALS|MBA/)
  expect(
    checkLetter(content, 'I am an ALS provider.', { title: '', company: '' }, 'en')[0]?.violations,
  ).not.toEqual([])
})
