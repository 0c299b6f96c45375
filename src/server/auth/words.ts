/** The words of the server's own pages of sign-in, in the product's languages. */
import { byLanguage } from '#domain/language/languages.ts'
import { rowsIn } from '#domain/language/word-table.ts'
import { signInWords } from '#tables/sign-in-words.js'

const names = [
  'title',
  'lead',
  'email',
  'name',
  'nameHint',
  'submit',
  'back',
  'note',
  'code',
  'codeHint',
  'codeWrong',
  'noteWithCode',
  'tooMany',
  'emailWrong',
  'nameWrong',
  'unavailable',
  'unavailableLead',
  'again',
  'elsewhere',
  'elsewhereLead',
] as const

export type Words = Readonly<Record<(typeof names)[number], string>>

export const words = byLanguage((language): Words => {
  const texts = new Map(rowsIn(signInWords, language).map((row) => [row.word, row.text]))
  const of = (name: string): string => {
    const text = texts.get(name)
    if (text === undefined) throw new RangeError(`${language} has no word "${name}" for sign-in`)
    return text
  }
  // Every name has its text, which `fromEntries` cannot say.
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Words
})
