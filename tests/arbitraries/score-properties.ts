/** What holds of every score, for any resume: the tests play it shortly, a trial at length. */
import * as fc from 'fast-check'

import { cleanJobText, readJob } from '#domain/ads/requirements.ts'
import { blankContent, blankEducationItem, blankWorkItem } from '#domain/resume/blank.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { scoreResume } from '#domain/scoring/score.ts'
import { tailorResume } from '#domain/tailoring/tailor.ts'

export const job = readJob(
  cleanJobText(`Backend Engineer
Responsibilities
- Design REST APIs
Requirements
- 4 years of experience as a backend engineer
- Python and PostgreSQL
- Daily use of Zorblax, SQL and marble inlay restoration
- Docker
- Strong communication skills
- Bachelor's degree in computer science
- German B2
Nice to have
- Kubernetes`),
)

export const sample: ResumeContent = {
  ...blankContent(),
  summary: 'Backend engineer',
  work_experience: [
    {
      ...blankWorkItem,
      role: 'Backend Engineer',
      company: 'Acme',
      from_date: '2016',
      to_date: '2021',
      description: ['Designed REST APIs in Python', 'Ran PostgreSQL'],
    },
  ],
  skill_categories: [{ name: 'Tools', skills: ['Python', 'PostgreSQL'] }],
}

const words = [
  'Backend engineer',
  'Designed REST APIs in Python',
  'Ran PostgreSQL and Docker',
  'Kubernetes',
  'Django',
  'Zorblax, marble inlay restoration',
  'Zorblax',
  'Communication skills',
  'Deutsch (B2)',
  'Served coffee',
  '3 years as backend engineer',
  'from 2015 to 2018 a backend engineer',
  '2031',
  '',
]
const word = fc.constantFrom(...words)
const date = fc.constantFrom('', '2015', '03/2018', '2020', 'present', 'soon')
const workItem = fc
  .record({
    role: word,
    company: word,
    from_date: date,
    to_date: date,
    description: fc.array(word, { maxLength: 3 }),
  })
  .map((item) => ({ ...blankWorkItem, ...item }))
const resume: fc.Arbitrary<ResumeContent> = fc
  .record({
    summary: word,
    work_experience: fc.array(workItem, { maxLength: 3 }),
    education: fc.array(
      fc
        .constantFrom('BSc Computer Science', 'High school', '')
        .map((degree) => ({ ...blankEducationItem, degree })),
      { maxLength: 2 },
    ),
    skill_categories: fc.array(
      fc.record({ name: word, skills: fc.array(word, { maxLength: 4 }) }),
      { maxLength: 2 },
    ),
  })
  .map((parts) => ({ ...blankContent(), ...parts }))

function hold(condition: boolean): void {
  if (!condition) throw new Error('the property does not hold')
}

export const scoreProperties = {
  /** A whole number from 1 to 100, the sum of its reasons, the same to the byte each time. */
  sums: fc.property(resume, (content) => {
    const scored = scoreResume(content, job)
    const { score, contributions } = scored
    hold(Number.isInteger(score) && score >= 1 && score <= 100)
    hold(contributions.reduce((sum, { points }) => sum + points, 0) === score)
    const again = scoreResume(structuredClone(content), structuredClone(job))
    hold(JSON.stringify(again) === JSON.stringify(scored))
  }),
  /** Evidence that is added, whatever it is and wherever it stands, never lowers it. */
  neverFalls: fc.property(resume, workItem, word, fc.nat(4), (content, item, line, where) => {
    const before = scoreResume(content, job).score
    const [first, ...others] = content.work_experience
    const more: ResumeContent =
      where === 0
        ? { ...content, work_experience: [...content.work_experience, item] }
        : where === 1
          ? {
              ...content,
              skill_categories: [...content.skill_categories, { name: '', skills: [line] }],
            }
          : where === 2
            ? { ...content, summary: `${content.summary}\n${line}` }
            : where === 3 && first !== undefined
              ? {
                  ...content,
                  work_experience: [
                    { ...first, description: [...first.description, line] },
                    ...others,
                  ],
                }
              : {
                  ...content,
                  education: [...content.education, { ...blankEducationItem, degree: line }],
                }
    hold(scoreResume(more, job).score >= before)
  }),
  /** Names, links, places and the order of sections move it by nothing. */
  staysPut: fc.property(resume, (content) => {
    const redressed: ResumeContent = {
      ...content,
      contact_info: {
        ...content.contact_info,
        name: 'Ann Python',
        email: 'kubernetes@docker.org',
      },
      media: { ...content.media, github: 'https://github.com/docker' },
      section_order: [...content.section_order].reverse(),
      work_experience: content.work_experience.map((item) => ({ ...item, location: '' })),
    }
    hold(scoreResume(redressed, job).score === scoreResume(content, job).score)
  }),
  /** A tailored resume scores no less than what it was made from. */
  gainsByTailoring: fc.property(resume, (content) => {
    const { content: tailored } = tailorResume(content, job)
    hold(scoreResume(tailored, job).score >= scoreResume(content, job).score)
  }),
}
