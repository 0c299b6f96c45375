/** What is saved is saved, whatever scoring and checking it costs. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { LetterAnswer } from '#contract/letters.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { WorkRefused } from '#server/work/work-refused.ts'

import { patientTexts } from './patience.ts'
import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'
import { lookedAt } from './texts.ts'

const job = 'Nurse wanted\nRequirements\n- three years on a ward'
const summary = 'Nurse with ten years on wards.'

/** Why a task is refused at present; null where every task is done. */
let refusal: WorkRefused['code'] | null = null
/** Called before the next score is worked out. */
let beforeScore: (() => Promise<unknown>) | null = null

let product: TestHouse
let ana: TestPerson
beforeAll(async () => {
  const threads = patientTexts()
  const run = lookedAt((name) => {
    if (refusal !== null && (name === 'score' || name === 'checkLetter')) {
      throw new WorkRefused(refusal, name)
    }
  })
  const forPerson = () =>
    (async (...given: Parameters<typeof run>) => {
      const before = given[0] === 'score' ? beforeScore : null
      if (before !== null) {
        beforeScore = null
        await before()
      }
      return (run as (...any: unknown[]) => Promise<unknown>)(...given)
    }) as typeof run // the same tasks, whose types do not matter here
  product = await openTestHouse({ parts: { texts: { ...threads, for: forPerson } } })
  ana = await product.signUp()
})
afterAll(() => product.close())

const make = async (): Promise<Resume> =>
  (await ana.post('/resumes', { summary, job_description: job })).json<Resume>()

describe('a resume whose score cannot be worked out', () => {
  it.each([
    ['text_too_complex', 'too_complex'],
    ['text_busy', 'busy'],
  ] as const)('is saved all the same, and says why: %s', async (code, missing) => {
    const made = await make()
    expect(made.score).toBeGreaterThan(0)
    expect(made.score_missing).toBeUndefined()
    refusal = code
    const saved = await ana.put(`/resumes/${made.id}`, { summary: `${summary} More.` })
    refusal = null
    expect(saved.statusCode).toBe(200)
    expect(saved.json()).toMatchObject({
      summary: `${summary} More.`,
      score: null,
      score_missing: missing,
      nice_to_have_skills: made.nice_to_have_skills,
    })
    expect((await ana.get(`/resumes/${made.id}`)).json()).toMatchObject({ score_missing: missing })
    const again = (await ana.put(`/resumes/${made.id}`, { notes: 'x' })).json<Resume>()
    expect(again.score).toBeGreaterThan(0)
    expect(again.score_missing).toBeUndefined()
  })

  it('is copied all the same.', async () => {
    refusal = 'text_too_complex'
    const copy = await ana.post('/resumes', { summary, job_description: job })
    refusal = null
    expect(copy.json()).toMatchObject({ score: null, score_missing: 'too_complex' })
  })
})

describe('a save during which somebody else saves', () => {
  it('is scored for what is there in the end, and loses neither.', async () => {
    const made = await make()
    beforeScore = () => ana.put(`/resumes/${made.id}`, { notes: 'from the other tab' })
    const saved = await ana.put(`/resumes/${made.id}`, { summary: 'Baker of bread.' })
    expect(saved.json()).toMatchObject({ summary: 'Baker of bread.', notes: 'from the other tab' })
    expect(saved.json<Resume>().score).toBeLessThan(made.score ?? 0)
    expect(saved.json<Resume>().version).toBe(made.version + 2)
  })

  it('is refused where it names the version before.', async () => {
    const made = await make()
    beforeScore = () => ana.put(`/resumes/${made.id}`, { notes: 'from the other tab' })
    const sent = { summary: 'Baker of bread.', version: made.version }
    expect((await ana.put(`/resumes/${made.id}`, sent)).statusCode).toBe(409)
  })
})

describe('a letter that cannot be checked', () => {
  it('is saved and opened, and says why nothing is known of it.', async () => {
    const made = await make()
    const letter = { recipient: '', subject: '', greeting: '', body: 'I nurse.', closing: '' }
    refusal = 'text_too_complex'
    const saved = await ana.put(`/resumes/${made.id}/letter`, letter)
    const opened = await ana.get(`/resumes/${made.id}/letter`)
    refusal = null
    for (const answer of [saved, opened]) {
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toMatchObject({ passages: [], check_missing: 'too_complex' })
    }
    const checked = (await ana.get(`/resumes/${made.id}/letter`)).json<LetterAnswer>()
    expect(checked.letter).toEqual({ ...letter, dateline: '' })
    expect(checked.passages).toHaveLength(1)
    expect(checked.check_missing).toBeUndefined()
  })
})
