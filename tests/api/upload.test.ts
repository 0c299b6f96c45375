import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { KeptReading, ReadingAnswer } from '#contract/readings.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { contentOf } from '#domain/resume/content.ts'

import type { TestHouse, TestPerson } from './test-house.ts'
import { multipartOf, openTestHouse } from './test-house.ts'
import { readerThatRefuses } from './readers.ts'
import { emptyPdf, scannedPdf, tinyPdf } from './tiny-pdf.ts'
import { writeZip } from '#server/print/write-zip.ts'

const lines = [
  'Marta Oliveira',
  'marta.oliveira@example.org',
  'Summary',
  'Baker with twelve years in regional bakeries and three in teaching.',
  'Experience',
  'Head Baker, Corner Bakery, Leeds',
  '03/2015 - 11/2022',
  '- Trained four apprentices in dough work',
  '- Cut flour waste by a third',
  'Skills',
  'Sourdough, Lamination, Hygiene',
]

let product: TestHouse
let marta: TestPerson
beforeAll(async () => {
  product = await openTestHouse()
  marta = await product.signUp({ name: 'Somebody Else' })
})
afterAll(() => product.close())

describe('uploading a PDF', () => {
  it('gives the resume that stands in it, and nothing else', async () => {
    const answer = await marta.upload(tinyPdf(lines))
    expect(answer.statusCode).toBe(200)
    const resume = answer.json<Resume>()
    expect(resume.contact_info).toMatchObject({
      name: 'Marta Oliveira',
      email: 'marta.oliveira@example.org',
    })
    expect(resume).toMatchObject({
      resume_language: 'en',
      company_name: '',
      job_description: null,
      score: null,
      version: 1,
    })
    const written = JSON.stringify(resume)
    for (const fact of ['Corner Bakery', 'Trained four apprentices', 'Sourdough']) {
      expect(written).toContain(fact)
    }
    expect(written).not.toContain('Somebody Else')
    expect((await marta.get(`/resumes/${resume.id}`)).json()).toEqual(resume)
  })

  it('makes no person of a page that is hardly a resume, and says that it is none', async () => {
    const menu = ['Trattoria Bella Vita', 'info@bellavita.example', 'Tiramisu ... 6,00 EUR']
    const resume = (await marta.upload(tinyPdf(menu))).json<Resume>()
    expect(resume.contact_info.name).toBe('')
    const reading = (await marta.get(`/resumes/${resume.id}/reading`)).json<ReadingAnswer>()
    expect(reading).toMatchObject({ is_hardly_resume: true })
    expect(reading.unplaced).toContain('Trattoria Bella Vita')
    const real = (await marta.upload(tinyPdf(lines))).json<Resume>()
    expect((await marta.get(`/resumes/${real.id}/reading`)).json()).toMatchObject({
      is_hardly_resume: false,
      notes: [],
    })
  })

  it('keeps how sure it was, and every line that no field took', async () => {
    const file = tinyPdf(lines.toSpliced(1, 0, 'Known by few', 'Mesmerism and fell running'))
    const { id } = (await marta.upload(file)).json<Resume>()
    const answer = await marta.get(`/resumes/${id}/reading`)
    expect(answer.json()).toEqual({
      confidence: expect.arrayContaining([
        {
          path: '/contact_info/email',
          value: 1,
          words: expect.stringContaining('@'),
          fields: {},
          offers: [],
          reasons: [],
        },
      ]),
      unplaced: ['Known by few', 'Mesmerism and fell running'],
      is_cut: false,
      is_hardly_resume: false,
      notes: [],
      seen: expect.objectContaining({ pages: [{ width: 595, height: 842 }] }),
      labelled_by: null,
    })
    await marta.remove(`/resumes/${id}`)
    expect((await marta.get(`/resumes/${id}/reading`)).statusCode).toBe(404)
  })

  it('says so where a file is longer than what is read of one', async () => {
    for (const [count, isCut] of [
      [30, false],
      [31, true],
    ] as const) {
      const { id } = (await marta.upload(tinyPdf(lines, count))).json<Resume>()
      const reading = (await marta.get(`/resumes/${id}/reading`)).json<ReadingAnswer>()
      expect(reading.is_cut).toBe(isCut)
    }
  })

  it('forgets what the person has checked or dealt with, and nothing else', async () => {
    const file = tinyPdf(lines.toSpliced(1, 0, 'Known by few', 'Mesmerism and fell running'))
    const { id } = (await marta.upload(file)).json<Resume>()
    const before = (await marta.get(`/resumes/${id}/reading`)).json<ReadingAnswer>()
    const body = { checked: ['/contact_info/email'], settled: ['Known by few', 'never there'] }
    const rest = (await marta.patch(`/resumes/${id}/reading`, body)).json()
    expect(rest).toEqual({
      confidence: before.confidence.filter(({ path }) => path !== '/contact_info/email'),
      unplaced: ['Mesmerism and fell running'],
      is_cut: false,
      is_hardly_resume: false,
      notes: [],
      seen: before.seen,
      labelled_by: null,
    })
    expect((await marta.get(`/resumes/${id}/reading`)).json()).toEqual(rest)
  })

  it('keeps the pages of the file, and of what kind the person says a section of it is', async () => {
    const { id } = (await marta.upload(tinyPdf(lines))).json<Resume>()
    const { seen } = (await marta.get(`/resumes/${id}/reading`)).json<ReadingAnswer>()
    const work = seen?.sections.findIndex(({ kind }) => kind === 'work') ?? -1
    expect(seen?.sections[work]?.heading_line).toMatchObject({ page: 0, has_bullet: false })
    const names: string[] = []
    JSON.stringify(seen, (name, value: unknown) => (names.push(name), value))
    expect(names.filter((name) => /[A-Z]/.test(name))).toEqual([])
    // What is kept, and with it every export made so far, stays as it was.
    const { resumes } = (await marta.get('/users/me/export')).json<{
      resumes: { reading: KeptReading | null }[]
    }>()
    const kept = resumes.flatMap(({ reading }) => reading?.seen?.sections ?? [])
    expect(kept.some(({ headingLine }) => headingLine?.hasBullet === false)).toBe(true)
    const body = { kinds: [{ section: work, kind: 'volunteering' }] }
    const rest = (await marta.patch(`/resumes/${id}/reading`, body)).json<ReadingAnswer>()
    expect(rest.seen?.sections.map(({ kind }) => kind)).toEqual(
      seen?.sections.map(({ kind }, i) => (i === work ? 'volunteering' : kind)),
    )
    const wrong = { kinds: [{ section: 0, kind: 'poems' }] }
    expect((await marta.patch(`/resumes/${id}/reading`, wrong)).statusCode).toBe(400)
  })

  it('takes it that all of a long file is dealt with', async () => {
    const left = [...Array.from({ length: 1_500 }, (_, i) => `Line ${i}`), 'word '.repeat(2_000)]
    const file = { basics: { name: 'Marta Oliveira' }, others: left }
    const { id } = (await marta.upload(Buffer.from(JSON.stringify(file)))).json<Resume>()
    const { unplaced } = (await marta.get(`/resumes/${id}/reading`)).json<{ unplaced: string[] }>()
    expect(unplaced).toEqual(left.map((line) => line.trim()))
    const settled = await marta.patch(`/resumes/${id}/reading`, { settled: unplaced })
    expect(settled.json()).toMatchObject({ unplaced: [] })
  })

  it('keeps nothing of the kind for a resume that was not uploaded', async () => {
    const { id } = (await marta.post('/resumes/template')).json<Resume>()
    const answer = await marta.get(`/resumes/${id}/reading`)
    expect([answer.statusCode, answer.json()]).toEqual([200, null])
  })

  it('takes a LinkedIn export through the same door', async () => {
    const answer = await marta.upload(
      writeZip({
        'Profile.csv': 'First Name,Last Name,Headline\nMarta,Oliveira,Baker and teacher\n',
        'Positions.csv': 'Company Name,Title,Started On\nCorner Bakery,Head Baker,Mar 2015\n',
      }),
    )
    const resume = answer.json<Resume>()
    expect(resume.contact_info.headline).toBe('Baker and teacher')
    expect(resume.work_experience).toMatchObject([{ role: 'Head Baker', to_date: 'present' }])
    expect((await marta.get(`/resumes/${resume.id}/reading`)).json()).toMatchObject({
      unplaced: [],
    })
  })

  it('gives the same content for the same file', async () => {
    const [a, b] = await Promise.all([marta.upload(tinyPdf(lines)), marta.upload(tinyPdf(lines))])
    expect([a.statusCode, b.statusCode]).toEqual([200, 200])
    expect(contentOf(a.json<Resume>())).toEqual(contentOf(b.json<Resume>()))
  })

  it.each([
    ['text under the name of a PDF', Buffer.from('Marta Oliveira, baker'), 415, 'pdf_not_pdf'],
    ['no bytes', Buffer.alloc(0), 422, 'pdf_empty'],
    ['a page with nothing on it', emptyPdf(), 422, 'pdf_empty'],
    ['a picture without text', scannedPdf(), 422, 'pdf_needs_ocr'],
    ['a file that was cut off', tinyPdf(lines).subarray(0, 60), 422, 'pdf_damaged'],
    ['more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-'), 413, 'pdf_too_large'],
  ])('[ASVS 5.2.1] refuses %s and stores nothing', async (_, bytes, status, code) => {
    const person = await product.signUp()
    const answer = await person.upload(bytes)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code])
    expect((await person.get('/resumes')).json()).toEqual([])
  })

  it('asks for the field `file`', async () => {
    const answer = await marta.upload(tinyPdf(lines), 'document')
    expect(answer.json()).toMatchObject({ code: 'file_missing' })
  })

  it('takes a form and nothing else', async () => {
    const answer = await marta.post('/resumes/upload', { file: 'resume.pdf' })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      415,
      'unsupported_media_type',
    ])
  })

  it('refuses a form that breaks off', async () => {
    const { type, payload } = multipartOf(tinyPdf(lines))
    const answer = await product.ask({
      method: 'POST',
      url: '/api/resumes/upload',
      headers: { authorization: `Bearer ${marta.token}`, 'content-type': type },
      payload: payload.subarray(0, 200),
    })
    expect(answer.statusCode).toBe(400)
  })

  it('says nothing of the name of the file', async () => {
    const answer = await marta.upload(tinyPdf(lines), 'file', '../../etc/passwd')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).not.toContain('passwd')
  })

  it('passes on that the reader is busy, and when to come back', async () => {
    const busy = await openTestHouse({
      parts: {
        reader: readerThatRefuses('reader_busy'),
      },
    })
    const answer = await (await busy.signUp()).upload(tinyPdf(lines))
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    await busy.close()
  })
})
