/**
 * The main job, from the landing page to the printed file, on PDFs of three people in three
 * languages: upload, read, tailor, see what changed, edit, print; and the printed pages read back,
 * by our own reader and by pdf.js, with everything there in order.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'

import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

import { readResume } from '#domain/reading/read-resume.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { verifyResume } from '#domain/truth/verify.ts'
import { patientReader } from '../api/patience.ts'

import { field, storedResume } from './editor-page.ts'
import { expect, newEmail, test } from './product.ts'

const fixtures = path.resolve(import.meta.dirname, '../fixtures/resumes')

const people = [
  {
    file: 'developer-en-timeline',
    title: 'Senior Backend Engineer',
    job: [
      'Senior Backend Engineer',
      '',
      'What you will do',
      '- Design and run services that move parcels and payments',
      '- Keep our databases fast',
      '- Take part in the on-call rota',
      '',
      'Requirements',
      '- 5+ years of backend development',
      '- Experience with Kafka and Kubernetes',
      '- Rust',
      '',
      'Nice to have',
      '- Contract testing',
      '- Terraform',
    ].join('\n'),
    missing: 'Rust',
  },
  {
    file: 'controller-de-word',
    title: 'Controller (m/w/d)',
    job: [
      'Controller (m/w/d)',
      '',
      'Ihre Aufgaben',
      '- Monatsabschluss und Berichtswesen',
      '- Budgetplanung mit den Fachbereichen',
      '',
      'Ihr Profil',
      '- Abgeschlossenes Studium der Betriebswirtschaft',
      '- Sehr gute Kenntnisse in SAP und Excel',
      '- Erfahrung in der Kostenrechnung',
      '- Tableau',
    ].join('\n'),
    missing: 'Tableau',
  },
  {
    file: 'librarian-fr-prose',
    title: 'Bibliothécaire (H/F)',
    job: [
      'Bibliothécaire (H/F)',
      '',
      'Vos missions',
      '- Accueillir et conseiller les lecteurs',
      '- Cataloguer les documents',
      '- Organiser des animations',
      '',
      'Votre profil',
      '- Expérience en médiathèque',
      '- Maîtrise de WordPress et du catalogage',
      '- Maîtrise de Kubernetes',
    ].join('\n'),
    missing: 'Kubernetes',
  },
]

for (const { file, title, job, missing } of people) {
  test(`from a PDF and a job ad to a printed, truthful resume: ${file}`, async ({
    page,
    context,
  }) => {
    let clicks = 0
    const click = async (target: Page, role: 'button' | 'link', name: RegExp) => {
      clicks += 1
      await target.getByRole(role, { name }).first().click()
    }

    await page.goto('/')
    await click(page, 'link', /^Boost My Resume Now/)
    await click(page, 'button', /^Sign in with/)
    await page.getByLabel('E-mail').fill(newEmail())
    await page.getByLabel('Name').fill('Somebody Else')
    await click(page, 'button', /^Continue/)
    await page.waitForURL('**/dashboard')
    await expect(page.getByText('No resumes found')).toBeVisible()

    const chooser = page.waitForEvent('filechooser')
    await click(page, 'button', /^Upload/)
    await (await chooser).setFiles(path.join(fixtures, `${file}.pdf`))
    await expect(page.getByText('Uploaded & Processed')).toBeVisible()
    await click(page, 'link', /^Open/)
    await page.waitForURL('**/resume-page/*')

    const truth = JSON.parse(
      readFileSync(path.join(fixtures, `${file}.truth.json`), 'utf8'),
    ) as ResumeContent
    await expect(field(page, '/contact_info/name')).toHaveText(truth.contact_info.name)
    for (const [i, item] of truth.work_experience.entries()) {
      await expect(field(page, `/work_experience/${i}/company`)).toContainText(item.company)
    }
    const original = await storedResume(page, idIn(page.url()))

    await click(page, 'button', /^Tailor with AI/)
    await page.getByLabel('Job description or link').fill(job)
    const opened = context.waitForEvent('page')
    clicks += 1
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Tailor/ })
      .click()
    const tailored = await opened
    await tailored.waitForURL('**/resume-page/*')
    await expect(field(tailored, '/contact_info/name')).toHaveText(truth.contact_info.name)

    // Nothing in it that the original does not support; what is missing is named, not written.
    const id = idIn(tailored.url())
    const stored = await storedResume(tailored, id)
    const today = new Date()
    const now = { year: today.getFullYear(), month: today.getMonth() + 1 }
    expect(verifyResume(original, stored, { now })).toEqual([])
    expect(JSON.stringify(stored.skill_categories)).not.toContain(missing)
    const meta = await resumeMeta(tailored, id)
    expect(meta.original_resume_id).toBe(idIn(page.url()))
    expect(meta.job_description).toBe(job)
    expect(meta.job_title).toBe(title)
    expect(meta.nice_to_have_skills).toContain(missing)
    expect(meta.score).toBeGreaterThanOrEqual(1)
    expect(meta.score).toBeLessThanOrEqual(100)
    const panel = tailored.getByRole('region', { name: 'Match' })
    await expect(panel.getByText(String(meta.score), { exact: true })).toBeVisible()

    await click(tailored, 'button', /^View Job Description/)
    await expect(tailored.getByRole('dialog')).toContainText(job.split('\n').at(-1) ?? '')
    await tailored.keyboard.press('Escape')

    await expect(tailored.locator('ins, del, [data-moved]').first()).toBeVisible()

    await printAndReadBack(tailored, stored)
    expect(clicks).toBeLessThanOrEqual(10)
  })
}

/** Exports both layouts and reads the printed pages as machines do. */
async function printAndReadBack(page: Page, resume: ResumeContent): Promise<void> {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await page.getByRole('button', { name: /^Export PDF/ }).click()
  await expect(page.locator('body[data-printed]')).toBeAttached()

  const pdf = await page.pdf({ preferCSSPageSize: true })
  const reader = patientReader()
  try {
    const read = await reader.read(pdf)
    if (read.kind !== 'document') throw new Error(`the printed file was refused: ${read.code}`)
    const back = readResume(read.document).resume
    expect(back.contact_info.name).toBe(resume.contact_info.name)
    expect(back.contact_info.email).toBe(resume.contact_info.email)
    expect(back.work_experience.map((w) => w.company)).toEqual(
      resume.work_experience.map((w) => w.company),
    )
    expect(back.work_experience.map((w) => [w.from_date, w.to_date])).toEqual(
      resume.work_experience.map((w) => [w.from_date, w.to_date]),
    )
    expect(back.work_experience.map((w) => w.description)).toEqual(
      resume.work_experience.map((w) => w.description),
    )
  } finally {
    await reader.close()
  }

  const text = await textOf(pdf)
  let from = 0
  const inOrder = [
    resume.contact_info.name,
    ...resume.work_experience.flatMap((w) => [w.role, ...w.description]),
  ]
  for (const line of inOrder) {
    const at = text.indexOf(squeeze(line), from)
    expect(at, `"${line}" stands in the printed text after what precedes it`).toBeGreaterThan(-1)
    from = at
  }
}

async function textOf(pdf: Buffer): Promise<string> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const document = await task.promise
  let text = ''
  for (let number = 1; number <= document.numPages; number++) {
    const content = await (await document.getPage(number)).getTextContent()
    text += content.items.map((item) => ('str' in item ? item.str : '')).join('')
  }
  await task.destroy()
  return squeeze(text)
}

/** Line ends and justified spaces are the page's, not the person's. */
const squeeze = (text: string) => text.normalize('NFKC').replaceAll(/[\s\u00AD]+/g, '')

const idIn = (url: string) => new URL(url).pathname.split('/').at(-1) ?? ''

async function resumeMeta(page: Page, id: string) {
  return (await storedResume(page, id)) as ResumeContent & {
    original_resume_id: string
    job_description: string
    job_title: string
    nice_to_have_skills: string[]
    score: number
  }
}
