/**
 * What a job is scored by, prepared once per job: its trade, its languages, and the things that it asks
 * for, an alternative as one. What is not asked neither costs nor earns: a job that asks for nothing
 * is scored by its trade alone.
 *
 * An ask is met by any of its terms. Terms are marked words: `o:` an occupation, `t:` a word of a title
 * that no table knows, `s:` a skill, `n:` a name, `d:` a level of degree, `c:` a certificate, `r:` one that is a
 * condition, `e:` and `p:` work in a trade, `y:` years of it, `l:` a language, `w:` a word.
 */
import { isClearance } from '#domain/ads/clearances.ts'
import { saysRegister } from '#domain/ads/certifications.ts'
import { alternativesIn, degreesInstead, practiceInstead } from './alternatives.ts'
import type { JobReading, Span } from '#domain/ads/reading.ts'
import type { Language } from '../language/languages.ts'
import { isLanguage } from '../language/languages.ts'
import { stemsOf, stemWeight } from '../language/stems.ts'
import { likelyOccupations } from '../job-search/likely-occupations.ts'
import { hasNarrower, isWithin } from '../job-search/near-occupations.ts'
import { isOfManyTrades, wordsWithParts } from '../job-search/occupations.ts'
import { occupationName } from '../job-search/occupation-name.ts'
import { rankOf } from '../job-search/seniority.ts'
import { titleWords } from '../job-search/title-words.ts'
import {
  certificateTerms,
  isCondition as isConditionOf,
  isOfRegister,
} from './certificate-terms.ts'
import { comesWith } from './comes-with.ts'
import { letterAsks } from './letter-asks.ts'
import { languageAsks, wishedLanguages } from './language-asks.ts'
import { abilityAsks, skillAsks } from './skill-asks.ts'
import type { Role } from './sought-role.ts'
import { soughtRole, mattersIn } from './sought-role.ts'
import { spokenTrade } from './spoken-trade.ts'
import { skillLabel } from '../skills/lexicon.ts'
import { subjectsIn, surelyLeadsTo } from './subjects.ts'
import {
  conditionTerm,
  mostYears,
  degreeTerm,
  occupationTerm,
  subjectTerm,
  matterTerm,
  titleTerm,
  wordTerm,
  workTerm,
  yearsTerm,
} from './terms.ts'
import type { Ask, Unweighed } from './unweighed.ts'
import { groupOf } from './unweighed.ts'
import type { Weights } from './weights.ts'
import { weights } from './weights.ts'
import { wholeAsks } from './whole-asks.ts'

const wholeWeight = 10_000

export const languageOf = (job: JobReading): Language =>
  isLanguage(job.language) ? job.language : 'en'

const prepared = new WeakMap<JobReading, readonly Ask[]>()

export function asksOf(job: JobReading, by: Weights = weights()): readonly Ask[] {
  const isUsual = by === weights()
  const known = isUsual ? prepared.get(job) : undefined
  if (known !== undefined) return known
  const role = roleAsks(job)
  const trades = role.flatMap(({ terms }) => terms)
  const named = [
    ...skillAsks(job, trades, by),
    ...wishedLanguages(job, by),
    ...certificateAsks(job, trades, by),
    ...abilityAsks(job, by),
    ...yearsAsks(job, role, by),
    ...degreeAsks(job, trades, by),
  ]
  const language = languageOf(job)
  const lettered = letterAsks(job, named, language, by)
  const all = [...wholeAsks(comesWith(trades, named, job), job, language), ...lettered]
  const isCondition = ({ group, terms, isRegister = false }: Unweighed) =>
    group === 'must' && (isRegister || isConditionOf(terms))
  const asked = all.filter((one) => !isCondition(one))
  const conditions = [...languageAsks(job), ...all.filter(isCondition).map(asCondition)]
  const isTrade = !role.some(({ terms }) => terms.some((term) => term.startsWith('t:')))
  const ofRole = isTrade ? by.role : by.title
  // One thing asked for says less of a job than ten do, and a wish less than a must.
  const parts = asked.reduce((sum, { part }) => sum + part, 0)
  const share = (by.asked * parts) / (parts + by.must)
  const whole = (role.length > 0 ? ofRole : 0) + share
  const made = [
    ...weighed(isForExperienced(job) ? role.map(byWork) : role, (wholeWeight * ofRole) / whole),
    ...weighed(asked, (wholeWeight * share) / whole),
    ...weighed(wordAsks(job), (wholeWeight * by.words) / 100),
    ...conditions.map(({ part, ...ask }) => ({
      ...ask,
      isName: false,
      isDefinite: false,
      weight: Math.round(wholeWeight * part),
    })),
  ]
  if (isUsual) prepared.set(job, made)
  return made
}

/** Who must have so many years of practice is hardly who has only learned. */
const experienced = 2

const isForExperienced = ({ years, title }: JobReading): boolean =>
  (years?.kind === 'required' && years.years >= experienced) ||
  titleWords(title?.text ?? '').some((word) => rankOf(word) === 'senior')

const asCondition = (ask: Unweighed): Unweighed => ({
  ...ask,
  terms: ask.terms.map(conditionTerm),
  part: ask.isRegister === true ? unknownPart : registerPart,
})
/** A register takes as much, and half of it where no table knows it. */
const registerPart = 0.8
const unknownPart = 0.4

const byWork = (ask: Unweighed): Unweighed => ({ ...ask, terms: ask.terms.map(workTerm) })

/** A weight shared by asks by their parts. */
function weighed(asks: readonly Unweighed[], weight: number): Ask[] {
  const all = asks.reduce((sum, { part }) => sum + part, 0)
  return asks.map(({ part, isName = false, isVague = false, ...ask }) => ({
    ...ask,
    isName,
    isDefinite: ask.group === 'must' && ask.kind !== 'wording' && !isVague,
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
  const matters = mattersIn(title)
  const led = [title, ...matters.map(skillLabel)].flatMap(subjectsIn).flatMap(surelyLeadsTo)
  // The text may name the trade in other words; either is taken.
  const spoken =
    led.length > 0 || named.words.length === 0 ? led : spokenTrade(job.text).occupations
  const likely = likelyOccupations(wordsWithParts(named.words)).keys()
  const trades = new Set([...likely, ...spoken])
  const done = [...matters.map(matterTerm), ...[...trades].map(occupationTerm)]
  const telling = named.words.filter((word) => !isOfManyTrades(word))
  return (telling.length > 0 ? telling : named.words).map((word) => ({
    ...common,
    requirement: word,
    terms: [titleTerm(word), ...done],
    part: 1,
  }))
}

/**
 * By the title; the text decides where there is none, or where it says more than the title. A title that
 * no table knows stays what it is: which occupation its text names most is not always the one that is sought.
 */
function tradeOf({ occupations, isGeneral, words }: Role, text: string): readonly string[] {
  if (occupations.length > 0 && !isGeneral && !occupations.some(hasNarrower)) return occupations
  const spoken = spokenTrade(text)
  if (occupations.length === 0) return words.length > 0 ? [] : spoken.occupations
  const isMeant = isGeneral
    ? spoken.isSought
    : spoken.occupations.some((one) => occupations.some((wider) => isWithin(one, wider)))
  return isMeant ? spoken.occupations : occupations
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

/** "registered in Spain (ICOFCV)": the short name of where. */
const shortBehind = (text: string): string =>
  /^[^().;\n]{0,30}(\([^()\n]{2,60}\)?)/u.exec(text)?.[1] ?? ''
const behind = 100

/** Certificates that are no skill of the lexicon, each once, alternatives as one. */
function certificateAsks(job: JobReading, trades: readonly string[], by: Weights): Unweighed[] {
  const isElsewhere = ({ start, end }: Span) =>
    [...job.skills, ...(job.degree === null ? [] : [job.degree])].some(
      (one) => one.start < end && start < one.end,
    )
  const asked = job.certifications.filter(
    (one) =>
      (one.kind === 'required' || one.kind === 'preferred') &&
      (isOfRegister(one.text) || !isElsewhere(one)),
  )
  const sets = job.lines.flatMap((line) => alternativesIn(line, asked))
  const termsOf = ({ text, end }: JobReading['certifications'][number]) =>
    certificateTerms(text + shortBehind(job.text.slice(end, end + behind)), trades)
  return asked.flatMap((one): Unweighed[] => {
    const set = sets.find((those) => those.includes(one)) ?? [one]
    const own = set.flatMap(termsOf)
    if (set[0] !== one || own.length === 0) return []
    const line = job.lines.find((each) => each.start <= one.start && one.end <= each.end)
    const terms = [...own, ...practiceInstead(line?.text ?? '', trades)]
    const { start, end, kind } = one
    const group = groupOf[kind]
    const requirement = set.map(({ text }) => text).join(' / ')
    const isVague = isClearance(requirement)
    const part = isVague ? by.ability : group === 'must' ? by.paper : by[group]
    const inRegisters = new Set(
      set.flatMap((each) => (saysRegister(each.text) ? termsOf(each) : [])),
    )
    const isRegister =
      !isVague && !isConditionOf(terms) && terms.every((term) => inRegisters.has(term))
    return [{ group, kind, requirement, job: { start, end }, terms, part, isRegister, isVague }]
  })
}

/** More are somebody's own, or the employer's. */
const mostAsked = 15

/** Years of work in the trade, or in any where the job names none. */
function yearsAsks({ years }: JobReading, role: readonly Unweighed[], by: Weights): Unweighed[] {
  if (years === null || years.kind === 'duty' || years.kind === 'other') return []
  if (years.years > mostAsked) return []
  const { start, end, text, kind } = years
  const count = Math.min(mostYears, Math.ceil(years.years))
  const trades = role.flatMap(({ terms }) => terms)
  return [
    {
      group: groupOf[kind],
      kind,
      requirement: text,
      job: { start, end },
      terms: (trades.length > 0 ? trades : ['']).map((trade) => yearsTerm(count, trade)),
      part: by[groupOf[kind]],
    },
  ]
}

/** So far behind a degree its subject may stand. */
const subjectWithin = 60

function degreeAsks(
  { degree, text: ad, lines }: JobReading,
  trades: readonly string[],
  by: Weights,
): Unweighed[] {
  if (degree === null) return []
  const { start, end, text, level, kind } = degree
  const line = lines.find((one) => one.start <= start && end <= one.end)
  const subjects = subjectsIn(ad.slice(start, Math.min(line?.end ?? end, end + subjectWithin)))
  return [
    {
      group: kind === 'preferred' ? 'wish' : 'must',
      kind: kind === 'preferred' ? kind : 'degree',
      requirement: text,
      job: { start, end },
      terms: [
        ...(subjects.length === 0
          ? [degreeTerm(level)]
          : [...subjects, null].map((subject) => subjectTerm(level, subject))),
        ...practiceInstead(line?.text ?? '', trades),
        ...degreesInstead(line?.text ?? '', trades),
      ],
      part: subjects.length === 0 ? by.degree : by.subject,
    },
  ]
}
