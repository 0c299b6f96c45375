import { describe, expect, it } from 'vitest'

import { fieldsOfHeads } from './head-fields.ts'
import type { Part } from './head-parts.ts'
import { printedPage } from '../../../tests/fixtures/printed-page.ts'
import { readResume } from './read-resume.ts'

/** A head with a line for each text; what stands before a tab is set bold. */
const head = (...lines: string[]): Part[] =>
  lines.flatMap((text, line) =>
    text.split('\t').map((cell, i, cells) => ({
      text: cell,
      bold: cells.length > 1 && i === 0,
      italic: false,
      size: 10,
      line,
      link: null,
      stretch: 10 * line + i,
      glue: '',
      isDated: false,
      labelled: null,
    })),
  )

/** Each field as it is taken, else as it is offered. */
const read = (heads: Part[][], places: string[] = []) =>
  fieldsOfHeads(heads, { section: 'work', places }).map(
    ({ title, organization, place, offers }) => {
      const offered = (field: string): string =>
        offers.find((offer) => offer.field === field)?.text ?? ''
      return [
        title?.text ?? offered('title'),
        organization?.text ?? offered('organization'),
        place?.text ?? '',
      ]
    },
  )

/** The title and the organization that the last of these heads is given. */
const takenIn = (heads: Part[][]) => {
  const last = fieldsOfHeads(heads, { section: 'work', places: [] }).at(-1)
  return [last?.title?.text ?? '', last?.organization?.text ?? '']
}

describe('the place behind an employer', () => {
  it.each([
    ['Banco Digital, Oviedo, España', 'Banco Digital', 'Oviedo, España'],
    ['Larkspur, Paris', 'Larkspur', 'Paris'],
    ['Larkspur, Sousse, Tunisie', 'Larkspur', 'Sousse, Tunisie'],
    ['Tansy, Inc., Leeds', 'Tansy, Inc.', 'Leeds'],
  ])('is no part of its name: %s', (text, employer, place) => {
    expect(read([head('Sales Manager', text)])).toEqual([['Sales Manager', employer, place]])
  })

  it('is the person’s own where that is known', () => {
    const names = 'Larkspur, Kleinbach bei Sommer'
    expect(read([head('Buchhalterin', names)], ['Kleinbach bei Sommer'])).toEqual([
      ['Buchhalterin', 'Larkspur', 'Kleinbach bei Sommer'],
    ])
  })

  it('has no employer within it', () => {
    const heads = [head('Sales Manager', 'Bogotá, Distrito Capital, Colombia')]
    const [fields] = fieldsOfHeads(heads, { section: 'work', places: [] })
    expect(fields?.organization).toBeNull()
  })
})

describe('the entries of a section', () => {
  it('tell what the words of one do not', () => {
    const told = [head('Vellum\tNurse'), head('Quay\tBaker'), head('Thrum\tSales Manager')]
    expect(read([...told, head('Foxglove\tTansy')]).at(-1)).toEqual(['Tansy', 'Foxglove', ''])
    expect(read([head('Foxglove\tTansy')])).toEqual([['Foxglove', 'Tansy', '']])
  })
})

describe('an employer that is not sure', () => {
  const [fields] = fieldsOfHeads([head('Foxglove\tTansy')], { section: 'work', places: [] })

  it('stays empty, and its words are offered', () => {
    expect(fields?.organization).toBeNull()
    expect(fields?.offers.map(({ text }) => text)).toContain('Tansy')
  })

  it('is believed beside a sure role', () => {
    const [, company] = takenIn([head('Sales Manager', 'Vellum', 'Team of Ada Reed')])
    expect(company).toBe('Vellum')
  })

  it('is asked where its entry has no role, whatever the other entries say', () => {
    const heads = [head('Vellum College\tNurse'), head('Vellum School')]
    expect(takenIn(heads)).toEqual(['', ''])
    expect(read(heads).at(-1)).toContain('Vellum School')
  })
})

describe('a role in a narrow column', () => {
  it('does not run on into the line of a firm', () => {
    const { resume } = readResume(
      printedPage([
        { text: 'Ada Reed', x: 50, y: 50, size: 20 },
        { text: 'ada@reed.example', x: 50, y: 70 },
        { text: 'Berufserfahrung', x: 50, y: 100, size: 14, bold: true },
        { text: 'Mai 2024 - Juli 2024', x: 50, y: 120, bold: true },
        { text: 'Werkstudent im Marketing', x: 50, y: 134 },
        { text: 'Nordmedien Verlagsgesellschaft GmbH', x: 50, y: 148 },
      ]),
    )
    expect(resume.work_experience).toMatchObject([
      { role: 'Werkstudent im Marketing', company: 'Nordmedien Verlagsgesellschaft GmbH' },
    ])
  })
})
