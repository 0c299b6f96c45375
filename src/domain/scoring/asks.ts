/**
 * What a job is scored by, prepared once per job: its trade, its languages, and the things that it asks
 * for, an alternative as one. What is not asked neither costs nor earns: a job that asks for nothing
 * is scored by its trade alone.
 *
 * An ask is met by any of its terms. Terms are marked words: `o:` an occupation, `t:` a word of a title
 * that no table knows, `s:` a skill, `d:` a level of degree, `c:` a certificate, `l:` a language, `w:` a word.
 */
import type { JobReading, RequirementKind, Span } from '#domain/ads/reading.ts'
import type { Language } from '../language/languages.ts'
import { isLanguage } from '../language/languages.ts'
import { stemsOf, stemWeight } from '../language/stems.ts'
import { occupationName } from '../job-search/occupation-name.ts'
import { findAbilities } from '../skills/find.ts'
import { isKeyword } from '#domain/ads/keyword.ts'
import { languageIds } from '../skills/language-codes.ts'
import { lexicon, skillLabel } from '../skills/lexicon.ts'
import { alternativesIn } from './alternatives.ts'
import { certificateTerms } from './certificate-terms.ts'
import { hasNarrower, isWithin } from '../job-search/near-occupations.ts'
import type { Role } from './sought-role.ts'
import { gapName, namingOf } from './gap-name.ts'
import { soughtRole } from './sought-role.ts'
import { spokenTrade } from './spoken-trade.ts'
import type { Weights } from './weights.ts'
import { weights } from './weights.ts'

export type AskKind = RequirementKind | 'degree' | 'language' | 'title' | 'wording'
type Group = 'role' | 'language' | 'must' | 'wish' | 'duty'

export interface Ask {
  group: Group
  kind: AskKind
  /** What it is called, wherever it is shown. */
  requirement: string
  job: Span
  terms: readonly string[]
  /** Whether the job asks for it by a name that a list of skills may bear. */
  isName: boolean
  /** Whole. Those of a job's languages sum to `wholeWeight`, and so do all others together. */
  weight: number
}

type Unweighed = Omit<Ask, 'weight' | 'isName'> & { part: number; isName?: boolean }

const wholeWeight = 10_000
export const skillTerm = (skill: string): string => `s:${skill}`
export const languageTerm = (skill: string): string => `l:${skill}`
/** Of a resume that is too short to tell its language: it may be the one of the job. */
export const untoldLanguage = languageTerm('?')
export const occupationTerm = (occupation: string): string => `o:${occupation}`
export const wordTerm = (stem: string): string => `w:${stem}`
export const titleTerm = (word: string): string => `t:${word}`
export const degreeTerm = (level: number): string => `d:${level}`

export const languageOf = (job: JobReading): Language =>
  isLanguage(job.language) ? job.language : 'en'

const prepared = new WeakMap<JobReading, readonly Ask[]>()

export function asksOf(job: JobReading, by: Weights = weights()): readonly Ask[] {
  const isUsual = by === weights()
  const known = isUsual ? prepared.get(job) : undefined
  if (known !== undefined) return known
  const role = roleAsks(job)
  const asked = [
    ...skillAsks(job, by),
    ...certificateAsks(job, by),
    ...abilityAsks(job, by),
    ...degreeAsks(job, by),
  ]
  const words = wordAsks(job)
  const { role: ofRole, asked: ofAsked, words: ofWords } = by
  // One thing asked for says less of a job than ten do.
  const share = (ofAsked * asked.length) / (asked.length + 1)
  const whole = (role.length > 0 ? ofRole : 0) + share + (words.length > 0 ? ofWords : 0)
  const made = [
    ...weighed(role, (wholeWeight * ofRole) / whole),
    ...weighed(asked, (wholeWeight * share) / whole),
    ...weighed(words, (wholeWeight * ofWords) / whole),
    ...weighed(languageAsks(job), wholeWeight),
  ]
  if (isUsual) prepared.set(job, made)
  return made
}

/** A weight shared by asks by their parts. */
function weighed(asks: readonly Unweighed[], weight: number): Ask[] {
  const all = asks.reduce((sum, { part }) => sum + part, 0)
  return asks.map(({ part, isName = false, ...ask }) => ({
    ...ask,
    isName,
    weight: Math.round((weight * part) / all),
  }))
}

function roleAsks(job: JobReading): Unweighed[] {
  const title = job.title?.text ?? ''
  const named = soughtRole(title)
  const occupations = tradeOf(named, job.text)
  const place = { start: job.title?.start ?? 0, end: job.title?.end ?? 0 }
  const common = { group: 'role', kind: 'title', job: place } as const
  const [first] = occupations
  if (first !== undefined) {
    const requirement = title === '' ? occupationName(first, languageOf(job)) : title
    return [{ ...common, requirement, terms: occupations.map(occupationTerm), part: 1 }]
  }
  return named.words.map((word) => ({
    ...common,
    requirement: word,
    terms: [titleTerm(word)],
    part: 1,
  }))
}

/** By the title; the text decides where the title names none, or says less than the text does. */
function tradeOf({ occupations, isGeneral }: Role, text: string): readonly string[] {
  if (occupations.length > 0 && !isGeneral && !occupations.some(hasNarrower)) return occupations
  const spoken = spokenTrade(text)
  if (occupations.length === 0) return spoken.occupations
  const isMeant = isGeneral
    ? spoken.isSought
    : spoken.occupations.some((one) => occupations.some((wider) => isWithin(one, wider)))
  return isMeant ? spoken.occupations : occupations
}

/** A shorter text does not tell its language for sure. */
const fewest = 300

/** What a job is told in is spoken there, and counts twice as much as another language it requires. */
function languageAsks(job: JobReading): Unweighed[] {
  const asked = job.languages
    .filter(({ kind }) => kind !== 'preferred')
    .map(({ language, start, end, text }): Unweighed => ({
      group: 'language',
      kind: 'language',
      requirement: text,
      job: { start, end },
      terms: [languageTerm(languageIds[language] ?? language)],
      part: language === job.language ? 2 : 1,
    }))
  const own = job.text.length < fewest ? undefined : languageIds[job.language]
  if (own === undefined || asked.some(({ terms }) => terms.includes(languageTerm(own))))
    return asked
  const told: Unweighed = {
    group: 'language',
    kind: 'language',
    requirement: skillLabel(own),
    job: { start: 0, end: 0 },
    terms: [languageTerm(own), untoldLanguage],
    part: 2,
  }
  return [told, ...asked]
}

const groupOf = {
  required: 'must',
  preferred: 'wish',
  duty: 'duty',
  other: 'duty',
} as const satisfies Readonly<Record<RequirementKind, Group>>

function skillAsks(job: JobReading, by: Weights): Unweighed[] {
  const alternatives = job.lines.flatMap(alternativesIn)
  const skills = job.skills.flatMap((skill): Unweighed[] => {
    const any = alternatives.find((one) => one.includes(skill.skill)) ?? [skill.skill]
    if (job.skills.find((one) => any.includes(one.skill)) !== skill) return []
    const group = groupOf[skill.kind]
    const isOne = any.length === 1
    const name = isOne ? listName(skill, job) : null
    const trades = isOne ? tradeTerms(skill) : []
    return [
      {
        group,
        kind: skill.kind,
        requirement: isOne ? (name ?? nameFor(skill)) : any.map(skillLabel).join(' / '),
        isName: trades.length === 0 && (name !== null || !isOne),
        job: { start: skill.start, end: skill.end },
        terms: [...any.map(skillTerm), ...trades],
        part: by[group],
      },
    ]
  })
  const wished = job.languages
    .filter(({ kind }) => kind === 'preferred')
    .map(({ language, start, end, text }): Unweighed => ({
      group: 'wish',
      kind: 'preferred',
      requirement: text,
      job: { start, end },
      terms: [languageTerm(languageIds[language] ?? language)],
      part: by.wish,
    }))
  return [...skills, ...wished]
}

/** The words of what the lines ask for and no table knows; a phrase shares its weight among its words. */
function wordAsks(job: JobReading): Unweighed[] {
  const language = languageOf(job)
  const { degree } = job
  return job.keywords.flatMap(({ start, end, text }): Unweighed[] => {
    if (degree !== null && start < degree.end && degree.start < end) return []
    const stems = stemsOf(text, language).filter((stem) => stemWeight(stem, language) === 1)
    return stems.map((stem) => ({
      group: 'duty',
      kind: 'wording',
      requirement: text,
      job: { start, end },
      terms: [wordTerm(stem)],
      part: 1 / stems.length,
    }))
  })
}

/**
 * As a list of skills would name it; null where the job only speaks of it. What is to be done is no name
 * ("Manage correspondence"), and among duties only what stands there by itself is one.
 */
function listName(skill: JobReading['skills'][number], job: JobReading): string | null {
  const plain = nameFor(skill)
  const name = gapName(skill.skill, plain, skill, namingOf(skill, job))
  if (name === null || !isKeyword(name)) return null
  return name === plain || groupOf[skill.kind] !== 'duty' ? name : null
}

/** "Plumber or electrician": who has been one shows it too. */
function tradeTerms({ skill, text }: JobReading['skills'][number]): string[] {
  // Docker is a tool before it is a docker.
  if (lexicon().get(skill)?.trade === 'software') return []
  const { occupations, isGeneral } = soughtRole(text)
  return isGeneral ? [] : occupations.map(occupationTerm)
}

/** Certificates that are no skill of the lexicon, each once. */
function certificateAsks(job: JobReading, by: Weights): Unweighed[] {
  const isSkill = ({ start, end }: Span) =>
    job.skills.some((skill) => skill.start < end && start < skill.end)
  return job.certifications
    .filter((one) => (one.kind === 'required' || one.kind === 'preferred') && !isSkill(one))
    .flatMap(({ start, end, text, kind }): Unweighed[] => {
      const terms = certificateTerms(text)
      if (terms.length === 0) return []
      const group = groupOf[kind]
      return [{ group, kind, requirement: text, job: { start, end }, terms, part: by[group] }]
    })
}

/** How somebody works, and when: "teamwork", "shift work". Every trade asks for it, so it weighs little. */
function abilityAsks(job: JobReading, by: Weights): Unweighed[] {
  const asks = new Map<string, Unweighed>()
  for (const { text, start: at, kind } of job.lines) {
    if (kind !== 'required' && kind !== 'preferred') continue
    for (const { skill, start, end } of findAbilities(text)) {
      if (asks.has(skill)) continue
      asks.set(skill, {
        group: groupOf[kind],
        kind,
        requirement: capitalised(text.slice(start, end)),
        job: { start: at + start, end: at + end },
        terms: [skillTerm(skill)],
        part: by.ability,
      })
    }
  }
  return [...asks.values()]
}

function degreeAsks({ degree }: JobReading, by: Weights): Unweighed[] {
  if (degree === null) return []
  const { start, end, text, level, kind } = degree
  return [
    {
      group: kind === 'preferred' ? 'wish' : 'must',
      kind: kind === 'preferred' ? kind : 'degree',
      requirement: text,
      job: { start, end },
      terms: [degreeTerm(level)],
      part: by.degree,
    },
  ]
}

/** The usual spelling where the job means the same name ("nodejs"), else the job's own words. */
function nameFor({ label, text }: JobReading['skills'][number]): string {
  const bare = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, '')
  return bare(label) === bare(text) ? label : capitalised(text)
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
