import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { carriedContents } from '../../../tests/arbitraries/carried-contents.ts'
import { resumeContents } from '../../../tests/arbitraries/resume-contents.ts'
import { anna } from '../../../tests/fixtures/engineer.ts'
import { blankContent } from '../resume/blank.ts'
import { resumeLines } from '../resume/text.ts'
import { languages } from '../language/languages.ts'
import { fromMarkdown } from './from-markdown.ts'
import { toMarkdown } from './markdown.ts'
import { printedIn } from './printed.ts'
import { toPlainText } from './plain-text.ts'

describe('plain text', () => {
  it.each([
    ['en', 'Mar 2021 – present'],
    ['de', '03/2021 – heute'],
    ['fr', '03/2021 – aujourd’hui'],
    ['es', '03/2021 – actualidad'],
    ['pt', '03/2021 – atual'],
    ['nl', '03/2021 – heden'],
  ] as const)('says when as the sheet does, in %s', (language, dates) => {
    for (const open of ['present', 'heute']) {
      const [job] = anna.work_experience
      if (job === undefined) throw new Error('no job')
      const work_experience = [{ ...job, from_date: '2021-03', to_date: open }]
      expect(toPlainText({ ...blankContent(), work_experience }, language)).toContain(dates)
    }
  })

  it('has headings in the language of the resume', () => {
    expect(toPlainText(anna, 'de')).toBe(
      [
        'Anna Huber',
        'anna@example.org | +41 44 000 00 00 | Zürich / Bern | https://github.com/ahuber',
        '',
        'PROFIL',
        'Entwickelt *verteilte* Systeme.',
        '',
        'BERUFSERFAHRUNG',
        'Entwicklerin, Muster AG',
        'Zürich | 03/2021 – heute',
        '- Ein System gebaut',
        '- - und betrieben',
        '',
        'AUSBILDUNG',
        'BSc Informatik, ETH Zürich',
        '2019',
        '',
        'KENNTNISSE',
        'Sprachen: C#, TypeScript',
        '',
      ].join('\n'),
    )
  })

  it('leaves nothing out that a resume says', () => {
    fc.assert(
      fc.property(resumeContents, (content) => {
        const text = toPlainText(content, 'en')
        const { date } = printedIn(content, 'en')
        const isDate = (kind: string | null) => kind === 'from' || kind === 'to' || kind === 'date'
        // A heading is in capitals, and stands over something.
        for (const line of resumeLines(content))
          if (line.kind !== 'heading')
            expect(text).toContain(isDate(line.kind) ? date(line.text) : line.text)
      }),
    )
  })
})

describe('Markdown', () => {
  it('marks headings and points, and nothing that people wrote', () => {
    expect(toMarkdown(anna, 'de')).toBe(
      [
        '# Anna Huber',
        [
          '- E-Mail: [anna@example.org](<mailto:anna@example.org>)',
          '- Telefon: +41 44 000 00 00',
          '- Ort: Zürich',
          '- Ort: Bern',
          '- GitHub: [github.com/ahuber](<https://github.com/ahuber>)',
        ].join('\n'),
        '## Profil',
        String.raw`Entwickelt \*verteilte\* Systeme.`,
        '## Berufserfahrung',
        '### Entwicklerin | 03/2021 – heute',
        '**Muster AG** | *Zürich*',
        '- Ein System gebaut\n- \\- und betrieben',
        '## Ausbildung',
        '### BSc Informatik | 2019',
        '**ETH Zürich**',
        '## Kenntnisse',
        '**Sprachen:** C#, TypeScript',
      ].join('\n\n') + '\n',
    )
  })

  it('carries every resume that a document can carry there and back, in every language', () => {
    fc.assert(
      fc.property(carriedContents, fc.constantFrom(...languages), (content, language) => {
        const read = fromMarkdown(toMarkdown(content, language))
        const isEmpty = toMarkdown(content, language) === toMarkdown(blankContent(), language)
        expect(isEmpty ? blankContent() : read?.resume).toEqual(content)
        expect(read?.unplaced ?? []).toEqual([])
      }),
      { numRuns: 100 },
    )
  })

  it('carries an address with the sign that parts what stands on a line', () => {
    const course = {
      name: 'Course',
      organization: 'School',
      date: '2020',
      certificate_link: 'ana@silva.example|b',
      description: '',
      key_technologies_concepts: [],
      project: null,
    }
    const content = { ...anna, certification_and_training: [course] }
    const read = fromMarkdown(toMarkdown(content, 'en'))
    expect(read?.resume.certification_and_training).toEqual([course])
  })

  it('takes over what was changed by hand, and tells what has no field', () => {
    const changed = toMarkdown(anna, 'de')
      .replace('github.com/ahuber]', 'github.com/anna]')
      .replace('03/2021 – heute', '03/2021 – 2024')
      .concat('\nTypeScript, Go\n\n## Hobbys\n\n- Segeln\n')
    const read = fromMarkdown(changed)
    expect(read?.resume.media.github).toBe('github.com/anna')
    expect(read?.resume.work_experience[0]?.to_date).toBe('2024')
    expect(read?.resume.skill_categories[1]).toEqual({ name: '', skills: ['TypeScript', 'Go'] })
    expect(read?.unplaced).toEqual(['## Hobbys', '- Segeln'])
    expect(fromMarkdown('Dear Sir,\n\n# of pages: 3')).toBeNull()
  })

  it.each(['# x', '1. x', '2) x', '+ x', '<b>x</b>', '[x](y)', '`x`', 'a_b_c', '> x', '=== x'])(
    'keeps %s as text',
    (summary) => {
      const [, written = ''] = toMarkdown({ ...blankContent(), summary }, 'en').split('\n\n')
      expect(written.trim().replaceAll('\\', '')).toBe(summary)
      expect(written).toMatch(/\\/)
    },
  )
})
