/** The languages that a job asks for, at their levels, the one that it is told in among them. */
import { alternativesIn } from './alternatives.ts'
import type { JobReading, LanguageRequirement } from '#domain/ads/reading.ts'
import { levelNamed } from '../language/spoken-level.ts'
import { languageIds } from '../skills/language-codes.ts'
import { skillLabel } from '../skills/lexicon.ts'
import { languageTerm, untoldLanguage, workingLevel } from './terms.ts'
import type { Unweighed } from './unweighed.ts'
import type { Weights } from './weights.ts'

/** A shorter text does not tell its language for sure. */
const fewest = 300

/**
 * What each language takes while it is missing, as a part of the most: the one that the job is told in and does
 * not ask for, and another than its own, at a level or at none, take less.
 */
const languageParts = { own: 1, told: 0.8, level: 0.8, other: 0.5 } as const

const languagePart = (set: readonly LanguageRequirement[], job: JobReading): number => {
  if (set.some(({ language }) => language === job.language)) return languageParts.own
  return set.some(({ level }) => level !== null) ? languageParts.level : languageParts.other
}

/** What the languages of a job take, which are conditions of it. */
export function languageAsks(job: JobReading): Unweighed[] {
  const asked = spokenIn(job, ({ kind }) => kind !== 'preferred').map((set) => ({
    ...languageAsk(set, job),
    group: 'language' as const,
    kind: 'language' as const,
    part: languagePart(set, job),
  }))
  const own = job.text.length < fewest ? undefined : languageIds[job.language]
  const spoken = new Set(
    job.languages.flatMap((one) => (one.kind === 'preferred' ? [] : [one.language])),
  )
  if (own === undefined || spoken.has(job.language)) return asked
  const told: Unweighed = {
    group: 'language',
    kind: 'language',
    requirement: skillLabel(own),
    job: { start: 0, end: 0 },
    terms: [languageTerm(own), untoldLanguage],
    part: languageParts.told,
  }
  return [told, ...asked]
}

export const wishedLanguages = (job: JobReading, by: Weights): Unweighed[] =>
  spokenIn(job, ({ kind }) => kind === 'preferred').map((set) => ({
    ...languageAsk(set, job),
    group: 'wish',
    kind: 'preferred',
    part: by.wish,
  }))

/** "English or German" is one of them. */
function spokenIn(
  job: JobReading,
  isMeant: (language: LanguageRequirement) => boolean,
): LanguageRequirement[][] {
  const meant = job.languages.filter(isMeant)
  const sets = alternativesIn({ text: job.text, start: 0, end: job.text.length }, meant)
  return [
    ...sets,
    ...meant.filter((one) => !sets.some((set) => set.includes(one))).map((one) => [one]),
  ]
}

function languageAsk(
  set: readonly LanguageRequirement[],
  { text }: JobReading,
): Pick<Unweighed, 'requirement' | 'job' | 'terms'> {
  const start = Math.min(...set.map((one) => one.start))
  const end = Math.max(...set.map((one) => one.end))
  return {
    requirement: text.slice(start, end),
    job: { start, end },
    terms: set.map(({ language, level }) =>
      languageTerm(languageIds[language] ?? language, levelNamed(level ?? '') || workingLevel),
    ),
  }
}
