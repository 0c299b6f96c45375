import { readFileSync } from 'node:fs'

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { carriedContents } from '../../../tests/arbitraries/carried-contents.ts'
import { resumeContents } from '../../../tests/arbitraries/resume-contents.ts'
import { anna } from '../../../tests/fixtures/engineer.ts'
import { blankContent } from '../resume/blank.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { isJsonResume } from './from-json-resume.ts'
import { fromJsonResume, leftOfJsonResume, toJsonResume } from './json-resume.ts'

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
      references: [{ name: 'Somebody else', reference: 'She reads well.' }],
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
    ])
    expect(read.further_sections).toMatchObject([
      { kind: 'languages', items: [{ title: 'French', level: 'fluent' }] },
      {
        kind: 'volunteering',
        items: [{ title: 'Reader', organization: 'Library', from_date: '2015', to_date: '2016' }],
      },
      { kind: 'awards', items: [{ title: 'Prize', organization: 'Town', date: '2011' }] },
      { kind: 'references', items: [{ title: 'Somebody else', description: ['She reads well.'] }] },
    ])
  })

  it('is known by its fields', () => {
    expect(isJsonResume(toJsonResume(blankContent()))).toBe(true)
    expect(isJsonResume({ basics: {} })).toBe(true)
    expect(isJsonResume(blankContent())).toBe(false)
    expect(isJsonResume([])).toBe(false)
  })
})
