/** The review of a tailored resume: what was proposed, and what becomes of each answer to it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { ChangeAnswer } from '#contract/changes.ts'
import type { RevisionSummary } from '#contract/history.ts'
import type { StatementAnswer } from '#contract/statements.ts'
import type { TailoringRecord } from '#contract/tailoring.ts'
import type { Resume } from '#domain/resume/resume.ts'
import type { Edit } from '#domain/tailoring/edit.ts'
import { createBuiltInEngine } from '#server/engines/built-in/engine.ts'
import type { Engine } from '#server/engines/engine.ts'

import type { Tailored } from './baker-to-tailor.ts'
import { addResume, balanceOf, content, proposalOf, tailor } from './baker-to-tailor.ts'
import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

const line = (at: number) => `/work_experience/0/description/${at}`
const lines = content.work_experience[0]?.description ?? []

const rewrite = (id: string, at: number, value: string): Edit => ({
  id,
  op: 'rewrite',
  path: line(at),
  old: lines[at] ?? '',
  value,
  basis: [line(at)],
  requirement: null,
})

const applied = rewrite('applied', 0, 'Cleaned ovens every week')
const question = rewrite('question', 1, 'Led the stock control for flour and butter')
const stopped = rewrite('stopped', 2, 'Trained 40 apprentices in sourdough and lamination')

/** What the next tailoring proposes. */
let proposed: Edit[] = []
const scripted: Engine = {
  ...createBuiltInEngine(),
  name: 'scripted',
  propose: async () => proposalOf(proposed),
}

let product: TestHouse
let marta: TestPerson
beforeAll(async () => {
  product = await openTestHouse({ parts: { engine: scripted }, env: { CREDITS_ON_SIGNUP: '30' } })
  marta = await product.signUp()
})
afterAll(() => product.close())

async function tailored(edits = [applied, question, stopped], person = marta) {
  proposed = edits
  const base = await addResume(person)
  const answer = (await tailor(person, base.id)).json<Tailored>()
  return answer.tailored_resume
}

const changesOf = async (id: string, person = marta) =>
  (await person.get(`/resumes/${id}/changes`)).json<ChangeAnswer[]>()

const decide = (id: string, change: string, body: object, person = marta) =>
  person.patch(`/resumes/${id}/changes/${change}`, body)

const linesOf = (resume: Resume) => resume.work_experience[0]?.description

interface Answered {
  resume: Resume
  change: ChangeAnswer
  kept_own: boolean
}

describe('a tailoring', () => {
  it('[T19] applies what is proven and lets the rest wait, each with what is in doubt', async () => {
    proposed = [applied, question, stopped]
    const base = await addResume(marta)
    const answer = (await tailor(marta, base.id)).json<Tailored & Record<string, number>>()
    expect(answer).toMatchObject({ applied_count: 1, waiting_count: 2, discarded_count: 2 })
    const { id, ...resume } = answer.tailored_resume
    expect(linesOf({ id, ...resume })).toEqual([applied.value, lines[1], lines[2]])

    const changes = await changesOf(id)
    expect(changes.map((one) => [one.id, one.state, one.grade])).toEqual([
      ['applied', 'applied', null],
      ['question', 'waiting', 'ask'],
      ['stopped', 'waiting', 'stop'],
    ])
    expect(changes[0]).toEqual({ ...applied, grade: null, findings: [], state: 'applied' })
    const [finding] = changes[2]?.findings ?? []
    expect(finding).toMatchObject({ rule: 'number', claim: '40', grade: 'stop' })
    expect(finding?.span).toEqual({ start: 8, end: 10 })
    const record = (await marta.get(`/resumes/${id}/tailoring`)).json<TailoringRecord>()
    expect(record.edits).toEqual([applied])
    expect(record.discarded.map(({ edit }) => edit)).toEqual([question, stopped])
  })

  it('is paid where there are only questions, and makes nothing where there is nothing', async () => {
    const before = await balanceOf(marta)
    expect((await tailored([question])).id).toEqual(expect.any(String))
    expect(await balanceOf(marta)).toBe(before - 1)
    const count = (await marta.get('/resumes')).json<Resume[]>().length
    proposed = []
    const base = await addResume(marta)
    const answer = (await tailor(marta, base.id)).json()
    expect(answer).toMatchObject({
      tailored_resume: null,
      initial_resume: base,
      applied_count: 0,
      waiting_count: 0,
    })
    expect(await balanceOf(marta)).toBe(before - 1)
    expect((await marta.get('/resumes')).json<Resume[]>()).toHaveLength(count + 1)
    const statement = (await marta.get('/users/me/credits/statement')).json<{ lines: object[] }>()
    expect(statement.lines[0]).toMatchObject({
      kind: 'given_back',
      purpose: 'tailor_unchanged',
      amount: 0,
    })
  })
})

describe('a change that moves lines', () => {
  it('has no text that could be another, and says so', async () => {
    const move = {
      ...applied,
      id: 'order',
      op: 'move' as const,
      path: '/work_experience/0/description',
    }
    const { id } = await tailored([
      applied,
      { ...move, old: [0, 1, 2], value: [2, 1, 0], basis: [move.path] },
    ])
    const answer = await decide(id, 'order', { state: 'accepted', value: 'x' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ detail: string }>().detail).toContain('value must be left out')
    expect((await decide(id, 'none', { state: 'accepted', value: 'x' })).statusCode).toBe(404)
  })
})

describe('a question answered with yes', () => {
  it('is in the resume, in the history and among the statements, with its date', async () => {
    const { id } = await tailored()
    const { resume, change } = (
      await decide(id, 'question', { state: 'accepted' })
    ).json<Answered>()
    expect(linesOf(resume)?.[1]).toBe(question.value)
    expect(change).toMatchObject({ id: 'question', state: 'accepted', grade: 'ask' })
    expect((await marta.get(`/resumes/${id}`)).json()).toEqual(resume)
    expect((await changesOf(id))[1]?.state).toBe('accepted')
    const history = (await marta.get(`/resumes/${id}/history`)).json<RevisionSummary[]>()
    expect(history.map(({ kind }) => kind)).toEqual(['confirm', 'tailor'])

    const mine = await lineStatements(id)
    expect(mine).toMatchObject([
      { skill: question.value, about: { resume_id: id, path: line(1) }, withdrawn_at: null },
    ])
    // Said twice it is said once.
    await decide(id, 'question', { state: 'accepted' })
    expect(await lineStatements(id)).toEqual(mine)
    const out = (await decide(id, 'question', { state: 'left_out' })).json<Answered>()
    expect(linesOf(out.resume)?.[1]).toBe(lines[1])
    expect(await lineStatements(id)).toMatchObject([{ withdrawn_at: expect.any(String) }])
  })

  it('supports no other resume: it was said of one line', async () => {
    const { id } = await tailored()
    await decide(id, 'question', { state: 'accepted' })
    const other = await tailored()
    expect((await changesOf(other.id))[1]).toMatchObject({ grade: 'ask', state: 'waiting' })
  })
})

const lineStatements = async (id: string, person = marta) =>
  (await person.get('/users/me/statements'))
    .json<StatementAnswer[]>()
    .filter(({ about }) => about?.resume_id === id)

describe('a stopped change', () => {
  it('is accepted in words that the resume supports, and in no others', async () => {
    const { id, version } = await tailored()
    const refused = await decide(id, 'stopped', { state: 'accepted' })
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
      422,
      'change_stopped',
    ])
    const value = 'Trained 41 apprentices in sourdough'
    expect((await decide(id, 'stopped', { state: 'accepted', value })).statusCode).toBe(422)
    expect((await marta.get(`/resumes/${id}`)).json<Resume>().version).toBe(version)

    const kept = (await decide(id, 'stopped', { state: 'waiting', value })).json<Answered>()
    expect(kept.change).toMatchObject({ value, state: 'waiting', grade: 'stop' })
    expect((await changesOf(id))[2]).toEqual(kept.change)
    const words = 'Trained four apprentices in lamination and sourdough'
    const { resume, change } = (
      await decide(id, 'stopped', { state: 'accepted', value: words })
    ).json<Answered>()
    expect(change).toMatchObject({ value: words, grade: null, state: 'accepted' })
    expect(linesOf(resume)?.[2]).toBe(words)
    expect(await lineStatements(id)).toEqual([])
  })

  it('is left out, and waits again', async () => {
    const { id } = await tailored()
    const out = (await decide(id, 'stopped', { state: 'left_out' })).json<Answered>()
    expect(out.change.state).toBe('left_out')
    const again = (await decide(id, 'stopped', { state: 'waiting' })).json<Answered>()
    expect(again.change).toMatchObject({ state: 'waiting', value: stopped.value })
    expect(again.resume).toEqual(out.resume)
  })
})

describe('an applied change', () => {
  it('[C24] is left out without what the person wrote meanwhile, and comes back', async () => {
    const made = await tailored()
    const own = [...(linesOf(made) ?? []), 'A line of my own']
    const [item] = made.work_experience
    const saved = (
      await marta.put(`/resumes/${made.id}`, { work_experience: [{ ...item, description: own }] })
    ).json<Resume>()
    const out = (
      await decide(made.id, 'applied', { state: 'left_out', version: saved.version })
    ).json<Answered>()
    expect(linesOf(out.resume)).toEqual([lines[0], ...own.slice(1)])
    expect(out.kept_own).toBe(false)
    const back = (await decide(made.id, 'applied', { state: 'accepted' })).json<Answered>()
    expect(linesOf(back.resume)).toEqual(own)
    expect(await lineStatements(made.id)).toEqual([])
  })

  it('never takes the person’s own words of that line away', async () => {
    const made = await tailored()
    const own = (linesOf(made) ?? []).with(0, 'Cleaned everything')
    const [item] = made.work_experience
    await marta.put(`/resumes/${made.id}`, { work_experience: [{ ...item, description: own }] })
    const out = (await decide(made.id, 'applied', { state: 'left_out' })).json<Answered>()
    expect([linesOf(out.resume), out.kept_own]).toEqual([own, true])
  })

  it('is refused where the resume was saved since it was seen', async () => {
    const made = await tailored()
    await marta.put(`/resumes/${made.id}`, { summary: 'Baker.' })
    const refused = await decide(made.id, 'applied', { state: 'left_out', version: made.version })
    expect(refused.statusCode).toBe(409)
    expect(refused.json<{ resume: Resume }>().resume.summary).toBe('Baker.')
    expect((await changesOf(made.id))[0]?.state).toBe('applied')
  })
})

describe('the changes', () => {
  it('are none of a resume that was not tailored, and nobody else’s to see', async () => {
    const base = await addResume(marta)
    expect(await changesOf(base.id)).toEqual([])
    expect((await decide(base.id, 'x', { state: 'accepted' })).statusCode).toBe(404)
    const made = await tailored()
    expect((await decide(made.id, 'x', { state: 'accepted' })).statusCode).toBe(404)
    expect((await decide(made.id, 'question', { state: 'applied' })).statusCode).toBe(400)
    const stranger = await product.signUp()
    expect((await stranger.get(`/resumes/${made.id}/changes`)).statusCode).toBe(403)
  })

  it('take the answers of an earlier version of the product with them', async () => {
    const made = await tailored([applied])
    const { house } = product
    // As a version without grades kept it: one left out by a rule, one for its score.
    const record = {
      done_by: { engine: 'built-in', model: null, fallback: null },
      edits: [applied],
      discarded: [
        {
          edit: stopped,
          violations: [
            { rule: 'number', path: line(2), claim: '40', reason: 'number_not_in_entry' },
          ],
        },
        { edit: rewrite('score', 1, `${lines[1]}.`), violations: [] },
      ],
      unusable_count: 0,
    }
    await house.db
      .updateTable('tailorings')
      .set({ record: JSON.stringify(record) })
      .where('resume_id', '=', made.id)
      .execute()
    expect((await changesOf(made.id)).map(({ state, grade }) => [state, grade])).toEqual([
      ['applied', null],
      ['waiting', 'stop'],
      ['waiting', null],
    ])
    const { resume } = (await decide(made.id, 'score', { state: 'accepted' })).json<Answered>()
    expect(linesOf(resume)?.[1]).toBe(`${lines[1]}.`)

    const marks = await import('#domain/edits/changes.ts')
    const { traceResumes } = await import('#domain/edits/compare.ts')
    const original = (await marta.get(`/resumes/${made.id}/original`)).json<Resume>()
    const keys = marks
      .changesOf(traceResumes(original, made, 'en'), original, made)
      .map(({ key }) => key)
    await marta.patch(`/resumes/${made.id}/settled-changes`, { settle: keys })
    expect((await changesOf(made.id))[0]?.state).toBe('accepted')
  })

  it('go with the person’s export, and come back with an import', async () => {
    const person = await product.signUp()
    const { id } = await tailored([applied, question, stopped], person)
    await decide(id, 'question', { state: 'accepted' }, person)
    await decide(id, 'stopped', { state: 'left_out' }, person)
    const before = await changesOf(id, person)
    const document = (await person.get('/users/me/export')).json<{
      statements: StatementAnswer[]
    }>()
    expect(document.statements).toMatchObject([{ skill: question.value }])

    const newcomer = await product.signUp()
    for (let time = 0; time < 2; time += 1)
      expect((await newcomer.post('/users/me/import', document)).statusCode).toBe(200)
    const theirs = (await newcomer.get('/resumes'))
      .json<Resume[]>()
      .find((one) => one.original_resume_id !== null)
    expect(await changesOf(theirs?.id ?? '', newcomer)).toEqual(before)
    expect(await lineStatements(theirs?.id ?? '', newcomer)).toHaveLength(1)

    await newcomer.remove(`/resumes/${theirs?.id}`)
    await newcomer.remove(`/trash/${theirs?.id}`)
    expect((await newcomer.get('/users/me/statements')).json()).toEqual([])
  })
})
