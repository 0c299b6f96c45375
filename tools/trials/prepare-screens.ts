/** What the screens of `screens.ts` show: resumes, letters, searches and jobs, made by calls. */
import type { LetterAnswer } from '#contract/letters.ts'
import { blankContent, blankItem } from '#domain/resume/blank.ts'
import type { Resume, ResumeContent } from '#domain/resume/resume.ts'

/** One call to the product as the person whose screens these are. */
export type Send = <T>(method: string, path: string, body?: object) => Promise<T>

/** The resumes that are opened. */
export type Prepared = { resume: string; tailored: string; trashed: string }

const job = `Head of Customer Platform Engineering
Requirements
- Five years of experience with Python and PostgreSQL
- Kubernetes in production, GraphQL and Terraform
- Fluent English and good German`

const content: ResumeContent = {
  ...blankContent(),
  contact_info: {
    name: 'Maria-Madalena Vasconcelos e Albuquerque-Hohenstein',
    headline: '',
    email: 'maria-madalena.vasconcelos@engineering.example.org',
    phone: '+351 912 345 678',
    possible_work_locations: ['Lisboa', 'Frankfurt am Main'],
  },
  summary: 'Backend engineer with nine years in payment systems, from design to nights on call.',
  work_experience: [
    {
      ...blankItem('work_experience'),
      role: 'Senior Backend Engineer',
      company: 'Donaudampfschifffahrtsgesellschaft',
      from_date: '03/2021',
      to_date: 'present',
      description: [
        'Designed the parcel tracking service in Python that answers 4,000 requests a second.',
        'Moved 38 services to Kubernetes.',
      ],
    },
  ],
  skill_categories: [{ name: 'Tools', skills: ['Python', 'Postgres', 'Kubernetes'] }],
}

/** Searches that are kept, a short one and one that says all it can, and a job found elsewhere. */
async function prepareJobs(send: Send): Promise<void> {
  await send('POST', '/jobs/saved', { job_title: 'Nurse' })
  await send('POST', '/jobs/saved', {
    job_title: 'Senior Backend Engineer for Payments, Settlement and Reconciliation',
    location: 'Frankfurt am Main',
    job_types: ['FULL_TIME', 'PART_TIME', 'CONTRACT'],
    work_types: ['HYBRID', 'REMOTE'],
    radius_km: 50,
  })
  await send('POST', '/jobs/found', { url: 'https://jobs.example.org/platform', text: job })
}

/** A letter that was written, rewritten and given a name. */
async function prepareLetter(send: Send, id: string): Promise<void> {
  const { letter } = await send<LetterAnswer>('POST', `/resumes/${id}/letter`, {})
  await send('PATCH', `/resumes/${id}/letter/history/1`, { name: 'As sent to the first employer' })
  const [, ...rest] = letter.body.split('\n\n')
  const body = ['I have run payment systems for nine years.', ...rest].join('\n\n')
  await send('PUT', `/resumes/${id}/letter`, { ...letter, greeting: 'Dear Ms Okafor,', body })
}

const longFirm = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const longTitle =
  'Senior Backend Engineer for Payments, Settlement and Reconciliation (all genders)'

/** An interview to come, and a person whose name and address are long. */
async function prepareAround(send: Send, id: string): Promise<void> {
  const note = 'At the office on the second floor, with a sample of work'
  await send('POST', `/resumes/${id}/dates`, {
    kind: 'interview',
    day: '2036-12-03',
    time: '10:30',
    note,
  })
  await send('POST', `/resumes/${id}/contacts`, {
    name: 'Maria-Madalena Vasconcelos e Albuquerque-Hohenstein',
    role: 'Head of Engineering',
    email: 'maria-madalena.vasconcelos.albuquerque@engineering.example.org',
    phone: '+351 912 345 678',
    note,
  })
}

/** Resumes with long names and short ones, one of them tailored, for the person of the screens. */
export async function prepareScreens(send: Send): Promise<Prepared> {
  const add = async (fields: Partial<Resume>): Promise<Resume> => {
    const { id } = await send<Resume>('POST', '/resumes/template')
    return send<Resume>('PUT', `/resumes/${id}`, fields)
  }
  const thrown = await add({ company_name: longFirm, job_title: longTitle })
  await send('DELETE', `/resumes/${thrown.id}`)
  await add({ company_name: 'Ilo', job_title: 'Clerk', job_status: 'technical_interview' })
  const resume = await add({
    ...content,
    company_name: longFirm,
    job_title: longTitle,
    job_status: 'applied',
    notes: 'Called on Monday.',
  })
  await prepareAround(send, resume.id)
  await prepareJobs(send)
  await send('PATCH', `/resumes/${resume.id}/toggle-base`)
  const { tailored_resume: tailored } = await send<{ tailored_resume: Resume }>(
    'POST',
    `/resumes/${resume.id}/tailored-to-job`,
    { job_description: job },
  )
  await prepareLetter(send, tailored.id)
  return { resume: resume.id, tailored: tailored.id, trashed: thrown.id }
}
