/**
 * As many jobs as wanted, each made by its number: real titles (the occupations' names in six
 * languages and those of the open postings), real texts (the open postings and the samples, read once
 * by the importer's own reader), towns of the world by their people, kinds and days as in the feeds.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'

import type { FoundJob, NormalisedJob } from '#domain/posts/normalised.ts'
import { jobText } from '#domain/jobs/job-text.ts'
import { normaliseJob } from '#domain/posts/normalise.ts'
import { familyOf } from '#domain/posts/same-job.ts'
import { rowsIn } from '#domain/language/word-table.ts'
import { occupationNames } from '#tables/occupation-names.js'
import type { Language } from '#domain/language/languages.ts'
import { languages } from '#domain/language/languages.ts'
import { jobIdOf } from '#server/jobs/job-id.ts'
import { readSamples } from '#server/job-import/sources/samples.ts'
import { z } from 'zod'

import { dataFolder } from '../data.ts'

export const benchSource = 'jsonl:https://bench.example/jobs'
const dayMs = 86_400_000
/** A feed's job lives so long. */
const daysOpen = 45

export interface Town {
  name: string
  country: string
  population: number
}

export interface ManyJobs {
  /** The texts that the jobs share, each with the numbers' remainder that has it. */
  bases: readonly NormalisedJob[]
  /** Every title they are made of. */
  titles: readonly string[]
  job(number: number): NormalisedJob
  baseOf(number: number): number
}

/** Where jobs in a language are. */
const countries: Readonly<Record<Language, string>> = {
  de: 'DE DE DE AT CH',
  en: 'US US US GB GB IE CA AU NL DE',
  es: 'ES ES MX AR CO CL',
  fr: 'FR FR BE CH CA',
  nl: 'NL NL BE',
  pt: 'PT BR BR',
}

/** `now` is the day up to which `count` jobs were listed. */
export async function manyJobs(
  towns: readonly Town[],
  now: Date,
  count: number,
): Promise<ManyJobs> {
  const bases = [...(await sampleBases()), ...openBases()].flatMap((found, at) => {
    const id = `base-${at}`
    const origin = { id, source: benchSource, attribution: null, readAt: now }
    return normaliseJob(found, origin) ?? []
  })
  const titles = titlesByLanguage(bases)
  const townsOf = townsByCountry(towns)
  const regions = new Intl.DisplayNames(['en'], { type: 'region' })
  const names = new Map([...townsOf.keys()].map((code) => [code, regions.of(code) ?? code]))
  const baseOf = (number: number) => Math.floor(chance(number, 1) * bases.length)
  return {
    bases,
    titles: [...titles.values()].flat(),
    baseOf,
    job(number) {
      const base = bases[baseOf(number)] ?? missing()
      const { language } = base
      const roll = (salt: number) => chance(number, salt)
      const country = pick(countries[language].split(' '), roll(2))
      const town = pickByPeople(townsOf.get(country) ?? [], roll(3))
      const workType = pick(workTypes, roll(4))
      const place =
        workType === 'REMOTE' && roll(5) < 0.4
          ? `Remote, ${country}`
          : `${town}, ${names.get(country)}`
      const title = titled(pick(titles.get(language) ?? [], roll(6) ** 1.5), language, roll)
      const company = `${pick(employers, roll(7))} ${pick(employers, roll(8))} ${Math.floor(roll(9) * 400)}`
      const id = jobIdOf(benchSource, `${number}`)
      const link = `https://bench.example/jobs/${number}`
      // In the order in which they came, more or less.
      const age = Math.max(0, daysOpen * (1 - number / count) + roll(10) * 2 - 1)
      const listedAt = new Date(now.getTime() - age * dayMs).toISOString()
      const card = { job_title: title, company_name: company, job_location: place }
      const detail = { ...base.detail, id, created_at: listedAt, job_link: link, ...card }
      return {
        ...base,
        id,
        sourceJobId: `${number}`,
        title,
        company,
        locations: [place],
        jobType: pick(jobTypes, roll(11)),
        experienceLevel: pick(levels, roll(12)),
        workType,
        link,
        listedAt,
        text: `${base.text}\nRef. ${number}`,
        detail,
        family: familyOf(company, title),
        fingerprint: BigInt.asIntN(64, base.fingerprint ^ (BigInt(number) * 0x9e3779b97f4a7c15n)),
      }
    },
  }
}

const workTypes = ['ON_SITE', 'ON_SITE', 'ON_SITE', 'HYBRID', 'HYBRID', 'REMOTE', null] as const
const jobTypes = ['FULL_TIME', 'FULL_TIME', 'FULL_TIME', 'PART_TIME', 'CONTRACT', null] as const
const levels = ['ENTRY_LEVEL', 'MID_SENIOR', 'MID_SENIOR', 'DIRECTOR', null, null] as const
const employers =
  'Nord West Alba Terra Lumen Vega Rhein Porto Atlas Delta Kern Linde Sol Mar Faro Aura Vita Nova Brava Orbit Berg Stern Fluss Prisma'.split(
    ' ',
  )
const endings: Readonly<Record<Language, string>> = {
  de: ' (m/w/d)',
  en: '',
  es: '',
  fr: ' H/F',
  nl: ' m/v/x',
  pt: '',
}
const extras = 'Retail Finance Health Cloud Energy Mobility Payments Logistics Food Rail'.split(' ')

function titled(name: string, language: Language, roll: (salt: number) => number): string {
  const rank = roll(13) < 0.25 ? pick(['Senior ', 'Junior ', 'Lead '], roll(14)) : ''
  const extra = roll(15) < 0.3 ? ` ${pick(extras, roll(16))}` : ''
  return `${rank}${name}${extra}${roll(17) < 0.5 ? endings[language] : ''}`
}

/** Of each language: the occupations' names, most usual first, then the titles of its postings. */
function titlesByLanguage(bases: readonly NormalisedJob[]): Map<Language, string[]> {
  return new Map(
    languages.map((language) => {
      const named = rowsIn(occupationNames, language).flatMap(({ names }) => names)
      const posted = bases.flatMap((base) => (base.language === language ? [base.title] : []))
      return [language, [...named, ...posted].map((name) => name.trim()).filter(Boolean)]
    }),
  )
}

function townsByCountry(towns: readonly Town[]): Map<string, { name: string; upTo: number }[]> {
  const by = new Map<string, { name: string; upTo: number }[]>()
  for (const { name, country, population } of towns) {
    const list = by.get(country) ?? []
    list.push({ name, upTo: (list.at(-1)?.upTo ?? 0) + population })
    by.set(country, list)
  }
  return by
}

function pickByPeople(towns: readonly { name: string; upTo: number }[], at: number): string {
  const wanted = at * (towns.at(-1)?.upTo ?? 0)
  let [low, high] = [0, towns.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((towns[middle]?.upTo ?? 0) > wanted) high = middle
    else low = middle + 1
  }
  return towns[low]?.name ?? missing()
}

export function pick<T extends {} | null>(list: readonly T[], at: number): T {
  const chosen = list[Math.min(list.length - 1, Math.floor(at * list.length))]
  return chosen === undefined ? missing() : chosen
}

/** From 0 to 1, the same for the same numbers: the last steps of MurmurHash3. */
export function chance(number: number, salt: number): number {
  let hash = Math.imul(number + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

async function sampleBases(): Promise<FoundJob[]> {
  return (await readSamples()).map(({ detail, language }) =>
    foundOf(detail.job_title, detail.company_name, jobText(detail), language),
  )
}

const openRow = z.object({
  title: z.string(),
  company: z.string(),
  text: z.string(),
  language: z.string(),
})

function openBases(): FoundJob[] {
  const folder = dataFolder('jobs')
  if (folder === null) return []
  const lines = readFileSync(path.join(folder, 'open.jsonl'), 'utf8').trim().split('\n')
  return lines.map((line) => {
    const { title, company, text, language } = openRow.parse(JSON.parse(line))
    return foundOf(title, company, text, language)
  })
}

const foundOf = (title: string, company: string, body: string, language: string): FoundJob => ({
  sourceJobId: title,
  title,
  company,
  locations: [],
  body,
  isWhole: true,
  link: null,
  listedAt: null,
  validThrough: null,
  typeWords: [],
  levelWords: [],
  workWords: [],
  isRemote: null,
  salary: null,
  language,
})

function missing(): never {
  throw new Error('nothing to choose from')
}
