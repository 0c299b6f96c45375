/**
 * From what a source says to a job of ours: text without markup, kinds, sections, pay, skills,
 * language, and what finds its doubles. Pure: the same post gives the same job.
 */
import { namesOfAd } from '#domain/ads/names-of-ad.ts'
import { jobLines } from '#domain/ads/sections.ts'
import { detectLanguage } from '#domain/language/detect.ts'
import { fold } from '#domain/language/fold.ts'
import type { Language } from '#domain/language/languages.ts'
import { languages } from '#domain/language/languages.ts'
import { findSkills } from '#domain/skills/find.ts'
import { lexicon, skillLabel } from '#domain/skills/lexicon.ts'
import { cleanJobText } from '#domain/jobs/clean-text.ts'
import type { Attribution, FoundJob, NormalisedJob } from './normalised.ts'
import { htmlToText, plainText } from './html-text.ts'
import { kindsOf } from './kinds.ts'
import { cleanLink } from './link.ts'
import { readLastMoment, readMoment } from './moments.ts'
import { salaryInText } from './salary-in-text.ts'
import { readSalary } from './salary.ts'
import { familyOf } from './same-job.ts'
import { sectionsOf } from './sections.ts'
import { simHash } from './simhash.ts'

export interface JobOrigin {
  /** Opaque and stable; made of the source and its own name of the job. */
  id: string
  source: string
  attribution: Attribution | null
  /** A job that somebody adds themselves is one although its text names nobody. */
  mayBeOfNobody?: boolean
  /** When the job was read: its date where the source gives none. */
  readAt: Date
}

const longestName = 300
const mostPlaces = 60
const mostSkills = 40
/** As much of a text as its kinds and its doubles are found by. */
const mostFolded = 30_000

/**
 * Null where there is no job in it: no title, or nobody who offers it, unless its person vouches for it.
 * Who is named in no field may be in the text; who is named nowhere lets the source speak for them, as
 * public services do.
 */
export function normaliseJob(found: FoundJob, origin: JobOrigin): NormalisedJob | null {
  const marked = cleanJobText(htmlToText(found.body))
  const text = plainText(marked)
  const title = nameOf(found.title)
  const sourceJobId = nameOf(found.sourceJobId)
  const language = languageOf(found.language) ?? detectLanguage(`${title}\n${text}`)
  const company =
    nameOf(found.company) || employerIn(text, language) || nameOf(origin.attribution?.text ?? '')
  if (title === '' || sourceJobId === '') return null
  if (company === '' && origin.mayBeOfNobody !== true) return null
  const locations = [...new Set(found.locations.map(nameOf))].filter((place) => place !== '')
  const folded = fold(text.slice(0, mostFolded))
  const kinds = kindsOf({ ...found, title, locations }, folded)
  const sections = sectionsOf(marked)
  const skills = skillsIn(`${title}\n${text}`)
  const link = cleanLink(found.link)
  const statedAt = readMoment(found.listedAt)
  const readAt = origin.readAt.toISOString()
  // A post from tomorrow was written today.
  const listedAt = statedAt !== null && statedAt > readAt ? readAt : statedAt
  return {
    id: origin.id,
    source: origin.source,
    sourceJobId,
    title,
    company,
    locations: locations.slice(0, mostPlaces),
    ...kinds,
    language,
    link,
    listedAt,
    statedAt,
    validThrough: readLastMoment(found.validThrough),
    isWhole: found.isWhole,
    attribution: origin.attribution,
    salary: readSalary(found.salary) ?? salaryInText(text, language),
    skills,
    text,
    detail: {
      id: origin.id,
      created_at: listedAt ?? readAt,
      job_link: link,
      job_title: title,
      company_name: company,
      job_location: locations.join('; '),
      job_type: kinds.jobType,
      company_description: sections.about,
      job_duties_and_responsibilities: sections.duties,
      required_qualifications: sections.required,
      preferred_qualifications: sections.preferred,
      job_benefits: sections.benefits,
      keywords: skills,
      is_sample: false,
    },
    family: familyOf(company, title),
    fingerprint: simHash(folded.match(/[\p{L}\p{N}]+/gu) ?? []),
  }
}

/** A name is one line of text, whatever markup it came in. */
const nameOf = (given: string): string => (isPlainName(given) ? given : readName(given))

/** As most names are: signs that are what they look, with single blanks between. */
const isPlainName = (name: string): boolean =>
  name.length <= longestName &&
  plainSigns.test(name) &&
  !name.includes('  ') &&
  !name.startsWith('- ') &&
  name.trim() === name
const plainSigns = /^[ !"$%'-;=?-~À-ÿ–—’·]*$/

const readName = (given: string): string =>
  plainText(cleanJobText(htmlToText(given.slice(0, 2_000))))
    .replace(/\s+/g, ' ')
    .replace(/^- /, '')
    .slice(0, longestName)
    .toWellFormed()
    .trim()

const employerIn = (text: string, language: Language): string =>
  nameOf(namesOfAd(text, jobLines(text, language), language).company?.text ?? '')

const languageOf = (code: string | null): Language | null =>
  languages.find((language) => language === code?.slice(0, 2).toLowerCase()) ?? null

function skillsIn(text: string): string[] {
  const ids = findSkills(text)
    .map(({ skill }) => skill)
    .filter((skill) => lexicon().get(skill)?.trade !== 'language')
  return [...new Set(ids)].slice(0, mostSkills).map((skill) => skillLabel(skill))
}
