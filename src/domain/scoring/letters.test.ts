/** Names that no table knows: a job asks for them and a resume tells them, and their letters meet. */
import { describe, expect, it } from 'vitest'

import { readJob } from '#domain/ads/requirements.ts'
import { answersTo } from '../answers/answers.ts'
import type { Language } from '../language/languages.ts'
import { restoreContent } from '../resume/restore.ts'
import { namesAsked, namesTold } from './letters.ts'

const namesIn = (text: string, language: Language = 'en') =>
  namesAsked(text, language).map(({ key }) => key)

describe('a name in a line of an ad', () => {
  it.each<[string, Language, string[]]>([
    ['Experience of a library system (we use Quillo)', 'en', ['quillo']],
    ['Quillo or SVE Exact', 'en', ['quillo', 'sveexact']],
    ['pratique de Concordis ou N3F', 'fr', ['concordis', 'n3f']],
    ['kennis van iBurgerloket of Key4Burgers', 'nl', ['iburgerloket', 'key4burgers']],
    ['Kenntnisse in IPRAX von Vorteil', 'de', ['iprax']],
    ['ISO 45001', 'pt', ['iso45001']],
  ])('is known by its capitals and figures: %s', (text, language, names) => {
    expect(namesIn(text, language)).toEqual(names)
  })

  it.each<[string, Language]>([
    ['Good knowledge of the trade', 'en'],
    ['Freude am Umgang mit Kindern', 'de'],
    ['English at level B2, 38h a week', 'en'],
    ['Weekly Planning And Reporting', 'en'],
  ])('is no noun, level, number or title: %s', (text, language) => {
    expect(namesIn(text, language)).toEqual([])
  })

  it('is told by any word that is written as one, alone or with those beside it', () => {
    expect(namesTold('Charting in SVE Exact and Quillo')).toEqual(
      expect.arrayContaining(['sveexact', 'quillo']),
    )
  })
})

describe('a must that is a name', () => {
  const ad = `Receptionist (m/f)

Requirements
- Experience with Quillo or SVE Exact
- a kind way with people

Nice to have
- knowledge of Lumenbook`
  const rowsFor = (skill: string) =>
    answersTo(
      restoreContent({
        work_experience: [{ role: 'Rezeptionist', company: 'Praxis', description: [skill] }],
      }),
      readJob(ad),
    )
  const stateOf = (rows: ReturnType<typeof rowsFor>, words: string) =>
    rows.find(({ requirement }) => requirement.includes(words))?.state

  it('is shown by either of its alternatives, in any language', () => {
    expect(stateOf(rowsFor('Termine und Befunde in Quillo gepflegt'), 'Quillo')).toBe('shown')
    expect(stateOf(rowsFor('Agendas y facturas con SVE Exact'), 'Quillo')).toBe('shown')
  })

  it('is missing where neither is told, and only what has no name cannot be compared', () => {
    const rows = rowsFor('Termine gepflegt')
    expect(stateOf(rows, 'Quillo')).toBe('missing')
    expect(stateOf(rows, 'Lumenbook')).toBe('missing')
    expect(stateOf(rows, 'kind way')).toBe('untold')
  })
})
