import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Resume } from '#domain/resume/resume.ts'
import { contentOf } from '#domain/resume/content.ts'
import { resumeLines } from '#domain/resume/text.ts'
import { verifyResume } from '#domain/truth/verify.ts'

import type { Tailored } from './baker-to-tailor.ts'
import { addResume, balanceOf, job, tailor } from './baker-to-tailor.ts'
import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

let product: TestHouse
let marta: TestPerson
let resume: Resume
beforeAll(async () => {
  product = await openTestHouse({ env: { CREDITS_ON_SIGNUP: '10' } })
  marta = await product.signUp()
  resume = await addResume(marta)
})
afterAll(() => product.close())

describe('tailoring by pasted text', () => {
  it('gives a new resume for that job, with its original beside it', async () => {
    const before = await balanceOf(marta)
    const answer = await tailor(marta, resume.id)
    expect(answer.statusCode).toBe(200)
    const { tailored_resume: tailored, initial_resume: initial } = answer.json<Tailored>()
    expect(initial).toEqual(resume)
    expect(tailored.id).not.toBe(resume.id)
    expect(tailored).toMatchObject({
      original_resume_id: resume.id,
      job_description: job,
      job_status: 'created',
      is_base: false,
      version: 1,
      job_title: 'Head Baker',
    })
    expect(tailored.score).toBeGreaterThanOrEqual(1)
    expect(tailored.score).toBeLessThanOrEqual(100)
    expect(tailored.nice_to_have_skills.length).toBeGreaterThan(0)
    expect((await marta.get(`/resumes/${tailored.id}`)).json()).toEqual(tailored)
    expect(await balanceOf(marta)).toBe(before - 1)
  })

  it('takes the title and the employer that the person says in place of those read', async () => {
    const corrected = {
      job_description: `GREAT TEAM of bakers)\n\n${job}`,
      job_title: ' Master Baker ',
      company_name: '',
    }
    const { tailored_resume: tailored } = (
      await tailor(marta, resume.id, corrected)
    ).json<Tailored>()
    expect(tailored).toMatchObject({
      job_title: 'Master Baker',
      company_name: '',
      job_description: corrected.job_description,
    })
  })

  it('changes something, and says nothing that the original does not support', async () => {
    const { tailored_resume: tailored } = (await tailor(marta, resume.id)).json<Tailored>()
    expect(contentOf(tailored)).not.toEqual(contentOf(resume))
    expect(verifyResume(contentOf(resume), contentOf(tailored))).toEqual([])
    const said = resumeLines(tailored).map((line) => line.text)
    for (const line of resumeLines(resume)) {
      if (line.field === 'description') expect(said).toContain(line.text)
    }
  })

  it('keeps the original as it stood, whatever becomes of it', async () => {
    const source = await addResume(marta)
    const { tailored_resume: tailored } = (await tailor(marta, source.id)).json<Tailored>()
    await marta.put(`/resumes/${source.id}`, { summary: 'Something else by now.' })
    await marta.remove(`/resumes/${source.id}`)
    expect((await marta.get(`/resumes/${tailored.id}/original`)).json()).toEqual(source)
  })

  it('keeps the language of the resume for a job in another, and says so', async () => {
    const german = `Bäckermeister (m/w/d)
Ihre Aufgaben
- Leitung der Nachtschicht unserer Bäckerei und Ausbildung der Lehrlinge
- Herstellung von Sauerteigbroten
Ihr Profil
- Abgeschlossene Ausbildung als Bäcker und mehrere Jahre Berufserfahrung`
    const { kept_language, tailored_resume } = (
      await tailor(marta, resume.id, { job_description: german })
    ).json<Tailored>()
    expect(kept_language).toBe(true)
    expect(tailored_resume.resume_language).toBe('en')
    expect((await tailor(marta, resume.id)).json<Tailored>().kept_language).toBe(false)
  })

  it('renews the score with every save, against the resume’s own job', async () => {
    const rich = await product.signUp()
    const source = await addResume(rich)
    const { tailored_resume: tailored } = (await tailor(rich, source.id)).json<Tailored>()
    const poorer = (
      await rich.put(`/resumes/${tailored.id}`, {
        summary: 'Likes tea.',
        work_experience: [],
        skill_categories: [],
      })
    ).json<Resume>()
    expect(poorer.score).not.toBeNull()
    expect(poorer.score ?? 100).toBeLessThan(tailored.score ?? 0)
    const restored = (await rich.put(`/resumes/${tailored.id}`, tailored)).statusCode
    expect(restored).toBe(409)
    const { version: _version, ...whole } = tailored
    expect((await rich.put(`/resumes/${tailored.id}`, whole)).json<Resume>().score).toBe(
      tailored.score,
    )
    const without = await rich.put(`/resumes/${tailored.id}`, { job_description: null })
    expect(without.json<Resume>().score).toBeNull()
  })
})

describe('tailoring to a listed job', () => {
  it('takes its text, title and company, by identifier or by the address of its post', async () => {
    const detail = {
      id: 'bake-1',
      created_at: '2026-01-05T08:00:00.000Z',
      job_link: 'https://jobs.example.org/bake-1',
      job_title: 'Head Baker (listed)',
      company_name: 'Corner Bakery',
      job_location: 'Leeds',
      job_type: null,
      company_description: '',
      job_duties_and_responsibilities: [],
      required_qualifications: [],
      preferred_qualifications: [],
      job_benefits: [],
      keywords: [],
    }
    await product.house.db
      .insertInto('jobs')
      .values({
        id: 'bake-1',
        source: 'test',
        link_key: 'jobs.example.org/bake-1',
        title: 'Head Baker',
        company: 'Corner Bakery',
        detail: JSON.stringify(detail),
        text: job,
        link: 'https://jobs.example.org/bake-1',
        location: 'Leeds',
      })
      .execute()
    for (const body of [
      { job_identifier: 'bake-1' },
      { job_description: ' https://jobs.example.org/bake-1\n', job_identifier: null },
    ]) {
      const { tailored_resume: tailored } = (await tailor(marta, resume.id, body)).json<Tailored>()
      expect(tailored).toMatchObject({
        job_id: 'bake-1',
        job_identifier: 'bake-1',
        job_title: 'Head Baker (listed)',
        company_name: 'Corner Bakery',
        job_description: `Head Baker (listed)\n\n${job}`,
      })
    }
  })
})

describe('translation', () => {
  it('is refused before a credit is touched, while no translator is installed', async () => {
    const translate = (language: string) =>
      marta.post(`/resumes/${resume.id}/translate`, { target_language: language })
    const before = await balanceOf(marta)
    const same = await translate('en')
    expect([same.statusCode, same.json<{ detail: string }>().detail]).toEqual([
      400,
      'The target language is the same as the original.',
    ])
    const other = await translate('de')
    expect(other.statusCode).toBe(503)
    expect(other.json()).toEqual({
      detail: 'No translation engine is installed. Run: npm run models -- de',
      code: 'translation_unavailable',
    })
    expect((await translate('xx')).statusCode).toBe(400)
    expect(await balanceOf(marta)).toBe(before)
  })
})
