/** Tailoring to a job in another language: with a translator, without one, and with a bad one. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { detectLanguage } from '#domain/language/detect.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { contentOf } from '#domain/resume/content.ts'
import { verifyResume } from '#domain/truth/verify.ts'
import type { Edit } from '#domain/tailoring/edit.ts'
import { createBuiltInEngine } from '#server/engines/built-in/engine.ts'
import type { Engine } from '#server/engines/engine.ts'
import type { Translators } from '#server/translators/choose.ts'

import { resumesOf } from '../translation/resumes-of.ts'
import {
  byScript,
  failing,
  hanging,
  hostile,
  nobody,
  right,
} from '../translation/scripted-translators.ts'
import { proposalOf } from './baker-to-tailor.ts'
import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

const germanJob = `Krankenpfleger gesucht für unsere Station in Köln.
Anforderungen: Wundversorgung, Erfahrung mit der Pflegedokumentation und Bereitschaft zum Schichtdienst.
Wir bieten eine unbefristete Stelle und ein gutes Team.`
const [written] = resumesOf('en')

/** Lines that the next tailoring proposes to reword. */
let suggested: { path: string; old: string; value: string }[] = []

interface Answered {
  resume: Resume
  change: { state: string; value: string }
  kept_own: boolean
}

/** Puts the skills of the first list the other way round: there is always something to change. */
const engine: Engine = {
  ...createBuiltInEngine(),
  propose: async (resume) => {
    const old = [...(resume.skill_categories[0]?.skills.keys() ?? [])]
    const path = '/skill_categories/0/skills'
    const move = { id: 'order', op: 'move', path, old, value: old.toReversed() } as const
    const lines = suggested.map((one, i): Edit => ({
      ...one,
      id: `line-${i}`,
      op: 'rewrite',
      basis: [one.path],
      requirement: null,
    }))
    return proposalOf([{ ...move, basis: [path], requirement: null }, ...lines])
  },
}

interface Tailored {
  tailored_resume: Resume
  initial_resume: Resume
  kept_language: boolean
  kept_command: string | null
}

const store = async (person: TestPerson) =>
  (await person.post('/resumes', { ...written, resume_language: 'en' })).json<Resume>()
const tailor = async (person: TestPerson, { id }: Resume) => {
  const answer = await person.post(`/resumes/${id}/tailored-to-job`, { job_description: germanJob })
  expect(answer.statusCode).toBe(200)
  return answer.json<Tailored>()
}
const facts = async (person: TestPerson) => ({
  balance: (await person.get('/users/me')).json<{ credit_balance: number }>().credit_balance,
  count: (await person.get('/resumes')).json<Resume[]>().length,
})
const said = ({ work_experience }: Resume) => work_experience.flatMap((item) => item.description)

describe('tailoring to a job in another language', () => {
  let product: TestHouse
  let ana: TestPerson
  let translating: Translators = nobody
  beforeAll(async () => {
    product = await openTestHouse({
      parts: {
        engine,
        translators: {
          readiness: (pair) => translating.readiness(pair),
          find: (pair, signal) => translating.find(pair, signal),
          close: async () => {},
        },
      },
    })
    ana = await product.signUp()
  })
  afterAll(() => product.close())

  it('gives the result in the language of the job, true to the original, for one credit', async () => {
    translating = byScript(right)
    const original = await store(ana)
    const { balance, count } = await facts(ana)
    const { tailored_resume: made, ...rest } = await tailor(ana, original)
    expect(made).toMatchObject({ resume_language: 'de', contact_info: original.contact_info })
    expect(detectLanguage(said(made).join(' '))).toBe('de')
    expect(rest).toMatchObject({
      kept_language: false,
      kept_command: null,
      initial_resume: { id: original.id, resume_language: 'en' },
    })
    const across = { language: 'en', translatedTo: 'de' } as const
    expect(verifyResume(contentOf(original), contentOf(made), across)).toEqual([])
    expect(await facts(ana)).toEqual({ balance: balance - 1, count: count + 1 })
    expect((await ana.get(`/resumes/${made.id}/translation`)).json()).toMatchObject({ from: 'en' })
  })

  it('takes a change in the language of the job, and the old words back', async () => {
    translating = byScript(right)
    const original = await store(ana)
    const line = original.work_experience[0]?.description[0] ?? ''
    const asked = 'with responsibility for the whole department'
    const value = `${line.replace(/\.$/, '')}, ${asked}`
    suggested = [{ path: '/work_experience/0/description/0', old: line, value }]
    const { tailored_resume: made } = await tailor(ana, original)
    suggested = []
    const place = `/resumes/${made.id}/changes/line-0`
    const yes = (await ana.patch(place, { state: 'accepted' })).json<Answered>()
    expect(yes).toMatchObject({ kept_own: false, change: { state: 'accepted', value } })
    const [first = '', ...others] = said(yes.resume)
    expect(first.length).toBeGreaterThan(said(made)[0]?.length ?? 0)
    expect(detectLanguage(first)).toBe('de')
    expect(others).toEqual(said(made).slice(1))
    const no = (await ana.patch(place, { state: 'left_out' })).json<Answered>()
    expect(contentOf(no.resume)).toEqual(contentOf(made))

    const own = [{ ...made.work_experience[0], description: ['Eigene Worte'] }]
    await ana.put(`/resumes/${made.id}`, { work_experience: own })
    const kept = (await ana.patch(place, { state: 'accepted' })).json<Answered>()
    expect([kept.kept_own, said(kept.resume)]).toEqual([true, ['Eigene Worte']])
  })

  it('never says another number than the original, whatever the translator says', async () => {
    translating = byScript(hostile.find(({ name }) => name.includes('adds one')) ?? right)
    const original = await store(ana)
    const { tailored_resume: made } = await tailor(ana, original)
    const numbers = (resume: Resume) => new Set(said(resume).join(' ').match(/\d+/gu))
    expect(numbers(original).size).toBeGreaterThan(2)
    expect([...numbers(original)]).toEqual(expect.arrayContaining([...numbers(made)]))
  })

  it.each<[string, Translators, string | null]>([
    ['nobody translates', nobody, 'npm run models -- de'],
    ['the translator answers nonsense', byScript({ ...right, translate: () => [] }), null],
    ['the translator dies', failing('broken', 'died'), null],
  ])('keeps the language of the resume and says so where %s', async (_, translators, command) => {
    translating = translators
    const original = await store(ana)
    const { balance } = await facts(ana)
    const { tailored_resume: made, ...rest } = await tailor(ana, original)
    expect(rest).toMatchObject({ kept_language: true, kept_command: command })
    expect(made.resume_language).toBe('en')
    expect((await facts(ana)).balance).toBe(balance - 1)
    expect((await ana.get(`/resumes/${made.id}/translation`)).json()).toBeNull()
  })
})

describe('a translator that never answers', () => {
  let product: TestHouse
  let marta: TestPerson
  beforeAll(async () => {
    product = await openTestHouse({
      env: { TRANSLATION_TIMEOUT_SECONDS: '1' },
      parts: { engine, translators: hanging() },
    })
    marta = await product.signUp()
  })
  afterAll(() => product.close())

  it('is given up: its own words, no credit, no half resume', async () => {
    const { id } = await store(marta)
    const before = await facts(marta)
    const answer = await marta.post(`/resumes/${id}/translate`, { target_language: 'de' })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      503,
      'translation_timeout',
    ])
    expect(await facts(marta)).toEqual(before)
  })

  it('does not cost a tailoring, which keeps the language of the resume', async () => {
    const original = await store(marta)
    const { balance, count } = await facts(marta)
    expect(await tailor(marta, original)).toMatchObject({
      kept_language: true,
      kept_command: null,
      tailored_resume: { resume_language: 'en' },
    })
    expect(await facts(marta)).toEqual({ balance: balance - 1, count: count + 1 })
  })
})
