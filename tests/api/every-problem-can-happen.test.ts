/**
 * Raises every problem of the catalogue through the running server, and checks its status and its
 * words. A code without a case does not compile.
 */
import { randomBytes } from 'node:crypto'

import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { ProblemCode } from '#contract/problems.ts'
import { problemCodes, problemDetail, problemStatus } from '#contract/problems.ts'
import { blankEducationItem, blankProject } from '#domain/resume/blank.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { createBuiltInEngine } from '#server/engines/built-in/engine.ts'
import type { Engine } from '#server/engines/engine.ts'
import { allowances, createLimiter } from '#server/http/limits.ts'
import type { Translator } from '#server/translators/translator.ts'
import { TranslatorFailed } from '#server/translators/translator.ts'
import type { RefusedFile } from '#server/pdf/reader-process.ts'
import { readScans } from '#server/resumes/scans/read-scans.ts'

import { openModelServer } from '../fixtures/model-server/server.ts'
import { scripted } from '../translation/scripted-translators.ts'
import type { Tailored } from './baker-to-tailor.ts'
import { proposalOf } from './baker-to-tailor.ts'
import type { OutsidePages } from './outside-pages.ts'
import { jobPage, openOutsidePages } from './outside-pages.ts'
import type { TestHouse, TestHouseOptions, TestPerson } from './test-house.ts'
import { multipartOf, openTestHouse } from './test-house.ts'
import { addNurseJob, nurse } from './nurse-job.ts'
import { readerThatRefuses } from './readers.ts'
import { textsThatRefuse } from './texts.ts'
import { scannedPdf, tinyPdf } from './tiny-pdf.ts'

type Answer = Promise<LightMyRequestResponse>
/** A string says where the code is raised instead. */
type Case = string | ((person: TestPerson, resume: Resume) => Answer)

let product: TestHouse
let outside: OutsidePages
let ana: TestPerson
let resume: Resume
beforeAll(async () => {
  outside = await openOutsidePages({
    '/login-page': { status: 403 },
    '/gone': { status: 410 },
    '/busy': { status: 429 },
    '/list': { html: jobPage('Baker') + jobPage('Nurse') },
  })
  product = await openTestHouse({ env: outside.env })
  ana = await product.signUp()
  resume = (await ana.post('/resumes/template')).json<Resume>()
})
afterAll(() => Promise.all([product.close(), outside.close()]))

const tailor = (person: TestPerson, { id }: Resume, job: string) =>
  person.post(`/resumes/${id}/tailored-to-job`, { job_description: job })

async function withoutCredits(): Promise<TestPerson> {
  const person = await product.signUp()
  await product.house.db
    .updateTable('credit_accounts')
    .set({ balance: 0 })
    .where('person_id', '=', person.id)
    .execute()
  return person
}

/** Asks a house with some parts replaced, and takes it down again. */
async function elsewhere(
  options: TestHouseOptions,
  ask: (person: TestPerson, house: TestHouse) => Answer,
): Answer {
  const other = await openTestHouse(options)
  try {
    return await ask(await other.signUp(), other)
  } finally {
    await other.close()
  }
}

const mailed = async (person: TestPerson) => {
  const { id } = (await person.post('/jobs/saved', { job_title: 'nurse' })).json<{ id: string }>()
  return person.put(`/jobs/saved/${id}/mail`, { language: 'de' })
}

const suggest = async (person: TestPerson) => {
  const made = (await person.post('/resumes/template')).json<Resume>()
  return person.get(`/resumes/${made.id}/suggestions`)
}

/** Claims a number that no resume has. */
const untrue: Engine = {
  ...createBuiltInEngine(),
  name: 'untrue',
  propose: async ({ summary }) =>
    proposalOf([
      {
        id: 'false',
        op: 'summary',
        path: '/summary',
        old: summary,
        value: 'Nurse for 40 years.',
        basis: ['/summary'],
        requirement: null,
      },
    ]),
}

const refusedByReader = (code: RefusedFile['code']) => () =>
  elsewhere(
    {
      parts: { reader: readerThatRefuses(code) },
    },
    (person) => person.upload(tinyPdf(['text'])),
  )

/** Reads no scan, but would. */
const withScanner: TestHouseOptions = {
  parts: {
    reader: readerThatRefuses('pdf_no_text'),
    scanner: {
      isUsable: () => true,
      read: async () => ({ kind: 'refused', code: 'pdf_no_text' }),
      close: async () => {},
    },
  },
}

const translatedBy = (translate: Translator['translate']) => () =>
  elsewhere({ parts: { translators: scripted(translate) } }, async (person) => {
    const { id } = (await person.post('/resumes/template')).json<Resume>()
    return person.post(`/resumes/${id}/translate`, { target_language: 'de' })
  })

const refusedByPrinter = (code: 'printer_busy' | 'printer_failed' | 'unprintable') => () =>
  elsewhere(
    {
      parts: {
        printer: {
          print: async () => ({ kind: 'refused', code, reason: 'a fault' }),
          warm: () => {},
          close: async () => {},
        },
      },
    },
    async (person) => {
      const { id } = (await person.post('/resumes', {})).json<Resume>()
      return person.get(`/resumes/${id}/export?format=pdf`)
    },
  )

const ownModel = { provider: 'openai-compatible', model: 'test-model' }

const triedModel = (behaviour: string) => async (person: TestPerson) => {
  const model = await openModelServer()
  model.behave(behaviour)
  const settings = { ...ownModel, base_url: model.url('openai-compatible') }
  const answer = await person.post('/users/me/model/test', { settings })
  await model.close()
  return answer
}

const cases: { [K in ProblemCode]: Case } = {
  bad_request: (person) => person.get('/jobs?start=-1'),
  invalid_resume: (person, { id }) => person.put(`/resumes/${id}`, { summary: 7 }),
  notes_too_long: (person, { id }) =>
    person.patch(`/resumes/${id}/notes`, { notes: 'x'.repeat(10_001) }),
  job_required: (person, own) => tailor(person, own, ''),
  job_unreadable: (person, own) => tailor(person, own, '?!'),
  job_link_unreadable: (person, own) => tailor(person, own, 'https://jobs.example.org/1'),
  job_link_no_page: (person) => person.post('/jobs/found', { url: 'tel:1', text: 'Baker' }),
  job_link_login: (person, own) => tailor(person, own, `${outside.url}/login-page`),
  job_link_several: (person, own) => tailor(person, own, `${outside.url}/list`),
  job_link_gone: (person, own) => tailor(person, own, `${outside.url}/gone`),
  // The host is left alone from then on.
  job_link_busy: () =>
    elsewhere({ env: outside.env }, (person) =>
      person.post('/jobs/found', { url: `${outside.url}/busy` }),
    ),
  job_too_long: (person, own) => tailor(person, own, 'x'.repeat(100_001)),
  same_language: (person, { id }) =>
    person.post(`/resumes/${id}/translate`, { target_language: 'en' }),
  board_unknown: (person) => person.post('/jobs/boards', { source: 'jsonl:x', name: 'X' }),
  board_unreachable: (person) =>
    person.post('/jobs/boards/find', { address: 'https://jobs.example.org' }),
  boards_off: () =>
    elsewhere({ env: { JOB_BOARDS: 'off' } }, (person) =>
      person.post('/jobs/boards', { source: 'join:acme', name: 'Acme' }),
    ),
  too_many_boards: async (person) => {
    const follow = (n: number) =>
      person.post('/jobs/boards', { source: `join:acme-${n}`, name: 'Acme' })
    for (let n = 0; n < 10; n++) await follow(n)
    return follow(10)
  },
  mail_address_missing: () =>
    elsewhere({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } }, async (_, other) =>
      mailed(await other.signUp({ email: 'no address' })),
    ),
  login_failed: 'the tests of sign-in',
  file_missing: (person) => person.upload(tinyPdf(['text']), 'other'),
  job_file_unreadable: (person) => {
    const { type, payload } = multipartOf(Buffer.from('GIF89a'))
    const headers = { authorization: `Bearer ${person.token}`, 'content-type': type }
    return product.ask({ method: 'POST', url: '/api/jobs/found/file', headers, payload })
  },
  key_reused: async (person) => {
    const headers = { 'idempotency-key': 'used' }
    await person.post('/resumes', { summary: 'a' }, headers)
    return person.post('/resumes', { summary: 'b' }, headers)
  },
  unauthorized: () => product.ask({ method: 'GET', url: '/api/users/me' }),
  forbidden: async (_, { id }) => (await product.signUp()).get(`/resumes/${id}`),
  notes_forbidden: async (_, { id }) =>
    (await product.signUp()).patch(`/resumes/${id}/notes`, { notes: '' }),
  host_forbidden: () =>
    product.ask({ method: 'GET', url: '/api/health', headers: { host: 'elsewhere.example' } }),
  insufficient_credits_tailor: async () => {
    const person = await withoutCredits()
    return tailor(person, (await person.post('/resumes/template')).json<Resume>(), nurse)
  },
  insufficient_credits_translate: () =>
    elsewhere(
      { parts: { translators: scripted(async (lines) => [...lines]) } },
      async (person, house) => {
        const { id } = (await person.post('/resumes/template')).json<Resume>()
        await house.house.db.updateTable('credit_accounts').set({ balance: 0 }).execute()
        return person.post(`/resumes/${id}/translate`, { target_language: 'de' })
      },
    ),
  insufficient_credits_score: async () => {
    const person = await withoutCredits()
    const { id } = (await person.post('/resumes/template')).json<Resume>()
    return person.get(
      `/jobs/quick-score?job_identifier=${await addNurseJob(product.house)}&resume_id=${id}`,
    )
  },
  not_found: (person) => person.get('/nothing'),
  method_not_allowed: (person) => person.post('/users/me'),
  resume_not_found: (person) => person.get('/resumes/nothing'),
  revision_not_found: (person, { id }) => person.get(`/resumes/${id}/history/999`),
  job_not_found: (person) => person.get('/jobs/nothing'),
  job_link_not_found: async (person) =>
    person.get(`/jobs/original-link?job_identifier=${await addNurseJob(product.house)}`),
  version_conflict: (person, { id }) =>
    person.put(`/resumes/${id}`, { summary: 'stale', version: 99 }),
  letter_untranslated: async (person) => {
    const { id } = (await person.post('/resumes/template')).json<Resume>()
    const line = '- Sie warten die Pumpen in unserem Werk und halten die Anlagen am Laufen.'
    const job_description = ['Pumpenwart', 'Ihre Aufgaben', ...Array(8).fill(line)].join('\n')
    await person.put(`/resumes/${id}`, { job_description })
    return person.post(`/resumes/${id}/letter`)
  },
  letter_conflict: async (person, { id }) => {
    await person.post(`/resumes/${id}/letter`)
    return person.post(`/resumes/${id}/letter`, { version: 99 })
  },
  request_in_progress: async (person) => {
    // The first click, as it stands while it is worked on.
    await product.house.db
      .insertInto('idempotency_keys')
      .values({
        person_id: person.id,
        call: 'copyResume',
        key: 'click',
        request_hash: Buffer.alloc(32),
        state: 'running',
      })
      .execute()
    return person.post('/resumes', { summary: 'a' }, { 'idempotency-key': 'click' })
  },
  too_many_resumes: () =>
    elsewhere({ env: { RESUMES_PER_PERSON: '1' } }, (person) =>
      person.post('/resumes/template').then(() => person.post('/resumes/template')),
    ),
  too_many_dates: async (person, { id }) => {
    const add = () => person.post(`/resumes/${id}/dates`, { kind: 'other', day: '2026-11-30' })
    for (let i = 0; i < 50; i++) await add()
    return add()
  },
  too_many_contacts: async (person, { id }) => {
    const add = () => person.post(`/resumes/${id}/contacts`, { name: 'Ms Poole' })
    for (let i = 0; i < 50; i++) await add()
    return add()
  },
  mail_unreadable: (person) => {
    const { type, payload } = multipartOf(Buffer.from('From: a@b.example\n\n'))
    const headers = { authorization: `Bearer ${person.token}`, 'content-type': type }
    return product.app.inject({ method: 'POST', url: '/api/users/me/mails/read', headers, payload })
  },
  storage_full: () =>
    elsewhere({ env: { BYTES_PER_PERSON: '1000000' } }, async (person) => {
      const purpose = () => randomBytes(7_000).toString('hex')
      const projects = Array.from({ length: 30 }, () => ({ ...blankProject, purpose: purpose() }))
      await person.post('/resumes', { projects })
      return person.post('/resumes', { projects })
    }),
  pdf_too_large: (person) => person.upload(Buffer.alloc(10 * 1024 * 1024 + 1)),
  body_too_large: (person, { id }) =>
    person.put(`/resumes/${id}`, { summary: 'x'.repeat(2 * 1024 * 1024) }),
  resume_too_heavy: (person, { id }) => {
    const lines = Array.from({ length: 400 }, () => 'x')
    const item = { ...blankEducationItem, special_achievements: lines }
    return person.put(`/resumes/${id}`, { education: Array.from({ length: 30 }, () => item) })
  },
  pdf_not_pdf: (person) => person.upload(Buffer.from('text')),
  file_word_processor: (person) => person.upload(Buffer.from('{\\rtf1 Jane Roe}')),
  file_picture: (person) => person.upload(Buffer.from('\x89PNG\r\n', 'latin1')),
  file_encoding: (person) => person.upload(Buffer.from('# Ren\xE9 M\xFCller\n', 'latin1')),
  unsupported_media_type: (person) =>
    product.ask({
      method: 'POST',
      url: '/api/resumes',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'text/plain' },
      payload: 'text',
    }),
  pdf_encrypted: refusedByReader('pdf_encrypted'),
  pdf_damaged: refusedByReader('pdf_damaged'),
  pdf_empty: refusedByReader('pdf_empty'),
  pdf_no_text: () =>
    elsewhere(withScanner, async (person, { house }) => {
      await person.upload(scannedPdf())
      await readScans(house)
      return person.upload(scannedPdf())
    }),
  pdf_needs_ocr: refusedByReader('pdf_no_text'),
  scan_being_read: () => elsewhere(withScanner, (person) => person.upload(scannedPdf())),
  scans_waiting: () =>
    elsewhere(withScanner, async (person) => {
      for (const end of ['%1', '%2', '%3'])
        await person.upload(Buffer.concat([scannedPdf(), Buffer.from(end)]))
      return person.upload(scannedPdf())
    }),
  change_not_found: (person, { id }) =>
    person.patch(`/resumes/${id}/changes/nothing`, { state: 'accepted' }),
  change_stopped: () =>
    elsewhere({ parts: { engine: untrue } }, async (person) => {
      const base = (await person.post('/resumes', { summary: 'Nurse.' })).json<Resume>()
      const { tailored_resume } = (await tailor(person, base, nurse)).json<Tailored>()
      return person.patch(`/resumes/${tailored_resume.id}/changes/false`, { state: 'accepted' })
    }),
  scan_not_found: (person) => person.remove('/scans/nothing'),
  photo_unusable: (person) => person.put('/users/me/photo', { jpeg: 'Tm90IGEgcGljdHVyZQ==' }),
  resume_unscorable: async (person) =>
    tailor(person, (await person.post('/resumes', {})).json<Resume>(), nurse),
  too_many_requests: () =>
    elsewhere(
      {
        parts: {
          limiter: createLimiter(() => 0, { ...allowances, read: { burst: 0, perSecond: 1 } }),
        },
      },
      (person) => person.get('/resumes'),
    ),
  internal: () =>
    elsewhere(
      {
        handlers: {
          listResumes: async () => {
            throw new Error('a fault')
          },
        },
      },
      (person) => person.get('/resumes'),
    ),
  text_too_complex: () =>
    elsewhere({ parts: { texts: textsThatRefuse('text_too_complex') } }, suggest),
  text_busy: () => elsewhere({ parts: { texts: textsThatRefuse('text_busy') } }, suggest),
  reader_busy: refusedByReader('reader_busy'),
  reader_timeout: refusedByReader('reader_timeout'),
  pdf_too_complex: refusedByReader('pdf_too_complex'),
  printer_busy: refusedByPrinter('printer_busy'),
  printer_failed: refusedByPrinter('printer_failed'),
  unprintable: refusedByPrinter('unprintable'),
  database_unavailable: () =>
    elsewhere({}, async (person, house) => {
      await house.loseDatabase()
      return person.get('/resumes')
    }),
  jobs_unavailable: () =>
    elsewhere(
      {
        handlers: {
          // As the coordinator of a cluster says that a worker is down.
          listResumes: async () => {
            throw Object.assign(new Error('connection to the remote node failed'), {
              severity: 'ERROR',
              code: '08006',
            })
          },
        },
      },
      (person) => person.get('/resumes'),
    ),
  server_leaving: () =>
    elsewhere({ parts: { leaving: AbortSignal.abort() } }, (_, house) =>
      house.ask({ method: 'GET', url: '/api/health' }),
    ),
  issuer_unavailable: 'the tests of sign-in',
  translation_unavailable: (person, { id }) =>
    person.post(`/resumes/${id}/translate`, { target_language: 'de' }),
  model_address_refused: (person) =>
    person.put('/users/me/model', { ...ownModel, base_url: 'https://10.0.0.7/v1' }),
  model_key_refused: triedModel('refusing the key'),
  model_unknown: triedModel('unknown model'),
  model_unreachable: triedModel('dropped'),
  model_too_slow: 'the tests of own models',
  model_unusable: triedModel('empty'),
  mail_unavailable: mailed,
  payments_unavailable: (person) => person.post('/payments/checkout', { pack: 'starter' }),
  signature_invalid: 'the tests of payments',
  nothing_to_translate: async (person) => {
    const { id } = (await person.post('/resumes', { resume_language: 'en' })).json<Resume>()
    return person.post(`/resumes/${id}/translate`, { target_language: 'de' })
  },
  translation_timeout: translatedBy(async () => {
    throw new TranslatorFailed('slow', 'a test')
  }),
  translation_failed: translatedBy(async () => {
    throw new TranslatorFailed('broken', 'a test')
  }),
  translation_rejected: translatedBy(async (lines) => lines.map(() => '')),
}

describe('every problem', () => {
  it.each(problemCodes.filter((code) => typeof cases[code] === 'function'))(
    '%s has its status and its words',
    async (code) => {
      const raise = cases[code]
      if (typeof raise === 'string') return
      const answer = await raise(ana, resume)
      const body = answer.json<{ code: string; detail: string }>()
      expect([answer.statusCode, body.code]).toEqual([problemStatus(code), code])
      const [start = ''] = problemDetail(code, { language: 'de', reason: '\n' }).split('\n')
      expect(body.detail.startsWith(start)).toBe(true)
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    },
  )
})
