/** Scans are read in the background: the queue, its limits, what stops it, and what is told of it. */
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Scan } from '#contract/scans.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { printedPage } from '../fixtures/printed-page.ts'
import type { PdfReader, ReadPdf } from '#server/pdf/reader-process.ts'
import type { ScanContext, ScanReader } from '#server/pdf/scan/scan-reader.ts'
import { keepHouse } from '#server/housekeeping.ts'
import { readScans } from '#server/resumes/scans/read-scans.ts'

import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'
import { readerHere, readerThatRefuses } from './readers.ts'
import { scannedPdf } from './tiny-pdf.ts'

let product: TestHouse
let marta: TestPerson
/** What stands in every scan here. */
const text: ReadPdf = {
  kind: 'document',
  document: printedPage([
    { text: 'Marta Oliveira', x: 50, y: 60, size: 20, bold: true },
    { text: 'marta@example.org', x: 50, y: 80 },
    { text: 'Experience', x: 50, y: 110, size: 13, bold: true },
    { text: 'Baker, Corner Bakery', x: 50, y: 130 },
    { text: '2019 - 2021', x: 50, y: 144 },
  ]),
}
/** How the engine reads; each test says. */
let reads: (context: ScanContext) => Promise<ReadPdf>
let usable: boolean

beforeAll(async () => {
  const scanner: ScanReader = {
    isUsable: () => usable,
    read: (_bytes, context = {}) => reads(context),
    close: async () => {},
  }
  // Every upload here is a scan.
  const reader: PdfReader = {
    ...readerThatRefuses('pdf_no_text'),
    readResume: async (bytes, ask) =>
      ask?.of === 'document'
        ? readerHere.readResume(bytes, ask)
        : { kind: 'refused', code: 'pdf_no_text' },
  }
  product = await openTestHouse({ parts: { scanner, reader } })
})
afterAll(() => product.close())
beforeEach(async () => {
  usable = true
  reads = async () => text
  await product.house.db.deleteFrom('scans').execute()
  marta = await product.signUp()
})

/** Another scan with each mark. */
const scan = (mark = ''): Buffer => Buffer.concat([scannedPdf(), Buffer.from(`%${mark}`)])

const scansOf = async (person: TestPerson) => (await person.get('/scans')).json<Scan[]>()
const resumesOf = async (person: TestPerson) => (await person.get('/resumes')).json<Resume[]>()
const onlyScan = async () => (await scansOf(marta))[0]

/** Reads until it is told to stop. */
const untilStopped = async ({ signal }: ScanContext): Promise<ReadPdf> => {
  if (signal?.aborted !== true)
    await new Promise((resolve) => signal?.addEventListener('abort', resolve))
  return { kind: 'refused', code: 'reader_busy' }
}

describe('a scan', () => {
  it('is told from a resume at once, and becomes one in the background', async () => {
    const answer = await marta.upload(scan(), 'file', 'my résumé.pdf')
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'scan_being_read' })
    expect(await scansOf(marta)).toMatchObject([
      { state: 'waiting', place: 1, file_name: 'my résumé.pdf', resume_id: null },
    ])
    expect(await resumesOf(marta)).toEqual([])

    let seen: Scan | undefined
    reads = async ({ onPage }) => {
      onPage?.(2, 3)
      await expect.poll(async () => (await onlyScan())?.page).toBe(2)
      seen = await onlyScan()
      return text
    }
    expect(await readScans(product.house)).toBe(1)
    expect(seen).toMatchObject({ state: 'reading', place: 0, page: 2, pages: 3 })
    const [made] = await resumesOf(marta)
    expect(made).toMatchObject({ contact_info: { name: 'Marta Oliveira' }, version: 1 })
    expect(await scansOf(marta)).toMatchObject([
      { state: 'done', failure: null, resume_id: made?.id, page: 2, pages: 3 },
    ])
    expect((await marta.get(`/resumes/${made?.id}/reading`)).json()).toMatchObject({ unplaced: [] })
    // The file has served.
    const rows = await product.house.db.selectFrom('scans').select('bytes').execute()
    expect(rows).toEqual([{ bytes: null }])
    expect(product.log()).not.toMatch(/Marta|résumé/)
  })

  it('sent twice waits once, and sent again later is read again', async () => {
    await marta.upload(scan())
    await marta.upload(scan())
    expect(await scansOf(marta)).toHaveLength(1)
    await readScans(product.house)
    await marta.upload(scan())
    expect(await scansOf(marta)).toMatchObject([{ state: 'waiting', place: 1, resume_id: null }])
    await readScans(product.house)
    expect(await resumesOf(marta)).toHaveLength(2)
  })

  it('without any text stays in view with its name, and names no command', async () => {
    reads = async () => ({ kind: 'refused', code: 'pdf_no_text' })
    await marta.upload(scan(), 'file', 'landscape.pdf')
    await readScans(product.house)
    expect(await scansOf(marta)).toMatchObject([
      { state: 'failed', failure: 'pdf_no_text', file_name: 'landscape.pdf' },
    ])
    const again = await marta.upload(scan())
    expect(again.json()).toMatchObject({ code: 'pdf_no_text' })
    expect(again.json<{ detail: string }>().detail).not.toContain('npm')
    expect(await resumesOf(marta)).toEqual([])
  })

  it('is read again when the person says so, where the first time it took too long', async () => {
    reads = async () => ({ kind: 'refused', code: 'reader_timeout' })
    await marta.upload(scan())
    await readScans(product.house)
    const failed = await onlyScan()
    expect(failed).toMatchObject({ state: 'failed', failure: 'reader_timeout' })
    reads = async () => text
    const again = await marta.post(`/scans/${failed?.id}/again`)
    expect(again.json()).toMatchObject({ state: 'waiting', failure: null, place: 1 })
    await readScans(product.house)
    expect(await resumesOf(marta)).toHaveLength(1)
  })

  it('can be taken back while it is read: nothing is stored, and the next one follows', async () => {
    await marta.upload(scan('1'), 'file', 'first.pdf')
    await marta.upload(scan('2'), 'file', 'second.pdf')
    const first = (await scansOf(marta)).find(({ file_name }) => file_name === 'first.pdf')
    let count = 0
    reads = async (context) => {
      count++
      if (count > 1) return text
      expect((await marta.remove(`/scans/${first?.id}`)).statusCode).toBe(204)
      return untilStopped(context)
    }
    expect(await readScans(product.house)).toBe(2)
    expect(await scansOf(marta)).toMatchObject([{ file_name: 'second.pdf', state: 'done' }])
    expect(await resumesOf(marta)).toHaveLength(1)
  })

  it('taken back at the very last moment makes no resume', async () => {
    await marta.upload(scan())
    reads = async () => {
      await marta.remove(`/scans/${(await onlyScan())?.id}`)
      return text
    }
    await readScans(product.house)
    expect([await scansOf(marta), await resumesOf(marta)]).toEqual([[], []])
  })

  it('is nobody else’s', async () => {
    await marta.upload(scan())
    const id = (await onlyScan())?.id
    const stranger = await product.signUp()
    expect(await scansOf(stranger)).toEqual([])
    for (const answer of [
      await stranger.remove(`/scans/${id}`),
      await stranger.post(`/scans/${id}/again`),
    ])
      expect(answer.json()).toMatchObject({ code: 'scan_not_found' })
    expect(await scansOf(marta)).toHaveLength(1)
  })
})

describe('the queue', () => {
  it('takes three scans of one person, and twenty in all', async () => {
    for (const mark of ['1', '2', '3']) await marta.upload(scan(mark))
    const fourth = await marta.upload(scan('4'))
    expect(fourth.json()).toMatchObject({ code: 'scans_waiting' })
    expect(fourth.headers['retry-after']).toBe('30')
    expect((await scansOf(marta)).map(({ place }) => place)).toEqual([3, 2, 1])
    const others = await Promise.all(Array.from({ length: 7 }, () => product.signUp()))
    const answers = await Promise.all(
      others.flatMap((one) => ['1', '2', '3'].map((mark) => one.upload(scan(mark)))),
    )
    const codes = answers.map((answer) => answer.json<{ code: string }>().code)
    expect(codes.filter((code) => code === 'scan_being_read')).toHaveLength(17)
    expect(codes.filter((code) => code === 'reader_busy')).toHaveLength(4)
  })

  it('has one reader, however many processes look', async () => {
    for (const mark of ['1', '2', '3']) await marta.upload(scan(mark))
    let atOnce = 0
    let most = 0
    reads = async () => {
      most = Math.max(most, ++atOnce)
      await sleep(5)
      atOnce--
      return text
    }
    const tried = await Promise.all(Array.from({ length: 4 }, () => readScans(product.house)))
    expect(tried.reduce((sum, one) => sum + one)).toBe(3)
    expect(most).toBe(1)
  })

  it('goes on where a server that left has put its scan down', async () => {
    await marta.upload(scan())
    const leaving = new AbortController()
    reads = (context) => {
      leaving.abort()
      return untilStopped(context)
    }
    await readScans({ ...product.house, leaving: leaving.signal })
    expect(await onlyScan()).toMatchObject({ state: 'waiting', page: 0 })
    reads = async () => text
    await readScans(product.house)
    expect(await resumesOf(marta)).toHaveLength(1)
  })

  it('begins a scan again that a crash broke off, but not for ever', async () => {
    const crash = (tries: number) =>
      product.house.db.updateTable('scans').set({ state: 'reading', tries }).execute()
    await marta.upload(scan('1'))
    await crash(2)
    await readScans(product.house)
    expect(await onlyScan()).toMatchObject({ state: 'done' })

    await marta.remove(`/scans/${(await onlyScan())?.id}`)
    await marta.upload(scan('2'))
    await crash(3)
    expect(await readScans(product.house)).toBe(0)
    expect(await onlyScan()).toMatchObject({ state: 'failed', failure: 'interrupted' })
    await marta.post(`/scans/${(await onlyScan())?.id}/again`)
    expect(await readScans(product.house)).toBe(1)
    expect(await onlyScan()).toMatchObject({ state: 'done' })
  })

  it('says by name that nothing here can read scans, before and after the upload', async () => {
    await marta.upload(scan('1'))
    usable = false
    const refused = await marta.upload(scan('2'))
    expect(refused.json()).toMatchObject({ code: 'pdf_needs_ocr' })
    expect(refused.json<{ detail: string }>().detail).toContain('npm install --include=optional')
    await readScans(product.house)
    expect(await scansOf(marta)).toMatchObject([{ state: 'failed', failure: 'pdf_needs_ocr' }])
  })

  it('forgets a failed file after a week, and what is done after a day', async () => {
    await marta.upload(scan('1'))
    await readScans(product.house)
    reads = async () => ({ kind: 'refused', code: 'pdf_damaged' })
    await marta.upload(scan('2'))
    await readScans(product.house)
    const day = 86_400_000
    const statesAfter = async (ms: number) => {
      const at = new Date(product.house.now().getTime() + ms)
      await keepHouse({ ...product.house, now: () => at }, false)
      const rows = await product.house.db.selectFrom('scans').select('state').execute()
      return rows.map(({ state }) => state).toSorted()
    }
    expect(await statesAfter(0.9 * day)).toEqual(['done', 'failed'])
    expect(await statesAfter(1.1 * day)).toEqual(['failed'])
    expect(await statesAfter(7.1 * day)).toEqual([])
  })
})
