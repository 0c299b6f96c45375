/** Payments and the files of scans in the personal export, and what an import makes of them. */
import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { exportDocument } from '#contract/portable.ts'
import type { Scan } from '#contract/scans.ts'
import { queueScan } from '#server/resumes/scans/store.ts'
import { cutExport } from '#web/screens/profile/export-parts.ts'

import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'
import { scannedPdf, tinyPdf } from './tiny-pdf.ts'

let product: TestHouse
let ana: TestPerson
beforeAll(async () => {
  product = await openTestHouse()
  ana = await product.signUp()
  const { db, now } = product.house
  await db
    .insertInto('payments')
    .values({
      id: randomUUID(),
      person_id: ana.id,
      session_id: 'checkout-session',
      payment_intent: 'payment-1',
      pack: 'standard',
      credits: 60,
      amount_cents: 4_999,
      currency: 'usd',
      paid_at: now(),
    })
    .execute()
  const add = (name: string, bytes: Uint8Array) =>
    queueScan(db, ana.id, { name, bytes: Buffer.from(bytes), paper: 'a4' }, now())
  await add('waiting.pdf', scannedPdf())
  await add('failed.pdf', tinyPdf(['a file that failed']))
  await add('done.pdf', tinyPdf(['a file of which a resume was made']))
  const set = (name: string, values: object) =>
    db.updateTable('scans').set(values).where('file_name', '=', name).execute()
  await set('failed.pdf', { state: 'failed', failure: 'reader_timeout' })
  await set('done.pdf', { state: 'done', bytes: null })
})
afterAll(() => product.close())

const exported = async (person: TestPerson) =>
  exportDocument.parse((await person.get('/users/me/export')).json())
const scansOf = async (person: TestPerson) => (await person.get('/scans')).json<Scan[]>()

describe('the personal export', () => {
  it('has every payment', async () => {
    expect((await exported(ana)).payments).toMatchObject([
      {
        pack: 'standard',
        credits: 60,
        amount_cents: 4_999,
        currency: 'usd',
        reference: 'payment-1',
      },
    ])
  })

  it('has the files of scans of which there is no resume yet', async () => {
    const { scans } = await exported(ana)
    expect(scans.map(({ file_name, failure }) => [file_name, failure])).toEqual([
      ['waiting.pdf', null],
      ['failed.pdf', 'reader_timeout'],
    ])
    expect(Buffer.from(scans[0]?.file ?? '', 'base64')).toEqual(Buffer.from(scannedPdf()))
  })

  it('has none of anybody else', async () => {
    const { payments, scans } = await exported(await product.signUp())
    expect([payments, scans]).toEqual([[], []])
  })
})

describe('an import', () => {
  it('puts the files back for their owner to have read again, once, and no payment', async () => {
    const bea = await product.signUp()
    const document = await exported(ana)
    for (let times = 0; times < 2; times += 1) {
      expect((await bea.post('/users/me/import', document)).statusCode).toBe(200)
    }
    const scans = await scansOf(bea)
    expect(scans.map(({ file_name, state, failure }) => [file_name, state, failure])).toEqual(
      expect.arrayContaining([
        ['waiting.pdf', 'failed', 'interrupted'],
        ['failed.pdf', 'failed', 'reader_timeout'],
      ]),
    )
    expect(scans).toHaveLength(2)
    const there = await exported(bea)
    expect(there.scans.map(({ file }) => file).toSorted(byText)).toEqual(
      document.scans.map(({ file }) => file).toSorted(byText),
    )
    expect(there.payments).toEqual([])
    const waiting = scans.find(({ file_name }) => file_name === 'waiting.pdf')
    const again = await bea.post(`/scans/${waiting?.id}/again`)
    expect([again.statusCode, again.json<Scan>().state]).toEqual([200, 'waiting'])
  })

  it('leaves the account it came from as it is', async () => {
    const before = await scansOf(ana)
    await ana.post('/users/me/import', await exported(ana))
    expect(await scansOf(ana)).toEqual(before)
  })

  it('in parts carries them too', async () => {
    const bea = await product.signUp()
    for (const { body } of cutExport(await exported(ana), 1)) {
      expect((await bea.post('/users/me/import', body)).statusCode).toBe(200)
    }
    expect(await scansOf(bea)).toHaveLength(2)
  })

  it('takes no file that is no PDF', async () => {
    const document = await exported(ana)
    const scans = document.scans.map((scan) => ({ ...scan, file: 'aGVsbG8=' }))
    expect((await ana.post('/users/me/import', { ...document, scans })).statusCode).toBe(400)
  })
})

const byText = (a: string, b: string): number => a.localeCompare(b)
