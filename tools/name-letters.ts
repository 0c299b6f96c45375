/**
 * What runs of letters say for a name of a trade or of an employer, learnt from lists of names: occupations
 * and firms in six languages beside what is neither, and what ads say. The lists are no part of the project, only
 * what was learnt is: ESCO's occupations and skills (European Commission, free to reuse where it is named), the
 * names of occupations of Brazil's CBO and of the German employment agency, firms of OpenStreetMap's name
 * suggestions (BSD), the universities of Hipo's list (MIT) and towns of GeoNames (CC BY 4.0). A folder has `trades`,
 * `firms` and `others` with a name a line.
 */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

import type { Letters, Named } from '#domain/ads/name-letters.ts'
import { named, runsOf, signsOfBoxes, wordsOf, zero } from '#domain/ads/name-letters.ts'

/** A name, whose it is, and how much it teaches. */
export interface Example {
  text: string
  is: Named | null
  weight: number
}

const sizes: Readonly<Record<Named, number>> = { trade: 2 ** 14, firm: 2 ** 15 }
/** A longer list teaches no more than so many of its names would. */
const mostOfList = 6_000
const [rounds, step, pull] = [3, 0.15, 3e-6] as const

export function listsIn(folder: string): Example[] {
  return globSync('*/*.txt', { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      const kind = file.split(path.sep, 1)[0] ?? ''
      const names = readFileSync(path.join(folder, file), 'utf8').split('\n').filter(Boolean)
      const is = kind === 'trades' ? 'trade' : kind === 'firms' ? 'firm' : null
      const weight = Math.min(1, mostOfList / names.length)
      return names.map((text) => ({ text, is, weight }))
    })
}

/** The chance of it is drawn from a fixed seed: the same names give the same letters. */
function drawn(): (below: number) => number {
  let seed = 12_345
  return (below) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }
}

/** By logistic regression over the words of a name, each the sum of its runs, in steps that shrink as they add up. */
export function lettersOf(field: Named, given: readonly Example[]): Letters {
  const size = sizes[field]
  const codes = new Map<string, Uint32Array>()
  const codesOf = (word: string): Uint32Array => {
    const made = codes.get(word) ?? Uint32Array.from(runsOf(word), (code) => code & (size - 1))
    codes.set(word, made)
    return made
  }
  const cases = given.flatMap(({ text, is, weight }) => {
    const words = wordsOf(text).map(codesOf)
    return words.length === 0 ? [] : [{ words, is: is === field ? 1 : 0, weight }]
  })
  const boxes = new Float64Array(size)
  const reach = new Float64Array(size).fill(1e-4)
  let [bias, biasReach] = [0, 1e-4]
  const below = drawn()
  for (let round = 0; round < rounds; round++) {
    for (let i = cases.length - 1; i > 0; i--) {
      const j = below(i + 1)
      const [one, other] = [cases[i], cases[j]]
      if (one !== undefined && other !== undefined) [cases[i], cases[j]] = [other, one]
    }
    for (const { words, is, weight } of cases) {
      const share = 1 / Math.sqrt(words.length)
      let points = bias
      for (const runs of words) {
        let sum = 0
        for (const at of runs) sum += boxes[at] ?? 0
        points += (share * sum) / Math.sqrt(runs.length)
      }
      const wrong = (1 / (1 + Math.exp(-points)) - is) * weight
      if (Math.abs(wrong) < 1e-3) continue
      biasReach += wrong * wrong
      bias -= (step * wrong) / Math.sqrt(biasReach)
      for (const runs of words) {
        const part = (wrong * share) / Math.sqrt(runs.length)
        for (const at of runs) {
          const slope = part + pull * (boxes[at] ?? 0)
          const far = (reach[at] = (reach[at] ?? 0) + slope * slope)
          boxes[at] = (boxes[at] ?? 0) - (step * slope) / Math.sqrt(far)
        }
      }
    }
  }
  const least = stepOf(boxes)
  return {
    bias: Number(bias.toFixed(3)),
    step: least,
    boxes: Int8Array.from(boxes, (one) => Math.max(-zero, Math.min(zero, Math.round(one / least)))),
  }
}

/** The few strongest boxes are cut, or all others would be told too coarsely. */
function stepOf(boxes: Float64Array): number {
  const strength = boxes.map(Math.abs).toSorted((a, b) => b - a)
  return Number(((strength[Math.floor(boxes.length / 500)] ?? 0) / zero).toFixed(5)) || 1e-5
}

export const tableOfLetters = (letters: Readonly<Record<Named, Letters>>): string =>
  [
    'field\tbias\tstep\tletters\n',
    ...named.map((field) => {
      const { bias, step: least, boxes } = letters[field]
      const cell = Array.from(boxes, (one) => signsOfBoxes[one + zero]).join('')
      return `${field}\t${bias}\t${least}\t${cell}\n`
    }),
  ].join('')
