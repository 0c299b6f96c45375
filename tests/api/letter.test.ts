/** The cover letter beside a resume: written from it, edited, checked, exported, taken along. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { LetterAnswer } from '#contract/letters.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { createBuiltInEngine } from '#server/engines/built-in/engine.ts'
import type { Engine } from '#server/engines/engine.ts'
import { readItems } from '#server/pdf/read-items.ts'

import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

let product: TestHouse
let ana: TestPerson
let place: string

beforeAll(async () => {
  product = await openTestHouse()
  ana = await product.signUp()
  const resume = (
    await ana.post('/resumes', {
      contact_info: {
        name: 'Ana Silva',
        email: 'ana@silva.example',
        phone: '',
        possible_work_locations: [],
      },
      work_experience: [
        {
          role: 'Backend Engineer',
          company: 'Northwind plc',
          location: 'Leeds',
          from_date: '2020',
          to_date: 'present',
          description: ['Moved 60 jobs to a queue in PostgreSQL', 'Kept the rota'],
        },
      ],
      skill_categories: [{ name: 'Tools', skills: ['PostgreSQL', 'Go'] }],
      job_title: 'Platform Engineer',
      company_name: 'Acme',
      job_description: 'Platform Engineer\nAcme\n\nRequirements\n- PostgreSQL\n- Go\n- Kubernetes',
      resume_language: 'en',
    })
  ).json<Resume>()
  place = `/resumes/${resume.id}/letter`
})
afterAll(() => product.close())

describe('a cover letter', () => {
  it('is not there before it is written, and has no file', async () => {
    expect((await ana.get(place)).json()).toBeNull()
    expect((await ana.get(`${place}/export?format=txt`)).statusCode).toBe(404)
  })

  it('is written from the resume for its job, costs nothing, and says what it rests on', async () => {
    const before = (await ana.get('/users/me')).json<{ credit_balance: number }>().credit_balance
    const { letter, passages } = (await ana.post(place, {})).json<LetterAnswer>()
    expect(letter.subject).toBe('Application for the post of Platform Engineer')
    expect(letter.body).toContain(
      'Since 2020 I have worked as a Backend Engineer at Northwind plc.',
    )
    expect(letter.body).toContain('There I moved 60 jobs to a queue in PostgreSQL.')
    expect(letter.body).not.toContain('Kubernetes')
    expect(passages.flatMap(({ violations }) => violations)).toEqual([])
    expect(passages.flatMap(({ basis }) => basis)).toContain('/work_experience/0/description/0')
    const after = (await ana.get('/users/me')).json<{ credit_balance: number }>().credit_balance
    expect(after).toBe(before)
  })

  it('says that its ad is in another language, and takes the lines of the own resume in it', async () => {
    const bo = await product.signUp()
    const ad = `Elektroniker Instandhaltung\n\nIhre Aufgaben\n${'- Sie warten die Pumpen in unserem Werk und halten die Anlagen am Laufen, mit Excel und SAP.\n'.repeat(8)}`
    const resumeIn = (
      resume_language: string,
      role: string,
      line: string,
      job_description: string,
    ) =>
      bo.post('/resumes', {
        contact_info: { name: 'Bo Lind', email: '', phone: '', possible_work_locations: [] },
        work_experience: [
          {
            role,
            company: 'Fjord Pumps',
            location: '',
            from_date: '2020',
            to_date: 'present',
            description: [line],
          },
        ],
        job_title: 'Elektroniker Instandhaltung',
        company_name: 'Werk Nord GmbH',
        job_description,
        resume_language,
      })
    const english = (
      await resumeIn('en', 'Electrician', 'Serviced 40 pumps in the plant every month', ad)
    ).json<Resume>()
    const where = `/resumes/${english.id}/letter`
    expect((await bo.post(where, {})).json()).toMatchObject({ code: 'letter_untranslated' })
    const skill_categories = [{ name: 'Other', skills: ['Excel', 'SAP'] }]
    await bo.put(`/resumes/${english.id}`, { skill_categories })
    const alone = (await bo.post(where, {})).json<LetterAnswer>()
    expect(alone.other_language).toEqual({ language: 'de', resume_id: null })
    expect(alone.letter.body).toContain('Seit 2020 arbeite ich bei Fjord Pumps als Elektriker')
    expect(alone.letter.body).not.toMatch(/pumps in|Pumpen/u)
    const german = (
      await resumeIn('de', 'Elektriker', 'Monatlich 40 Pumpen im Werk gewartet', '')
    ).json<Resume>()
    const both = (await bo.post(where, {})).json<LetterAnswer>()
    expect(both.other_language).toEqual({ language: 'de', resume_id: german.id })
    expect(both.letter.body).toContain('40 Pumpen im Werk')
    expect(both.passages.flatMap(({ violations }) => violations)).toEqual([])
    expect((await bo.get(where)).json()).toMatchObject({ other_language: both.other_language })
  })

  it('has another file name alone than with its resume', async () => {
    const nameOf = async (format: string) =>
      (await ana.get(`${place}/export?format=${format}`)).headers['content-disposition']
    const [alone, together] = [await nameOf('pdf'), await nameOf('application')]
    expect(alone).toContain('Cover letter')
    expect(together).toContain('Application')
  })

  it('is kept as it is edited, and tells what the resume does not show', async () => {
    const { letter } = (await ana.get(place)).json<LetterAnswer>()
    const body = `${letter.body}\n\nI led 45 people at Google.`
    const saved = (await ana.put(place, { ...letter, body })).json<LetterAnswer>()
    expect(saved.letter.body).toBe(body)
    const last = saved.passages.at(-1)
    expect(last?.text).toBe('I led 45 people at Google.')
    expect(last?.violations.map(({ rule }) => rule)).toContain('number')
    expect((await ana.get(place)).json()).toEqual(saved)
  })

  it('has a version: who saves over another one than they opened is given the one that is there', async () => {
    const first = (await ana.get(place)).json<LetterAnswer>()
    const save = (subject: string, version?: number) =>
      ana.put(place, { ...first.letter, subject, version })
    const second = (await save('Application', first.version)).json<LetterAnswer>()
    expect(second.version).toBe(first.version + 1)
    const stale = await save('In another tab', first.version)
    expect([stale.statusCode, stale.json()]).toEqual([
      409,
      {
        code: 'letter_conflict',
        detail: 'This letter was changed elsewhere since you opened it.',
        letter: second,
      },
    ])
    const anew = await ana.post(place, { version: first.version })
    expect(anew.json()).toMatchObject({ code: 'letter_conflict', letter: second })
    expect((await ana.get(place)).json()).toEqual(second)
    // Whoever names no version has said that they want it so.
    expect((await save(first.letter.subject)).json()).toMatchObject({ version: second.version + 1 })
  })

  it('is saved by one of two tabs at once, and the other is told', async () => {
    const { letter, version } = (await ana.get(place)).json<LetterAnswer>()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => ana.put(place, { ...letter, version })),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409])
  })

  it('leaves as text, Markdown, Word and PDF under a name to keep', async () => {
    for (const [format, words] of [
      ['txt', 'Ana Silva\nana@silva.example'],
      ['md', '**Application for the post of Platform Engineer**'],
    ]) {
      const answer = await ana.get(`${place}/export?format=${format}`)
      expect(answer.body).toContain(words)
      expect(answer.headers['content-disposition']).toContain(
        `filename="Ana Silva - Cover letter - Acme.${format}"`,
      )
    }
    const word = await ana.get(`${place}/export?format=docx`)
    expect(word.rawPayload.subarray(0, 2).toString()).toBe('PK')
    const pdf = await ana.get(`${place}/export?format=pdf&paper=letter`)
    const read = await readItems(new Uint8Array(pdf.rawPayload))
    if (read.kind === 'refused') throw new Error(read.code)
    expect(read.document.pages[0]).toEqual({ width: 612, height: 792 })
    const text = read.document.items.map((item) => item.text).join('')
    expect(text).toContain('Northwind plc.')
    expect(text).toContain('Yours faithfully,')
  })

  it('leaves as an application: the letter, and behind it the resume, in one PDF', async () => {
    const answer = await ana.get(`${place}/export?format=application`)
    expect(answer.headers['content-type']).toBe('application/pdf')
    const read = await readItems(new Uint8Array(answer.rawPayload))
    if (read.kind === 'refused') throw new Error(read.code)
    const textOf = (page: number) =>
      read.document.items.flatMap((item) => (item.page === page ? [item.text] : [])).join('')
    expect(read.document.pages).toHaveLength(2)
    expect(textOf(0)).toContain('Yours faithfully,')
    expect(textOf(1)).toContain('Experience')
  })

  it('has beside it a sheet for the talk, with what the job asks for and what shows it', async () => {
    const answer = await ana.get(place.replace('/letter', '/interview'))
    expect(answer.headers['content-disposition']).toContain('Interview sheet')
    const read = await readItems(new Uint8Array(answer.rawPayload))
    if (read.kind === 'refused') throw new Error(read.code)
    const text = read.document.items.map((item) => item.text).join('')
    expect(text).toContain('“PostgreSQL”: where did you work with it')
    expect(text).toContain('Backend Engineer, Northwind plc')
    expect(text).toContain('I have not worked with it so far.')
    const ben = await product.signUp()
    const other = (await ben.post('/resumes/template')).json<Resume>()
    expect((await ben.get(`/resumes/${other.id}/interview`)).statusCode).toBe(404)
  })

  it('keeps its place and date where a client sends none', async () => {
    const { letter } = (await ana.get(place)).json<LetterAnswer>()
    expect(letter.dateline).toMatch(/^\d+ \p{L}+ 20\d\d$/u)
    const { dateline, ...others } = letter
    const saved = (await ana.put(place, others)).json<LetterAnswer>()
    expect(saved.letter.dateline).toBe(dateline)
  })

  it('goes with the export of the account, and comes back from it', async () => {
    const document = (await ana.get('/users/me/export')).json<{
      resumes: { letter: { letter: { subject: string } } | null }[]
    }>()
    expect(document.resumes[0]?.letter?.letter.subject).toBe(
      'Application for the post of Platform Engineer',
    )
    const other = await product.signUp()
    await other.post('/users/me/import', document)
    const [resume] = (await other.get('/resumes')).json<Resume[]>()
    const { letter } = (await other.get(`/resumes/${resume?.id}/letter`)).json<LetterAnswer>()
    expect(letter.subject).toBe('Application for the post of Platform Engineer')
  })

  it('goes, and the resume stays', async () => {
    expect((await ana.remove(place)).statusCode).toBe(204)
    expect((await ana.get(place)).json()).toBeNull()
    expect((await ana.get(place.replace('/letter', ''))).statusCode).toBe(200)
  })

  it('is for no resume that was deleted for ever while it was being written', async () => {
    const begun = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const builtIn = createBuiltInEngine()
    const engine: Engine = {
      ...builtIn,
      writeLetter: async (...given) => {
        begun.resolve()
        await goOn.promise
        return builtIn.writeLetter(...given)
      },
    }
    const slow = await openTestHouse({ parts: { engine } })
    const person = await slow.signUp()
    const { id } = (await person.post('/resumes/template')).json<Resume>()
    const written = person.post(`/resumes/${id}/letter`)
    await begun.promise
    await person.remove(`/resumes/${id}`)
    await person.remove(`/trash/${id}`)
    goOn.resolve()
    const answer = await written
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      404,
      'resume_not_found',
    ])
    expect(slow.log()).not.toContain('a request failed')
    await slow.close()
  })
})
