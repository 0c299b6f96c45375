/** A letter says what the resume says, in each language, and the guard sees where it does not. */
import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { readJob } from '#domain/ads/requirements.ts'
import type { Language } from '../language/languages.ts'
import { restoreContent } from '../resume/restore.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { checkLetter } from './check-letter.ts'
import { blocksOf } from './letter.ts'
import { writeLetter } from './write-letter.ts'

const resumes: [Language, string][] = [
  ['de', 'baker-de-prose'],
  ['en', 'developer-en-bordered'],
  ['es', 'engineer-es-cards'],
  ['fr', 'librarian-fr-prose'],
  ['nl', 'docent-nl-labelled-form'],
  ['pt', 'teacher-pt-rows'],
]

const contentOf = (id: string): ResumeContent =>
  restoreContent(
    JSON.parse(
      readFileSync(
        new URL(`../../../tests/fixtures/resumes/${id}.truth.json`, import.meta.url),
        'utf8',
      ),
    ),
  )

const names = { title: 'Quartermaster', company: 'Acme Harbour Ltd' }

/** A job that asks for what the resume lists, and for something that it does not. */
const jobFor = (content: ResumeContent) => {
  const skills = content.skill_categories.flatMap(({ skills: words }) => words)
  return readJob(
    `Quartermaster\nAcme Harbour Ltd\n\nRequirements\n${skills.map((skill) => `- ${skill}`).join('\n')}\n- Underwater welding`,
  )
}

const nurse = restoreContent({
  contact_info: { name: 'Ruth Adeyemi', possible_work_locations: ['Remote', 'Leeds, UK'] },
  work_experience: [
    {
      role: 'Staff Nurse',
      company: 'Aire General (NHS)',
      from_date: '2021-03',
      to_date: 'present',
      description: [
        'Led the move to electronic records on the ward',
        'Practice assessor for three students a year',
        'Night rota for 28 beds',
      ],
    },
    {
      role: 'Care Assistant',
      company: 'Hill House',
      from_date: '2017',
      to_date: '2019',
      description: ['Cut falls from 9 to 2 a year'],
    },
  ],
  education: [{ degree: 'BSc Nursing', university: 'University of Leeds' }],
  certification_and_training: [
    { name: 'NMC registration', organization: 'Nursing and Midwifery Council' },
  ],
})

const ad = `Staff Nurse (m/f), 37.5 hours

What you will do
- assess students and new colleagues (with support)
- you chair our meetings

Essential
- Electronic records
- NMC registration
- Degree in nursing
- Diving certificate

For questions please contact Mrs Ama Kelly.`

const letterTo = (text: string) =>
  writeLetter(
    nurse,
    {
      title: 'Staff Nurse (m/f)',
      company: 'Dales Hospital Trust',
      reading: readJob(text),
      written: { day: { year: 2026, month: 5, day: 3 }, paper: 'a4' },
    },
    'en',
  )

describe('a letter of the built-in writer', () => {
  it.each(resumes)('in %s names the job and passes the guard', (language, id) => {
    const content = contentOf(id)
    const letter = writeLetter(content, { ...names, reading: jobFor(content) }, language)
    expect(letter.subject).toContain('Quartermaster')
    expect(letter.body).toContain('Acme Harbour Ltd')
    expect(letter.body).not.toMatch(/[{}]|welding/)
    const passages = checkLetter(content, letter.body, names, language)
    expect(
      passages.flatMap(({ text, violations }) => violations.map((one) => ({ text, ...one }))),
    ).toEqual([])
    expect(passages.some(({ basis }) => basis.some((path) => path.includes('/description/')))).toBe(
      true,
    )
  })

  it('says why this job by its duties, and leaves out what speaks of somebody else', () => {
    const [why] = letterTo(ad).body.split('\n\n')
    expect(why).toContain('the work you describe: to assess students and new colleagues.')
  })

  it('answers what must be from the work, each line in its grammar and with its employer', () => {
    const [, proofs] = letterTo(ad).body.split('\n\n')
    expect(proofs).toBe(
      'Since 2021 I have worked as Staff Nurse at Aire General. There I led the move to electronic records on the ward. As Care Assistant at Hill House I cut falls from 9 to 2 a year.',
    )
  })

  it('tells what else was achieved, and the papers that are asked for and held', () => {
    const [, , beyond] = letterTo(ad).body.split('\n\n')
    expect(beyond).toBe(
      'My work at Aire General also includes: practice assessor for three students a year. Of the qualifications you ask for I have: NMC registration (Nursing and Midwifery Council) and BSc Nursing (University of Leeds).',
    )
  })

  it('speaks to whom the ad names, and closes as one does then', () => {
    expect(letterTo(ad)).toMatchObject({ greeting: 'Dear Ms Kelly,', closing: 'Yours sincerely,' })
    expect(letterTo('Nurse')).toMatchObject({
      greeting: 'Dear Sir or Madam,',
      closing: 'Yours faithfully,',
    })
  })

  it('names a post without the marks that everybody may apply', () => {
    expect(letterTo(ad).subject).toBe('Application for the post of Staff Nurse')
  })

  it.each([
    ['- you assess students', '“you assess students”.'],
    ['- our people run the clinic\n- standard costing and stock', 'standard costing and stock.'],
    ['- you won’t do payroll', null],
    ['- Assess students\n- Lead rounds', 'to assess students and to lead rounds.'],
  ])('takes of the duties %j only what can be said', (duties, said) => {
    const [why] = letterTo(
      `Staff Nurse\n\nWhat you will do\n${duties}\n\nEssential\n- NMC registration`,
    ).body.split('\n\n')
    if (said === null) expect(why).not.toContain('describe')
    else expect(why).toContain(`the work you describe: ${said}`)
  })

  it('is written without a job, without a role and of an empty resume', () => {
    const content = restoreContent({})
    const letter = writeLetter(content, { title: '', company: '', reading: null }, 'en')
    expect(letter.body).toBe(
      'I am applying for the post that you advertise.\n\nMy resume is enclosed. I would be glad to tell you more in an interview.',
    )
    expect(letter).toMatchObject({ subject: 'Application', dateline: '' })
  })

  it('is known again only with the line of that very post', () => {
    const marked = (text: string) =>
      checkLetter(nurse, text, names, 'en').flatMap(({ violations }) => violations)
    expect(marked('There I led the move to electronic records on the ward.')).toEqual([])
    expect(marked('As Care Assistant at Hill House I cut falls from 900 to 2 a year.')).not.toEqual(
      [],
    )
  })

  it('is told where it claims what the resume does not show', () => {
    const content = contentOf('developer-en-bordered')
    const body = 'I led a team of 45 people at Google.\n\n- Certified in Kubernetes and SAP'
    const [first, second] = checkLetter(content, body, names, 'en')
    expect(first?.violations.map(({ claim }) => claim).join(' ')).toMatch(/45/)
    expect(second?.violations.map(({ claim }) => claim).join(' ')).toMatch(/SAP/)
  })

  it('is read in paragraphs and lists', () => {
    expect(blocksOf('One\ntwo\n\nThree:\n- a\n- b\n\nEnd')).toEqual([
      { kind: 'text', lines: ['One', 'two'] },
      { kind: 'text', lines: ['Three:'] },
      { kind: 'points', points: ['a', 'b'] },
      { kind: 'text', lines: ['End'] },
    ])
  })
})
