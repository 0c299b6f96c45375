/**
 * The job's spelling for a skill that the resume lists under another name: a person or a program
 * that scans for "TypeScript" does not find "TS". Only whole entries of the skills section, and only
 * where one name abbreviates the other: "HTML5" for "HTML" would say more, not the same.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import { pointer } from '../../resume/pointer.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import { findSkills } from '../../skills/find.ts'
import { lexicon } from '../../skills/lexicon.ts'
import { tokensOf } from '../../skills/tokens.ts'

type Respelled = { path: string; old: string; text: string; requirement: string }

export function proposeSpelling(resume: ResumeContent, job: JobReading): Respelled[] {
  const wanted = new Map(job.skills.map((skill) => [skill.skill, skill.text]))
  const listed = new Set(
    resume.skill_categories.flatMap((category) => category.skills.map((s) => s.toLowerCase())),
  )
  return resume.skill_categories.flatMap((category, c) =>
    category.skills.flatMap((old, s): Respelled[] => {
      const [found, another] = findSkills(old)
      const text = found && wanted.get(found.skill)
      if (!text || another || found.start !== 0 || found.end !== old.length) return []
      if (text.toLowerCase() === old.toLowerCase() || listed.has(text.toLowerCase())) return []
      // As an ad bends it in a sentence ("in Manueller Therapie") it is no name.
      if (!isKnownName(found.skill, text)) return []
      if (!isSpellingOf(text, old) || isSaidIn(text, old)) return []
      if (findSkills(text)[0]?.skill !== found.skill) return []
      listed.add(text.toLowerCase())
      return [{ path: pointer(['skill_categories', c, 'skills', s]), old, text, requirement: text }]
    }),
  )
}

const isKnownName = (skill: string, text: string): boolean =>
  (lexicon().get(skill)?.aliases ?? []).some((one) => one.text.toLowerCase() === text.toLowerCase())

/** Whether the job's name abbreviates the resume's own, or the other way round. */
export const isSpellingOf = (text: string, old: string): boolean =>
  isName(text) && isAbbreviation(old, text)

/** A product's or method's proper name: these are spelled alike in every language. */
function isName(text: string): boolean {
  return /\p{Lu}/u.test(text) && !/\s\p{Ll}/u.test(text) && text === text.trim()
}

/**
 * A name that the entry has already is found there, and writing it alone would drop what stands
 * beside it ("SAP FI/CO"); a name that only gains a word of knowing ("Excel-Kenntnisse") says nothing
 * more.
 */
function isSaidIn(text: string, old: string): boolean {
  const [now, was] = [text, old].map((name) => tokensOf(name).map(({ word }) => word))
  if (now === undefined || was === undefined) return false
  const rest = now.filter((word) => !was.includes(word))
  // A maker's name stands in front; what stands behind makes another thing of it ("Scrum Master").
  const isLonger = was.every((word, i) => now[i] === word)
  return isLonger || rest.every((word) => knowing.test(word))
}

const knowing =
  /^(?:kenntnisse?n?|erfahrung(?:en)?|skills?|knowledge|experience|connaissances?|conocimientos?|conhecimentos?|kennis|ervaring)$/u

/** The letters of the shorter stand in the longer one in order, and no digits come in. */
function isAbbreviation(old: string, text: string): boolean {
  const digits = (name: string) => name.replaceAll(/\D/gu, '')
  if (digits(text) !== '' && digits(text) !== digits(old)) return false
  const [short = '', long = ''] = [old, text]
    .map((name) => name.toLowerCase().replaceAll(/[^\p{L}]/gu, ''))
    .toSorted((a, b) => a.length - b.length)
  if (short.charAt(0) !== long.charAt(0) && !long.endsWith(short)) return false
  let at = 0
  for (const letter of long) if (letter === short[at]) at += 1
  return at === short.length
}
