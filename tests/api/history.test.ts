/** The saved states of a resume: which saves make one, and what can be done with them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { RevisionSummary } from '#contract/history.ts'
import type { Resume } from '#domain/resume/resume.ts'

import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

const minuteMs = 60_000

let product: TestHouse
let ana: TestPerson
beforeAll(async () => {
  product = await openTestHouse()
  ana = await product.signUp()
})
afterAll(() => product.close())

const newResume = async () => (await ana.post('/resumes/template')).json<Resume>()
const history = async (id: string) =>
  (await ana.get(`/resumes/${id}/history`)).json<RevisionSummary[]>()
const kinds = async (id: string) => (await history(id)).map(({ kind }) => kind)
const save = (id: string, summary: string, autosave?: string) =>
  ana.put(`/resumes/${id}`, { summary, ...(autosave === undefined ? {} : { autosave }) })
const stateOf = async (id: string, version: number) =>
  (await ana.get(`/resumes/${id}/history/${version}`)).json<Resume>()

describe('autosaves', () => {
  it('of one editor within some minutes are one saved state, the latest', async () => {
    const { id } = await newResume()
    for (const text of ['B', 'Ba', 'Baker']) await save(id, text, 'editor-1')
    const [last, first, ...more] = await history(id)
    expect(more).toEqual([])
    expect(first).toMatchObject({ version: 1, kind: 'template' })
    expect(last).toMatchObject({ version: 4, kind: 'autosave' })
    expect((await stateOf(id, 4)).summary).toBe('Baker')
  })

  it('begin another state after five minutes of typing without a pause', async () => {
    const { id } = await newResume()
    for (let minute = 0; minute < 12; minute += 1) {
      await save(id, `minute ${minute}`, 'editor-1')
      product.wait(minuteMs)
    }
    expect(await kinds(id)).toEqual(['autosave', 'autosave', 'autosave', 'template'])
  })

  it('of two editors never fold into each other', async () => {
    const { id } = await newResume()
    for (const editor of ['editor-1', 'editor-2', 'editor-1']) await save(id, editor, editor)
    expect(await kinds(id)).toEqual(['autosave', 'autosave', 'autosave', 'template'])
  })

  it('never fold away what the person saved or named', async () => {
    const { id } = await newResume()
    await save(id, 'typed', 'editor-1')
    const [{ version } = { version: 0 }] = await history(id)
    await ana.patch(`/resumes/${id}/history/${version}`, { name: 'Before the talk' })
    await save(id, 'typed on', 'editor-1')
    await save(id, 'saved')
    await save(id, 'typed after', 'editor-1')
    expect((await history(id)).map(({ kind, name }) => [kind, name])).toEqual([
      ['autosave', null],
      ['save', null],
      ['autosave', null],
      ['autosave', 'Before the talk'],
      ['template', null],
    ])
    expect((await stateOf(id, version)).summary).toBe('typed')
  })

  it('that the person then saves without a change become theirs', async () => {
    const { id } = await newResume()
    await save(id, 'typed', 'editor-1')
    await save(id, 'typed')
    await save(id, 'typed on', 'editor-1')
    expect(await kinds(id)).toEqual(['autosave', 'save', 'template'])
    expect((await stateOf(id, 3)).summary).toBe('typed')
  })
})

describe('a saved state', () => {
  it('says what it came from', async () => {
    const { id } = await newResume()
    await ana.patch(`/resumes/${id}/notes`, { notes: 'call back' })
    await ana.put(`/resumes/${id}`, { job_status: 'applied' })
    await save(id, 'by hand')
    expect(await kinds(id)).toEqual(['save', 'details', 'details', 'template'])
    const copy = (await ana.post('/resumes', { summary: 'copied' })).json<Resume>()
    expect(await kinds(copy.id)).toEqual(['copy'])
  })

  it('is brought back as a new one, and what it replaced stays', async () => {
    const { id } = await newResume()
    await save(id, 'first')
    await save(id, 'second')
    await ana.patch(`/resumes/${id}/notes`, { notes: 'of today' })
    const restored = (await ana.post(`/resumes/${id}/history/2/restore`)).json<Resume>()
    expect(restored).toMatchObject({ summary: 'first', notes: 'of today', version: 5 })
    expect(await kinds(id)).toEqual(['restore', 'details', 'save', 'save', 'template'])
    expect((await stateOf(id, 3)).summary).toBe('second')
    const again = (await ana.post(`/resumes/${id}/history/3/restore`)).json<Resume>()
    expect(again).toMatchObject({ summary: 'second', version: 6 })
  })

  it('brings the score back with the words it was for', async () => {
    const { id } = await newResume()
    const job = 'Nurse wanted. Requirements: wound care, night shifts, five years of experience.'
    const before = (await ana.put(`/resumes/${id}`, { job_description: job })).json<Resume>()
    const better = (
      await save(id, 'Nurse with five years of wound care and night shifts.')
    ).json<Resume>()
    expect(better.score).toBeGreaterThan(before.score ?? 0)
    const restored = (
      await ana.post(`/resumes/${id}/history/${before.version}/restore`)
    ).json<Resume>()
    expect(restored.score).toBe(before.score)
    expect(restored.job_description).toBe(job)
  })

  it('can be named, renamed and lose its name', async () => {
    const { id } = await newResume()
    const rename = async (name: string | null) =>
      (await ana.patch(`/resumes/${id}/history/1`, { name })).json<RevisionSummary>().name
    expect(await rename(' As sent to Acme ')).toBe('As sent to Acme')
    expect(await rename('Acme')).toBe('Acme')
    expect((await history(id))[0]?.name).toBe('Acme')
    expect(await rename('   ')).toBeNull()
    const tooLong = await ana.patch(`/resumes/${id}/history/1`, { name: 'x'.repeat(201) })
    expect(tooLong.statusCode).toBe(400)
  })

  it('that is not there is not found, whatever is asked for', async () => {
    const { id } = await newResume()
    for (const version of ['0', '2', '-1', '1.5', '1e0', '99999999999999', 'constructor', '%00']) {
      for (const answer of [
        await ana.get(`/resumes/${id}/history/${version}`),
        await ana.patch(`/resumes/${id}/history/${version}`, { name: 'x' }),
        await ana.post(`/resumes/${id}/history/${version}/restore`),
      ]) {
        expect([version, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
          version,
          404,
          'revision_not_found',
        ])
      }
    }
  })

  it('goes with the person into an export and comes back from it', async () => {
    const bea = await product.signUp()
    const { id } = (await bea.post('/resumes/template')).json<Resume>()
    await bea.put(`/resumes/${id}`, { summary: 'typed', autosave: 'editor-1' })
    await bea.patch(`/resumes/${id}/history/2`, { name: 'Mine' })
    const document = (await bea.get('/users/me/export')).json<object>()
    const cai = await product.signUp()
    await cai.post('/users/me/import', document)
    const [resume] = (await cai.get('/resumes')).json<Resume[]>()
    const there = (await cai.get(`/resumes/${resume?.id}/history`)).json<RevisionSummary[]>()
    expect(there).toEqual((await bea.get(`/resumes/${id}/history`)).json())
  })
})

describe('each saved state', () => {
  it('says which parts of the sheet it changed, and the first says none', async () => {
    const { id, contact_info, section_order } = await newResume()
    await save(id, 'A baker.')
    await ana.put(`/resumes/${id}`, { contact_info: { ...contact_info, name: 'Ana' } })
    await ana.put(`/resumes/${id}`, { section_order: section_order.toReversed(), paper: 'letter' })
    await ana.put(`/resumes/${id}`, { company_name: 'Bakery' })
    await ana.post(`/resumes/${id}/history/1/restore`)
    expect((await history(id)).map(({ changed }) => changed)).toEqual([
      ['contact', 'summary', 'order', 'look'],
      [],
      ['order', 'look'],
      ['contact'],
      ['summary'],
      [],
    ])
  })
})

describe('an open editor', () => {
  it('is told of a save after it can be read, and of a deletion', async () => {
    const { id } = await newResume()
    const heard: unknown[] = []
    const stop = product.house.changes.subscribe(id, (change) => heard.push(change))
    await save(id, 'saved')
    await ana.put(`/resumes/${id}`, { summary: 'stale', version: 1 })
    await ana.post(`/resumes/${id}/history/1/restore`)
    await ana.remove(`/resumes/${id}`)
    stop()
    await ana.post(`/trash/${id}/restore`)
    expect(heard).toEqual([
      { resumeId: id, version: 2 },
      { resumeId: id, version: 3 },
      { resumeId: id, version: null },
    ])
  })
})
