import { describe, expect, it } from 'vitest'

import type { Language } from '../../language/languages.ts'
import { restoreContent } from '../../resume/restore.ts'
import { verifyResume } from '../verify.ts'

/** Grades of what the guard finds in a duty told otherwise by somebody who has one paper. */
function grades(language: Language, name: string, duty: string, told: string): string[] {
  const content = (line: string) =>
    restoreContent({
      work_experience: [
        { role: 'X', company: 'Y', from_date: '2020', to_date: '2024', description: [line] },
      ],
      certification_and_training: [
        { name, organization: 'Halden', date: '2021', description: '24 h' },
      ],
    })
  return verifyResume(content(duty), content(told), { language }).map(({ grade }) => grade)
}

const people = [
  ['en', 'Rigging, level 2', 'Rigging, level 2 (lapsed)', 'Lifted loads in the yard.', 'Lifted loads in the yard, with a 24 h rigging course passed in 2021.'],
  ['de', 'Anschlagen, Stufe 2', 'Anschlagen, Stufe 2 (abgebrochen)', 'Lasten im Hof gehoben.', 'Lasten im Hof gehoben, mit Lehrgang Anschlagen von 2021.'],
  ['fr', 'Élingage, niveau 2', 'Élingage, niveau 2 (abandonné)', 'Levage de charges dans la cour.', "Levage de charges dans la cour, avec la formation d'élingage de 24 h obtenue en 2021."],
  ['es', 'Eslingado, nivel 2', 'Eslingado, nivel 2 (a medias)', 'Izado de cargas en el patio.', 'Izado de cargas en el patio, con el curso de eslingado superado en 2021.'],
  ['pt', 'Lingagem, nível 2', 'Lingagem, nível 2 (trancado)', 'Elevação de cargas no pátio.', 'Elevação de cargas no pátio, com o curso de lingagem de 24 h concluído em 2021.'],
  ['nl', 'Aanslaan, niveau 2', 'Aanslaan, niveau 2 (verlopen)', 'Lasten gehesen op het terrein.', 'Lasten gehesen op het terrein, met de cursus aanslaan uit 2021.'],
] as const // prettier-ignore

describe('a duty told with a paper', () => {
  it.each(people)('is proven in %s by the entry of %s', (to, held, _, duty, told) => {
    expect(grades(to, held, duty, told)).toEqual([])
  })

  it.each(people)('is asked about in %s where it is no %s but %s', (to, _, partly, duty, told) => {
    expect(grades(to, partly, duty, told)).not.toEqual([])
  })

  it.each(people)('is asked about in %s at another level than that of %s', (to, held, _, duty, told) => {
    expect(grades(to, held.replace('2', '1'), duty, `${told.slice(0, -1)}, ${held}.`)).not.toEqual([])
  }) // prettier-ignore
})

it('asks about a number that another entry has, and stops one that stands nowhere', () => {
  const [duty, told] = ['Lifted loads in the yard.', 'Lifted loads in the yard since']
  expect(grades('en', 'Rigging', duty, `${told} 2021.`)).toContain('ask')
  expect(grades('en', 'Rigging', duty, `${told} 2021.`)).not.toContain('stop')
  expect(grades('en', 'Rigging', duty, `${told} 2019.`)).toContain('stop')
})
