import { describe, expect, it } from 'vitest'

import type { Language } from '../../language/languages.ts'
import { blankContent } from '../../resume/blank.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import type { Finding } from '../finding.ts'
import { verifyResume } from '../verify.ts'

/** What the guard finds where one line of a resume is translated. */
function found(from: Language, before: string, to: Language, after: string): Finding[] {
  const resume = (text: string): ResumeContent => ({
    ...blankContent(),
    work_experience: [
      {
        role: 'X',
        company: 'Y',
        location: '',
        from_date: '2020',
        to_date: '',
        description: [text],
      },
    ],
  })
  return verifyResume(resume(before), resume(after), { language: from, translatedTo: to })
}

/** The same for the description of a certificate. */
function foundInCourse(from: Language, before: string, to: Language, after: string): Finding[] {
  const resume = (description: string): ResumeContent => ({
    ...blankContent(),
    certification_and_training: [
      {
        name: 'Z',
        organization: 'Y',
        date: '2020',
        certificate_link: '',
        description,
        key_technologies_concepts: [],
        project: null,
      },
    ],
  })
  return verifyResume(resume(before), resume(after), { language: from, translatedTo: to })
}

const added = (violations: readonly Finding[]) =>
  violations.filter(({ rule }) => rule === 'addition').map(({ reason, claim }) => [reason, claim])

describe('a translated line', () => {
  it('gains no result at its end', () => {
    expect(
      added(
        found(
          'nl',
          'Wekelijkse controle van de pompen.',
          'de',
          'Wöchentliche Kontrolle der Pumpen, wodurch Ausfälle ausblieben.',
        ),
      ),
    ).toEqual([['result_added', 'wodurch Ausfälle ausblieben']])
    expect(
      added(found('en', 'Packed parcels.', 'es', 'Embalaje de paquetes, con menos roturas.')),
    ).toEqual([['result_added', 'menos roturas']])
  })

  it('may tell by a clause what its source tells came of the work, and a bound is no result', () => {
    const cutting = 'Automated the tests, cutting the nightly run from 6 hours to 75 minutes.'
    const dadurch =
      'Automatisierung der Tests, dadurch Verkürzung des nächtlichen Laufs von 6 Stunden auf 75 Minuten.'
    expect(added(found('en', cutting, 'de', dadurch))).toEqual([])
    expect(
      added(
        found(
          'nl',
          'Advies over investeringen boven € 50.000.',
          'fr',
          'Conseil sur les investissements supérieurs à 50 000 €.',
        ),
      ),
    ).toEqual([])
  })

  it('is for nobody whom its source does not name', () => {
    expect(
      added(
        found(
          'fr',
          'Tenue d’un tableau de bord hebdomadaire sur Excel.',
          'de',
          'Wöchentliches Excel-Dashboard für die Geschäftsführung.',
        ),
      ),
    ).toEqual([['audience_added', 'Geschäftsführung']])
    expect(
      added(
        found(
          'de',
          'Bericht an den Vorstand.',
          'pt',
          'Relatório para o conselho de administração.',
        ),
      ),
    ).toEqual([])
  })
})

describe('a part that its source says otherwise', () => {
  it.each([
    ['pt', 'Aulas no 3.º ciclo do ensino básico.', 'en', 'Lessons in lower secondary education.'],
    ['de', 'Unterricht in der Sekundarstufe I.', 'en', 'Teaching at a lower secondary school.'],
  ] as const)('is no addition: from %s, %s', (from, before, to, after) => {
    expect(added(found(from, before, to, after))).toEqual([])
  })

  it.each([
    ['fr', 'Mention bien', 'es', 'Mención notable'],
    ['en', 'Graduated with a 2:1', 'fr', 'Diplôme obtenu avec mention'],
  ] as const)('is no addition beside studies: from %s, %s', (from, before, to, after) => {
    expect(added(foundInCourse(from, before, to, after))).toEqual([])
  })
})

describe('a name in a translation', () => {
  it('is spelled out by no other name beside it', () => {
    const violations = found(
      'de',
      'Erstellung der Dienstpläne mit Vivendi PEP.',
      'fr',
      'Élaboration des plannings avec Vivendi PEP et Polypoint.',
    )
    expect(violations).toContainEqual(
      expect.objectContaining({ rule: 'name', claim: 'Polypoint', reason: 'name_not_in_entry' }),
    )
  })
})
