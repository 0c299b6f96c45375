/**
 * Somebody who has something of everything that this product keeps for people, every text of it
 * holding the same word. `tablesOfPeople` is read from the catalogue, so that a table that comes
 * later and names a person is missed by name.
 */
import { createHash } from 'node:crypto'

import type { JobDetail } from '#domain/jobs/job.ts'
import { packIds } from '#domain/account/credits.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { grantCredits, holdCredit } from '#server/credits/ledger-store.ts'
import { keepResults } from '#server/job-search/results-store.ts'
import { wantMail } from '#server/mail/store.ts'
import { sql } from 'kysely'

import type { TestHouse, TestPerson } from './test-house.ts'

export interface FullAccount {
  person: TestPerson
  resume: Resume
  trashed: Resume
  /** Everything of theirs that a request could name, by what it is. */
  ids: Record<'session' | 'found' | 'saved' | 'board' | 'statement' | 'scan', string>
}

/** The key under which their copy was made. */
export const usedKey = 'the-very-same-key'

export async function openFullAccount(
  product: TestHouse,
  word: string,
  jobId: string,
): Promise<FullAccount> {
  const { house } = product
  const person = await product.signUp({ name: word })
  const write = { summary: word, notes: word, job_description: `${word} wanted` }
  const { id } = (await person.post('/resumes', write)).json<Resume>()
  const applied = await person.put(`/resumes/${id}`, { job_status: 'applied' })
  const resume = applied.json<Resume>()
  await person.put(`/resumes/${resume.id}/letter`, {
    recipient: word,
    subject: word,
    greeting: word,
    body: word,
    closing: word,
  })
  await person.patch(`/resumes/${resume.id}/letter/history/1`, { name: word })
  await person.post(`/resumes/${resume.id}/dates`, { kind: 'other', day: '2026-11-30', note: word })
  await person.post(`/resumes/${resume.id}/contacts`, { name: word, email: word, note: word })
  await person.post(`/resumes/${resume.id}/sent`)
  await person.post('/users/me/calendar')
  const copied = await person.post('/resumes', write, { 'idempotency-key': usedKey })
  const trashed = copied.json<Resume>()
  await person.remove(`/resumes/${trashed.id}`)
  const idOf = async (answer: ReturnType<TestPerson['post']>) =>
    (await answer).json<{ id: string }>().id
  const url = `https://jobs.example/${word}`
  const text = `${word} wanted\nRequirements\n- two years of ${word}`
  const [session] = (await person.get('/users/me/sessions')).json<{ id: string }[]>()
  const ids = {
    session: session?.id ?? '',
    found: (await person.post('/jobs/found', { url, text })).json<JobDetail>().id,
    saved: await idOf(person.post('/jobs/saved', { job_title: word })),
    board: await idOf(
      person.post('/jobs/boards', { source: `join:${word.toLowerCase()}`, name: word }),
    ),
    statement: await idOf(person.post('/users/me/statements', { skill: word })),
    scan: await addScan(house, person.id, word),
  }
  await wantMail(house.db, person.id, ids.saved, 'en', house.now())
  await person.put('/users/me/model', {
    provider: 'ollama',
    base_url: 'http://127.0.0.1:9',
    model: word,
    key: word,
  })
  await grantCredits(house.db, person.id, 7, word)
  await holdCredit(house.db, person.id, 'tailor', house.now())
  await house.db
    .insertInto('photos')
    .values({ person_id: person.id, jpeg: Buffer.from(word), changed_at: house.now() })
    .execute()
  await house.db
    .insertInto('quick_scores')
    .values({
      person_id: person.id,
      resume_id: resume.id,
      content_hash: createHash('sha256').update(word).digest(),
      job_id: jobId,
      score: 61,
      nice_to_add: JSON.stringify([word]),
    })
    .execute()
  await house.db
    .insertInto('payments')
    .values({
      id: crypto.randomUUID(),
      person_id: person.id,
      session_id: word,
      payment_intent: word,
      pack: packIds[0],
      credits: 10,
      amount_cents: 500,
      currency: 'eur',
    })
    .execute()
  const results = {
    ids: [jobId],
    about: { showing_results_for: word, place: null, radius_km: null },
  }
  await keepResults(house.db, person.id, Buffer.from(word), results, house.now())
  return { person, resume, trashed, ids }
}

async function addScan({ db }: TestHouse['house'], personId: string, word: string) {
  const { id } = await db
    .insertInto('scans')
    .values({
      person_id: personId,
      file_name: `${word}.pdf`,
      bytes: Buffer.from(word),
      bytes_hash: createHash('sha256').update(word).digest(),
      paper: 'a4',
      state: 'failed',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Every table whose rows belong to a person. */
export async function tablesOfPeople({ house }: TestHouse): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'person_id' ORDER BY 1`.execute(house.db)
  return rows.map(({ name }) => name)
}
