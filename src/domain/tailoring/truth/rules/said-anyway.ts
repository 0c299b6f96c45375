/** Words that a Romance language may put beside what is said anyway: they tell no more than it does. */
import { genericWords } from '#tables/generic-words.js'

import type { Language } from '../../../language/languages.ts'
import { rowsIn } from '../../../language/word-table.ts'
import { isJoiner } from '../line-parts.ts'
import { isInPool } from '../matching.ts'
import { poolOf } from '../word-pool.ts'
import type { LineReading, Word } from '../reading.ts'

/** "Normas HACCP", "lenguaje Python": what kind of thing a name of the entry is. */
export function isKindOfName(
  { word }: Word,
  { words }: LineReading,
  entry: readonly LineReading[],
): boolean {
  if (!kindsOfNames.test(word)) return false
  const at = words.findIndex((other) => other.word === word)
  const next = words.slice(at + 1).find((other) => !other.isSmall)
  return next !== undefined && next.isName && isInPool(next, poolOf(entry))
}

const kindsOfNames =
  /^(?:norm[ae]s?|regles?|regras?|reglas?|sistemas?|systemes?|plataformas?|plateformes?|programas?|outils?|logiciels?|herramientas?|ferramentas?|software|lenguajes?|linguagens?|linguagem|langages?|framework|biblioteca|bibliotheque|metodos?|methodes?|metodologias?|methodologies?|protocolos?|protocoles?|marcas?|marques?|aplicac\p{L}+|applications?)$/u

/** "Atendimento aos clientes" of who served, and of whom nothing else is said: they were clients. */
export function isAnyClient(
  { word }: Word,
  line: LineReading,
  primary: readonly LineReading[],
): boolean {
  const own = poolOf([line])
  return (
    anyClient.has(word) &&
    primary.some(
      ({ concepts, words }) =>
        (concepts.has('serve') || concepts.has('sellout')) &&
        words.every((other) => !other.isContent || isInPool(other, own)),
    )
  )
}

const anyClient = new Set(
  'cliente clientes client clients clientele publico public clienta clientas'.split(' '),
)

/**
 * A word of no thing of its own, right beside one that the sources have, where the line has the act
 * that the source opens with: what stands behind an "and", or alone, is one more thing all the same.
 */
export function isGenericBeside(
  word: Word,
  { words, text }: LineReading,
  primary: readonly LineReading[],
): boolean {
  if (word.isName || !isGeneric(word)) return false
  const at = words.indexOf(word)
  const before = words[at - 1]
  if (before !== undefined && (isJoiner(before) || isCut(text, before, word))) return false
  const next = words.slice(at + 1, at + 5).find((other) => other.isContent)
  const previous = words.slice(Math.max(0, at - 4), at).findLast((other) => other.isContent)
  const told = poolOf(primary)
  const isToldHere = (other: Word | undefined) => other?.isContent === true && isInPool(other, told)
  return isToldHere(next) || (isToldHere(previous) && next === undefined)
}

function isCut(text: string, before: Word, word: Word): boolean {
  return /[,;:]/u.test(text.slice(before.start + before.text.length, word.start))
}

export function isGeneric({ word, language }: Word): boolean {
  return formsOf(language).some((form) =>
    form.endsWith('*') ? word.startsWith(form.slice(0, -1)) : word === form,
  )
}

const known = new Map<Language, readonly string[]>()

function formsOf(language: Language): readonly string[] {
  const made = known.get(language)
  if (made) return made
  const forms = rowsIn(genericWords, language).map(({ word }) => word)
  known.set(language, forms)
  return forms
}

/** "Curso com carga horária de 16 horas" for the 16 hours of a course, "score de 88 %" for its 88 %. */
export function isOfCourses({ word }: Word): boolean {
  return ofCourses.test(word)
}

const ofCourses =
  /^(?:courses?|training|score|result|lehrgang|kurs|schulung|weiterbildung|fortbildung|ergebnis|stage|note|resultat|nota|calificacion|puntuacion|resultado|opleiding|training|resultaat|score|cursos?|cours|formation|formacion|formacao|carga|horari[ao]|horaire|duracion|duracao|duree)$/u
