import { describe, expect, it } from 'vitest'

import { blankFurtherItem, blankItem } from '#domain/resume/blank.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { doubtsOf } from './doubts.ts'
import { isHeadline } from './detail-lines.ts'
import { lineKinds, placeOfLine, somewhereIn, withLine } from './place-line.ts'
import { stillLeft } from './left-over.ts'
import type { Printed } from '../../../tests/fixtures/printed-page.ts'
import { printedPage } from '../../../tests/fixtures/printed-page.ts'
import { withBlockAs } from './read-block.ts'
import { readResume } from './read-resume.ts'
import { seenFile } from './seen-file.ts'
import { withWords } from './sureness.ts'

const heading = (text: string, y: number): Printed => ({ text, x: 50, y, size: 14, bold: true })
const document = printedPage([
  { text: 'Ada Reed', x: 50, y: 50, size: 22 },
  { text: 'ada@reed.example', x: 50, y: 70 },
  heading('Work Experience', 100),
  { text: 'Nurse, St. Mary Hospital Ltd', x: 50, y: 120 },
  { text: '2013 – 2019', x: 450, y: 120 },
  { text: '• Ran the night ward', x: 60, y: 134 },
  heading('Education', 160),
  { text: 'BSc Nursing, University of Leeds', x: 50, y: 180 },
  { text: '2009 – 2012', x: 450, y: 180 },
  heading('Matters of the heart', 210),
  { text: 'Sang for eleven years in the choir of the old town', x: 50, y: 230 },
])
const reading = readResume(document)
const file = seenFile(reading.explain, document.pages)
const { resume } = reading
const without = {
  ...resume,
  work_experience: resume.work_experience.map((job) => ({ ...job, description: [] })),
}
const bullet = 'Ran the night ward'

describe('a line that was left over', () => {
  it('belongs to the entry that it stands below on its page', () => {
    const place = placeOfLine(bullet, file, without)
    expect(place).toMatchObject({ kind: 'work_experience' })
    expect(place.below).toMatch(/^\/work_experience\/0/)
    expect(withLine(without, bullet, place)).toEqual(resume)
  })

  it('is left over no more wherever it goes, and nothing else is', () => {
    for (const kind of lineKinds) {
      const placed = withLine(without, bullet, somewhereIn(kind))
      expect(stillLeft([bullet], without), kind).toEqual([bullet])
      expect(stillLeft([bullet, 'Nurse, St. Mary Hospital Ltd'], placed), kind).toEqual([])
    }
  })

  it('stands between what it stands between on its page, in the very school of two that have one name', () => {
    const college = 'College of Arts'
    const page = printedPage([
      { text: 'Ada Reed', x: 50, y: 50, size: 22 },
      heading('Education', 100),
      { text: 'University of Leeds', x: 50, y: 120, bold: true },
      { text: 'MSc Nursing', x: 50, y: 134 },
      { text: '2012 – 2014', x: 450, y: 134 },
      { text: 'University of Leeds', x: 50, y: 160, bold: true },
      { text: 'BSc Nursing', x: 50, y: 174 },
      { text: '2009 – 2012', x: 450, y: 174 },
      { text: college, x: 50, y: 188 },
      { text: '• First class honours', x: 60, y: 202 },
      { text: '• President of the choir', x: 60, y: 216 },
    ])
    const read = readResume(page)
    const study = { ...blankItem('education'), university: 'University of Leeds' }
    const details = ['First class honours', 'President of the choir']
    const master = { ...study, degree: 'MSc Nursing', from_date: '2012', to_date: '2014' }
    const bachelor = { ...study, degree: 'BSc Nursing', from_date: '2009', to_date: '2012' }
    const seen = seenFile(read.explain, page.pages)
    const put = (text: string, had: string[]) => {
      const now = {
        ...read.resume,
        education: [master, { ...bachelor, special_achievements: had }],
      }
      const placed = withLine(now, text, placeOfLine(text, seen, now))
      return placed.education.map((one) => one.special_achievements)
    }
    const [one = '', another = ''] = details
    expect(put(college, details)).toEqual([[], [college, one, another]])
    expect(put(one, [college, another])).toEqual([[], [college, one, another]])
    expect(put(another, [college, one])).toEqual([[], [college, one, another]])
  })

  it('brings only what is new where it begins with what an entry is called', () => {
    const job = { ...blankItem('work_experience'), role: 'Scout leader', from_date: '2018' }
    const item = (title: string, level = '') => ({ ...blankFurtherItem, title, level })
    const languages = {
      id: 'l',
      kind: 'languages' as const,
      title: '',
      items: [item('French', 'C1'), item('TOEIC')],
    }
    const now = { ...resume, work_experience: [job], further_sections: [languages] }
    const sections = [
      { ...file.sections[0], kind: 'work' as const, text: 'Scout leader (unpaid)' },
      { ...file.sections[0], kind: 'work' as const, text: 'Scout leader – Guides of Leeds' },
      { ...file.sections[0], kind: 'languages' as const, text: 'French – C1/TOEIC : 955' },
    ]
    const [line] = file.sections[1]?.lines ?? []
    if (line === undefined) throw new Error('no line was read')
    const seen = {
      pages: file.pages,
      sections: sections.map(({ kind, text }) => ({
        kind,
        heading: '',
        headingLine: null,
        lines: [{ ...line, text, runs: [] }],
      })),
    }
    const put = (text: string, to: ResumeContent) => withLine(to, text, placeOfLine(text, seen, to))
    const led = put('Scout leader – Guides of Leeds', now)
    expect(led.work_experience).toEqual([{ ...job, company: 'Guides of Leeds' }])
    expect(put('Scout leader (unpaid)', now).work_experience).toEqual([
      { ...job, role: 'Scout leader (unpaid)' },
    ])
    expect(put('French – C1/TOEIC : 955', now).further_sections).toEqual([
      { ...languages, items: [item('French', 'C1'), item('TOEIC', '955')] },
    ])
  })

  it('is no part of the summary where it is a detail of the person', () => {
    const born = 'Born on 1 May 1990 in Leeds, British, married, two children'
    const seen = {
      ...file,
      sections: file.sections.map((one) => ({
        ...one,
        lines: one.lines.map((line) => ({ ...line, text: born })),
      })),
    }
    expect(placeOfLine(born, seen, resume).kind).toBe('other')
  })

  it('opens an entry where it is the head of the next, and answers no question about the one before', () => {
    const [title, next] = ['Night Auditor, Hotel Norge', '2019 – 2021']
    const page = printedPage([
      { text: 'Ada Reed', x: 50, y: 50, size: 22 },
      heading('Work Experience', 100),
      { text: 'Receptionist, Hotel Alma, 2015 – 2018', x: 50, y: 116 },
      { text: title, x: 50, y: 132 },
      { text: next, x: 50, y: 148 },
      { text: 'Handled the night audit', x: 50, y: 164 },
    ])
    const { resume: read, explain, confidence, unplaced } = readResume(page)
    expect(unplaced).toContain(title)
    const place = placeOfLine(title, seenFile(explain, page.pages), read)
    const placed = withLine(read, title, place)
    expect(placed.work_experience.map(({ role }) => role)).toEqual([
      read.work_experience[0]?.role,
      title,
      read.work_experience[1]?.role,
    ])
    const sureness = withWords(confidence, read)
    const askedIn = (now: ResumeContent) =>
      doubtsOf(sureness, now).flatMap(({ readAs }) => (readAs.startsWith('/work') ? [readAs] : []))
    expect(askedIn(read)).toContain('/work_experience/0')
    expect(askedIn(placed)).toEqual(askedIn(read))
    const below = withLine(read, title, { ...place, heads: '' })
    expect(below.work_experience[0]?.description).toEqual([title])
    expect(askedIn(below)).toEqual(askedIn(read))
  })

  it('is the title of the next entry where that has none', () => {
    const bare = {
      ...resume,
      work_experience: [{ ...blankItem('work_experience'), from_date: '2019' }],
    }
    const heads = '/work_experience/0/from_date'
    const place = { ...somewhereIn('work_experience'), heads }
    expect(withLine(bare, 'Night Auditor', place).work_experience).toMatchObject([
      { role: 'Night Auditor', from_date: '2019' },
    ])
  })

  it('opens a further section under the heading that it has in the file, and joins it next time', () => {
    const empty = { ...resume, further_sections: [] }
    const place = placeOfLine('Sang for eleven years in the choir of the old town', file, empty)
    expect(place).toMatchObject({ kind: 'other', title: 'Matters of the heart' })
    const twice = withLine(
      withLine(empty, 'Sang for eleven years in the choir of the old town', place),
      'A second choir',
      place,
    )
    expect(twice.further_sections).toMatchObject([
      {
        title: 'Matters of the heart',
        items: [
          { title: 'Sang for eleven years in the choir of the old town' },
          { title: 'A second choir' },
        ],
      },
    ])
    expect(twice.section_order).toContain('further:other')
  })

  it('goes into the field that is for it, where that is free', () => {
    const blank = { ...resume, contact_info: { ...resume.contact_info, email: '', phone: '' } }
    const place = somewhereIn('contact')
    const filled = ['ada@reed.example', 'Tel. +44 20 7946 0018', 'github.com/ada'].reduce(
      (all, text) => withLine(all, text, place),
      blank,
    )
    expect(filled.contact_info).toMatchObject({
      email: 'ada@reed.example',
      phone: '+44 20 7946 0018',
    })
    expect(filled.media.github).toBe('github.com/ada')
    expect(['ada.com| fb.co/ada', 'Night nurse'].map((one) => isHeadline(one, blank))).toEqual([
      false,
      true,
    ])
  })
})

describe('a section of the file', () => {
  const block = file.sections.find((section) => section.heading === 'Work Experience')
  if (block === undefined) throw new Error('the file has no work')

  it('is read again as what its heading is said to be, and stands there alone', () => {
    const moved = withBlockAs(resume, block, 'volunteering', 'en')
    expect(moved.work_experience).toEqual([])
    expect(moved.further_sections.find(({ kind }) => kind === 'volunteering')).toMatchObject({
      items: [{ title: 'Nurse', organization: 'St. Mary Hospital Ltd', description: [bullet] }],
    })
    const back = withBlockAs(moved, { ...block, kind: 'volunteering' }, 'work', 'en')
    expect(back).toEqual(resume)
  })

  it('leaves what a person changed since', () => {
    const [job] = resume.work_experience
    if (job === undefined) throw new Error('no job was read')
    const changed = { ...resume, work_experience: [{ ...job, role: 'Matron' }] }
    const moved = withBlockAs(changed, block, 'projects', 'en')
    expect(moved.work_experience).toEqual([{ ...job, role: 'Matron' }])
    expect(moved.projects).toHaveLength(1)
  })
})
