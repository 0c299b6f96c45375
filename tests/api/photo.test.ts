/** A photo: one a person, bare, hidden until a resume's look says otherwise, gone with the account. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { ExportFormat } from '#domain/exchange/formats.ts'
import { bareJpeg } from '#domain/photo/bare-jpeg.ts'
import type { Layout, Resume } from '#domain/resume/resume.ts'
import { layouts } from '#domain/resume/resume.ts'

import { drawnPhoto, segment, withSegments } from '../fixtures/photos/drawn.ts'
import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

let product: TestHouse
let ana: TestPerson
let resume: Resume
beforeAll(async () => {
  product = await openTestHouse()
  ana = await product.signUp({ name: 'Ana Silva' })
  const contact_info = {
    name: 'Ana Silva',
    email: 'ana@example.org',
    phone: '+351 912 345 678',
    possible_work_locations: ['Porto'],
  }
  resume = (await ana.post('/resumes', { contact_info, summary: 'Nurse.' })).json<Resume>()
})
afterAll(() => product.close())

const camera = withSegments(drawnPhoto(), segment(0xe1, 'Exif\0\0GPS 41.1496 -8.6110'))
const sent = { jpeg: camera.toString('base64') }
const kept = { jpeg: Buffer.from(bareJpeg(drawnPhoto()) ?? []).toString('base64') }
const photoOf = async (person: TestPerson) => (await person.get('/users/me/photo')).json<unknown>()
const show = async (photo: boolean) =>
  ana.put(`/resumes/${resume.id}`, { look: { ...resume.look, photo } })
const file = async (format: ExportFormat, layout: Layout = 'ats-vanilla') =>
  (await ana.get(`/resumes/${resume.id}/export?format=${format}&layout=${layout}`)).rawPayload

/** How a picture is written down in a PDF. */
const drawn = /\/Subtype\s*\/Image/
const inWord = 'word/media/photo.jpg'

describe('a photo', () => {
  it('is kept without what a camera writes beside it, for nobody else', async () => {
    expect(await photoOf(ana)).toBeNull()
    const answer = await ana.put('/users/me/photo', sent)
    expect([answer.statusCode, answer.json<unknown>()]).toEqual([200, kept])
    expect(await photoOf(ana)).toEqual(kept)
    expect(await photoOf(await product.signUp())).toBeNull()
  })

  it('is hidden until the look of a resume says otherwise, in every form', async () => {
    expect(resume.look.photo).toBe(false)
    for (const layout of layouts)
      expect((await file('pdf', layout)).toString('latin1')).not.toMatch(drawn)
    expect((await file('docx')).includes(inWord)).toBe(false)

    expect((await show(true)).json<Resume>().look.photo).toBe(true)
    for (const layout of layouts) {
      const pdf = (await file('pdf', layout)).toString('latin1')
      expect(pdf).toMatch(drawn)
      // Read to whoever does not see it.
      expect(pdf).toMatch(/\/Alt\s*\(Ana Silva\)/)
    }
    expect((await file('docx')).includes(inWord)).toBe(true)
    for (const format of ['md', 'txt', 'json-resume'] as const)
      expect((await file(format)).toString()).not.toMatch(/image|photo|\/9j\//)
  })

  it('costs a machine no field', async () => {
    for (const layout of layouts) {
      const answer = await ana.get(`/resumes/${resume.id}/machine-read?layout=${layout}`)
      expect(answer.json()).toMatchObject({ score: 100, unplaced: [] })
    }
  })

  it('goes along with a copy, and a saved state brings its switch back', async () => {
    const { look, summary } = (await ana.get(`/resumes/${resume.id}`)).json<Resume>()
    const copy = (await ana.post('/resumes', { look, summary })).json<Resume>()
    expect(copy.look.photo).toBe(true)
    await show(false)
    await ana.post(`/resumes/${resume.id}/history/2/restore`)
    expect((await ana.get(`/resumes/${resume.id}`)).json<Resume>().look.photo).toBe(true)
  })

  it('leaves in the export and comes back, but never over another', async () => {
    const document = (await ana.get('/users/me/export')).json<object>()
    expect(document).toMatchObject({ photo: kept })
    const bea = await product.signUp()
    expect((await bea.post('/users/me/import', document)).statusCode).toBe(200)
    expect(await photoOf(bea)).toEqual(kept)
    const smaller = Buffer.from(drawnPhoto())
    const frame = smaller.indexOf(Buffer.from([0xff, 0xc0]))
    smaller.writeUInt16BE(240, frame + 5)
    smaller.writeUInt16BE(240, frame + 7)
    const other = { jpeg: smaller.toString('base64') }
    await bea.post('/users/me/import', { ...document, photo: other })
    expect(await photoOf(bea)).toEqual(kept)
    const bad = await bea.post('/users/me/import', { ...document, photo: { jpeg: 'none' } })
    expect(bad.json()).toMatchObject({ code: 'photo_unusable' })
  })

  it('is removed, and no resume shows one from then on', async () => {
    expect((await ana.remove('/users/me/photo')).statusCode).toBe(204)
    expect(await photoOf(ana)).toBeNull()
    expect((await file('pdf')).toString('latin1')).not.toMatch(drawn)
    expect((await ana.remove('/users/me/photo')).statusCode).toBe(204)
  })

  it('goes with the account', async () => {
    await ana.put('/users/me/photo', sent)
    await ana.remove('/users/me')
    const left = await product.house.db
      .selectFrom('photos')
      .select('person_id')
      .where('person_id', '=', ana.id)
      .execute()
    expect(left).toEqual([])
  })
})
