/** By what the hits of one leg are put in order: how well a title meets the question, and what counts beside it. */
import type { Question } from '#domain/job-search/question.ts'
import { unstated } from '#domain/job-search/terms.ts'
import type { Language } from '#domain/language/languages.ts'

import type { Leg, Points } from './find-store.ts'
import * as ts from './tsquery.ts'

/** The groups of boxes in which something is ticked. */
export type Ticked = Record<'types' | 'levels' | 'kinds', boolean>

/**
 * A name of an occupation finds it in all languages; what has the very words, or is written in their
 * language, is what was asked for.
 */
export const asAskedOf = ({ groups, languages }: Question): Leg['asAsked'] =>
  languages.length === 0
    ? null
    : ts.any([
        ...languages.map((language) => ts.term(`l:${language}`)),
        ...[ts.all(groups.map(ts.asTyped))].filter((typed) => typed !== null),
      ])

/** The less a job states of what was asked, the later it comes. */
export const unstatedFactors = ({ types, levels, kinds }: Ticked): Leg['factors'] =>
  Object.entries({ t: types, e: levels, k: kinds }).flatMap(([mark, isTicked]) =>
    isTicked ? [[ts.term(`${mark}:${unstated}`), unstatedWorth] as const] : [],
  )

/** Less than even age takes away. */
const unstatedWorth = 0.01

/** What is written in the language of the search goes before the same post in another. */
const ownLanguage = 1.3

export function pointsOf(group: Question['groups'][number]): Points {
  const typed = ts.asTyped(group)
  const occupation = ts.asOccupation(group)
  const ways: readonly (readonly [ts.Condition | null, number])[] = [
    [occupation === null ? typed : ts.all([typed, occupation]), 1],
    [occupation, 0.9],
    [typed, 0.8],
    [ts.asNarrower(group), 0.75],
    [ts.asBeginning(group), 0.6],
    [ts.asWider(group), 0.5],
  ]
  return ways.flatMap(([condition, worth]) =>
    condition === null ? [] : [[condition, worth] as const],
  )
}

export function factorsOf(
  ranks: Question['ranks'],
  isAsked: boolean,
  language: Language,
): Leg['factors'] {
  if (!isAsked) return []
  const others = (['junior', 'senior', 'lead'] as const).filter((rank) => !ranks.includes(rank))
  return [
    ...ranks.map((rank) => [ts.term(`x:${rank}`), 1.3] as const),
    // Who asks for one rank does not ask for the others.
    ...(ranks.length === 0 ? [] : others.map((rank) => [ts.term(`x:${rank}`), 0.7] as const)),
    [ts.term(`l:${language}`), ownLanguage],
  ]
}
