import { describe, expect, it } from 'vitest'

import type { Language } from '../language/languages.ts'
import { spelledOut } from './abbreviations.ts'

describe('a name of an occupation that was shortened', () => {
  it.each<[Language, string, string]>([
    ['en', 'prod mgr', 'product manager'],
    ['en', 'acct assistant', 'accounts assistant'],
    ['en', 'sales rep', 'sales representative'],
    ['pt', 'aux adm', 'auxiliar administrativo'],
    ['nl', 'adm medewerker', 'administratief medewerker'],
    ['es', 'profe inglés', 'profesor inglés'],
    ['fr', 'prof de maths', 'professeur maths'],
    ['de', 'project mgr', 'project manager'],
  ])('is written out in %s: %s', (language, typed, meant) => {
    expect(spelledOut(typed, language)).toBe(meant)
  })

  it.each<[Language, string]>([
    ['en', 'nurse leeds'],
    ['en', 'care nights'],
    ['de', 'koch bern'],
    ['fr', 'chef paris'],
    ['en', 'data'],
    ['en', ''],
  ])('is none in %s: %s', (language, typed) => {
    expect(spelledOut(typed, language)).toBeNull()
  })
})
