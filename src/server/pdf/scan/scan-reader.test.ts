import { readFileSync } from 'node:fs'

import { readResume } from '#domain/reading/read-resume.ts'
import { afterAll, describe, expect, it } from 'vitest'

import { patientReader } from '../../../../tests/api/patience.ts'
import { createScanReader } from './scan-reader.ts'

const scan = (name: string): Buffer =>
  readFileSync(new URL(`../../../../tests/fixtures/scans/${name}.pdf`, import.meta.url))

const scanner = createScanReader()
const reader = patientReader()
afterAll(() => Promise.all([scanner.close(), reader.close()]))

describe('a PDF that is a picture', () => {
  it('is told from an empty one', async () => {
    expect(await reader.read(scan('scan-de'))).toEqual({ kind: 'refused', code: 'pdf_no_text' })
  })

  it.each([
    ['scan-de', 'de', 'Jürgen Großmann', 'Kältetechniker', 'Klimabau Höß GmbH', '03/2018'],
    ['scan-fr', 'fr', 'Hélène Dubois', 'Infirmière', 'Clinique Saint-Benoît', 'septembre 2019'],
  ])('is read in its own language: %s', async (...row) => {
    const [file, language, name, role, company, from_date] = row
    const read = await scanner.read(scan(file))
    if (read.kind === 'refused') throw new Error(read.code)
    const { resume, ...reading } = readResume(read.document)
    expect(reading.language).toBe(language)
    expect(resume.contact_info).toMatchObject({
      name,
      email: expect.stringMatching(/^\S+@\S+\.example$/),
    })
    expect(resume.work_experience).toMatchObject([{ role, company, from_date }])
    expect(resume.work_experience[0]?.description).toHaveLength(1)
    expect(resume.education).toHaveLength(1)
  })

  it('is refused by name where the packages for it are missing', async () => {
    const without = createScanReader({ isInstalled: () => false })
    expect(without.isUsable()).toBe(false)
    expect(await without.read(scan('scan-de'))).toEqual({ kind: 'refused', code: 'pdf_needs_ocr' })
  })

  it('is stopped when it takes too long, and nothing else is read meanwhile', async () => {
    const hurried = createScanReader({ wallClockMs: 1 })
    const first = hurried.read(scan('scan-de'))
    expect(await hurried.read(scan('scan-fr'))).toEqual({ kind: 'refused', code: 'reader_busy' })
    expect(await first).toEqual({ kind: 'refused', code: 'reader_timeout' })
    await hurried.close()
  })

  it('is put down at once when nobody wants it any more', async () => {
    const unwanted = new AbortController()
    const pages: [number, number][] = []
    const reading = scanner.read(scan('scan-de'), {
      signal: unwanted.signal,
      onPage: (page, of) => {
        pages.push([page, of])
        unwanted.abort()
      },
    })
    expect(await reading).toEqual({ kind: 'refused', code: 'reader_busy' })
    expect(pages).toEqual([[1, 1]])
  })
})
