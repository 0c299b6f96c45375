/**
 * What the signs of the title and of the employer of an ad weigh, and what the letters of such names say, worked
 * out from ads of which a person said what both are: `LAPEL_TITLES=folder LAPEL_NAMES=folder node
 * tools/fit-choice-weights.ts` writes tables/ads/choice-weights.tsv and name-letters.tsv from every `ads.jsonl`
 * below the one and the lists of names (`tools/name-letters.ts`) below the other. The same give the same bytes.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import type { Chosen, Likely, Option, Signs } from '#domain/ads/choice.ts'
import { employerOptions } from '#domain/ads/employer-options.ts'
import { genderMark } from '#domain/ads/gender-mark.ts'
import type { Letters, Named, Reads } from '#domain/ads/name-letters.ts'
import { named, reads, readsBy, wordsOf } from '#domain/ads/name-letters.ts'
import type { JobLine } from '#domain/ads/sections.ts'
import { jobLines } from '#domain/ads/sections.ts'
import { besideEmployers, titleOptions } from '#domain/ads/title-options.ts'
import { cleanJobText } from '#domain/jobs/clean-text.ts'
import { detectLanguage } from '#domain/language/detect.ts'
import { keyOf } from '#domain/pages/vote.ts'
import { isStopWord } from '#domain/language/stop-words.ts'
import { z } from 'zod'
import { before } from './choice-priors.ts'
import type { Example } from './name-letters.ts'
import { lettersOf, listsIn, tableOfLetters } from './name-letters.ts'

/** Null is what the person did not say; empty what the ad does not. */
const told = z.object({
  source: z.string(),
  text: z.string(),
  title: z.string().nullable(),
  company: z.string().nullable(),
  /** How much it teaches beside an ad as it is published. */
  weight: z.number().default(1),
})
export type ToldAd = z.input<typeof told>

/** A sign of fewer ads is chance, and a smaller weight changes nothing. */
const fewestAds = 4
const leastWeight = 0.08
/** An ad whose title or employer is none of its options teaches that none is right, but less. */
const ofUnfound = 0.3
const [rounds, step] = [150, 0.1] as const
/** How strongly a weight is drawn to what was thought before. */
const pull: Readonly<Record<Chosen, number>> = { title: 1, employer: 2 }

interface Case {
  options: { finding: Option; signs: Signs; isRight: boolean }[]
  hasRight: boolean
  /** Ads of one source are alike: many count as some. */
  weight: number
}

interface ReadAd {
  text: string
  lines: JobLine[]
  titles: Option[]
  told: ToldAd
  weight: number
  /** All that may be a name. */
  said: string[]
  /** As letters read that were learnt without it. */
  reads: Reads
}

const form =
  /,?\s(?:gmbh(?: & co\.? kg)?|ag|inc\.?|ltd\.?|llc|b\.?v\.?|n\.?v\.?|s\.?a\.?s?|sarl|s\.?l\.?u?|ltda\.?|e\.?\s?v\.?|kg|ug|bvba|pty)\.?$/iu
const article = /^(?:de|het|the|la|le|der|die|das)\s/iu
const keys: Readonly<Record<Chosen, (text: string) => string>> = {
  title: (text) => keyOf(text.replace(genderMark, '')),
  employer: (text) =>
    keyOf(
      text
        .replace(/\s\([A-Z]{2,6}\)$/u, '')
        .replace(form, '')
        .replace(article, ''),
    ),
}

const sourceOf = ({ source }: ToldAd): string => source.split('@', 1)[0] ?? source

function read(ads: readonly ToldAd[]): ReadAd[] {
  const sizes = Map.groupBy(ads, sourceOf)
  return ads.map((ad) => {
    const text = cleanJobText(ad.text)
    const lines = jobLines(text)
    const titles = titleOptions(text, lines, detectLanguage(text), Number.POSITIVE_INFINITY)
    const alike = sizes.get(sourceOf(ad))?.length ?? 0
    return {
      text,
      lines,
      titles,
      told: ad,
      weight: (ad.weight ?? 1) / Math.sqrt(Math.max(1, alike / 2)),
      said: [...titles, ...employerOptions(text, lines, null, Number.POSITIVE_INFINITY)].map(
        (one) => one.text,
      ),
      reads,
    }
  })
}

function caseOf(
  field: Chosen,
  said: string | null,
  given: readonly Option[],
  weight: number,
): Case {
  const right = keys[field](said ?? '')
  const options = given.map((finding) => ({
    finding,
    signs: { ...finding.signs, any: 1 },
    isRight: right !== '' && keys[field](finding.text) === right,
  }))
  const hasRight = options.some(({ isRight }) => isRight)
  const isUnfound = !hasRight && right !== ''
  return { options, hasRight, weight: said === null ? 0 : isUnfound ? weight * ofUnfound : weight }
}

/** A name of the ad teaches as much as so many of a list. */
const [ofNamed, ofOthers] = [4, 0.5] as const

/** What the ad's names and all else that may be one say of a kind of name; what shares a word with one says nothing. */
function examplesIn(ads: readonly ReadAd[], field: Named): Example[] {
  const tellingOf = (text: string): string[] =>
    wordsOf(text).filter((word) => word.length > 2 && !isStopWord(word))
  return ads.flatMap(({ said, told: { title, company, weight = 1 } }) => {
    const [is, other] = field === 'trade' ? [title, company] : [company, title]
    const own = new Set(tellingOf(is ?? ''))
    const apart = new Map(said.map((one) => [tellingOf(one).join(' '), one]))
    return [
      ...(is ? [{ text: is, is: field, weight: ofNamed * weight }] : []),
      ...(other ? [{ text: other, is: null, weight: ofNamed * weight }] : []),
      ...[...apart].flatMap(([key, one]) =>
        key.split(' ').some((word) => own.has(word))
          ? []
          : [{ text: one, is: null, weight: ofOthers * weight }],
      ),
    ]
  })
}

const lettersFrom = (lists: readonly Example[], ads: readonly ReadAd[]): Record<Named, Letters> => {
  const [trade, firm] = named.map((field) =>
    lettersOf(field, [...lists, ...examplesIn(ads, field)]),
  )
  if (trade === undefined || firm === undefined) throw new Error('There are two kinds of names.')
  return { trade, firm }
}

/** An ad whose own names taught the letters would trust them more than others may: it is read by those of other sources. */
const parts = 3

function readByOthers(all: readonly ReadAd[], lists: readonly Example[]): ReadAd[] {
  const sources = [...new Set(all.map(({ told }) => sourceOf(told)))]
  const partOf = ({ told }: ReadAd): number => sources.indexOf(sourceOf(told)) % parts
  const ofParts = Array.from({ length: parts }, (_, part) => {
    const letters = lettersFrom(
      lists,
      all.filter((ad) => partOf(ad) !== part),
    )
    return readsBy(() => letters)
  })
  return all.map((ad) => ({ ...ad, reads: ofParts[partOf(ad)] ?? reads }))
}

/** The weights of both: titles are read first without employers, and then again beside them. */
export function choiceWeightsOf(
  ads: readonly ToldAd[],
  lists: readonly Example[] = [],
): Record<Chosen, Map<string, number>> & { letters: Record<Named, Letters> | null } {
  const known = read(ads)
  const isTaught = lists.length > 0
  const byOthers = isTaught ? readByOthers(known, lists) : known
  const lettered = ({ reads: own }: ReadAd, options: readonly Option[]): Option[] =>
    options.map((one) => ({ ...one, signs: { ...one.signs, ...own(one.text) } }))
  const all = byOthers.map((ad) => ({ ...ad, titles: lettered(ad, ad.titles) }))
  const alone = all.map(({ titles, told, weight }) => caseOf('title', told.title, titles, weight))
  const first = fitted('title', alone)
  const employers = all.map((ad, i) => {
    const likely = sharesIn(alone[i], first)[0] ?? null
    const options = employerOptions(ad.text, ad.lines, likely, Number.POSITIVE_INFINITY)
    return caseOf('employer', ad.told.company, lettered(ad, options), ad.weight)
  })
  const employer = fitted('employer', employers)
  const beside = all.map(({ text, titles, told, weight }, i) =>
    caseOf(
      'title',
      told.title,
      besideEmployers(text, titles, sharesIn(employers[i], employer)),
      weight,
    ),
  )
  const letters = isTaught ? lettersFrom(lists, known) : null
  return { title: fitted('title', beside), employer, letters }
}

const pointsOf = (signs: Signs, weights: ReadonlyMap<string, number>): number =>
  Object.entries(signs).reduce((sum, [sign, much]) => sum + (weights.get(sign) ?? 0) * much, 0)

function sharesIn(given: Case | undefined, weights: ReadonlyMap<string, number>): Likely[] {
  const all = (given?.options ?? []).map(({ finding, signs }) => ({
    ...finding,
    points: pointsOf(signs, weights),
  }))
  const whole = all.reduce((sum, { points }) => sum + Math.exp(points), 1)
  return all
    .map((one) => ({ ...one, share: Math.exp(one.points) / whole }))
    .toSorted((a, b) => b.points - a.points)
}

/** Weights under which the right options, or none of them, have the most points, by Adam's descent. */
function fitted(field: Chosen, given: readonly Case[]): Map<string, number> {
  const cases = given.filter(({ weight }) => weight > 0)
  const names = [...new Set([...Object.keys(before[field]), ...cases.flatMap(signsIn)])]
  const priors = Float64Array.from(names, (sign) => priorOf(field, sign))
  const weights = Float64Array.from(priors)
  const at = new Map(names.map((sign, i) => [sign, i]))
  const told = cases.map((one) => inNumbers(one, at))
  const seen = Map.groupBy(cases.flatMap(signsIn), (sign) => sign)
  const enough = names.map((sign) => (seen.get(sign)?.length ?? 0) >= fewestAds)
  const [means, squares] = [new Float64Array(names.length), new Float64Array(names.length)]
  for (let round = 1; round <= rounds; round++) {
    const slopes = slopesOf(told, weights)
    for (const [i, sign] of names.entries()) {
      if (enough[i] !== true) continue
      const weight = weights[i] ?? 0
      const slope =
        (slopes[i] ?? 0) + (sign === 'any' ? 0 : pull[field] * (weight - (priors[i] ?? 0)))
      const mean = (means[i] = 0.9 * (means[i] ?? 0) + 0.1 * slope)
      const square = (squares[i] = 0.99 * (squares[i] ?? 0) + 0.01 * slope * slope)
      const reach = step / (Math.sqrt(square / (1 - 0.99 ** round)) + 1e-8)
      weights[i] = weight - (reach * mean) / (1 - 0.9 ** round)
    }
  }
  return new Map(names.map((sign, i) => [sign, weights[i] ?? 0]))
}

const signsIn = ({ options }: Case): string[] => [
  ...new Set(options.flatMap(({ signs }) => Object.keys(signs).filter((sign) => signs[sign]))),
]

/** A longer or shorter form of a name speaks half for it. */
const priorOf = (field: Chosen, sign: string): number =>
  before[field][sign] ?? (sign.startsWith('kin ') ? (before[field][sign.slice(4)] ?? 0) / 2 : 0)

/** A case whose signs are numbers: half a thousand ads are gone through hundreds of times. */
interface Numbered {
  options: { signs: readonly (readonly [at: number, much: number])[]; isRight: boolean }[]
  hasRight: boolean
  weight: number
}

const inNumbers = (
  { options, hasRight, weight }: Case,
  at: ReadonlyMap<string, number>,
): Numbered => ({
  options: options.map(({ signs, isRight }) => ({
    signs: Object.entries(signs).flatMap(([sign, much]) =>
      much === 0 ? [] : [[at.get(sign) ?? 0, much] as const],
    ),
    isRight,
  })),
  hasRight,
  weight,
})

/** By how much each sign makes wrong choices likelier than right ones. */
function slopesOf(cases: readonly Numbered[], weights: Float64Array): Float64Array {
  const slopes = new Float64Array(weights.length)
  for (const { options, hasRight, weight } of cases) {
    let [whole, right] = [1, 0]
    const odds = options.map(({ signs, isRight }) => {
      let points = 0
      for (const [at, much] of signs) points += (weights[at] ?? 0) * much
      const odd = Math.exp(points)
      whole += odd
      if (isRight) right += odd
      return odd
    })
    for (const [i, { signs, isRight }] of options.entries()) {
      const odd = odds[i] ?? 0
      const change = weight * (odd / whole - (hasRight && isRight ? odd / right : 0))
      if (Math.abs(change) > leastChange)
        for (const [at, much] of signs) slopes[at] = (slopes[at] ?? 0) + change * much
    }
  }
  return slopes
}
const leastChange = 1e-6

if (import.meta.main) {
  const { LAPEL_TITLES: folder, LAPEL_NAMES: names } = process.env
  if (folder === undefined) throw new Error('LAPEL_TITLES names no folder of ads.')
  if (names === undefined) throw new Error('LAPEL_NAMES names no folder of lists of names.')
  const ads = globSync('**/ads.jsonl', { cwd: folder })
    .toSorted()
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => told.parse(JSON.parse(line)))
  const { letters, title, employer } = choiceWeightsOf(ads, listsIn(names))
  const rows = Object.entries({ title, employer }).flatMap(([field, weights]) =>
    [...weights]
      .filter(([sign, weight]) => sign === 'any' || Math.abs(weight) >= leastWeight)
      .toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
      .map(([sign, weight]) => `${field}\t${sign}\t${weight.toFixed(2)}\n`),
  )
  const tables = path.resolve(import.meta.dirname, '../tables/ads')
  writeFileSync(
    path.join(tables, 'choice-weights.tsv'),
    ['field\tsign\tweight\n', ...rows].join(''),
  )
  if (letters !== null)
    writeFileSync(path.join(tables, 'name-letters.tsv'), tableOfLetters(letters))
}
