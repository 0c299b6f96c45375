import { describe, expect, it } from 'vitest'

import { blankContent, blankItem } from '../resume/blank.ts'
import type { Reason } from './doubts.ts'
import { withSuggestions } from './suggested.ts'

const absent: Reason = { about: 'absent', field: 'company', words: '' }

function suggested(role: string, language = 'en', reasons: Reason[] = [absent]) {
  const job = { ...blankItem('work_experience'), role }
  const resume = { ...blankContent(), work_experience: [job] }
  const path = '/work_experience/0'
  const doubt = { readAs: path, path, words: role, offers: [], reasons }
  return withSuggestions(doubt, resume, language).offers
}

describe('what is suggested where no employer was read', () => {
  it.each([
    ['internship at University of Bern as assistant', 'en', 'University of Bern'],
    ['Stage de Master au sein de l’équipe Acme Analytics', 'fr', 'Acme Analytics'],
    ['freelance reporter for the online magazine acme.example', 'en', 'acme.example'],
    ['Praktikantin bei der Acme Werke AG', 'de', 'Acme Werke AG'],
  ])('is the name that "%s" says', (role, language, words) => {
    expect(suggested(role, language)).toEqual([{ field: 'company', words }])
  })

  it.each([
    ['Offen für eine neue Aufgabe', 'de'],
    ['Leiterin der Abteilung Technische Dokumentation', 'de'],
    ['Head Gardener', 'en'],
    ['taught others to read', 'en'],
    ['', 'en'],
  ])('is nothing where "%s" says no name', (role, language) => {
    expect(suggested(role, language)).toEqual([])
  })

  it('is what stands as the role without certainty', () => {
    const reasons = [absent, { about: 'unsure' as const, field: 'role', words: 'Acme Network' }]
    expect(suggested('Acme Network', 'en', reasons)).toEqual([
      { field: 'company', words: 'Acme Network' },
    ])
  })
})
