/** "I do have this": only what was stated may be written, and it says so; and changes that were accepted. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { TailoringRecord } from '#contract/tailoring.ts'
import type { StatementAnswer } from '#contract/statements.ts'
import type { Resume } from '#domain/resume/resume.ts'
import type { Edit } from '#domain/tailoring/edit.ts'
import type { Engine } from '#server/engines/engine.ts'

import { createBuiltInEngine } from '#server/engines/built-in/engine.ts'
import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

const content = {
  contact_info: { name: 'Ida', email: '', phone: '', possible_work_locations: [] },
  summary: 'Baker in regional bakeries.',
  work_experience: [
    {
      role: 'Baker',
      company: 'Mill Lane Bakery',
      location: 'York',
      from_date: '03/2015',
      to_date: 'Present',
      description: ['Cleaned the ovens every week', 'Trained apprentices in sourdough'],
    },
  ],
  skill_categories: [{ name: 'Baking', skills: ['Sourdough'] }],
}

const job = 'Head Baker\n\nRequirements\n- Sourdough\n- HACCP\n- SAP'

const rewritten = (op: Edit['op'], path: string, old: string | null, value: string): Edit => ({
  id: value,
  op,
  path,
  old,
  value,
  basis: [op === 'surface_skill' ? '/work_experience/0/description/1' : path],
  requirement: null,
})

/** Proposes what the built-in one would, what no line says, and years up to the present. */
const bold: Engine = {
  ...createBuiltInEngine(),
  name: 'bold',
  propose: async (resume, reading, { truth }) => {
    const { proposeEdits } = await import('#domain/tailoring/propose.ts')
    const path = '/work_experience/0/description/0'
    return {
      edits: [
        ...proposeEdits(resume, reading, truth).filter(({ op }) => op !== 'summary'),
        rewritten('surface_skill', '/skill_categories/0/skills', null, 'SAP'),
        rewritten('rewrite', path, 'Cleaned the ovens every week', 'Cleaned the ovens with HACCP'),
        rewritten(
          'summary',
          '/summary',
          content.summary,
          'Baker in regional bakeries for 5 years.',
        ),
      ],
      waiting: [],
      unusable: 0,
      by: { engine: 'built-in', model: null, fallback: null },
    }
  },
}

let product: TestHouse
let person: TestPerson
let resume: Resume
beforeAll(async () => {
  product = await openTestHouse({ parts: { engine: bold } })
  person = await product.signUp()
  resume = (await person.post('/resumes', content)).json<Resume>()
})
afterAll(() => product.close())

const state = async (skill: string) =>
  (await person.post('/users/me/statements', { skill })).json<StatementAnswer>()
const stated = async () => (await person.get('/users/me/statements')).json<StatementAnswer[]>()

async function tailor() {
  const answer = await person.post(`/resumes/${resume.id}/tailored-to-job`, {
    job_description: job,
  })
  const { tailored_resume: made } = answer.json<{ tailored_resume: Resume }>()
  const record = (await person.get(`/resumes/${made.id}/tailoring`)).json<TailoringRecord>()
  return { made, record, skills: made.skill_categories.flatMap(({ skills }) => skills) }
}

describe('a statement', () => {
  it('is what a skill may be written by, and only into the list of skills', async () => {
    expect((await tailor()).skills).not.toContain('HACCP')

    const said = await state(' HACCP ')
    expect(said).toMatchObject({ skill: 'HACCP', withdrawn_at: null })
    expect(await state('haccp')).toEqual(said)
    const { made, record, skills } = await tailor()
    expect(skills).toContain('HACCP')
    expect(skills).not.toContain('SAP')
    expect(made.work_experience[0]?.description).toContain('Cleaned the ovens every week')
    expect(record.statements).toEqual([{ text: 'HACCP', stated_at: said.stated_at }])
    expect(record.edits.find(({ value }) => value === 'HACCP')?.basis).toEqual(['/statements/0'])
    // The product knows the month: the work goes on, so the years may be named.
    expect(made.summary).toContain('5 years')
  })

  it('of a skill belongs to no line: one that names a line is refused', async () => {
    const about = { resume_id: 'any', path: '/work_experience/0/description/1' }
    const answer = await person.post('/users/me/statements', { skill: 'Rust', about })
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ detail: string }>().detail).toContain('about must be left out')
  })

  it('supports nothing more once it is taken back, and both dates stay', async () => {
    const [said] = await stated()
    const gone = await person.remove(`/users/me/statements/${said?.id}`)
    expect(gone.json()).toEqual({ ...said, withdrawn_at: expect.any(String) })
    expect(await stated()).toEqual([gone.json()])
    expect((await tailor()).skills).not.toContain('HACCP')

    const again = await state('HACCP')
    expect(again.id).not.toBe(said?.id)
    expect(await stated()).toHaveLength(2)
  })

  it('is nobody else’s to see or to take back', async () => {
    const stranger = await product.signUp()
    const [said] = await stated()
    expect((await stranger.get('/users/me/statements')).json()).toEqual([])
    const refused = await stranger.remove(`/users/me/statements/${said?.id}`)
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([404, 'not_found'])
    expect((await stated())[0]?.withdrawn_at).toBeNull()
  })

  it.each([{ skill: '  ' }, { skill: 'x'.repeat(121) }, {}])('is refused as %j', async (body) => {
    expect((await person.post('/users/me/statements', body)).statusCode).toBe(400)
  })
})

describe('accepted changes', () => {
  it('are kept with the resume, opened again one by one, and exported with the statements', async () => {
    const place = `/resumes/${resume.id}/settled-changes`
    expect((await person.get(place)).json()).toEqual({ settled: [] })
    await person.patch(place, { settle: ['words-b', 'added-a'] })
    const left = await person.patch(place, { settle: ['words-b'], reopen: ['added-a'] })
    expect(left.json()).toEqual({ settled: ['words-b'] })

    const document = (await person.get('/users/me/export')).json<{
      resumes: { resume: Resume; settled: string[] }[]
      statements: object[]
    }>()
    const exported = document.resumes.find((one) => one.resume.id === resume.id)
    expect(exported?.settled).toEqual(['words-b'])
    expect(document.statements).toHaveLength(2)

    const newcomer = await product.signUp()
    for (let time = 0; time < 2; time += 1) {
      expect((await newcomer.post('/users/me/import', document)).statusCode).toBe(200)
    }
    const theirs = (await newcomer.get('/users/me/statements')).json<StatementAnswer[]>()
    expect(theirs.map(({ id: _id, ...one }) => one)).toEqual(document.statements)
  })
})
