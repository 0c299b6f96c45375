import { describe, expect, it } from 'vitest'

import type { Language } from '#domain/language/languages.ts'
import { languages } from '#domain/language/languages.ts'
import { blankContent, blankWorkItem } from '#domain/resume/blank.ts'
import type { Form } from './person-form.ts'
import { formOf, formOfPerson, mayNotFit, titles } from './person-form.ts'
import { translateTitle } from './titles.ts'
import { translateResume } from '#domain/translation/translate-resume.ts'

type Case = [
  text: string,
  from: Language,
  to: Language,
  person: Form | null,
  expected: string,
  other?: string,
]

describe('a title', () => {
  it.each<Case>([
    ['Entwicklungsleiterin', 'de', 'fr', null, ''],
    ['Softwareentwicklerin', 'de', 'fr', null, 'Développeuse logiciel'],
    ['Infirmière', 'fr', 'pt', null, 'Enfermeira'],
    ['Enfermeira', 'pt', 'de', null, 'Pflegefachkraft'],
    ['Aide-soignante', 'fr', 'es', null, 'Auxiliar de enfermería'],
    ['Consultora sénior', 'es', 'de', null, 'Senior Beraterin'],
  ])('%s keeps its form: %s to %s', (text, from, to, person, expected) => {
    const title = translateTitle(text, from, to, person)
    expect(title).toEqual(expected === '' ? null : { text: expected, choices: [] })
  })

  it.each<Case>([
    ['Controller', 'en', 'de', 'feminine', 'Controllerin'],
    ['Cook', 'en', 'fr', 'feminine', 'Cuisinière'],
    ['Cook', 'en', 'fr', 'masculine', 'Cuisinier'],
    ['Senior Architect', 'en', 'es', 'feminine', 'Arquitecta sénior'],
    // The word itself says more than the other words of the person.
    ['Koch', 'de', 'es', 'feminine', 'Cocinero'],
  ])('%s (%s to %s) is in the form of the %s person', (text, from, to, person, expected) => {
    expect(translateTitle(text, from, to, person)).toEqual({ text: expected, choices: [] })
  })

  it.each<Case>([
    ['Registered Nurse', 'en', 'de', null, 'Pflegefachkraft'],
    ['Teacher', 'en', 'es', null, 'Docente'],
    ['Verpleegkundige', 'nl', 'fr', null, 'Infirmier', 'Infirmière'],
    ['Pflegefachkraft', 'de', 'pt', null, 'Enfermeiro', 'Enfermeira'],
    [
      'Senior Software Engineer',
      'en',
      'de',
      null,
      'Senior Softwareentwickler',
      'Senior Softwareentwicklerin',
    ],
    // In Dutch the first form is everybody's, so it tells nothing, and nothing is asked.
    ['Leraar', 'nl', 'fr', null, 'Professeur', 'Professeure'],
    ['Lerares', 'nl', 'fr', null, 'Professeure'],
    ['Teacher', 'en', 'nl', null, 'Leraar'],
    ['Kellner', 'de', 'en', null, 'Waiter'],
  ])('%s (%s to %s), of which nobody knows the form, follows the custom', (...row) => {
    const [text, from, to, person, expected, other] = row
    const choices = other === undefined ? [] : [expected, other]
    expect(translateTitle(text, from, to, person)).toEqual({ text: expected, choices })
  })

  it('comes back in its form from every language that has two', () => {
    const gendered = languages.filter((language) => language !== 'en' && language !== 'nl')
    for (const from of gendered) {
      for (const row of titles.rows) {
        const feminine = row[from][0]?.[1]
        if (feminine === undefined || formOf(feminine, from) === null) continue
        expect([feminine, formOf(feminine, from)]).toEqual([feminine, 'feminine'])
        for (const to of gendered) {
          if (to === from) continue
          const title = translateTitle(feminine, from, to, null)
          expect([feminine, to, title?.choices]).toEqual([feminine, to, []])
          expect([feminine, title?.text, formOf(title?.text ?? '', to)]).not.toEqual([
            feminine,
            title?.text,
            'masculine',
          ])
        }
      }
    }
  })
})

describe('the form of a text', () => {
  it.each<[string, Language, Form | null]>([
    ['Leiterin der Nachtwache', 'de', 'feminine'],
    ['Plattformentwickler', 'de', 'masculine'],
    ['Verantwortliche Tätigkeit', 'de', null],
    ['Auszubildende', 'de', null],
    ['Pflegefachkraft', 'de', null],
    ['Ingénieure-conseil', 'fr', 'feminine'],
    ['Responsable du service administratif', 'fr', null],
    ['Soporte técnico', 'es', null],
    ['Técnica de laboratorio', 'es', 'feminine'],
    ['Medewerker', 'nl', null],
    ['Medewerkster', 'nl', 'feminine'],
    ['Engineer', 'en', null],
  ])('%s (%s) is %s', (text, language, form) => {
    expect(formOf(text, language)).toBe(form)
  })

  it('of a person is what their titles say, else how their summary begins', () => {
    const person = (roles: string[], summary = '') =>
      formOfPerson(
        {
          ...blankContent(),
          summary,
          work_experience: roles.map((role) => ({ ...blankWorkItem, role })),
        },
        'de',
      )
    expect(person(['Tech Lead', 'Webentwicklerin'], 'Berater seit 2010')).toBe('feminine')
    expect(person(['Tech Lead'], 'Gelernte Köchin mit Freude')).toBe('feminine')
    expect(person(['Koch', 'Köchin'])).toBeNull()
    expect(person(['Pflegefachkraft'])).toBeNull()
  })

  it('may not fit where it is another, or nobody knows', () => {
    expect(mayNotFit('Chef de nuit', 'fr', 'feminine')).toBe(true)
    expect(mayNotFit('Cheffe de nuit', 'fr', 'feminine')).toBe(false)
    expect(mayNotFit('Chef de nuit', 'fr', null)).toBe(true)
    expect(mayNotFit('Responsable de nuit', 'fr', 'feminine')).toBe(false)
    expect(mayNotFit('Directeur', 'nl', 'feminine')).toBe(false)
  })
})

describe('a resume', () => {
  const resume = (roles: string[], summary: string) => ({
    ...blankContent(),
    summary,
    work_experience: roles.map((role) => ({ ...blankWorkItem, role })),
  })
  const marksOf = async (
    content: ReturnType<typeof resume>,
    [from, to]: [Language, Language],
    said: Record<string, string>,
  ) => {
    const send = async (lines: readonly string[]) => lines.map((line) => said[line] ?? line)
    const translation = await translateResume(content, from, to, send)
    return translation.kind === 'translated' ? translation.marks : null
  }

  it('asks for the form of its titles, with both to choose from', async () => {
    const english = resume(['Cook', 'Senior Architect', 'Journalist'], '')
    expect(await marksOf(english, ['en', 'fr'], {})).toEqual([
      {
        path: '/work_experience/0/role',
        text: 'Cuisinier',
        fault: 'form',
        choices: ['Cuisinier', 'Cuisinière'],
      },
    ])
  })

  it('asks nothing where one title tells the form of all', async () => {
    const german = resume(['Köchin', 'Pflegefachkraft'], '')
    expect(await marksOf(german, ['de', 'es'], {})).toEqual([])
  })

  it('marks what an engine put into another form than the person’s', async () => {
    const german = resume(['Leiterin der Nachtwache'], 'Leiterin mit Freude an der Arbeit im Team.')
    const said = {
      'Leiterin der Nachtwache': 'Chef de nuit',
      'Leiterin mit Freude an der Arbeit im Team.':
        'Directrice avec le plaisir de travailler dans une équipe.',
    }
    expect(await marksOf(german, ['de', 'fr'], said)).toEqual([
      { path: '/work_experience/0/role', text: 'Chef de nuit', fault: 'form' },
    ])
  })
})
