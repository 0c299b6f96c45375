/** What somebody uploads is read in a process of its own: nobody else waits for it, however slow it is. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import type { Resume } from '#domain/resume/resume.ts'
import { writeZip } from '#server/print/write-zip.ts'

import { patientReader } from './patience.ts'
import { readerChildren } from './reader-children.ts'
import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'
import { tinyPdf } from './tiny-pdf.ts'

// In the server's own process no field of a file is read.
vi.mock('#domain/reading/read-resume.ts', () => ({
  readResume: () => {
    throw new Error('read in the server')
  },
}))
vi.mock('#domain/reading/docx.ts', () => ({
  itemsOfDocx: () => {
    throw new Error('opened in the server')
  },
}))

let product: TestHouse
let marta: TestPerson
/** Readers of the files before this one, which one worker runs in turn. */
let others: number[]
beforeAll(async () => {
  others = process.platform === 'linux' ? readerChildren() : []
  // A child that is held fast by a test is not to be killed for it.
  const reader = patientReader()
  product = await openTestHouse({ parts: { reader } })
  marta = await product.signUp()
})
afterAll(() => product.close())

const pdf = tinyPdf([
  'Marta Oliveira',
  'marta@example.org',
  'Experience',
  'Head Baker, Corner Bakery',
])

describe('the fields of a file', () => {
  it('are read apart from the server: a PDF, a Word file, a sheet of our own', async () => {
    const answer = await marta.upload(pdf)
    expect(answer.json<Resume>()).toMatchObject({ contact_info: { name: 'Marta Oliveira' } })
    const word = ['Marta Oliveira', 'marta@example.org'].map(
      (text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`,
    )
    const file = writeZip({
      'word/document.xml': `<w:document><w:body>${word.join('')}</w:body></w:document>`,
    })
    expect((await marta.upload(file)).json()).toMatchObject({
      contact_info: { email: 'marta@example.org' },
    })
    const { id } = answer.json<Resume>()
    expect((await marta.get(`/resumes/${id}/machine-read`)).statusCode).toBe(200)
  })

  it.skipIf(process.platform !== 'linux')('keep nobody else waiting', async () => {
    // Warm from the test before.
    const [child] = readerChildren().filter((pid) => !others.includes(pid))
    if (child === undefined) throw new Error('no reader is running')
    process.kill(child, 'SIGSTOP')
    let isRead = false
    const upload = marta.upload(pdf).then((answer) => {
      isRead = true
      return answer
    })
    try {
      const others = await Promise.all([
        marta.get('/resumes'),
        marta.post('/resumes/template'),
        product.ask({ method: 'GET', url: '/api/health' }),
      ])
      expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
      expect(isRead).toBe(false)
    } finally {
      process.kill(child, 'SIGCONT')
    }
    expect((await upload).statusCode).toBe(200)
  })
})
