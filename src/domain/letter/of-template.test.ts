/** What the template says stands in no letter. */
import { expect, it } from 'vitest'

import { readJob } from '#domain/ads/requirements.ts'
import { leftOfTemplate, templateContent } from '../resume/template.ts'
import { writeLetter } from './write-letter.ts'

it('a letter tells nothing that only the template says', () => {
  const begun = templateContent('en', { name: 'Ada Hill', email: null })
  const own = { role: 'Nurse', company: 'Hill House', from_date: '2019', to_date: 'present' }
  const content = {
    ...begun,
    work_experience: begun.work_experience.map((item) => ({ ...item, ...own })),
  }
  const ad = 'Nurse\n\nRequirements\n- What it is for, and what you did in it\n- Another result'
  const job = { title: 'Nurse', company: 'Hill House', reading: readJob(ad) }
  const { body } = writeLetter(content, job, 'en')
  const left = leftOfTemplate(content)
  expect(left.length).toBeGreaterThan(5)
  expect(left.filter(({ text }) => body.includes(text))).toEqual([])
})
