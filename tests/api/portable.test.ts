import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'

import { exportDocument } from '#contract/portable.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { loadSamples } from '#server/job-import/sources/load-samples.ts'
import { cutExport } from '#web/screens/profile/export-parts.ts'

import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'
import { tinyPdf } from './tiny-pdf.ts'

type Document = z.infer<typeof exportDocument>

let product: TestHouse
let ana: TestPerson
let document: Document

async function exported(person: TestPerson): Promise<Document> {
  const answer = await person.get('/users/me/export')
  expect(answer.statusCode).toBe(200)
  return exportDocument.parse(answer.json())
}
const imported = async (person: TestPerson, sent: unknown) =>
  (await person.post('/users/me/import', sent)).json<{ added: number; already_there: number }>()
const resumesOf = async (person: TestPerson) => (await person.get('/resumes')).json<Resume[]>()

beforeAll(async () => {
  product = await openTestHouse()
  await loadSamples(product.house.db)
  ana = await product.signUp({ name: 'Ana Silva', email: 'ana@example.org' })
  const base = (
    await ana.post('/resumes', {
      summary: 'Backend engineer with five years of TypeScript and PostgreSQL.',
      skill_categories: [{ name: 'Languages', skills: ['Git', 'TypeScript', 'SQL'] }],
    })
  ).json<Resume>()
  await ana.patch(`/resumes/${base.id}/toggle-base`)
  await ana.patch(`/resumes/${base.id}/notes`, { notes: 'Ask for Lena – ünïcode ✓' })
  for (let n = 0; n < 60; n++)
    await ana.put(`/resumes/${base.id}`, { company_name: `Company ${n}` })
  await ana.post(`/resumes/${base.id}/tailored-to-job`, { job_identifier: 'sample-en-01' })
  await ana.get(`/jobs/quick-score?job_identifier=sample-en-02&resume_id=${base.id}`)
  const twin = { summary: 'A twin', created_at: '2026-03-01T00:00:00.000Z' }
  const twins = [await ana.post('/resumes', twin), await ana.post('/resumes', twin)]
  // A copy gets the time of its making; these two are then set to the same one.
  for (const made of twins) {
    await ana.put(`/resumes/${made.json<Resume>().id}`, { created_at: twin.created_at })
  }
  await ana.upload(tinyPdf(['Ana Silva', 'Summary', 'Backend engineer in Porto']))
  const trashed = (await ana.post('/resumes/template')).json<Resume>()
  await ana.remove(`/resumes/${trashed.id}`)
  await ana.post('/jobs/found', {
    url: 'https://jobs.example.org/backend',
    text: 'Backend Engineer\nRequirements\n- TypeScript and PostgreSQL\n- Five years of experience',
  })
  await ana.post('/jobs/saved', { job_title: 'nurse', work_types: ['REMOTE'] })
  document = await exported(ana)
})
afterAll(() => product.close())

describe('the export', () => {
  it('holds everything of the person', async () => {
    expect(document.person).toMatchObject({ name: 'Ana Silva', email: 'ana@example.org' })
    expect(document.resumes).toHaveLength(6)
    expect(document.resumes.filter((one) => one.reading !== null)).toHaveLength(1)
    expect(document.resumes.filter((one) => one.deleted_at !== null)).toHaveLength(1)
    const base = document.resumes.find((one) => one.resume.is_base)
    expect(base?.resume.notes).toBe('Ask for Lena – ünïcode ✓')
    expect(base?.revisions.map((one) => one.version)).toEqual(
      Array.from({ length: base?.resume.version ?? 0 }, (_, n) => n + 1),
    )
    const tailored = document.resumes.find((one) => one.original !== null)
    expect(tailored?.original?.company_name).toBe('Company 59')
    expect(document.quick_scores).toHaveLength(1)
    expect(document.found_jobs).toMatchObject([{ link: 'https://jobs.example.org/backend' }])
    expect(document.saved_searches).toMatchObject([{ query: { job_title: 'nurse' } }])
    expect(document.credits.at(-1)).toMatchObject({ purpose: 'signup' })
    expect(document.sessions).toMatchObject([{ is_current: true }])
  })

  it('holds nothing of anybody else, and no secret', async () => {
    const bea = await product.signUp()
    const hers = await exported(bea)
    expect([hers.resumes, hers.quick_scores]).toEqual([[], []])
    expect(JSON.stringify(document)).not.toMatch(/token|hash":"[0-9a-f]{64}/)
  })

  it('is a file to keep, with the headers of every answer', async () => {
    const { headers } = await ana.get('/users/me/export')
    expect(headers['content-disposition']).toMatch(/^attachment; filename="lapel-export-\d{4}-/)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('is refused like any other call where the database is away', async () => {
    const other = await openTestHouse()
    const carl = await other.signUp()
    await other.loseDatabase()
    expect((await carl.get('/users/me/export')).statusCode).toBe(503)
    await other.close()
  })
})

/** The same document with ids named in their order, so that two accounts can be compared. */
function withoutIds({ resumes }: Document): unknown {
  const sorted = resumes.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)))
  const names = new Map(sorted.map(({ resume }, n) => [resume.id, `resume ${n}`]))
  const text = JSON.stringify(sorted)
  return JSON.parse(
    [...names].reduce((done, [id, name]) => done.replaceAll(id, name), text),
  ) as unknown
}
const keyOf = ({ resume, deleted_at, revisions }: Document['resumes'][number]): string =>
  JSON.stringify([resume.created_at, resume.summary, deleted_at, revisions.map((r) => r.saved_at)])

describe('the import', () => {
  it('makes another account the same, but for ids, credits, scores and the person', async () => {
    const bea = await product.signUp()
    expect(await imported(bea, document)).toEqual({ added: 6, already_there: 0 })
    const there = await exported(bea)
    expect(withoutIds(there)).toEqual(withoutIds(document))
    expect(there.credits).toHaveLength(1)
    expect(there.person.email).toBe(bea.email)
    const old = new Set(document.resumes.map(({ resume }) => resume.id))
    expect(there.resumes.some(({ resume }) => old.has(resume.id))).toBe(false)
  })

  it('believes no score: what it says was counted here may be any number', async () => {
    const bea = await product.signUp()
    const forged = document.quick_scores.map((score) => ({ ...score, score: 100 }))
    await imported(bea, { ...document, quick_scores: forged })
    const { quick_scores, resumes } = await exported(bea)
    expect(quick_scores).toEqual([])
    const base = resumes.find(({ resume }) => resume.is_base)?.resume.id
    const search = await bea.get(`/jobs?job_title=&resume_id=${base}&location=Leeds`)
    expect(search.json()).toMatchObject([{ previously_scored: false, score: null }])
    // And into the account where it was counted, nothing changes.
    await imported(ana, { ...document, quick_scores: forged })
    expect((await exported(ana)).quick_scores).toEqual(document.quick_scores)
  })

  it('in parts, as a file too large for one is sent, makes the same of it', async () => {
    const bea = await product.signUp()
    // Newest first: an original must go before what was made from it all the same.
    const parts = cutExport({ ...document, resumes: document.resumes.toReversed() }, 1)
    expect(parts.length).toBeGreaterThan(5)
    let added = 0
    for (const { body, named } of parts) {
      const answer = await imported(bea, body)
      expect(answer.already_there).toBe(named)
      added += answer.added
    }
    expect(added).toBe(6)
    const there = await exported(bea)
    expect(withoutIds(there)).toEqual(withoutIds(document))
    const { statements, saved_searches, photo } = document
    expect(there).toMatchObject({ statements, saved_searches, photo })
    expect(there.found_jobs.map((job) => job.link)).toEqual(
      document.found_jobs.map((job) => job.link),
    )
  })

  it('twice adds nothing, into the account it came from neither', async () => {
    const bea = await product.signUp()
    await imported(bea, document)
    const before = await exported(bea)
    expect(await imported(bea, document)).toEqual({ added: 0, already_there: 6 })
    expect((await exported(bea)).resumes).toEqual(before.resumes)
    expect(await imported(ana, document)).toEqual({ added: 0, already_there: 6 })
    expect((await exported(ana)).resumes).toEqual(document.resumes)
  })

  it('at the same time twice is done once', async () => {
    const bea = await product.signUp()
    const answers = await Promise.all([
      bea.post('/users/me/import', document),
      bea.post('/users/me/import', document),
    ])
    // The second is refused while the first is under way, or finds everything there already.
    const [first, second] = answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)
    expect(first).toBe(200)
    expect([200, 409]).toContain(second)
    expect(await resumesOf(bea)).toHaveLength(5)
  })

  it('keeps a resume and the job that they found together, whoever has that job already', async () => {
    const carl = await product.signUp()
    const sent = {
      url: 'https://jobs.example.org/nurse',
      text: 'Nurse\nRequirements\n- Care plans and Excel\n- Two years of experience',
    }
    const found = (await carl.post('/jobs/found', sent)).json<{ id: string }>()
    const base = (
      await carl.post('/resumes', {
        summary: 'Nurse: care plans.',
        skill_categories: [{ name: 'Skills', skills: ['Word', 'Excel'] }],
      })
    ).json<Resume>()
    await carl.post(`/resumes/${base.id}/tailored-to-job`, { job_identifier: found.id })
    const kept = await exported(carl)
    const fresh = await product.signUp()
    const other = await product.signUp()
    const known = (await other.post('/jobs/found', sent)).json<{ id: string }>()
    for (const person of [fresh, other]) {
      expect(await imported(person, kept)).toEqual({ added: 2, already_there: 0 })
      const { found_jobs, resumes } = await exported(person)
      const id = found_jobs[0]?.id ?? ''
      const tailored = resumes.find((one) => one.resume.job_identifier !== null)
      const { resume, revisions } = tailored ?? {}
      expect([resume?.job_id, resume?.job_identifier]).toEqual([id, id])
      expect(revisions?.map(({ state }) => state.job_identifier)).toEqual([id])
      expect((await person.get(`/jobs/${id}`)).statusCode).toBe(200)
      expect(await imported(person, kept)).toEqual({ added: 0, already_there: 2 })
    }
    expect((await exported(other)).found_jobs[0]?.id).toBe(known.id)
    expect(await imported(carl, kept)).toEqual({ added: 0, already_there: 2 })
  })

  it('takes no job whose link leads to anything but a page', async () => {
    const [job] = document.found_jobs
    for (const link of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd']) {
      const person = await product.signUp()
      for (const found of [
        { ...job, link },
        { ...job, detail: { ...job?.detail, job_link: link } },
      ]) {
        const sent = { ...document, found_jobs: [found] }
        expect((await person.post('/users/me/import', sent)).statusCode).toBe(400)
      }
      expect((await exported(person)).found_jobs).toEqual([])
    }
  })

  it('brings back what was changed or deleted since, beside what is there now', async () => {
    const bea = await product.signUp()
    const resume = (await bea.post('/resumes', { summary: 'Before' })).json<Resume>()
    const kept = await exported(bea)
    await bea.put(`/resumes/${resume.id}`, { summary: 'After' })
    expect(await imported(bea, kept)).toEqual({ added: 1, already_there: 0 })
    expect((await resumesOf(bea)).map((one) => one.summary).toSorted()).toEqual(['After', 'Before'])
    expect(await imported(bea, kept)).toEqual({ added: 0, already_there: 1 })
  })

  it('leaves a resume that can be saved, shown beside its original and deleted', async () => {
    const bea = await product.signUp()
    await imported(bea, document)
    const tailored = (await resumesOf(bea)).find((one) => one.job_identifier !== null)
    const path = `/resumes/${tailored?.id}`
    const original = (await bea.get(`${path}/original`)).json<Resume>()
    expect(original.id).toBe(tailored?.original_resume_id)
    const saved = await bea.put(path, { summary: 'New', version: tailored?.version })
    expect(saved.json()).toMatchObject({ summary: 'New', version: (tailored?.version ?? 0) + 1 })
    expect((await bea.remove(path)).statusCode).toBe(200)
  })

  it('never points to a resume of somebody else, nor touches one', async () => {
    const mallory = await product.signUp()
    const [entry] = document.resumes
    const theirs = { ...entry?.resume, original_resume_id: entry?.resume.id, id: 'mine' }
    const forged = { ...document, resumes: [{ ...entry, resume: theirs }] }
    expect(await imported(mallory, forged)).toMatchObject({ added: 1 })
    const [resume] = await resumesOf(mallory)
    expect(resume?.original_resume_id).not.toBe(entry?.resume.id)
    expect((await exported(ana)).resumes).toEqual(document.resumes)
  })

  it('takes two resumes under one id for two, and mends their saved states', async () => {
    const bea = await product.signUp()
    const [entry] = document.resumes
    const future = { ...entry?.revisions[0], version: 9_000 }
    const one = { ...entry, revisions: [future, entry?.revisions[0], entry?.revisions[0]] }
    const forged = { ...document, resumes: [one, one] }
    expect(await imported(bea, forged)).toMatchObject({ added: 2 })
    for (const { id } of await resumesOf(bea)) {
      expect((await bea.put(`/resumes/${id}`, { summary: 'Saved' })).statusCode).toBe(200)
    }
  })

  it('gives what is deleted in the future its days in the trash from now', async () => {
    const bea = await product.signUp()
    const [entry] = document.resumes
    const ahead = { ...entry, deleted_at: '2999-01-01T00:00:00.000Z' }
    expect(await imported(bea, { ...document, resumes: [ahead] })).toMatchObject({ added: 1 })
    const [there] = (await exported(bea)).resumes
    expect(Date.parse(there?.deleted_at ?? '')).toBeLessThanOrEqual(product.house.now().getTime())
  })

  it('takes all or nothing: one bad resume and none is added', async () => {
    const bea = await product.signUp()
    const [first, second] = document.resumes
    for (const [sent, code] of [
      [{ ...document, resumes: [first, { ...second, resume: { summary: 7 } }] }, 'invalid_resume'],
      [
        { ...document, resumes: [first, { ...second, deleted_at: '0000-01-01T00:00:00Z' }] },
        'bad_request',
      ],
      // The next save would have no number.
      [
        {
          ...document,
          resumes: [{ ...first, resume: { ...first?.resume, version: 2 ** 31 - 1 } }],
        },
        'invalid_resume',
      ],
      [{ ...document, format: 'other' }, 'bad_request'],
      [{ ...document, version: 2 }, 'bad_request'],
      [[], 'bad_request'],
    ] as const) {
      const answer = await bea.post('/users/me/import', sent)
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, code])
    }
    expect(await resumesOf(bea)).toEqual([])
  })
})
