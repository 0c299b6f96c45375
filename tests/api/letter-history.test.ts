/** The saved states of a cover letter: kept, compared part by part, named, brought back, taken along. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { LetterAnswer, LetterRevision } from '#contract/letters.ts'
import type { PortableResume } from '#contract/portable.ts'
import type { Letter } from '#domain/letter/letter.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { emptyTrash } from '#server/resumes/trash/store.ts'

import { openFullAccount } from './full-account.ts'
import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

const monthMs = 31 * 86_400_000

let product: TestHouse
let ana: TestPerson
beforeAll(async () => {
  product = await openTestHouse()
  ana = await product.signUp()
})
afterAll(() => product.close())

async function newLetter(person = ana) {
  const { id } = (
    await person.post('/resumes', { summary: 'Baker.', job_title: 'Tailor' })
  ).json<Resume>()
  const place = `/resumes/${id}/letter`
  const save = async (said: Partial<Letter>, version?: number) =>
    (await person.put(place, { ...empty, ...said, version })).json<LetterAnswer>()
  const history = async () => (await person.get(`${place}/history`)).json<LetterRevision[]>()
  const stateOf = async (version: number) =>
    (await person.get(`${place}/history/${version}`)).json<Letter>()
  return { id, place, save, history, stateOf }
}

const empty: Letter = {
  recipient: '',
  dateline: '',
  subject: '',
  greeting: '',
  body: '',
  closing: '',
}

describe('each save of a letter', () => {
  it('is a state of its history, with what it came from and which parts it changed', async () => {
    const { place, save, history, stateOf } = await newLetter()
    expect(await history()).toEqual([])
    const written = (await ana.post(place, {})).json<LetterAnswer>()
    await save({ ...written.letter, body: 'First.' })
    await save({ ...written.letter, body: 'Second.', subject: 'Another' })
    await save({ ...written.letter, body: 'Second.', subject: 'Another' })
    expect((await history()).map(({ version, kind, changed }) => [version, kind, changed])).toEqual(
      [
        [4, 'save', []],
        [3, 'save', ['subject', 'body']],
        [2, 'save', ['body']],
        [1, 'write', []],
      ],
    )
    expect(await stateOf(1)).toEqual(written.letter)
    expect((await stateOf(2)).body).toBe('First.')
  })

  it('that is refused, as another version is there, is none', async () => {
    const { place, save, history } = await newLetter()
    await save({ body: 'First.' })
    await save({ body: 'Second.' }, 1)
    const refused = await ana.put(place, { ...empty, body: 'Stale.', version: 1 })
    expect(refused.statusCode).toBe(409)
    expect(await history()).toHaveLength(2)
  })

  it('is one state each, however many come at once', async () => {
    const { place, save, history, stateOf } = await newLetter()
    await save({ body: 'First.' })
    const bodies = Array.from({ length: 12 }, (_, n) => `At once: ${n}.`)
    await Promise.all(bodies.map((body) => save({ body })))
    const states = await history()
    expect(states.map(({ version }) => version)).toEqual(
      Array.from({ length: 13 }, (_, n) => 13 - n),
    )
    const said = await Promise.all(states.slice(0, -1).map(({ version }) => stateOf(version)))
    expect(said.map(({ body }) => body).toSorted()).toEqual(bodies.toSorted())
    const now = (await ana.get(place)).json<LetterAnswer>()
    expect([now.version, now.letter]).toEqual([13, await stateOf(13)])
  })

  it('leaves the history of its resume alone', async () => {
    const { id, save } = await newLetter()
    await save({ body: 'First.' })
    expect((await ana.get(`/resumes/${id}/history`)).json()).toHaveLength(1)
  })
})

describe('a saved state of a letter', () => {
  it('is brought back as a new one, and what it replaced stays', async () => {
    const { place, save, history, stateOf } = await newLetter()
    await save({ body: 'First.' })
    await save({ body: 'Second.' })
    const back = (await ana.post(`${place}/history/1/restore`)).json<LetterAnswer>()
    expect([back.version, back.letter.body]).toEqual([3, 'First.'])
    expect((await ana.get(place)).json()).toEqual(back)
    expect((await history()).map(({ kind }) => kind)).toEqual(['restore', 'save', 'save'])
    expect((await stateOf(2)).body).toBe('Second.')
    // Whoever had it open is told by their next save, as after any other.
    const stale = await ana.put(place, { ...empty, body: 'Third.', version: 2 })
    expect(stale.json()).toMatchObject({ code: 'letter_conflict', letter: { version: 3 } })
  })

  it('can be named, renamed and lose its name', async () => {
    const { place, save, history } = await newLetter()
    await save({ body: 'First.' })
    const rename = async (name: string | null) =>
      (await ana.patch(`${place}/history/1`, { name })).json<LetterRevision>().name
    expect(await rename(' As sent ')).toBe('As sent')
    expect((await history())[0]?.name).toBe('As sent')
    expect(await rename(null)).toBeNull()
    const tooLong = await ana.patch(`${place}/history/1`, { name: 'x'.repeat(201) })
    expect(tooLong.statusCode).toBe(400)
  })

  it('that is not there is not found, whatever is asked for', async () => {
    const { place, save } = await newLetter()
    await save({ body: 'First.' })
    for (const version of ['0', '2', '1.5', '99999999999999', 'constructor', '%00']) {
      for (const answer of [
        await ana.get(`${place}/history/${version}`),
        await ana.patch(`${place}/history/${version}`, { name: 'x' }),
        await ana.post(`${place}/history/${version}/restore`),
      ]) {
        const { code } = answer.json<{ code: string }>()
        expect([version, answer.statusCode, code]).toEqual([version, 404, 'revision_not_found'])
      }
    }
  })

  it('waits in the trash with its resume, and goes with it after 30 days', async () => {
    const { id, place, save, history } = await newLetter()
    await save({ body: 'First.' })
    await ana.remove(`/resumes/${id}`)
    expect((await ana.get(`${place}/history`)).statusCode).toBe(404)
    await ana.post(`/trash/${id}/restore`)
    expect(await history()).toHaveLength(1)
    await ana.remove(`/resumes/${id}`)
    const kept = () =>
      product.house.db
        .selectFrom('letter_revisions')
        .select('version')
        .where('resume_id', '=', id)
        .execute()

    await emptyTrash(product.house.db, product.house.now())
    expect(await kept()).toHaveLength(1)
    await emptyTrash(product.house.db, new Date(product.house.now().getTime() + monthMs))
    expect(await kept()).toEqual([])
  })

  it('goes with its letter, and the next letter begins anew', async () => {
    const { place, save, history } = await newLetter()
    await save({ body: 'First.' })
    await save({ body: 'Second.' })
    await ana.remove(place)
    expect(await history()).toEqual([])
    await save({ body: 'Third.' })
    expect((await history()).map(({ version }) => version)).toEqual([1])
  })

  it('goes with the account, at once', async () => {
    const word = 'Zwergkanarienvogel'
    const { person, resume } = await openFullAccount(product, word, 'no-such-job')
    const kept = () =>
      product.house.db
        .selectFrom('letter_revisions')
        .select('name')
        .where('resume_id', '=', resume.id)
        .execute()
    expect(await kept()).toEqual([{ name: word }])
    await person.remove('/users/me')
    expect(await kept()).toEqual([])
  })
})

describe('the history of a letter in an export', () => {
  it('comes back from it as it was, more states than are read at once', async () => {
    const bea = await product.signUp()
    const { place, save, history } = await newLetter(bea)
    for (let n = 1; n <= 60; n++) await save({ body: `State ${n}.` })
    await bea.patch(`${place}/history/2`, { name: 'Mine' })
    await bea.post(`${place}/history/7/restore`)
    const document = (await bea.get('/users/me/export')).json<{ resumes: PortableResume[] }>()
    expect(document.resumes[0]?.letter?.revisions.map(({ version }) => version)).toEqual(
      Array.from({ length: 61 }, (_, n) => n + 1),
    )
    const cai = await product.signUp()
    await cai.post('/users/me/import', document)
    const [resume] = (await cai.get('/resumes')).json<Resume[]>()
    const there = `/resumes/${resume?.id}/letter`
    expect((await cai.get(`${there}/history`)).json()).toEqual(await history())
    expect((await cai.get(there)).json()).toEqual((await bea.get(place)).json())
    expect((await cai.get(`${there}/history/30`)).json()).toMatchObject({ body: 'State 30.' })
    const next = (await cai.put(there, { ...empty, version: 61 })).json<LetterAnswer>()
    expect(next.version).toBe(62)
  })

  it('of a program that kept none begins with the letter itself', async () => {
    const bea = await product.signUp()
    const { save } = await newLetter(bea)
    const { letter, written_at } = await save({ body: 'Old.' })
    const document = (await bea.get('/users/me/export')).json<{ resumes: PortableResume[] }>()
    const [entry] = document.resumes
    const cai = await product.signUp()
    await cai.post('/users/me/import', {
      ...document,
      resumes: [{ ...entry, letter: { letter, written_at } }],
    })
    const [resume] = (await cai.get('/resumes')).json<Resume[]>()
    const states = (await cai.get(`/resumes/${resume?.id}/letter/history`)).json<LetterRevision[]>()
    expect(states).toEqual([
      { version: 1, saved_at: written_at, name: null, kind: 'imported', changed: [] },
    ])
  })
})
