import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

import { describe, expect, it } from 'vitest'

import { toMarkdown } from '#domain/exchange/markdown.ts'
import { blankContent } from '#domain/resume/blank.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'

import { readerHere, readingOf } from '../../../tests/api/readers.ts'
import { makeTestFolder } from '../../../tests/api/test-folder.ts'
import { tinyPdf } from '../../../tests/api/tiny-pdf.ts'
import type { ScanReader } from '../pdf/scan/scan-reader.ts'
import { writeZip } from '../print/write-zip.ts'
import { readResumeFile } from './read-file.ts'
import { runHere } from '../work/tasks.ts'

const p = (content: string, style = ''): string => `<w:p><w:pPr>${style}</w:pPr>${content}</w:p>`
const r = (text: string, look = ''): string =>
  `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
const h = (text: string): string => p(r(text), '<w:pStyle w:val="Kop1"/>')
const bullet = (text: string): string =>
  p(r(text), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>')
const bold = (text: string): string => r(text, '<w:b/>')
const tab = '<w:r><w:tab/></w:r>'
const cell = (content: string): string => `<w:tc>${content}</w:tc>`

const wordFile = (body: string, prologue = '', more: Record<string, string> = {}): Buffer =>
  writeZip({
    ...more,
    '[Content_Types].xml': '<Types/>',
    'word/vbaProject.bin': 'never read',
    'word/styles.xml':
      '<w:styles><w:style w:styleId="Kop1"><w:name w:val="heading 1"/><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style></w:styles>',
    'word/_rels/document.xml.rels':
      '<Relationships><Relationship Id="r1" Target="https://www.linkedin.com/in/noor" TargetMode="External"/><Relationship Id="r2" Target="file:///etc/passwd"/></Relationships>',
    'word/document.xml': `${prologue}<w:document><w:body>${body}</w:body></w:document>`,
  })

const noor = wordFile(
  [
    p(r('Noor de Wit', '<w:b/><w:sz w:val="44"/>')),
    p(
      `${r('noor@dewit.example | +31 6 12345678 | Utrecht | ')}<w:hyperlink r:id="r1">${r('LinkedIn')}</w:hyperlink><w:hyperlink r:id="r2">${r(' x')}</w:hyperlink>`,
    ),
    h('Werkervaring'),
    p(`${bold('Verpleegkundige')}${tab}${r('maart 2019 – heden')}`),
    p(r('Ziekenhuis Oudenrijn, Utrecht')),
    bullet(
      'Zorg voor 14 pati&#xEB;nten op de afdeling cardiologie &amp; begeleiding van leerlingen',
    ),
    bullet('Invoering van een nieuw overdrachtsformulier'),
    '<mc:AlternateContent><mc:Fallback><w:p><w:r><w:t>never shown</w:t></w:r></w:p></mc:Fallback></mc:AlternateContent>',
    h('Opleiding'),
    `<w:tbl><w:tr>${cell(p(r('2012 – 2016')))}${cell(p(bold('HBO-V Verpleegkunde')) + p(r('Hogeschool Utrecht')))}</w:tr></w:tbl>`,
    h('Vaardigheden'),
    p(`${bold('Systemen: ')}${r('HiX, Epic, Excel')}`),
    h('Hobby’s'),
    p(r('Schaatsen')),
  ].join(''),
)

describe('Markdown', () => {
  it('that was downloaded here comes home, and what is left over is told', async () => {
    const content: ResumeContent = {
      ...blankContent(),
      contact_info: {
        name: 'Noor',
        headline: '',
        email: 'a@b.nl',
        phone: '',
        possible_work_locations: ['Gent'],
      },
      summary: 'Verpleegkundige met hart voor de afdeling.',
    }
    const file = Buffer.from(`\uFEFF${toMarkdown(content, 'nl')}\n## Hobby\n\nZeilen\n`)
    const { resume, language, unplaced } = await readingOf(file)
    expect(resume).toEqual(content)
    expect([language, unplaced]).toEqual(['nl', ['## Hobby', 'Zeilen']])
    await expect(readingOf(Buffer.from('# Shopping\r\n'.slice(2)))).rejects.toThrow('pdf_not_pdf')
  })
})

describe('a Word file', () => {
  it('is read by the reader of PDFs: bold, tabs, lists, tables and links are kept', async () => {
    const { resume, language, unplaced } = await readingOf(noor)
    expect(language).toBe('nl')
    expect(resume.contact_info).toMatchObject({
      name: 'Noor de Wit',
      email: 'noor@dewit.example',
      phone: '+31 6 12345678',
    })
    expect(resume.media.linkedin).toBe('https://www.linkedin.com/in/noor')
    expect(resume.work_experience).toEqual([
      {
        role: 'Verpleegkundige',
        company: 'Ziekenhuis Oudenrijn',
        location: 'Utrecht',
        from_date: 'maart 2019',
        to_date: 'heden',
        description: [
          'Zorg voor 14 patiënten op de afdeling cardiologie & begeleiding van leerlingen',
          'Invoering van een nieuw overdrachtsformulier',
        ],
      },
    ])
    expect(resume.education).toMatchObject([
      { degree: 'HBO-V Verpleegkunde', university: 'Hogeschool Utrecht', from_date: '2012' },
    ])
    expect(resume.skill_categories).toEqual([
      { name: 'Systemen', skills: ['HiX', 'Epic', 'Excel'] },
    ])
    expect(resume.further_sections).toMatchObject([
      { kind: 'interests', items: [{ title: 'Schaatsen' }] },
    ])
    expect(JSON.stringify([resume, unplaced])).not.toMatch(/never|passwd/)
  })

  it('[ASVS 1.5.1] gives nothing to a document type of its own', async () => {
    const evil = wordFile(
      p(r('&name;')),
      '<!DOCTYPE x [<!ENTITY name SYSTEM "file:///etc/passwd">]>',
    )
    expect(await readResumeFile(evil, { reader: readerHere, run: runHere })).toEqual({
      kind: 'refused',
      code: 'pdf_empty',
    })
  })
})

describe('data', () => {
  it('loses nothing that no field takes, and signs that nobody sees', async () => {
    const basics = { name: 'Ana\0 Silva', label: 'Baker', image: 'Tall\uD800' }
    const { resume, unplaced } = await readingOf(Buffer.from(JSON.stringify({ basics })))
    expect(resume.contact_info.name).toBe('Ana Silva')
    expect(unplaced).toEqual(['Tall'])
  })
})

describe('a Word file with a foot', () => {
  const foot = (content: string): string => `<w:ftr>${content}</w:ftr>`

  it('is read with what its foot says of the person, and without the number of a page', async () => {
    const body = [
      p(r('Noor de Wit', '<w:b/><w:sz w:val="44"/>')),
      h('Werkervaring'),
      p(`${bold('Verpleegkundige')}${tab}${r('maart 2019 – heden')}`),
      p(r('Ziekenhuis Oudenrijn, Utrecht')),
      h('Vaardigheden'),
      p(r('HiX, Epic')),
    ]
    const feet = {
      'word/footer1.xml': foot(
        p(r('noor@dewit.example | +31 6 12345678 | Utrecht')) + p(r('Pagina 1 van 2')),
      ),
      'word/footer2.xml': foot(p(r('noor@dewit.example | +31 6 12345678 | Utrecht'))),
    }
    const { resume, unplaced } = await readingOf(wordFile(body.join(''), '', feet))
    expect(resume.contact_info).toEqual({
      name: 'Noor de Wit',
      headline: '',
      email: 'noor@dewit.example',
      phone: '+31 6 12345678',
      possible_work_locations: ['Utrecht'],
    })
    expect(resume.skill_categories).toEqual([{ name: '', skills: ['HiX', 'Epic'] }])
    expect(unplaced).toEqual([])
  })
})

describe('other files', () => {
  it('takes JSON Resume and our own JSON', async () => {
    const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value))
    expect((await readingOf(json({ basics: { name: 'Sam' } }))).resume.contact_info.name).toBe(
      'Sam',
    )
    const own = { ...blankContent(), summary: 'Bäckt Brot und bildet Lehrlinge aus.' }
    expect(await readingOf(json(own))).toMatchObject({ resume: own, language: 'de' })
  })

  it('takes text that Windows wrote in UTF-16', async () => {
    const text = `\uFEFF${JSON.stringify({ basics: { name: 'José Müller' } })}`
    const little = Buffer.from(text, 'utf16le')
    const big = Buffer.from(little).swap16()
    for (const bytes of [little, big])
      expect((await readingOf(bytes)).resume.contact_info.name).toBe('José Müller')
    const markdown = toMarkdown({ ...blankContent(), summary: 'Backt Brot.' }, 'de')
    const own = await readingOf(Buffer.from(`\uFEFF${markdown}`, 'utf16le'))
    expect(own.resume.summary).toBe('Backt Brot.')
  })

  const refusals: [string, Buffer, string][] = [
    ['a Word file with a password', lockedWord(), 'pdf_encrypted'],
    ['a zip file with a password', lockedZip(), 'pdf_encrypted'],
    ['a zip file of something else', writeZip({ 'a.txt': 'hello' }), 'pdf_not_pdf'],
    ['a zip file that breaks off', noor.subarray(0, 600), 'pdf_damaged'],
    ['a gigabyte of spaces', bomb(), 'pdf_damaged'],
    ['JSON of something else', Buffer.from('{"a":1}'), 'pdf_not_pdf'],
    ['lists without end', Buffer.from(`{"summary":${'['.repeat(500_000)}`), 'pdf_not_pdf'],
    [
      'lists in lists',
      Buffer.from(`{"summary":${'['.repeat(9e4)}${']'.repeat(9e4)}}`),
      'pdf_damaged',
    ],
    ['too many bytes', Buffer.alloc(10 * 1024 * 1024 + 1, 'PK'), 'pdf_too_large'],
  ]

  it.each(refusals)('[ASVS 5.2.3] refuses %s', async (_, bytes, code) => {
    expect(await readResumeFile(bytes, { reader: readerHere, run: runHere })).toEqual({
      kind: 'refused',
      code,
    })
  })

  // In a process of its own: what else a worker has done decides when its memory grows.
  it('[ASVS 5.2.3] refuses them within 200 megabytes', async () => {
    const folder = await makeTestFolder()
    const files = refusals.map(([, bytes], i) => {
      const file = path.join(folder.path, String(i))
      writeFileSync(file, bytes)
      return file
    })
    const program = path.resolve(import.meta.dirname, '../../../tests/api/programs/refuse-files.ts')
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...files])
    await folder.remove()
    const said = stdout.trim().split('\n')
    const read = said.map((line) => JSON.parse(line) as { code: string; grown: number })
    expect(read.map(({ code }) => code)).toEqual(refusals.map(([, , code]) => code))
    for (const { grown } of read) expect(grown).toBeLessThan(200e6)
  })
})

/** What Word writes where a password is set: a container of its own, with two streams named in UTF-16. */
function lockedWord(): Buffer {
  const head = Buffer.from('d0cf11e0a1b11ae1', 'hex')
  const names = ['Root Entry', 'EncryptionInfo', 'EncryptedPackage']
  return Buffer.concat([head, Buffer.alloc(1016), ...names.map((n) => Buffer.from(n, 'utf16le'))])
}

function lockedZip(): Buffer {
  const bytes = writeZip({ 'word/document.xml': 'x' })
  const entry = bytes.lastIndexOf('PK\u0001\u0002', undefined, 'latin1')
  bytes.writeUInt16LE(bytes.readUInt16LE(entry + 8) | 1, entry + 8)
  return bytes
}

function bomb(): Buffer {
  return writeZip({ 'word/document.xml': Buffer.alloc(100e6, ' ') })
}

describe('a PDF whose text nobody trusts', () => {
  it('is read as pictures, whatever text it has', async () => {
    const asked: string[] = []
    const scanner: ScanReader = {
      isUsable: () => true,
      read: async () => {
        asked.push('read')
        return { kind: 'refused', code: 'pdf_no_text' }
      },
      close: async () => {},
    }
    const read = await readResumeFile(tinyPdf(['Ana Silva', 'ana@silva.example']), {
      reader: readerHere,
      run: runHere,
      scanner,
    })
    expect(asked).toEqual(['read'])
    expect(read.kind).toBe('refused')
  })
})
