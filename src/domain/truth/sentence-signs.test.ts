/** What speaks against a sentence of a letter, beside what is found by its claims. */
import { expect, it } from 'vitest'

import type { Language } from '../language/languages.ts'
import { restoreContent } from '../resume/restore.ts'
import { isOfOneLine, signsOfSentence } from './sentence-signs.ts'
import { readSentence } from './verify-sentence.ts'

const content = restoreContent({
  work_experience: [
    {
      role: 'X',
      company: 'Y',
      description: ['Repaired pumps with a colleague', 'Packed parcels for the shops of the town'],
    },
  ],
  certification_and_training: [{ name: 'Welding level 2 (theory passed)', organization: 'Z' }],
})
const signsOf = (text: string, language: Language = 'en') =>
  signsOfSentence(readSentence(content, text, language, ({ words }) => words))

it('a sentence in the words of one line is told by it alone', () => {
  expect(isOfOneLine(signsOf('With a colleague I repaired pumps'))).toBe(true)
  expect(isOfOneLine(signsOf('I repaired pumps of the shops with a colleague'))).toBe(false)
})

it('what was done with others and is told as done alone speaks against it', () => {
  expect(signsOf('I repaired pumps on my own, alone')['alone']).toBe(1)
  expect(signsOf('With a colleague I repaired pumps')['alone']).toBe(0)
})

it('a paper whose limit is left unsaid speaks against it', () => {
  expect(signsOf('I hold welding level 2')['limit of a paper']).toBe(1)
  expect(signsOf('In welding level 2 I passed the theory')['limit of a paper']).toBe(0)
})

it('people of the line that a sentence tells are gone, or still there', () => {
  expect(signsOf('I repaired pumps')['people gone']).toBe(1)
  expect(signsOf('With a colleague I repaired pumps')['people gone']).toBe(0)
})
