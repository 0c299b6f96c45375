import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { carriedContents } from '../../../tests/arbitraries/carried-contents.ts'
import { blankContent, blankEducationItem, blankWorkItem } from '../resume/blank.ts'
import { datesPart } from './docx-dates.ts'
import { fromDocx } from './from-docx.ts'
import { toDocx } from './to-docx.ts'

const options = { language: 'en', paper: 'a4', title: 'Ana' } as const
const readBack = (parts: Record<string, string>) =>
  fromDocx(parts['word/document.xml'] ?? '', parts[datesPart])
const documentOf = (content: Parameters<typeof toDocx>[0]): string =>
  toDocx(content, options)['word/document.xml'] ?? ''

const ana = {
  ...blankContent(),
  contact_info: {
    name: 'Ana Silva',
    headline: '',
    email: 'ana@silva.example',
    phone: '',
    possible_work_locations: [],
  },
  media: { github: 'https://github.com/ana/', website: '', linkedin: '' },
  work_experience: [
    {
      ...blankWorkItem,
      role: 'Baker',
      company: 'Oven & Sons',
      from_date: '2019',
      to_date: 'today',
      description: ['Baked <bread>'],
    },
  ],
}

describe('a Word file', () => {
  it('carries every resume that a document can carry there and back', () => {
    fc.assert(
      fc.property(carriedContents, (content) => {
        const read = readBack(toDocx(content, options))
        const isEmpty = documentOf(content) === documentOf(blankContent())
        expect(isEmpty ? blankContent() : read?.resume).toEqual(content)
        expect(read?.unplaced ?? []).toEqual([])
      }),
      { numRuns: 100 },
    )
  })

  it('has the headings, the list and the links of Word itself, and tells its language', () => {
    const parts = toDocx(ana, { language: 'pt', paper: 'letter', title: 'Ana & Co' })
    const document = parts['word/document.xml'] ?? ''
    for (const style of ['Title', 'Heading1', 'Heading2', 'ListBullet'])
      expect(document).toContain(`<w:pStyle w:val="${style}"/>`)
    expect(document).toContain('w:pgSz w:w="12240" w:h="15840"')
    expect(parts['word/styles.xml']).toContain('<w:lang w:val="pt"/>')
    expect(parts['word/styles.xml']).toContain('<w:name w:val="heading 1"/>')
    expect(parts['word/_rels/document.xml.rels']).toContain('Target="https://github.com/ana/"')
    expect(parts['docProps/core.xml']).toContain('<dc:title>Ana &amp; Co</dc:title>')
  })

  it.each([
    ['en', 'Mar 2021 – present'],
    ['de', '03/2021 – heute'],
    ['fr', '03/2021 – aujourd’hui'],
    ['es', '03/2021 – actualidad'],
    ['pt', '03/2021 – atual'],
    ['nl', '03/2021 – heden'],
  ] as const)(
    'says when as the sheet does, in %s, and has what was written read back',
    (language, dates) => {
      for (const open of ['present', 'heute']) {
        const [job] = ana.work_experience
        const content = {
          ...ana,
          work_experience: [{ ...blankWorkItem, ...job, from_date: '2021-03', to_date: open }],
          education: [
            { ...blankEducationItem, degree: 'BA', from_date: '2021-03', to_date: '2021-03' },
          ],
        }
        const parts = toDocx(content, { ...options, language })
        const text = (parts['word/document.xml'] ?? '').replace(/<[^>]+>/g, '')
        expect(text).toContain(dates)
        const { work_experience, education } = readBack(parts)?.resume ?? blankContent()
        expect({ work_experience, education }).toEqual({
          work_experience: content.work_experience,
          education: content.education,
        })
        const changed = (parts['word/document.xml'] ?? '').replace(/03\/2021|Mar 2021/, '2020')
        expect(fromDocx(changed, parts[datesPart])?.resume.work_experience[0]?.from_date).not.toBe(
          '2021-03',
        )
      }
    },
  )

  it('reads with a photo as without one, and says whose it is', () => {
    const parts = toDocx(ana, { ...options, hasPhoto: true })
    const document = parts['word/document.xml'] ?? ''
    expect(document).toContain('descr="Ana Silva"')
    expect(parts['word/_rels/document.xml.rels']).toContain('Target="media/photo.jpg"')
    expect(fromDocx(document)).toEqual(fromDocx(documentOf(ana)))
    const empty = toDocx(blankContent(), { ...options, hasPhoto: true })
    expect(empty['word/document.xml']).toContain('r:embed="photo"')
  })

  it('takes over what was changed in Word, however Word cut it', () => {
    const run = (text: string): string =>
      `<w:r w:rsidR="00A"><w:rPr><w:rStyle w:val="LapelTitle"/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
    const changed = documentOf(ana)
      .replace(/<w:r><w:rPr><w:rStyle w:val="LapelTitle"\/>.*?<\/w:r>/, run('Head ') + run('baker'))
      .replace('>github.com/ana<', '>github.com/ana-silva<')
      .replace('<w:sectPr>', '<w:p><w:r><w:t>A line of my own</w:t></w:r></w:p><w:sectPr>')
    const read = fromDocx(changed)
    expect(read?.resume.work_experience[0]).toEqual({
      ...ana.work_experience[0],
      role: 'Head baker',
    })
    expect(read?.resume.media.github).toBe('github.com/ana-silva')
    expect(read?.unplaced).toEqual(['A line of my own'])
  })

  it('of another program is not taken for one of ours', () => {
    expect(fromDocx('<w:document><w:p><w:r><w:t>Ana</w:t></w:r></w:p></w:document>')).toBeNull()
  })
})
