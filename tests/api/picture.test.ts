/** The first page of a resume as a picture, for the list. */
import { readFileSync } from 'node:fs'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Resume } from '#domain/resume/resume.ts'

import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

let product: TestHouse
let ana: TestPerson
let resume: Resume

const slow = 120_000

beforeAll(async () => {
  product = await openTestHouse()
  ana = await product.signUp()
  resume = (
    await ana.post('/resumes', {
      contact_info: {
        name: 'Ana',
        email: 'ana@silva.example',
        phone: '',
        possible_work_locations: [],
      },
      summary: 'Keeps trains on time.',
      paper: 'letter',
    })
  ).json<Resume>()
})
afterAll(() => product.close())

const address = () => `/resumes/${resume.id}/picture`

describe('the picture of a resume', () => {
  it(
    'is its first page alone, in outlines, and changes its tag with the resume and how it is set',
    async () => {
      const first = await ana.get(address())
      expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/svg+xml'])
      expect(first.headers['cache-control']).toBe('no-store')
      expect(first.body).toMatch(/^<svg [^>]*viewBox="0 0 612 792"/)
      expect(first.body).not.toMatch(/trains|mailto/)

      const lines = Array.from({ length: 120 }, (_, n) => `Kept train ${n} on time.`).join('\n')
      await ana.put(`/resumes/${resume.id}`, { summary: lines, paper: 'a4' })
      const long = await ana.get(address())
      expect(long.body).toMatch(/^<svg [^>]*viewBox="0 0 596 842"/)
      expect(long.body.match(/class="typst-page"/g)).toHaveLength(1)
      expect(long.body.match(/<g\b/g)?.length).toBe(long.body.match(/<\/g>/g)?.length)

      await ana.put(`/resumes/${resume.id}`, { design: 'classic' })
      const designed = await ana.get(address())
      const tags = [first, long, designed].map(({ headers }) => headers['etag'])
      expect(new Set(tags).size).toBe(3)
    },
    slow,
  )

  it(
    'is drawn once for a state of the resume, and is not sent to whoever has it',
    async () => {
      const { headers } = await ana.get(address())
      const { printer } = product.house
      product.house.printer = {
        ...printer,
        print: async () => ({ kind: 'refused', code: 'printer_busy', reason: 'asked again' }),
      }
      expect((await ana.get(address())).statusCode).toBe(200)
      const again = await product.ask({
        method: 'GET',
        url: `/api${address()}`,
        headers: { authorization: `Bearer ${ana.token}`, 'if-none-match': String(headers['etag']) },
      })
      expect([again.statusCode, again.body]).toEqual([304, ''])
      await ana.put(`/resumes/${resume.id}`, { summary: 'Something else.' })
      expect((await ana.get(address())).json()).toMatchObject({ code: 'printer_busy' })
      product.house.printer = printer
    },
    slow,
  )

  it(
    'shows the photo where the resume does, and another after the photo has changed',
    async () => {
      const jpeg = readFileSync(new URL('../fixtures/photos/drawn.jpg', import.meta.url))
      await ana.put('/users/me/photo', { jpeg: jpeg.toString('base64') })
      await ana.put(`/resumes/${resume.id}`, { look: { ...resume.look, photo: true } })
      const shown = await ana.get(address())
      expect(shown.body).toContain('<image')
      await ana.remove('/users/me/photo')
      const without = await ana.get(address())
      expect(without.body).not.toContain('<image')
      expect(without.headers['etag']).not.toBe(shown.headers['etag'])
    },
    slow,
  )

  it('is refused to others, and where there is no resume', async () => {
    const bea = await product.signUp()
    expect((await bea.get(address())).json()).toMatchObject({ code: 'forbidden' })
    expect((await bea.get('/resumes/nothing/picture')).statusCode).toBe(404)
  })
})
