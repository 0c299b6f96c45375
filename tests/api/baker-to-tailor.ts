/** A baker and the job they bring, for the tests of tailoring. */
import type { Resume } from '#domain/resume/resume.ts'
import type { Edit } from '#domain/tailoring/edit.ts'
import type { Proposal } from '#server/engines/engine.ts'

import type { TestPerson } from './test-house.ts'

export const job = `Head Baker
Corner Bakery, Leeds

About the role
We are looking for a head baker to lead our night shift.

Your responsibilities
- Lead a team of bakers through the night shift
- Train apprentices in sourdough and lamination
- Stock control of flour and butter

Requirements
- Five years of experience as a baker
- Food hygiene certificate
- Sourdough, lamination, stock control, scheduling`

export const content = {
  contact_info: {
    name: 'Marta Oliveira',
    email: 'marta@example.org',
    phone: '',
    possible_work_locations: ['York'],
  },
  summary: 'Eight years of experience in regional bakeries.',
  work_experience: [
    {
      role: 'Baker',
      company: 'Mill Lane Bakery',
      location: 'York',
      from_date: '03/2015',
      to_date: '11/2022',
      description: [
        'Cleaned the ovens every week',
        'Kept stock control for flour and butter',
        'Trained four apprentices in sourdough and lamination',
      ],
    },
  ],
  skill_categories: [{ name: 'Baking', skills: ['Decoration', 'Sourdough'] }],
}

export interface Tailored {
  tailored_resume: Resume
  initial_resume: Resume
  discarded_count: number
  kept_language: boolean
}

export const proposalOf = (edits: Edit[]): Proposal => ({
  edits,
  waiting: [],
  unusable: 0,
  by: { engine: 'built-in', model: null, fallback: null },
})

export async function addResume(person: TestPerson): Promise<Resume> {
  return (await person.post('/resumes', content)).json<Resume>()
}

export const tailor = (
  person: TestPerson,
  id: string,
  body: object = { job_description: job, job_identifier: null },
  headers: Record<string, string> = {},
) => person.post(`/resumes/${id}/tailored-to-job`, body, headers)

export const balanceOf = async (person: TestPerson) =>
  (await person.get('/users/me')).json<{ credit_balance: number }>().credit_balance
