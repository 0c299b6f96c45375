import { readFileSync } from 'node:fs'

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { carriedContents } from '../../../tests/arbitraries/carried-contents.ts'
import { resumeContents } from '../../../tests/arbitraries/resume-contents.ts'
import { blankContent } from '../resume/blank.ts'
import { resumeLines } from '../resume/text.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { isJsonResume } from './from-json-resume.ts'
import { fromJsonResume, leftOfJsonResume, toJsonResume } from './json-resume.ts'
import { languages } from '../language/languages.ts'
import { fromMarkdown } from './from-markdown.ts'
import { toMarkdown } from './markdown.ts'
import { toPlainText } from './plain-text.ts'

const anna: ResumeContent = {
  ...blankContent(),
  contact_info: {
    name: 'Anna Huber',
    email: 'anna@example.org',
    phone: '+41 44 000 00 00',
    possible_work_locations: ['Zürich', 'Bern'],
  },
  media: { github: 'https://github.com/ahuber', website: '', linkedin: '' },
  summary: 'Entwickelt *verteilte* Systeme.',
  work_experience: [
    {
      role: 'Entwicklerin',
      company: 'Muster AG',
      location: 'Zürich',
      from_date: '03/2021',
      to_date: 'heute',
      description: ['Ein System gebaut', '- und betrieben'],
    },
  ],
  education: [
    {
      degree: 'BSc Informatik',
      university: 'ETH Zürich',
      from_date: '',
      to_date: '2019',
      special_achievements: [],
    },
  ],
  skill_categories: [{ name: 'Sprachen', skills: ['C#', 'TypeScript'] }],
}

const published = new URL('../../../tests/fixtures/json-resume.schema.json', import.meta.url)

/** What JSON Resume cannot tell apart: addresses are lines, and an address says something. */
const carried = resumeContents.map((content) => ({
  ...content,
  contact_info: {
    ...content.contact_info,
    possible_work_locations: content.contact_info.possible_work_locations
      .map((place) => place.replaceAll('\n', ' '))
      .filter((place) => place !== ''),
  },
}))

describe('JSON Resume', () => {
  it('carries every resume there and back', () => {
    fc.assert(
      fc.property(carried, (content) => {
        const file: unknown = JSON.parse(JSON.stringify(toJsonResume(content)))
        expect(fromJsonResume(file)).toEqual(content)
        expect(leftOfJsonResume(file, content)).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('keeps an e-mail that the format does not take beside it, as it was written', () => {
    const contact_info = { ...anna.contact_info, email: '*@*.*' }
    const file = toJsonResume({ ...anna, contact_info })
    expect(file['basics']).toMatchObject({ email_as_written: '*@*.*' })
    expect(file['basics']).not.toHaveProperty('email')
    expect(fromJsonResume(file).contact_info.email).toBe('*@*.*')
  })

  it('takes an address for taken that the format has in the letters of machines', () => {
    const content = { ...anna, media: { ...anna.media, website: 'müller.example' } }
    const file = toJsonResume(content)
    expect(file['basics']).toMatchObject({ url: 'https://xn--mller-kva.example/' })
    expect(leftOfJsonResume(file, fromJsonResume(file))).toEqual([])
  })

  it('is valid by the published schema, whatever people wrote', () => {
    // The format's own file (JSON Resume, MIT), with its addresses and dates held to their forms.
    const schema = z.fromJSONSchema(JSON.parse(readFileSync(published, 'utf8')))
    const file = (content: ResumeContent): unknown =>
      JSON.parse(JSON.stringify(toJsonResume(content)))
    expect(schema.safeParse({ basics: { url: 'no address' } }).success).toBe(false)
    fc.assert(
      fc.property(fc.oneof(carriedContents, carried), (content) => {
        expect(schema.safeParse(file(content)).error?.issues).toBeUndefined()
      }),
      { numRuns: 200 },
    )
  })

  it('tells other tools ISO dates and no end where there is none', () => {
    expect(toJsonResume(anna)).toMatchObject({
      basics: {
        name: 'Anna Huber',
        profiles: [{ network: 'GitHub', username: 'ahuber', url: 'https://github.com/ahuber' }],
      },
      work: [{ name: 'Muster AG', position: 'Entwicklerin', startDate: '2021-03' }],
      education: [{ institution: 'ETH Zürich', endDate: '2019' }],
      skills: [{ name: 'Sprachen', keywords: ['C#', 'TypeScript'] }],
    })
    expect(toJsonResume(anna)['work']).not.toHaveProperty(['0', 'endDate'])
    expect(fromJsonResume(toJsonResume(anna))).toEqual(anna)
  })

  it('believes a date that another tool has changed', () => {
    const file = toJsonResume(anna)
    const work = (file['work'] as Record<string, unknown>[]).map((item) => ({
      ...item,
      endDate: '2025-06',
    }))
    expect(fromJsonResume({ ...file, work }).work_experience[0]).toMatchObject({
      from_date: '2021-03',
      to_date: '2025-06',
    })
  })

  it('reads what other tools write', () => {
    const read = fromJsonResume({
      basics: {
        name: 'Sam',
        location: { address: '1 Main St', city: 'Leeds', countryCode: 'GB' },
        profiles: [{ network: 'LinkedIn', username: 'sam', url: 'https://linkedin.com/in/sam' }],
      },
      work: [
        {
          company: 'Old Co',
          position: 'Clerk',
          startDate: '2020-01-01',
          summary: 'Kept the books of the company in good order.',
          highlights: ['Never lost a page'],
        },
      ],
      education: [{ institution: 'U', studyType: 'BA', area: 'History', score: '2:1' }],
      skills: [
        { name: 'Latin', level: 'good' },
        { name: 'Greek' },
        { name: 'IT', keywords: ['Excel'] },
      ],
      languages: [{ language: 'French', fluency: 'fluent' }],
      awards: [{ title: 'Prize', awarder: 'Town', date: '2011' }],
      volunteer: [
        { organization: 'Library', position: 'Reader', startDate: '2015', endDate: '2016' },
      ],
      references: [{ name: 'Somebody else' }],
    })
    expect(read.contact_info.possible_work_locations).toEqual(['Leeds, GB'])
    expect(read.media.linkedin).toBe('https://linkedin.com/in/sam')
    expect(read.work_experience).toEqual([
      {
        role: 'Clerk',
        company: 'Old Co',
        location: '',
        from_date: '2020-01-01',
        to_date: 'present',
        description: ['Kept the books of the company in good order.', 'Never lost a page'],
      },
    ])
    expect(read.education[0]).toMatchObject({
      degree: 'BA, History',
      special_achievements: ['2:1'],
    })
    expect(read.skill_categories).toEqual([
      { name: '', skills: ['Latin (good)', 'Greek'] },
      { name: 'IT', skills: ['Excel'] },
      { name: 'Languages', skills: ['French (fluent)'] },
    ])
    expect(read.certification_and_training[0]).toMatchObject({ name: 'Prize', date: '2011' })
    expect(read.projects[0]).toMatchObject({ name: 'Reader, Library', date: '2015 – 2016' })
    expect(JSON.stringify(read)).not.toContain('Somebody else')
  })

  it('is known by its fields', () => {
    expect(isJsonResume(toJsonResume(blankContent()))).toBe(true)
    expect(isJsonResume({ basics: {} })).toBe(true)
    expect(isJsonResume(blankContent())).toBe(false)
    expect(isJsonResume([])).toBe(false)
  })
})

describe('plain text', () => {
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
        for (const line of resumeLines(content)) expect(text).toContain(line.text)
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
