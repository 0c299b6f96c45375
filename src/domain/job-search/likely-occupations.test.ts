import { expect, it } from 'vitest'

import { likelyOccupations } from './likely-occupations.ts'
import { occupationsIn, wordsWithParts } from './occupations.ts'
import { titleWords } from './title-words.ts'

const likely = (title: string) => likelyOccupations(wordsWithParts(titleWords(title)))

it.each([
  ['Funeral specialist', 'undertaker'],
  ['Steuersachbearbeiter', 'tax-adviser'],
  ['Técnico de carpintería', 'carpenter'],
  ['Agent de boulangerie', 'bakery-assistant'],
  ['Medewerker drukkerij', 'print-worker'],
  ['Assistente de topografia', 'surveyor'],
])(
  'a title that no table knows tells its trade by a word that few trades have: %s',
  (title, id) => {
    expect(occupationsIn(titleWords(title)).map((one) => one.id)).not.toContain(id)
    expect([...likely(title).keys()]).toContain(id)
  },
)

it.each(['Specialist', 'Referent (m/w/d)', 'Técnico superior', 'Medewerker A', 'Xylomancer', ''])(
  'a title of words that many trades have, or none, tells no trade: %s',
  (title) => {
    expect([...likely(title)]).toEqual([])
  },
)

it.each(['Vrijwilliger', 'Voluntária', 'Volunteer'])(
  'a word of a way to work in any trade tells none of the trades that have it too: %s',
  (title) => {
    expect([...likely(title)]).toEqual([])
  },
)
