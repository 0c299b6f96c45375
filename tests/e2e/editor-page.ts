/** The editor as the end-to-end tests use it: a resume opened on its sheet, and its fields by path. */
import type { Locator, Page } from '@playwright/test'

import { blankContent, blankItem } from '#domain/resume/blank.ts'
import type { Resume, ResumeContent } from '#domain/resume/resume.ts'

import { expect, newEmail, takeSession } from './product.ts'

export const ana: ResumeContent = {
  ...blankContent(),
  contact_info: {
    name: 'Ana Silva',
    headline: '',
    email: 'ana@example.org',
    phone: '+351 912 345 678',
    possible_work_locations: ['Lisboa', 'Porto'],
  },
  media: { github: 'github.com/ana', website: 'javascript:alert(1)', linkedin: '' },
  summary: 'Backend engineer with nine years in payment systems.',
  work_experience: [
    {
      role: 'Senior Backend Engineer',
      company: 'Correios Digitais',
      location: 'Lisboa',
      from_date: '03/2021',
      to_date: 'present',
      description: [
        'Designed the parcel tracking service that answers 4,000 requests a second.',
        'Moved 38 services to Kubernetes.',
        'Mentored five engineers.',
      ],
    },
    {
      ...blankItem('work_experience'),
      role: 'Backend Engineer',
      company: 'Pagaleve',
      from_date: '06/2017',
      to_date: '02/2021',
      description: ['Built the card settlement pipeline in Python and PostgreSQL.'],
    },
  ],
  education: [
    {
      ...blankItem('education'),
      degree: 'MSc Computer Science',
      university: 'Universidade de Aveiro',
      from_date: '2013',
      to_date: '2015',
    },
  ],
  skill_categories: [
    { name: 'Languages', skills: ['Python', 'Go', 'SQL'] },
    { name: 'Data', skills: ['PostgreSQL', 'Kafka'] },
  ],
}

/** Enough of it for several pages. */
export const longAna: ResumeContent = {
  ...ana,
  work_experience: Array.from({ length: 30 }, (_, i) => ({
    ...(ana.work_experience[i % 2] ?? blankItem('work_experience')),
    role: `Engineer number ${i + 1}`,
  })),
}

/** Signs in as somebody new and opens a resume with this content; answers its id. */
export async function openEditor(page: Page, content: ResumeContent = ana): Promise<string> {
  const { id } = await keepResume(page, content)
  await openSheet(page, `/resume-page/${id}`, content)
  return id
}

/** Signs in as somebody new who has a resume with this content. */
async function keepResume(page: Page, content: ResumeContent) {
  const token = await takeSession(page, newEmail(), 'Ana Silva')
  const headers = { authorization: `Bearer ${token}` }
  const made = await page.request.post('/api/resumes/template', { headers })
  const { id } = (await made.json()) as { id: string }
  const saved = await page.request.put(`/api/resumes/${id}`, { headers, data: content })
  expect(saved.status()).toBe(200)
  return { id, headers }
}

async function openSheet(page: Page, address: string, { contact_info }: ResumeContent) {
  await page.goto(address)
  await expect(field(page, '/contact_info/name')).toHaveText(contact_info.name)
}

export const platformJob = `Platform Engineer
What you bring
- At least 5 years of experience with Python and PostgreSQL
- Kubernetes in production
- GraphQL is a plus`

/** Ana with skills that `platformJob` names otherwise, or asks for before others. */
export const anaToTailor: ResumeContent = {
  ...ana,
  skill_categories: [
    { name: 'Languages', skills: ['Go', 'Python', 'SQL'] },
    { name: 'Data', skills: ['Postgres', 'Kafka'] },
  ],
}

/**
 * Opens a resume that was tailored, on its changes, as the tab of a tailoring does; answers the id of its
 * original. The dialog has tests of its own.
 */
export async function openTailored(
  page: Page,
  content: ResumeContent = anaToTailor,
  job = platformJob,
): Promise<string> {
  const { id, headers } = await keepResume(page, content)
  const answer = await page.request.post(`/api/resumes/${id}/tailored-to-job`, {
    headers,
    data: { job_description: job, job_identifier: null },
  })
  expect(answer.status()).toBe(200)
  const { tailored_resume: tailored } = (await answer.json()) as { tailored_resume: Resume }
  await openSheet(page, `/resume-page/${tailored.id}#review`, content)
  return id
}

/** What the job asks for is folded while the changes are gone through. */
export const openAsks = (page: Page): Promise<void> =>
  page.getByText('What the job asks for', { exact: true }).click()

/** The resume as the server has it. */
export async function storedResume(page: Page, id: string): Promise<Resume> {
  return page.evaluate(async (id) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('authToken')}` }
    return (await fetch(`/api/resumes/${id}`, { headers })).json() as Promise<Resume>
  }, id)
}

/** What is rarer than writing stands in a row of its own: layout, page, translation, files, history. */
export async function openTools(page: Page): Promise<void> {
  await page.locator('[aria-controls="editor-tools"][aria-expanded="false"]').click()
}

export function field(page: Page, path: string): Locator {
  return page.locator(`.field[data-path="${path}"]`)
}

/** The texts of the entries of a list, as they stand on the sheet. */
export function entries(page: Page, list: string): Locator {
  return page.locator(`.field[data-path^="${list}/"]`)
}

export async function typeAtEnd(page: Page, path: string, text: string): Promise<void> {
  await field(page, path).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(text)
}

/** As where every language can be translated into. */
export async function enginesAreThere(page: Page): Promise<void> {
  const json = ['de', 'es', 'fr', 'pt', 'nl'].map((language) => ({
    language,
    state: 'ready',
    command: null,
  }))
  await page.route('**/api/translation-targets*', (route) => route.fulfill({ json }))
}
