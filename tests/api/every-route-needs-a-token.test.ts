/**
 * Who may what: every call of the registry, asked by every kind of stranger, with the database
 * compared before and after. A call without a row below does not compile.
 */
import { createHash } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Call } from '#contract/call.ts'
import type { CallName } from '#contract/calls.ts'
import { calls } from '#contract/calls.ts'
import type { ProblemCode } from '#contract/problems.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { fieldsOf } from './example-of.ts'
import { storedRows } from './stored-rows.ts'
import type { TestHouse, TestPerson } from './test-house.ts'
import { multipartOf, openTestHouse } from './test-house.ts'

type Row =
  /** Needs no token. */
  | 'open'
  /** Names nobody's resume. */
  | 'own only'
  /** Names a resume that lies in the trash. */
  | 'trash'
  | {
      /** The query and the body that name a resume, where the path does not. */
      naming?: (resumeId: string) => { query?: Record<string, string>; body?: object }
      /** What somebody else's resume is refused with. */
      forbidden?: ProblemCode
    }

const rows: { [K in CallName]: Row } = {
  uploadResume: 'own only',
  createFromTemplate: 'own only',
  listResumes: 'own only',
  openResume: {},
  saveResume: { naming: () => ({ body: { summary: 'taken over' } }) },
  deleteResume: {},
  copyResume: { naming: (id) => ({ body: { original_resume_id: id, summary: 'copied' } }) },
  tailorResume: { naming: () => ({ body: { job_description: 'Nurse wanted' } }) },
  translateResume: { naming: () => ({ body: { target_language: 'de' } }) },
  toggleBase: {},
  saveNotes: { naming: () => ({ body: { notes: 'mine now' } }), forbidden: 'notes_forbidden' },
  openJob: 'own only',
  jobSources: 'own only',
  searchJobs: { naming: (id) => ({ query: { resume_id: id } }) },
  quickScore: { naming: (id) => ({ query: { resume_id: id, job_identifier: 'job-1' } }) },
  originalLink: 'own only',
  currentUser: 'own only',
  deleteAccount: 'own only',
  originalOfResume: {},
  tailoringOfResume: {},
  readingOfResume: {},
  listScans: 'own only',
  readScanAgain: 'own only',
  removeScan: 'own only',
  checkReading: { naming: () => ({ body: { settled: ['mine'] } }) },
  changesOfResume: {},
  decideChange: { naming: () => ({ body: { state: 'accepted' } }) },
  suggestionsOfResume: {},
  settledChanges: {},
  settleChanges: { naming: () => ({ body: { settle: ['mine'] } }) },
  photoOfMe: 'own only',
  savePhoto: 'own only',
  removePhoto: 'own only',
  statementsOfMe: 'own only',
  stateSkill: 'own only',
  withdrawStatement: 'own only',
  contactsOfResume: {},
  addContact: { naming: () => ({ body: { name: 'mine' } }) },
  saveContact: { naming: () => ({ body: { name: 'mine' } }) },
  removeContact: {},
  sentCopies: {},
  keepSentCopy: {},
  numbersOfMe: 'own only',
  readMail: 'own only',
  datesOfMe: 'own only',
  addDate: { naming: () => ({ body: { kind: 'interview', day: '2026-11-30' } }) },
  saveDate: { naming: () => ({ body: { kind: 'interview', day: '2026-11-30' } }) },
  removeDate: {},
  statusChanges: {},
  calendarOfMe: 'own only',
  makeCalendar: 'own only',
  removeCalendar: 'own only',
  calendarFile: 'own only',
  exportInterview: {},
  exportResume: { naming: () => ({ query: { format: 'md' } }) },
  fitResume: { naming: () => ({ query: { pages: '1' } }) },
  pictureOfResume: {},
  machineRead: {},
  letterOfResume: {},
  writeLetter: {},
  saveLetter: {
    naming: () => ({
      body: { recipient: '', subject: 'mine now', greeting: '', body: '', closing: '' },
    }),
  },
  removeLetter: {},
  letterHistory: {},
  openLetterRevision: {},
  renameLetterRevision: { naming: () => ({ body: { name: 'mine now' } }) },
  restoreLetterRevision: {},
  exportLetter: { naming: () => ({ query: { format: 'txt' } }) },
  hearChanges: {},
  resumeHistory: {},
  openRevision: {},
  renameRevision: { naming: () => ({ body: { name: 'mine now' } }) },
  restoreRevision: {},
  listTrash: 'own only',
  restoreFromTrash: 'trash',
  deleteForEver: 'trash',
  addFoundJob: 'own only',
  readJobFile: 'own only',
  listFoundJobs: 'own only',
  correctFoundJob: 'own only',
  removeFoundJob: 'own only',
  saveSearch: 'own only',
  listSavedSearches: 'own only',
  seeSavedSearch: 'own only',
  removeSavedSearch: 'own only',
  listBoards: 'own only',
  findBoard: 'own only',
  followBoard: 'own only',
  unfollowBoard: 'own only',
  makeSearchFeed: 'own only',
  removeSearchFeed: 'own only',
  mailSearch: 'own only',
  stopSearchMail: 'own only',
  translationTargets: 'own only',
  translationOfResume: {},
  dismissTranslationMark: { naming: () => ({ body: { path: '/summary' } }) },
  draftKey: 'own only',
  storageOfMe: 'own only',
  sessionsOfMe: 'own only',
  endSessionOfMe: 'own only',
  creditsOfMe: 'own only',
  endOtherSessionsOfMe: 'own only',
  creditStatementOfMe: 'own only',
  modelOfMe: 'own only',
  setModel: 'own only',
  removeModel: 'own only',
  testModel: 'own only',
  localModels: 'own only',
  openCheckout: 'own only',
  paymentWebhook: 'open',
  exportAccount: 'own only',
  importAccount: 'own only',
  aboutSearch: { naming: (id) => ({ query: { resume_id: id } }) },
  startLogin: 'open',
  finishLogin: 'open',
  logout: 'own only',
  health: 'open',
  openapi: 'open',
}

const names = Object.keys(calls) as CallName[]
const callOf = (name: CallName): Call => calls[name]
const guarded = names.filter((name) => callOf(name).bearer)
const naming = guarded.filter((name) => typeof rows[name] === 'object')

let product: TestHouse
let owner: TestPerson
let stranger: TestPerson
let resume: Resume
let trashed: Resume

beforeAll(async () => {
  product = await openTestHouse()
  owner = await product.signUp()
  stranger = await product.signUp()
  resume = (await owner.post('/resumes/template')).json<Resume>()
  trashed = (await owner.post('/resumes/template')).json<Resume>()
  await owner.remove(`/resumes/${trashed.id}`)
})
afterAll(() => product.close())

async function ask(name: CallName, token: string | null, resumeId: string) {
  const call = callOf(name)
  const row = rows[name]
  const { query, body } = (typeof row === 'object' ? row.naming?.(resumeId) : undefined) ?? {}
  const form = call.body === 'multipart' ? multipartOf(Buffer.from('%PDF-')) : null
  const answer = await product.ask({
    method: call.method,
    url: `/api${call.path.replace('{id}', encodeURIComponent(resumeId)).replace('{version}', '1')}`,
    ...(query === undefined ? {} : { query }),
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(form === null ? {} : { 'content-type': form.type }),
    },
    ...(form === null ? (body === undefined ? {} : { payload: body }) : { payload: form.payload }),
  })
  return { status: answer.statusCode, code: answer.body === '' ? null : codeIn(answer.body) }
}

function codeIn(body: string): unknown {
  const read: unknown = JSON.parse(body)
  return typeof read === 'object' && read !== null && 'code' in read ? read.code : null
}

const everything = () => storedRows(product.house)

describe('the calls that need no token', () => {
  it('[ASVS 6.3.4] [ASVS 7.2.1] are those of the fixed surface and no more', () => {
    const open = names.filter((name) => !callOf(name).bearer)
    expect(open.map((name) => callOf(name).path).toSorted()).toEqual([
      '/auth/login',
      '/auth/return',
      '/health',
      '/openapi.json',
      '/payments/webhook',
    ])
    expect(open).toEqual(names.filter((name) => rows[name] === 'open'))
  })
})

describe('a call that names a resume', () => {
  // Their ids are read as the sender's own words: no-route-reaches-others.test.ts.
  const takesForeignIds = new Set<CallName>(['importAccount'])

  it('has a row that says how, so that the tests below ask for somebody else’s', () => {
    const named = guarded.filter((name) => {
      const { path, query, body } = callOf(name)
      const fields = [query, typeof body === 'object' ? body : undefined].flatMap((schema) =>
        schema === undefined ? [] : fieldsOf(schema),
      )
      return path.startsWith('/resumes/{id}') || fields.some((field) => /resume_ids?$/.test(field))
    })
    expect(named.filter((name) => !takesForeignIds.has(name) && !naming.includes(name))).toEqual([])
  })
})

describe('[ASVS 8.2.1] without a valid token', () => {
  const strangers: Record<string, () => Promise<string | null>> = {
    'no token': async () => null,
    garbage: async () => 'garbage',
    'a token nobody was given': async () => 'A'.repeat(43),
    'an expired token': async () => {
      const person = await product.signUp()
      await product.house.db
        .updateTable('sessions')
        .set({ expires_at: new Date(0) })
        .where('token_hash', '=', createHash('sha256').update(person.token).digest())
        .execute()
      return person.token
    },
    'the token of a person who left': async () => {
      const person = await product.signUp()
      expect((await person.remove('/users/me')).statusCode).toBe(204)
      return person.token
    },
    'a token that was logged out': async () => {
      const person = await product.signUp()
      expect((await person.post('/auth/logout')).statusCode).toBe(200)
      return person.token
    },
  }

  it.each(Object.keys(strangers))('[C19] %s opens nothing and changes nothing', async (kind) => {
    const token = (await strangers[kind]?.()) ?? null
    const before = await everything()
    for (const name of guarded) {
      expect([name, await ask(name, token, resume.id)]).toEqual([
        name,
        { status: 401, code: 'unauthorized' },
      ])
    }
    expect(await everything()).toEqual(before)
  })
})

describe('[ASVS 8.2.2] a resume', () => {
  it.each(naming)('of another person is refused by %s and stays as it is', async (name) => {
    const before = await everything()
    const row = rows[name]
    const code = (typeof row === 'object' ? row.forbidden : undefined) ?? 'forbidden'
    expect(await ask(name, stranger.token, resume.id)).toEqual({ status: 403, code })
    expect(await everything()).toEqual(before)
  })

  it.each(naming)('that is in the trash or nowhere is not found by %s', async (name) => {
    const before = await everything()
    for (const id of [
      trashed.id,
      '00000000-0000-4000-8000-000000000000',
      'not-an-id',
      `x${resume.id}`,
      `${resume.id}x`,
      "' OR 1=1 --",
      'constructor',
      '%00',
    ]) {
      expect([id, await ask(name, owner.token, id)]).toEqual([
        id,
        { status: 404, code: 'resume_not_found' },
      ])
    }
    expect(await everything()).toEqual(before)
  })

  it.each(naming)(
    'comes before the body in %s: whose it is, then whether it fits',
    async (name) => {
      const call = callOf(name)
      if (call.body === undefined || !call.path.includes('{id}')) return
      const answer = await product.ask({
        method: call.method,
        url: `/api${call.path.replace('{id}', resume.id).replace('{version}', '1')}`,
        headers: { authorization: `Bearer ${stranger.token}`, 'content-type': 'text/plain' },
        payload: 'no json at all',
      })
      expect(answer.statusCode).toBe(403)
    },
  )
})

describe('[ASVS 8.2.2] a resume in the trash', () => {
  const inTrash = guarded.filter((name) => rows[name] === 'trash')

  it.each(inTrash)('of another person is refused by %s and stays as it is', async (name) => {
    const before = await everything()
    expect(await ask(name, stranger.token, trashed.id)).toEqual({ status: 403, code: 'forbidden' })
    expect(await everything()).toEqual(before)
  })

  it.each(inTrash)('is all that %s finds: nothing that is not there', async (name) => {
    const before = await everything()
    for (const id of [resume.id, '00000000-0000-4000-8000-000000000000', 'not-an-id', '%00']) {
      expect([id, await ask(name, owner.token, id)]).toEqual([
        id,
        { status: 404, code: 'resume_not_found' },
      ])
    }
    expect(await everything()).toEqual(before)
  })
})
