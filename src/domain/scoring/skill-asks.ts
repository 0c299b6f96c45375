/**
 * The skills and abilities that a job asks for, each once, an alternative as one. What a job only speaks
 * of asks for nothing: the matter of a section that tells of the employer, who does the work beside the
 * post ("with our product managers"), and trades of customers.
 */
import { isClearance } from '#domain/ads/clearances.ts'
import { degreesIn, yearsIn } from '#domain/ads/asks.ts'
import { isKeyword } from '#domain/ads/keyword.ts'
import type { JobReading, SkillRequirement, Span } from '#domain/ads/reading.ts'
import { nearTo } from '../job-search/near-occupations.ts'
import { adWords } from '#tables/ad-words.js'
import { fold, foldKeepingPlaces } from '../language/fold.ts'
import { anyOf } from '../language/word-patterns.ts'
import { findAbilities } from '../skills/find.ts'
import { lexicon } from '../skills/lexicon.ts'
import { alternativesIn, practiceInstead } from './alternatives.ts'
import { isOfRegister } from './certificate-terms.ts'
import { gapName, namingOf } from './gap-name.ts'
import { soughtRole } from './sought-role.ts'
import { isInProperName, standsAlone } from './stands-alone.ts'
import { occupationTerm, skillTerm } from './terms.ts'
import type { Unweighed } from './unweighed.ts'
import { capitalised, groupOf } from './unweighed.ts'
import type { Weights } from './weights.ts'

export function skillAsks(job: JobReading, role: readonly string[], by: Weights): Unweighed[] {
  const asked = askedSkills(job)
  const alternatives = job.lines.flatMap((line) => alternativesIn(line, line.skills))
  return asked.flatMap((skill): Unweighed[] => {
    const set = alternatives.find((those) => those.some(({ start }) => start === skill.start))
    const any = [...new Set((set ?? [skill]).map((one) => one.skill))]
    if (asked.find((one) => any.includes(one.skill)) !== skill) return []
    const group = groupOf[skill.kind]
    const isOne = any.length === 1
    const place = { start: set?.[0]?.start ?? skill.start, end: set?.at(-1)?.end ?? skill.end }
    const name = isOne ? listName(skill, job) : null
    const trades = isOne ? tradesOf(skill) : []
    return [
      {
        group,
        kind: skill.kind,
        requirement: isOne
          ? (name ?? nameFor(skill))
          : capitalised(job.text.slice(place.start, place.end)),
        isName: trades.length === 0 && (name !== null || !isOne),
        job: isOne ? { start: skill.start, end: skill.end } : place,
        terms: [
          ...any.map(skillTerm),
          ...trades.map(occupationTerm),
          ...(isPaper(skill, job) ? practiceInstead(lineOf(skill, job)?.text ?? '', role) : []),
        ],
        part: partOf(skill, job, by),
        isVague: isClearance(skill.text),
      },
    ]
  })
}

const lineOf = (at: Span, { lines }: JobReading) =>
  lines.find(({ start, end }) => start <= at.start && at.end <= end)

/** "the Order of Pharmacists": the name of a register asks for being there, and not for its trade. */
const isInRegister = ({ start, end }: SkillRequirement, { certifications }: JobReading): boolean =>
  certifications.some((one) => one.start <= start && end <= one.end && isOfRegister(one.text))

function partOf(skill: SkillRequirement, job: JobReading, by: Weights): number {
  const group = groupOf[skill.kind]
  if (group !== 'must' || !isPaper(skill, job)) return by[group]
  return isClearance(skill.text) ? by.ability : by.paper
}

const isPaper = ({ start, end }: SkillRequirement, { certifications }: JobReading): boolean =>
  certifications.some((one) => one.start < end && start < one.end)

/** A text in which nothing is asked for may be a mere list of words: all of it is asked for. */
function askedSkills(job: JobReading): SkillRequirement[] {
  const sought = soughtRole(job.title?.text ?? '').occupations
  const near = new Set(sought.flatMap((one) => [...nearTo(one).keys()]))
  const saysKinds = job.skills.some(({ kind }) => kind !== 'other')
  return job.skills.filter((skill) => {
    if (skill.kind === 'other') return !saysKinds
    if (isInRegister(skill, job)) return false
    const holder = lineOf(skill, job)
    if (holder !== undefined && job.language !== 'de' && isPlain(skill)) {
      const place = { start: skill.start - holder.start, end: skill.end - holder.start }
      if (isInProperName(holder.text, place)) return false
    }
    const trades = tradesOf(skill)
    if (trades.length === 0) return true
    if (isSomebodyElse.test(job.text.slice(Math.max(0, skill.start - 24), skill.start)))
      return false
    if (isUsualName(skill)) return true
    // Who is sought is no further demand.
    if (sought.some((trade) => trades.includes(trade))) return false
    if (skill.kind === 'duty') return false
    const isPractised =
      holder === undefined || yearsIn(holder.text).length + degreesIn(holder.text).length > 0
    return isPractised || sought.length === 0 || trades.some((trade) => near.has(trade))
  })
}

/** "You support your project lead": who stands beside the post. */
const isSomebodyElse =
  /(?<!\p{L})(?:your|our|their|(?:dein|ihr|unser)(?:e[nrms]?)?(?:[:*/_]\p{L})?|ton|ta|tes|votre|vos|notre|nos|tus?|sus?|vuestr[oa]s?|nuestr[oa]s?|teus?|tuas?|seus?|suas?|noss[oa]s?|jouw|je|onze|ons)\s$/iu

/** No product, whose name has a capital anyway. */
const isPlain = ({ skill }: SkillRequirement): boolean =>
  !['software', 'engineering'].includes(lexicon().get(skill)?.trade ?? '')

/** What is done ("book-keeping"), and not who does it. */
function isUsualName({ skill, text }: SkillRequirement): boolean {
  const { label = '', aliases = [] } = lexicon().get(skill) ?? {}
  const first = new Map(aliases.toReversed().map((alias) => [alias.language, alias.text]))
  return [label, ...first.values()].some((name) => fold(name) === fold(text))
}

/**
 * As a list of skills would name it; null where the job only speaks of it. What is to be done is no name
 * ("Manage correspondence"), and among duties only what stands there by itself is one.
 */
function listName(skill: SkillRequirement, job: JobReading): string | null {
  const plain = nameFor(skill)
  const name = gapName(skill.skill, plain, skill, namingOf(skill, job))
  if (name === null || !isKeyword(name)) return null
  return name === plain || groupOf[skill.kind] !== 'duty' ? name : null
}

/** "Plumber or electrician": who has been one shows it too. */
function tradesOf({ skill, text }: SkillRequirement): readonly string[] {
  // Docker is a tool before it is a docker.
  if (lexicon().get(skill)?.trade === 'software') return []
  const { occupations, isGeneral } = soughtRole(text)
  return isGeneral ? [] : occupations
}

/** The usual spelling where the job means the same name ("nodejs"), else the job's own words. */
function nameFor({ label, text }: SkillRequirement): string {
  const bare = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, '')
  return bare(label) === bare(text) ? label : capitalised(text)
}

/** "Early and late shifts, no night shift": nobody has to work then. */
const isDeclined = (text: string, start: number): boolean =>
  declines.test(foldKeepingPlaces(text.slice(Math.max(0, start - 12), start)))
const declines = new RegExp(String.raw`(?<!\p{L})${anyOf(adWords, 'no must')}\s$`, 'u')

/** How somebody works, and when: "teamwork", "shift work". Every trade asks for it, so it weighs little. */
export function abilityAsks(job: JobReading, by: Weights): Unweighed[] {
  const asks = new Map<string, Unweighed>()
  for (const { text, start: at, kind } of job.lines) {
    if (kind !== 'required' && kind !== 'preferred') continue
    for (const { skill, start, end } of findAbilities(text)) {
      if (asks.has(skill) || isDeclined(text, start) || !standsAlone(text, { start, end })) continue
      asks.set(skill, {
        group: groupOf[kind],
        kind,
        requirement: capitalised(text.slice(start, end)),
        job: { start: at + start, end: at + end },
        terms: [skillTerm(skill)],
        part: by.ability,
        isVague: true,
      })
    }
  }
  return [...asks.values()]
}
