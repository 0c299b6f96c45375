import { describe, expect, it } from 'vitest'

import { printedPage } from '../../../tests/fixtures/printed-page.ts'
import { readResume } from './read-resume.ts'
import { inOwnNames, withWords } from './sureness.ts'

describe('what is in doubt in an entry of a further section', () => {
  const doubtIn = (line: string) => {
    const { resume, confidence } = readResume(
      printedPage([
        { text: 'Marta Holm', x: 50, y: 50, size: 20 },
        { text: 'marta@holm.example', x: 50, y: 75 },
        { text: 'Volunteering', x: 50, y: 110, size: 14, bold: true },
        { text: line, x: 50, y: 135 },
      ]),
    )
    return withWords(confidence, resume).find(({ path }) => path.startsWith('/further_sections/'))
  }

  it('is named as the fields of that section are, and an offer is for an empty one', () => {
    expect(doubtIn('Lifeboat crew, Redningsselskapet, 2018 - 2021')).toMatchObject({
      fields: { title: 'Lifeboat crew', organization: '' },
      offers: [{ field: 'organization', words: 'Redningsselskapet' }],
      reasons: [
        { about: 'open', field: 'organization', words: '' },
        { about: 'unsure', field: 'title', words: 'Lifeboat crew' },
      ],
    })
  })

  it('is named so, too, where it was kept by the names of a job', () => {
    const kept = {
      path: '/further_sections/0/items/0',
      value: 0.4,
      words: 'Lifeboat crew',
      fields: { title: 'Lifeboat crew', organization: '' },
      offers: [
        { field: 'company', words: 'Redningsselskapet' },
        { field: 'role', words: 'Crew' },
      ],
      reasons: [
        { about: 'open' as const, field: 'company', words: '' },
        { about: 'unsure' as const, field: 'role', words: 'Lifeboat crew' },
        { about: 'brief' as const, field: 'description', words: 'st' },
      ],
    }
    expect(inOwnNames(kept)).toEqual({
      ...kept,
      offers: [{ field: 'organization', words: 'Redningsselskapet' }],
      reasons: [
        { about: 'open', field: 'organization', words: '' },
        { about: 'unsure', field: 'title', words: 'Lifeboat crew' },
        { about: 'brief', field: 'description', words: 'st' },
      ],
    })
    const job = { ...kept, path: '/work_experience/0' }
    expect(inOwnNames(job)).toBe(job)
  })

  it('is the title where an organization stands in its place', () => {
    expect(doubtIn('Larkspur Ltd, y, z')).toMatchObject({
      fields: { title: 'Larkspur Ltd', organization: '' },
      offers: [],
      reasons: [{ about: 'unsure', field: 'title', words: 'Larkspur Ltd' }],
    })
  })
})
