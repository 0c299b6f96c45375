/**
 * From a key to the words of one language, with `{{values}}` in them and the form that a count asks
 * for: `saved_one` is said of what the language takes for one, `saved_zero` of nothing at all. What
 * has no words says nothing (specification §1).
 */
import type english from '../public/locales/en.json'
import type { Words } from './load-locale.ts'
import { wordAt, type Values } from './speak.ts'

type Written<Group> = {
  [Name in keyof Group & string]: Group[Name] extends string
    ? Name
    : `${Name}.${Written<Group[Name]>}`
}[keyof Group & string]

type Asked<Key> = Key extends `${infer Plain}_${'zero' | 'one' | 'other'}` ? Plain : Key

/** A key as it is asked for; one that is in no locale file does not compile. */
export type WordKey = Asked<Written<typeof english>>

export type Translate = (key: WordKey, values?: Values) => string

/** The words may grow later; they are looked up when asked for. */
export function translator(words: Words, language: string): Translate {
  const plurals = new Intl.PluralRules(language)
  const formsOf = (key: string, count: Values[string]) => {
    if (typeof count !== 'number') return [key]
    const forms = [`${key}_${plurals.select(count)}`, `${key}_other`, key]
    return count === 0 ? [`${key}_zero`, ...forms] : forms
  }
  return (key, values = {}) => {
    for (const form of formsOf(key, values['count'])) {
      const word = wordAt(words, form, values)
      if (word !== null) return word
    }
    return ''
  }
}
