/** Finds the concepts that a text names, each with the word that names it. */
import { lightWords } from '#tables/light-words.js'

import { fold } from '../../language/fold.ts'
import type { Language } from '../../language/languages.ts'
import { rowsIn } from '../../language/word-table.ts'
import type { Concept } from './concept.ts'
import { concepts } from './concept.ts'
import type { FormIndex } from './forms.ts'
import { addForm, emptyIndex, fits, formsAt, keyLength, push } from './forms.ts'
import { meanings } from './meanings.ts'
import { separatedVerbs } from './separated.ts'

export type FoundConcept = { concept: Concept; index: number; length: number }

export function conceptsIn(words: readonly string[], language: Language): FoundConcept[] {
  const index = indexOf(language)
  const english = language === 'en' ? null : indexOf('en')
  return [
    ...words.flatMap((word, i) => {
      const found = conceptsAt(index, word, i, words)
      // "Newsletter", "Reports": what the own language does not know may be English.
      if (found.length > 0 || english === null || word.length < 5) return found
      return conceptsAt(english, word, i, []).filter(({ concept }) => concept.kind === 'thing')
    }),
    ...separatedIn(index, words, language),
  ]
}

function conceptsAt(
  index: FormIndex<Concept>,
  word: string,
  i: number,
  words: readonly string[],
): FoundConcept[] {
  return formsAt(index, word, i, words).map(({ value, length }) => ({
    concept: value,
    index: i,
    length,
  }))
}

/** "Wirkte an einem Projekt mit", "Werkte mee aan": the verb, and its other part. */
function separatedIn(
  index: FormIndex<Concept>,
  words: readonly string[],
  language: Language,
): FoundConcept[] {
  return [...separatedVerbs(words, language)].flatMap(([i, verb]) =>
    conceptsAt(index, verb, 0, []).map((found) => ({ ...found, index: i })),
  )
}

export function isLight(word: string, language: Language): boolean {
  const { exact, open } = lightOf(language)
  return (
    exact.has(word) ||
    (open.get(word.slice(0, keyLength)) ?? []).some(
      (form) =>
        fits(form, word) && (!isCompounding(language) || word.length - form.length < longestEnding),
    )
  )
}

/** "Ergebnisse" and "ergebnislos" say little; "Ergebnisverantwortung" is another word. */
const isCompounding = (language: Language): boolean => language === 'de' || language === 'nl'
const longestEnding = 5

const indexes = new Map<Language, FormIndex<Concept>>()

function indexOf(language: Language): FormIndex<Concept> {
  const known = indexes.get(language)
  if (known) return known
  const made = emptyIndex<Concept>()
  for (const concept of [...concepts, ...meanings]) {
    const forms = withSoundKept(concept[language], language).flatMap(withArticles(language))
    for (const written of forms.flatMap(spelledIn(language))) addForm(made, concept, written)
  }
  indexes.set(language, made)
  return made
}

/** Dutch writes "verhoog" and "verhogen", "schrijf" and "schrijven": a beginning is given by one. */
function spelledIn(language: Language): (form: string) => string[] {
  if (language !== 'nl') return (form) => [form]
  return (form) => {
    const [, start = '', vowel = '', end = ''] = closedSyllable.exec(form) ?? []
    if (vowel === '') return [form]
    const last = softened[end] ?? end
    const single = vowel.length === 2 && vowel[0] === vowel[1] ? vowel.charAt(0) : vowel
    if (single === vowel && last === end) return [form]
    return [form, `${start}${single}${last}e*`, `${start}${single}${last}i*`]
  }
}

const closedSyllable = /^(\p{L}*)(aa|ee|oo|uu|ij|ei|ie|oe|ui|eu|ou)([bcdfgklmnprstvz])\*$/u
const softened: Readonly<Record<string, string>> = { f: 'v', s: 'z' }

/** "Asistencia a" is "asistencia al" as well: a preposition that takes its article into itself. */
function withArticles(language: Language): (form: string) => string[] {
  const joined = contracted[language]
  if (joined === undefined) return (form) => [form]
  return (form) => {
    const at = form.lastIndexOf('_')
    const rest = joined[form.slice(at + 1)]
    if (at < 1 || rest === undefined) return [form]
    return [form, ...rest.split(' ').map((last) => `${form.slice(0, at + 1)}${last}`)]
  }
}

const contracted: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  de: { an: 'am', bei: 'beim', in: 'im', von: 'vom', zu: 'zum zur' },
  es: { a: 'al', de: 'del' },
  fr: { a: 'au aux', de: 'du des d' },
  pt: { a: 'ao aos as', de: 'do da dos das', em: 'no na nos nas', por: 'pelo pela pelos pelas' },
}

/** "Organiz*" is "organicé" as well, and "aplic*" "apliquei": one sound, spelled otherwise before an e. */
function withSoundKept(forms: string, language: Language): string[] {
  const written = forms.split(/\s+/u)
  if (language !== 'es' && language !== 'pt') return written
  return written.flatMap((form) => {
    if (/^\p{L}{4,}c\*$/u.test(form)) return [form, `${form.slice(0, -2)}que*`]
    if (language === 'es' && /^\p{L}{4,}z\*$/u.test(form)) return [form, `${form.slice(0, -2)}ce*`]
    return [form]
  })
}

type Light = { exact: Set<string>; open: Map<string, string[]> }
const lights = new Map<Language, Light>()

function lightOf(language: Language): Light {
  const known = lights.get(language)
  if (known) return known
  const made: Light = { exact: new Set(), open: new Map() }
  const written = rowsIn(lightWords, language).map(({ word }) => word)
  for (const form of withSoundKept(written.join(' '), language).map(fold)) {
    if (form.endsWith('*')) push(made.open, form.slice(0, keyLength), form)
    else made.exact.add(form)
  }
  lights.set(language, made)
  return made
}
