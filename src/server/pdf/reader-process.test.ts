import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'

import { afterAll, describe, expect, it } from 'vitest'

import { bomb, pdfOf, streamOf } from '../../../tests/api/hand-made-pdf.ts'
import { readerChildren } from '../../../tests/api/reader-children.ts'
import type { PdfReader, ReadPdf, ReadResume } from './reader-process.ts'
import { createPdfReader } from './reader-process.ts'

const fixture = (id: string): Buffer =>
  readFileSync(new URL(`../../../tests/fixtures/resumes/${id}.pdf`, import.meta.url))

const text = (content: string): Buffer => streamOf('', Buffer.from(content))

const code = (answer: ReadPdf | ReadResume): string =>
  answer.kind === 'refused' ? answer.code : answer.kind

describe('the PDF reader', () => {
  const readers: PdfReader[] = []
  /** A busy machine may take long over a small file; what is tested here is not how long. */
  const open = (options: Parameters<typeof createPdfReader>[0] = {}): PdfReader => {
    const patience = { wallClockMs: 20_000, waitMs: 120_000, answerMs: 120_000 }
    const reader = createPdfReader({ ...patience, ...options })
    readers.push(reader)
    return reader
  }
  const reader = open()
  afterAll(async () => {
    await Promise.all(readers.map((r) => r.close()))
  })

  it('reads text, places, styles and links of a real file', async () => {
    const answer = await reader.read(fixture('nurse-en-rows'))
    if (answer.kind === 'refused') throw new Error(answer.code)
    const { items, links, pages } = answer.document
    const name = items.find((item) => item.text.includes('Imogen'))
    expect(name).toMatchObject({ bold: true, page: 0 })
    expect(name?.size).toBeGreaterThan(20)
    expect(links.map((link) => link.url)).toContain('https://linkedin.com/in/imogen-abernathy-cole')
    expect(items.some((item) => item.link?.includes('linkedin') === true)).toBe(true)
    expect(Math.round(pages[0]?.width ?? 0)).toBe(595)
  })

  it('shows list markers that are drawn and not typed', async () => {
    const answer = await reader.read(fixture('nurse-en-rows'))
    if (answer.kind === 'refused') throw new Error(answer.code)
    const at = answer.document.items.findIndex((item) =>
      item.text.startsWith('Coordinate a 24-bed'),
    )
    expect(answer.document.items[at - 1]?.text).toBe('•')
  })

  it('[ASVS 5.2.2] names what cannot be read', async () => {
    const image = streamOf(
      '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8',
      Buffer.from([0]),
    )
    const locked = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${randomBytes(32).toString('hex')}> /U <${randomBytes(32).toString('hex')}> /P -4 >> /ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>]`
    const cases: [string, Uint8Array][] = [
      ['pdf_empty', new Uint8Array()],
      ['pdf_not_pdf', Buffer.from('{\\rtf1 another kind of file}')],
      ['pdf_damaged', Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(5000)])],
      ['pdf_damaged', fixture('nurse-en-rows').subarray(0, 300)],
      ['pdf_empty', pdfOf('', [])],
      [
        'pdf_no_text',
        pdfOf('/Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >>', [
          text('q 500 0 0 700 0 0 cm /I Do Q'),
          image,
        ]),
      ],
      ['pdf_encrypted', pdfOf('/Contents 4 0 R', [text('BT ET')], locked)],
      ['pdf_too_large', Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-')],
    ]
    for (const [expected, bytes] of cases) expect(code(await reader.read(bytes))).toBe(expected)
  })

  it('reads the resume too, and says which lines somebody may label anew', async () => {
    const answer = await reader.readResume(fixture('nurse-en-rows'))
    if (answer.kind === 'refused') throw new Error(answer.code)
    expect(answer.reading.resume.contact_info.name).toContain('Imogen')
    expect(answer.reading.language).toBe('en')
    expect(Object.keys(answer.reading).toSorted()).toEqual([
      'confidence',
      'isCut',
      'language',
      'notes',
      'resume',
      'seen',
      'unplaced',
    ])
  })

  it('reads text boxes that were read before', async () => {
    const boxes = await reader.read(fixture('nurse-en-rows'))
    if (boxes.kind === 'refused') throw new Error(boxes.code)
    const bytes = Buffer.from(JSON.stringify(boxes.document))
    expect(await reader.readResume(bytes, { of: 'document' })).toEqual(
      await reader.readResume(fixture('nurse-en-rows')),
    )
  })

  it('tells a mistake of ours from a broken file, without a word of the file, and goes on', async () => {
    const secret = reader.readResume(Buffer.from('no boxes: Imogen'), { of: 'document' })
    await expect(secret).rejects.toThrow(/^SyntaxError\n +at /)
    await expect(secret).rejects.not.toThrow('Imogen')
    expect(code(await reader.read(fixture('nurse-en-rows')))).toBe('document')
  })

  it('reads a file that was cut short without falling over', async () => {
    const whole = fixture('nurse-en-rows')
    const answer = await reader.read(whole.subarray(0, Math.floor(whole.length * 0.6)))
    expect(['document', 'pdf_damaged', 'pdf_empty']).toContain(code(answer))
  })

  it('survives a file that unpacks to a gigabyte, and reads the next one', async () => {
    const usual = open({ wallClockMs: 8_000 })
    const answer = await usual.read(bomb())
    expect(['pdf_damaged', 'pdf_empty', 'reader_timeout', 'pdf_too_complex']).toContain(
      code(answer),
    )
    expect(code(await usual.read(fixture('nurse-en-rows')))).toBe('document')
  })

  it('gives each person a turn, and turns away one who sends too many', async () => {
    const busy = open({ personLimit: 5 })
    const file = fixture('nurse-en-rows')
    const order: string[] = []
    const send = async (person: string) => {
      const answer = code(await busy.read(file, { person }))
      if (answer === 'document') order.push(person)
      return answer
    }
    const many = Promise.all(Array.from({ length: 25 }, () => send('eve')))
    const other = send('ana')
    expect(await other).toBe('document')
    expect(order.indexOf('ana')).toBeLessThanOrEqual(1)
    const answers = await many
    // One is being read at once, and five wait.
    expect(answers.filter((answer) => answer === 'reader_busy')).toHaveLength(19)
  })

  it.skipIf(process.platform !== 'linux')(
    'gives up the place of whoever leaves, and soon the file that is being read',
    async () => {
      const others = readerChildren()
      const busy = open()
      const file = fixture('nurse-en-rows')
      expect(code(await busy.read(file))).toBe('document')
      const [child] = readerChildren().filter((pid) => !others.includes(pid))
      if (child === undefined) throw new Error('no reader is running')
      // It would never be done with the file, and be late only when its time is over.
      process.kill(child, 'SIGSTOP')
      const leaving = new AbortController()
      const whose = { person: 'eve', signal: leaving.signal }
      const files = Promise.all([busy.read(file, whose), busy.read(file, whose)])
      leaving.abort()
      expect((await files).map(code)).toEqual(['pdf_damaged', 'reader_busy'])
      expect(code(await busy.read(file))).toBe('document')
    },
  )

  it('watches the memory from outside where prlimit is missing', async () => {
    const bare = open({ prlimit: null, wallClockMs: 8_000 })
    expect(['pdf_damaged', 'pdf_empty', 'reader_timeout', 'pdf_too_complex']).toContain(
      code(await bare.read(bomb())),
    )
    expect(code(await bare.read(fixture('nurse-en-rows')))).toBe('document')
  })

  it('[ASVS 15.2.2] gives up after the wall clock and starts afresh', async () => {
    const hasty = open({ wallClockMs: 1 })
    expect(code(await hasty.read(fixture('nurse-en-rows')))).toBe('reader_timeout')
    expect(code(await hasty.read(fixture('nurse-en-rows')))).toBe('reader_timeout')
  })

  it('[ASVS 15.2.2] refuses when the queue is full and answers all who wait', async () => {
    const narrow = open({ queueLimit: 3 })
    const file = fixture('nurse-en-rows')
    const answers = await Promise.all(Array.from({ length: 8 }, () => narrow.read(file)))
    expect(answers.filter((answer) => answer.kind === 'document')).toHaveLength(4)
    expect(answers.filter((answer) => code(answer) === 'reader_busy')).toHaveLength(4)
  })

  it('lets nobody wait for long: who waited too long is told to come back', async () => {
    const slow = open({ waitMs: 1 })
    const file = fixture('nurse-en-rows')
    const answers = await Promise.all([slow.readResume(file), slow.readResume(file)])
    expect(answers.map(code)).toEqual(['read', 'reader_busy'])
    const late = open({ answerMs: 1 })
    expect(code(await late.readResume(file))).toBe('reader_timeout')
  })

  it('has a child ready when a file is on its way', async () => {
    const ready = open()
    ready.prepare()
    ready.prepare()
    expect(code(await ready.readResume(fixture('nurse-en-rows')))).toBe('read')
  })

  it('refuses new files once closed', async () => {
    const closed = createPdfReader()
    await closed.close()
    expect(code(await closed.read(fixture('nurse-en-rows')))).toBe('reader_busy')
  })
})
