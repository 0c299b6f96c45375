/** A letter says what the resume says, in each language, and the guard sees where it does not. */
import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { readJob } from '#domain/ads/requirements.ts'
import type { Language } from '../language/languages.ts'
import { restoreContent } from '../resume/restore.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { gapsIn } from './gaps.ts'
import { checkLetter } from './check-letter.ts'
import { letterAround, writeLetter } from './write-letter.ts'

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
    expect(letter.subject.toLowerCase()).toContain('quartermaster')
    expect(letter.body).toContain('Acme Harbour Ltd')
    expect(letter.body).not.toMatch(/[{}]|welding/)
    const passages = checkLetter(content, letter.body, names, language)
    expect(
      passages.flatMap(({ text, violations }) => violations.map((one) => ({ text, ...one }))),
    ).toEqual([])
  })

  it('lists what must be, and apart from it what was done in the work, word for word', () => {
    const [, post, points, work] = letterTo(ad).body.split('\n\n')
    expect(post).toBe(
      'Since 2021 I have worked as a Staff Nurse at Aire General. From 2017 to 2019 I worked as a Care Assistant at Hill House.',
    )
    expect(points?.split('\n')).toEqual([
      'What I would bring to the post:',
      '- NMC registration',
      '- BSc Nursing (University of Leeds)',
    ])
    expect(work?.split('\n')).toEqual([
      'Some examples from my work:',
      '- Led the move to electronic records on the ward',
      '- Practice assessor for three students a year',
      '- Night rota for 28 beds',
    ])
  })

  it('tells deeds in the first person where every line makes a sentence, and lists the rest', () => {
    const [held, before] = nurse.work_experience
    if (held === undefined || before === undefined) throw new Error('no posts')
    const own = { ...held, description: ['Led the move to electronic records on the ward'] }
    const description = ['Cut falls on the ward from 9 to 2 a year']
    const other = { ...before, role: 'Staff Nurse', description }
    const content = { ...nurse, work_experience: [own, other] }
    const reading = readJob(`${ad}\n\nTasks\n- You cut the falls on our ward`)
    const [, lead, beside, points] = writeLetter(
      content,
      { ...names, title: 'Staff Nurse', reading },
      'en',
    ).body.split('\n\n')
    expect(lead).toBe(
      'Since 2021 I have worked as a Staff Nurse at Aire General. There I led the move to electronic records on the ward.',
    )
    expect(beside).toBe(
      'As a Staff Nurse at Hill House I cut falls on the ward from 9 to 2 a year.',
    )
    expect(points).toContain('\n- NMC registration\n- BSc Nursing')
  })

  it('takes of the posts the lines that share the words of the job, and says whose they are', () => {
    const [held, before] = nurse.work_experience
    if (held === undefined || before === undefined) throw new Error('no posts')
    const other = { ...before, description: ['Meals', 'Night rota of the ward, drug rounds'] }
    const content = { ...nurse, work_experience: [held, other] }
    const reading = readJob('Nurse\n\nTasks\n- drug rounds on the ward at night')
    const body = writeLetter(content, { ...names, reading }, 'en').body
    expect(body).toContain('- Night rota of the ward, drug rounds (Hill House)')
    expect(body).not.toContain('Meals')
  })

  it('names another post at the same employer once more, and not the employer', () => {
    const [held, before] = nurse.work_experience
    if (held === undefined || before === undefined) throw new Error('no posts')
    const same = { ...before, company: held.company, description: ['Drug rounds on the ward'] }
    const content = { ...nurse, work_experience: [held, same] }
    const reading = readJob('Nurse\n\nTasks\n- drug rounds on the ward')
    const body = writeLetter(content, { ...names, reading }, 'en').body
    expect(body).toContain('From 2017 to 2019 I worked there as a Care Assistant.')
    expect(body).toContain('- Drug rounds on the ward\n')
    const passages = checkLetter(content, body, names, 'en')
    expect(passages.flatMap(({ violations }) => violations)).toEqual([])
  })

  it('lists what was done beside the work where the posts tell little, and in what', () => {
    const project = { name: 'School paper', purpose: 'Sold advertisements for 3,000 euros' }
    const content = restoreContent({ projects: [project] })
    const body = writeLetter(content, { ...names, reading: readJob(ad) }, 'en').body
    expect(body).toContain(
      'Some examples from my work: Sold advertisements for 3,000 euros (School paper).',
    )
    const passages = checkLetter(content, body, names, 'en')
    expect(passages.flatMap(({ violations }) => violations)).toEqual([])
  })

  it('pastes nothing of the ad, and gives as a reason what the person says themselves', () => {
    expect(letterTo(ad).body).not.toMatch(/colleagues|chair|Diving/u)
  })

  it('names a skill that stands alone only where it must be, and nothing that is not asked for', () => {
    const skills = ['Excel', 'Word', 'Fishing']
    const content = { ...nurse, skill_categories: [{ name: 'Office', skills }] }
    const body = (demands: string) =>
      writeLetter(content, { ...names, reading: readJob(`Nurse\n\n${demands}`) }, 'en').body
    expect(body('Essential\n- Excel')).toContain('- Excel')
    expect(body('Desirable\n- Excel')).not.toContain('Excel')
    expect(body('Desirable\n- Excel\n- Word')).toContain('- Excel, Word')
    expect(body('Desirable\n- Excel\n- Word')).not.toContain('Fishing')
  })

  it('tells of a post that ended from when to when it was', () => {
    const [, past] = nurse.work_experience
    const content = { ...nurse, work_experience: past === undefined ? [] : [past] }
    const letter = writeLetter(content, { ...names, reading: null }, 'en')
    expect(letter.body).toContain(
      'From 2017 to 2019 I worked as a Care Assistant at Hill House. There I cut falls from 9 to 2 a year.',
    )
    const passages = checkLetter(content, letter.body, names, 'en')
    expect(passages.flatMap(({ violations }) => violations)).toEqual([])
  })

  it('names the post that is held first, and behind it one in the trade of the job', () => {
    const now = { role: 'Barista', company: 'Bean Street', from_date: '2022', to_date: 'present' }
    const [held] = restoreContent({ work_experience: [now] }).work_experience
    const before = nurse.work_experience.map((item) => ({
      ...item,
      to_date: '2022',
      description: [],
    }))
    const content = { ...nurse, work_experience: held === undefined ? [] : [held, ...before] }
    const job = { ...names, title: 'Staff Nurse', reading: null }
    expect(writeLetter(content, job, 'en').body).toContain(
      'Since 2022 I have worked as a Barista at Bean Street. From 2021 to 2022 I worked as a Staff Nurse at Aire General.',
    )
  })

  it('answers an ad in its language, with what our tables can say there and none of the lines', () => {
    const ad = `Pflegefachkraft\n\nIhre Aufgaben\n${'- Sie versorgen die Patienten auf unserer Station und beraten deren Angehörige.\n'.repeat(6)}`
    const letter = writeLetter(nurse, { ...names, reading: readJob(ad) }, 'en')
    expect(letter.body).toContain('Seit 2021 arbeite ich bei Aire General als Pflegefachkraft.')
    expect(letter.body).toContain('B.Sc. in Pflegewissenschaft (University of Leeds)')
    expect(letter.body).not.toContain('electronic')
    const passages = checkLetter(nurse, letter.body, names, 'en')
    expect(passages.flatMap(({ violations }) => violations)).toEqual([])
  })

  it('has the words of the country whose paper it is on', () => {
    const written = { day: null, paper: 'letter' as const }
    const letter = writeLetter(nurse, { ...names, reading: null, written }, 'en')
    expect(letter.subject).toBe('Application for the position of Quartermaster')
    expect(letter.body).toMatch(/position of Quartermaster[^]*My resume is enclosed/u)
  })

  it.each<[Language, string, string]>([
    ['en', 'Please tell us your salary expectations and your notice period.', '[amount] [date]'],
    ['de', 'Bitte mit Gehaltswunsch und Eintrittstermin.', '[Betrag] [Datum]'],
    ['fr', 'Merci d’adresser CV et prétentions.', '[montant]'],
    ['es', 'Dinos cuándo podrías empezar.', '[fecha]'],
    ['pt', 'Envie o currículo com pretensão salarial.', '[valor]'],
    ['nl', 'Vermeld je opzegtermijn.', '[datum]'],
  ])('in %s leaves a gap for what the ad asks to be told: %s', (language, line, gaps) => {
    const reading = { ...readJob(ad), text: line }
    const { body } = letterAround(nurse, { ...names, reading }, language, { paragraphs: [] })
    expect(gapsIn(body).toSorted().join(' ')).toBe(gaps)
    const passages = checkLetter(nurse, body, names, language)
    expect(passages.flatMap(({ violations }) => violations)).toEqual([])
  })

  it('has the number of the ad in its subject', () => {
    expect(letterTo(`${ad}\nPlease quote reference: AG-2217.`).subject).toBe(
      'Application for the post of Staff Nurse (ref. AG-2217)',
    )
    expect(letterTo(`${ad}\nCV to jobs@acme.example quoting AC/22.`).subject).toContain('AC/22')
  })

  it('speaks to whom the ad names, and closes as one does then', () => {
    expect(letterTo(ad)).toMatchObject({ greeting: 'Dear Ms Kelly,', closing: 'Yours sincerely,' })
    expect(letterTo('Nurse')).toMatchObject({
      greeting: 'Dear Sir or Madam,',
      closing: 'Yours faithfully,',
    })
  })

  it('is written without a job, without a role and of an empty resume', () => {
    const content = restoreContent({})
    const letter = writeLetter(content, { title: '', company: '', reading: null }, 'en')
    expect(letter.body).toBe(
      'I am applying for the post that you advertise.\n\nMy CV is enclosed. I would be glad to tell you more in an interview.',
    )
    expect(letter).toMatchObject({ subject: 'Application', dateline: '' })
  })

  it('is known again only with the line of that very post', () => {
    const marked = (text: string) =>
      checkLetter(nurse, text, names, 'en').flatMap(({ violations }) => violations)
    expect(marked('There I led the move to electronic records on the ward.')).toEqual([])
    expect(
      marked('As a Care Assistant at Hill House I cut falls from 900 to 2 a year.'),
    ).not.toEqual([])
  })

  it('is told where it claims what the resume does not show', () => {
    const content = contentOf('developer-en-bordered')
    const body = 'I led a team of 45 people at Google.\n\n- Certified in Kubernetes and SAP'
    const [first, second] = checkLetter(content, body, names, 'en')
    expect(first?.violations.map(({ claim }) => claim).join(' ')).toMatch(/45/)
    expect(second?.violations.map(({ claim }) => claim).join(' ')).toMatch(/SAP/)
  })
})
