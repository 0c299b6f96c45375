import { describe, expect, it } from 'vitest'

import { blankCertification, blankContent, blankWorkItem } from '../resume/blank.ts'
import { translateResume } from './translate-resume.ts'

const echo = async (lines: readonly string[]) => lines
const resume = (role: string) => ({
  ...blankContent(),
  work_experience: [{ ...blankWorkItem, role, description: ['Globex Kappa'] }],
})

describe('a translator that says everything back', () => {
  it('makes no translation, however short the lines are', async () => {
    const translation = await translateResume(resume('Tech Lead'), 'en', 'de', echo)
    expect(translation).toEqual({ kind: 'refused', failedCount: 2, sentCount: 2 })
  })

  it('does no harm to what our tables have translated', async () => {
    const translation = await translateResume(resume('Teacher'), 'en', 'de', echo)
    expect(translation).toMatchObject({
      kind: 'translated',
      content: { work_experience: [{ role: 'Lehrkraft', description: ['Globex Kappa'] }] },
    })
  })
})

describe('a headline of several parts', () => {
  const base = resume('Teacher')
  const of = (headline: string) => ({
    ...base,
    contact_info: { ...base.contact_info, headline },
    work_experience: base.work_experience.map((post) => ({
      ...post,
      from_date: '2018-01',
      to_date: '2024-01',
    })),
    skill_categories: [{ name: 'Languages', skills: ['English', 'French'] }],
    certification_and_training: [
      { ...blankCertification, name: 'Paediatric First Aid', organization: 'Kappa Ltd' },
    ],
  })

  it.each([
    ['Teacher · English', 'Lehrkraft · Englisch'],
    ['Paediatric First Aid · French', 'Paediatric First Aid · Französisch'],
    ['Paediatric First Aid', 'Paediatric First Aid'],
    ['Teacher · 6 years’ experience', 'Lehrkraft · 6 Jahre im Beruf'],
  ])('says each as the translation does where it stands: %s', async (headline, expected) => {
    const translation = await translateResume(of(headline), 'en', 'de', echo)
    expect(translation).toMatchObject({
      kind: 'translated',
      content: { contact_info: { headline: expected } },
    })
  })
})

describe('a translator that says more than the original', () => {
  const of = (...lines: string[]) => ({
    ...blankContent(),
    work_experience: [
      { ...blankWorkItem, role: 'Teacher', company: 'Hill School', description: lines },
    ],
  })
  const original = of(
    'Taught chemistry to 120 pupils a year.',
    'Recorded orders and visits in the booking system.',
    'Prepared lessons for four classes every week.',
    'Wrote reports on the progress of each class.',
  )
  const answers: Record<string, string> = {
    Taught: 'Pro Jahr 120 Schülerinnen und Schüler in Chemie unterrichtet.',
    Recorded: 'Aufträge und Besuche im Buchungssystem erfasst, was Zeit sparte.',
    Prepared: 'Jede Woche Unterricht für vier Klassen vorbereitet.',
    Wrote: 'Berichte über die Fortschritte jeder Klasse geschrieben.',
  }
  const say = async (lines: readonly string[]) =>
    lines.map((line) => answers[line.split(' ')[0] ?? ''] ?? line)

  it('is told by the words that are not in the original', async () => {
    const translation = await translateResume(original, 'en', 'de', say)
    expect(translation).toMatchObject({
      kind: 'translated',
      marks: [
        {
          path: '/work_experience/0/description/1',
          text: 'Recorded orders and visits in the booking system.',
          fault: 'unsupported',
          added: ['was Zeit sparte'],
        },
      ],
    })
  })
})
