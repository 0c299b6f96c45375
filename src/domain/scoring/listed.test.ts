import { describe, expect, it } from 'vitest'

import { cleanJobText, readJob } from '#domain/ads/requirements.ts'
import { blankContent } from '../resume/blank.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { findAll } from '../skills/find.ts'
import { scoreResume } from './score.ts'

const jobOf = (...lines: string[]) =>
  readJob(cleanJobText(['Analyst', 'Requirements', ...lines.map((l) => `- ${l}`)].join('\n')))
const listing = (...skills: string[]): ResumeContent => ({
  ...blankContent(),
  summary: 'Analyst',
  skill_categories: [{ name: 'Tools', skills }],
})
const reasonFor = (resume: ResumeContent, job: ReturnType<typeof jobOf>, name: string) =>
  scoreResume(resume, job).contributions.find((one) => one.requirement === name)

describe('a skill that is listed and asked for, and in no lexicon', () => {
  const job = jobOf(
    'Three years of experience with SQL, Zorblax and Quuxview at a large company',
    'Knowledge of marble inlay restoration and of Python in daily work',
  )

  it('is one that the lexicon does not know', () => {
    expect(findAll('Zorblax, Quuxview, marble inlay restoration')).toEqual([])
  })

  it('earns points, told with its place in the job and in the resume', () => {
    const without = listing('SQL')
    const shown = listing('SQL', 'Web: Zorblax (daily)')
    expect(scoreResume(shown, job).score).toBeGreaterThan(scoreResume(without, job).score)
    const reason = reasonFor(shown, job, 'Zorblax')
    expect(reason?.kind).toBe('required')
    expect(reason?.points).toBeGreaterThan(0)
    expect(job.text.slice(reason?.job.start, reason?.job.end)).toBe('Zorblax')
    expect(reason?.evidence).toEqual([{ path: '/skill_categories/0/skills/1', start: 5, end: 12 }])
  })

  it('may be of several words, and in lower case', () => {
    const shown = listing('Marble inlay restoration')
    expect(reasonFor(shown, job, 'marble inlay restoration')?.points).toBeGreaterThan(0)
  })

  it('is matched by whole words only', () => {
    for (const part of ['Zorb', 'Quux', 'inlay restorations', 'marble restoration'])
      expect(scoreResume(listing(part), job).contributions.map((c) => c.requirement)).not.toContain(
        part,
      )
  })

  it('counts only from the list of skills, and not where it is denied', () => {
    const told = { ...listing('SQL'), summary: 'Analyst with Zorblax' }
    expect(reasonFor(told, job, 'Zorblax')).toBeUndefined()
    expect(reasonFor(listing('No experience with Zorblax'), job, 'Zorblax')).toBeUndefined()
  })

  it('is no common word that the job happens to use', () => {
    const market = jobOf('You know the market and segment customers well in a large company')
    for (const word of ['Segment', 'Market', 'Work', 'Experience', 'Company'])
      expect(reasonFor(listing(word), market, word.toLowerCase())?.points ?? 0).toBeLessThanOrEqual(
        0,
      )
  })

  it('is found in lists of languages whose nouns all have capitals', () => {
    const german = readJob('Analystin\nAnforderungen\n- Erfahrung mit Zorblax, Quuxview und SQL')
    expect(reasonFor(listing('Quuxview'), german, 'Quuxview')?.points).toBeGreaterThan(0)
  })

  it('adds at most a tenth of what the job asks for, however many there are', () => {
    const names = ['Zorba', 'Quuxa', 'Blorp', 'Frobna', 'Wibbla', 'Snarfa', 'Plugha', 'Xyzzya']
    const many = jobOf(...names.map((name) => `Solid experience in daily use of ${name} and SQL`))
    const gain = scoreResume(listing(...names), many).contributions.filter((one) =>
      names.includes(one.requirement),
    )
    expect(gain.length).toBe(names.length)
    expect(gain.reduce((sum, one) => sum + one.points, 0)).toBeLessThanOrEqual(10.5)
  })
})
