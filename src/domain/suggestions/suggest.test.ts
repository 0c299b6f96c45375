import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { resumeContents } from '../../../tests/arbitraries/resume-contents.ts'
import { readJob } from '#domain/ads/requirements.ts'
import { blankContent, blankProject, blankWorkItem } from '../resume/blank.ts'
import { valueAt } from '../resume/pointer.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { suggestFor } from './suggest.ts'

const job = (
  description: string[],
  from_date = '01/2020',
  to_date = '12/2022',
  role = 'Clerk',
) => ({
  ...blankWorkItem,
  role,
  company: 'Larkfield',
  from_date,
  to_date,
  description,
})

const resumeWith = (work: ResumeContent['work_experience'], rest: Partial<ResumeContent> = {}) => ({
  ...blankContent(),
  contact_info: { ...blankContent().contact_info, email: 'clerk@example.org' },
  summary: 'Clerk with experience.',
  work_experience: work,
  ...rest,
})

const kindsOf = (resume: ResumeContent, options = {}) =>
  suggestFor(resume, options).map(({ kind, words }) => `${kind}: ${words}`)

describe('suggestions', () => {
  it('name skills that the lines show and the list lacks, and never those that are denied', () => {
    const resume = resumeWith(
      [job(['Built 3 reports in PostgreSQL and Python.', 'No experience with Kubernetes.'])],
      { skill_categories: [{ name: 'Tools', skills: ['Python'] }] },
    )
    const [found] = suggestFor(resume)
    expect(found).toMatchObject({
      kind: 'skill_not_listed',
      words: 'PostgreSQL',
      key: 'suggestions.skill_not_listed',
      basis: ['/work_experience/0/description/0'],
    })
    expect(kindsOf(resume).join()).not.toContain('Kubernetes')
  })

  it('with a job name only what it asks for', () => {
    const resume = resumeWith([job(['Built 3 reports in PostgreSQL and Tableau.'])])
    const asked = readJob('Data clerk\n\nRequirements\n- Tableau\n- Excel')
    expect(kindsOf(resume, { job: asked })).toEqual(['skill_not_listed: Tableau'])
  })

  it.each([
    ['en', 'Trained three apprentices and halved the waste.', false],
    ['fr', 'Des dizaines de clients servis chaque jour.', false],
    ['pt', 'Limpeza de quartos e corredores.', true],
    ['en', 'Cleaned both kitchens every evening.', true],
  ] as const)('see a result where a line counts in words (%s: %s)', (language, line, isMissed) => {
    const found = kindsOf(resumeWith([job([line, line])]), { language })
    expect(found.some((one) => one.startsWith('no_result'))).toBe(isMissed)
  })

  it.each([
    ['en', 'Responsible for 4 rotas', 'Responsible for'],
    ['de', 'Zuständig für 4 Dienstpläne', 'Zuständig für'],
    ['es', 'Responsable de 4 turnos', 'Responsable de'],
    ['fr', 'Chargée de 4 plannings', 'Chargée de'],
    ['pt', 'Responsável por 4 escalas', 'Responsável por'],
    ['nl', 'Verantwoordelijk voor 4 roosters', 'Verantwoordelijk voor'],
  ] as const)('in %s point at an opening that hides who did it', (language, line, words) => {
    expect(kindsOf(resumeWith([job([line])]), { language })).toContain(`weak_opening: ${words}`)
  })

  it('tell an entry without any figure, and leave one with a figure alone', () => {
    const plain = resumeWith([job(['Answered calls from clients.', 'Kept the archive in order.'])])
    expect(kindsOf(plain, { language: 'en' })).toEqual(['no_result: Answered calls from clients.'])
    const told = resumeWith([job(['Answered forty calls a day.', 'Kept 12 archives in order.'])])
    expect(kindsOf(told, { language: 'en' })).toEqual([])
  })

  it('tell dates that overlap, leave a gap, run backwards or cannot be read', () => {
    const line = ['Kept 12 archives in order.']
    const resume = resumeWith([
      job(line, '01/2020', '12/2022', 'A'),
      job(line, '06/2022', '03/2023', 'B'),
      job(line, '02/2024', '01/2024', 'C'),
      job(line, '05/2024', 'whenever', 'D'),
      job(line, '06/2024', '09/2024', 'E'),
    ])
    expect(kindsOf(resume, { language: 'en' })).toEqual([
      'dates_reversed: 01/2024',
      'date_unread: whenever',
      'dates_overlap: B, Larkfield',
      'dates_gap: E, Larkfield',
    ])
  })

  it('call no time a gap in which somebody studied', () => {
    const line = ['Kept 12 archives in order.']
    const work = [job(line, '04/2017', '12/2022', 'B'), job(line, '06/2012', '09/2012', 'A')]
    const study = (from_date: string, to_date: string) => ({
      education: [
        { degree: 'BSc', university: 'Bradford', from_date, to_date, special_achievements: [] },
      ],
    })
    const gapOf = (rest: Partial<ResumeContent>) =>
      suggestFor(resumeWith(work, rest), { language: 'en' })
        .filter(({ kind }) => kind === 'dates_gap')
        .map(({ path, values, basis }) => [path, values['months'], values['other'], ...basis])
    const begin = '/work_experience/0/from_date'
    expect(gapOf({})).toEqual([[begin, '54', 'A, Larkfield', '/work_experience/1/to_date']])
    expect(gapOf(study('09/2012', '01/2017'))).toEqual([])
    expect(gapOf(study('2012', '2017'))).toEqual([])
    const rest = gapOf(study('09/2012', '07/2015'))
    expect(rest).toEqual([[begin, '20', 'BSc, Bradford', '/education/0/to_date']])
  })

  it('tell what a resume with nothing in it lacks first', () => {
    expect(kindsOf(blankContent(), { language: 'en' })).toEqual([
      'contact_missing: ',
      'work_missing: ',
    ])
    const contact_info = { ...blankContent().contact_info, phone: '0151 123' }
    const projects = [{ ...blankProject, name: 'A tale' }]
    const begun = { ...blankContent(), contact_info, projects }
    expect(kindsOf(begun, { language: 'en' })).toEqual([])
  })

  it('count work to the present only where the month is told', () => {
    const line = ['Kept 12 archives in order.']
    const resume = resumeWith([job(line, '01/2024', 'present'), job(line, '03/2024', '12/2024')])
    expect(kindsOf(resume, { language: 'en' })).toEqual([])
    const now = { year: 2025, month: 6 }
    expect(kindsOf(resume, { language: 'en', now })).toEqual(['dates_overlap: Clerk, Larkfield'])
  })

  it('tell names of tools that are misspelt, and leave other words alone', () => {
    const resume = resumeWith([job(['Ran 3 servers on Kubernetse in spring.'])], {
      skill_categories: [{ name: 'Tools', skills: ['Javascript', 'Postgressql', 'Excel'] }],
    })
    const names = suggestFor(resume, { language: 'en' })
      .filter(({ kind }) => kind.startsWith('name_'))
      .map(({ kind, words, values }) => `${kind}: ${words} → ${values['name'] ?? ''}`)
    expect(names.toSorted()).toEqual([
      'name_misspelt: Kubernetse → Kubernetes',
      'name_misspelt: Postgressql → PostgreSQL',
      'name_spelling: Javascript → JavaScript',
    ])
  })

  it('tell lengths: a line that runs on, one of two words, a list without end', () => {
    const resume = resumeWith([
      job([
        `Wrote 3 ${'very '.repeat(60)}long lines.`,
        'Sold 9',
        ...Array(9).fill('Sold 12 hats daily.'),
      ]),
    ])
    expect(suggestFor(resume, { language: 'en' }).map(({ kind }) => kind)).toEqual([
      'many_lines',
      'line_long',
      'line_short',
    ])
  })

  it('point at places that exist, whatever the resume', () => {
    fc.assert(
      fc.property(resumeContents, (resume) => {
        for (const { path, basis } of suggestFor(resume))
          for (const place of [path, ...basis]) expect(valueAt(resume, place)).toBeDefined()
      }),
      { numRuns: 100 },
    )
  })
})
