/**
 * Two tabs save any of a resume's fields, in any order, with and without the version they rest on,
 * at once and one after the other. Whatever a save does not name stays exactly as it was, and what
 * was acknowledged is in the resume or, once it was replaced, in the history.
 */
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { jobStatuses } from '#domain/resume/status.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { layouts, papers } from '#domain/resume/resume.ts'

import { resumeContents } from '../arbitraries/resume-contents.ts'
import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

let product: TestHouse
let ana: TestPerson
beforeAll(async () => {
  product = await openTestHouse()
  ana = await product.signUp()
})
afterAll(() => product.close())

const word = fc.string({ unit: fc.constantFrom(...'abcdefgh '), maxLength: 20 })
/** Any of the fields that an editor, a card on the board or a dialog sends. */
const someFields: fc.Arbitrary<Record<string, unknown>> = fc
  .record({
    content: resumeContents,
    company_name: word,
    job_title: word,
    job_status: fc.constantFrom(...jobStatuses),
    is_base: fc.boolean(),
    notes: word,
    layout: fc.constantFrom(...layouts),
    paper: fc.constantFrom(...papers),
    resume_language: fc.constantFrom('en', 'de', 'fr'),
    chosen: fc.uniqueArray(fc.nat({ max: 16 }), { minLength: 1, maxLength: 6 }),
  })
  .map(({ content: { further_sections, section_order, ...content }, chosen, ...card }) => {
    // A section comes and goes with its place.
    const sections = { further_sections, section_order }
    const all = Object.entries({ ...content, ...card }).map(([name, value]) => ({ [name]: value }))
    const parts: object[] = [...all, sections]
    return Object.assign({}, ...chosen.flatMap((i) => parts.slice(i, i + 1)))
  })

const step = fc.record({
  tab: fc.nat({ max: 1 }),
  fields: someFields,
  how: fc.constantFrom('by its version', 'by its version', 'as an autosave', 'without a version'),
})

/** What the server works out by itself. */
const derived = new Set(['version', 'score', 'nice_to_have_skills'])

const without = (resume: Resume, fields: object) =>
  Object.fromEntries(
    Object.entries(resume).filter(([name]) => !derived.has(name) && !Object.hasOwn(fields, name)),
  )

const newResume = async () => (await ana.post('/resumes/template')).json<Resume>()
const open = async (id: string) => (await ana.get(`/resumes/${id}`)).json<Resume>()

describe('a save of some fields', () => {
  it('never touches the others, whichever tab sends it and in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 10 }), async (steps) => {
        let stored = await newResume()
        const seen = [stored.version, stored.version]
        for (const { tab, fields, how } of steps) {
          const answer = await ana.put(`/resumes/${stored.id}`, {
            ...fields,
            ...(how === 'without a version' ? {} : { version: seen[tab] }),
            ...(how === 'as an autosave' ? { autosave: `tab ${tab}` } : {}),
          })
          const isStale = how !== 'without a version' && seen[tab] !== stored.version
          expect(answer.statusCode).toBe(isStale ? 409 : 200)
          const now = await open(stored.id)
          if (isStale) expect(now).toEqual(stored)
          else {
            expect(now).toMatchObject({ ...fields, version: stored.version + 1 })
            expect(without(now, fields)).toEqual(without(stored, fields))
          }
          stored = now
          seen[tab] = stored.version
        }
      }),
      { numRuns: 30 },
    )
  })

  it('loses nothing to another that is sent at the same moment', async () => {
    const pair = fc.tuple(someFields, someFields)
    await fc.assert(
      fc.asyncProperty(pair, async ([mine, theirs]) => {
        const apart = Object.fromEntries(
          Object.entries(theirs).filter(([name]) => !Object.hasOwn(mine, name)),
        )
        const before = await newResume()
        const answers = await Promise.all([
          ana.put(`/resumes/${before.id}`, mine),
          ana.put(`/resumes/${before.id}`, apart),
        ])
        expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
        const now = await open(before.id)
        expect(now).toMatchObject({ ...mine, ...apart, version: before.version + 2 })
        const both = { ...mine, ...apart }
        expect(without(now, both)).toEqual(without(before, both))
      }),
      { numRuns: 30 },
    )
  })

  it('that the person asked for can be read in the history, whatever replaced it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(someFields, { minLength: 1, maxLength: 6 }), async (saves) => {
        const { id } = await newResume()
        const acknowledged: Resume[] = []
        for (const fields of saves) {
          acknowledged.push((await ana.put(`/resumes/${id}`, fields)).json<Resume>())
        }
        for (const { version, ...state } of acknowledged) {
          const kept = (await ana.get(`/resumes/${id}/history/${version}`)).json<Resume>()
          expect(kept).toMatchObject(state)
        }
      }),
      { numRuns: 15 },
    )
  })
})
