import { describe, expect, it } from 'vitest'

import { irregularVerbs } from '#tables/irregular-verbs.js'

import { languages } from '../../language/languages.ts'
import { rowsIn } from '../../language/word-table.ts'
import { infinitiveOf } from './irregular-verbs.ts'
import { isNamedInPool } from './matching.ts'
import { poolOf } from './word-pool.ts'
import { readLine } from './reading.ts'

describe('infinitiveOf', () => {
  it.each([
    ['en', 'taught', 'teach'],
    ['es', 'tradujo', 'traducir'],
    ['fr', 'entretenu', 'entretenir'],
    ['pt', 'mantive', 'manter'],
    ['nl', 'aangeboden', 'aanbieden'],
  ] as const)('finds in %s that %s is of %s', (language, form, infinitive) => {
    expect(infinitiveOf(form, language)).toBe(infinitive)
  })

  it.each(languages)('leaves an infinitive of %s what it is', (language) => {
    const rows = rowsIn(irregularVerbs, language)
    const infinitives = rows.map((row) => row.infinitive)
    const forms = new Set(rows.flatMap((row) => [row.infinitive, ...row.forms.split(' ')]))
    for (const infinitive of infinitives) {
      const found = infinitiveOf(infinitive, language)
      expect(forms.has(found), infinitive).toBe(true)
      expect(infinitiveOf(found, language)).toBe(found)
    }
  })

  it('takes no German noun for a verb', () => {
    const band = readLine('Montage am Band', 'de').words.at(-1)
    const pool = poolOf([readLine('binden', 'de')])
    expect(band && isNamedInPool(band, pool)).toBe(false)
  })
})
