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

describe('a letter of the built-in writer', () => {
  it.each(resumes)(
    'in %s names the job, quotes the resume and passes the guard',
    (language, id) => {
      const content = contentOf(id)
      const letter = writeLetter(content, { ...names, reading: jobFor(content) }, language)
      expect(letter.subject).toContain('Quartermaster')
      expect(letter.body).toContain('Acme Harbour Ltd')
      expect(letter.body).toContain(content.work_experience[0]?.role)
      expect(letter.body).not.toMatch(/[{}]|welding/)
      const passages = checkLetter(content, letter.body, names, language)
      expect(
        passages.flatMap(({ text, violations }) => violations.map((one) => ({ text, ...one }))),
      ).toEqual([])
      expect(passages.some(({ basis }) => basis.includes('/work_experience/0/role'))).toBe(true)
      expect(passages.some(({ basis }) => basis.some((path) => path.includes('/skills/')))).toBe(
        true,
      )
    },
  )

  it('says a line once that stands under two jobs', () => {
    const description = ['Moved 38 services to Kubernetes.']
    const content = restoreContent({
      work_experience: [
        { role: 'Engineer', company: 'Pagaleve', description },
        { role: 'Developer', company: 'Correios', description },
      ],
    })
    const reading = readJob('Engineer\n\nRequirements\n- Kubernetes')
    const { body } = writeLetter(content, { ...names, reading }, 'en')
    expect(body.match(/Moved 38 services/g)).toHaveLength(1)
  })

  it('is written without a job, without a role and of an empty resume', () => {
    const content = restoreContent({})
    const letter = writeLetter(content, { title: '', company: '', reading: null }, 'en')
    expect(letter.body).toBe(
      'I am writing to apply for the position you advertise.\n\nMy resume is enclosed. I would be glad to tell you more in a conversation.',
    )
    expect(letter.subject).toBe('Application')
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
