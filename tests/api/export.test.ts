/** A resume leaves the product as a file under a name that people keep. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { MachineReadAnswer } from '#contract/exports.ts'
import type { Resume } from '#domain/resume/resume.ts'

import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

let product: TestHouse
let ana: TestPerson
let resume: Resume

beforeAll(async () => {
  product = await openTestHouse()
  ana = await product.signUp()
  resume = (
    await ana.post('/resumes', {
      contact_info: {
        name: 'Ana "Zoë" Silva',
        email: 'ana@silva.example',
        phone: '',
        possible_work_locations: [],
      },
      summary: 'Keeps trains on time.',
      job_title: 'Ingénieure',
      company_name: 'Acme/Rail',
      resume_language: 'fr',
      layout: 'two-column',
      paper: 'letter',
    })
  ).json<Resume>()
})
afterAll(() => product.close())

const ask = (query: string) => ana.get(`/resumes/${resume.id}/export?${query}`)

describe('the export of a resume', () => {
  it.each([
    ['md', 'text/markdown; charset=utf-8', 'md', '# Ana "Zoë" Silva'],
    ['txt', 'text/plain; charset=utf-8', 'txt', 'PROFIL'],
    ['json-resume', 'application/json; charset=utf-8', 'json', '"basics"'],
  ])('is %s, with its kind and its name', async (format, type, extension, words) => {
    const answer = await ask(`format=${format}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe(type)
    expect(answer.body).toContain(words)
    const name = encodeURIComponent(`Ana Zoë Silva – Ingénieure – Acme Rail.${extension}`)
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="Ana Zoe Silva - Ingenieure - Acme Rail.${extension}"; filename*=UTF-8''${name}`,
    )
  })

  it('is a Word file that comes home as it left', async () => {
    const answer = await ask('format=docx')
    expect(answer.headers['content-type']).toContain('wordprocessingml.document')
    expect(answer.headers['content-disposition']).toContain('Acme%20Rail.docx')
    const home = (await ana.upload(answer.rawPayload)).json<Resume>()
    expect(home.contact_info).toEqual(resume.contact_info)
    expect(home.summary).toBe(resume.summary)
  })

  it('is a PDF in its own layout and on its own paper, or in those asked for', async () => {
    const own = await ask('format=pdf')
    expect(own.headers['content-type']).toBe('application/pdf')
    expect(own.rawPayload.toString('latin1')).toContain('/MediaBox [0 0 612 792]')
    const other = await ask('format=pdf&layout=ats-vanilla&paper=a4')
    expect(other.rawPayload.toString('latin1')).toContain('/MediaBox [0 0 595.')
    expect(other.rawPayload.toString('latin1')).toContain('SourceSerif4')
  })

  it('is set as the resume says, or as is asked, and fits where it can', async () => {
    const look = { photo: false, accent: 'blue', typeface: 'source-sans', tightness: 2 }
    const saved = (await ana.put(`/resumes/${resume.id}`, { look })).json<Resume>()
    expect(saved.look).toEqual(look)
    expect((await ask('format=pdf')).rawPayload.toString('latin1')).toContain('SourceSans3')
    const inter = await ask('format=pdf&layout=ats-vanilla&typeface=inter')
    expect(inter.rawPayload.toString('latin1')).not.toContain('SourceSans3')
    expect((await ana.get(`/resumes/${resume.id}/fit?pages=1`)).json()).toEqual({
      tightness: 0,
      pages: 1,
    })
    expect((await ask('format=pdf&tightness=9')).statusCode).toBe(400)
    expect((await ana.put(`/resumes/${resume.id}`, { look: { accent: 'pink' } })).statusCode).toBe(
      400,
    )
  })

  it('is refused for a format that there is not', async () => {
    expect((await ask('format=odt')).json()).toMatchObject({ code: 'bad_request' })
    expect((await ask('')).json()).toMatchObject({ code: 'bad_request' })
  })
})

describe('what a machine reads', () => {
  it('is the PDF of the layout asked for, read back: all that can be read, and why the rest not', async () => {
    const read = async (query: string) =>
      (await ana.get(`/resumes/${resume.id}/machine-read?${query}`)).json<MachineReadAnswer>()
    const { score, fields } = await read('layout=ats-vanilla')
    expect(score).toBe(100)
    expect(fields.map(({ read: words }) => words)).toContain('Keeps trains on time.')
    await ana.put(`/resumes/${resume.id}`, { summary: 'Keeps 电车 on time.' })
    expect((await read('')).fields.find(({ path }) => path === '/summary')).toMatchObject({
      is_same: false,
      remedy: 'letters',
    })
    expect((await ana.get(`/resumes/${resume.id}/machine-read?layout=wide`)).statusCode).toBe(400)
  })
})
