/**
 * One sentence for the summary, in the resume's language: the job's most wanted skills that the
 * resume's own lines show. It names them and says nothing else; virtues of a general kind, that
 * anyone would claim, are left out.
 */
import { phraseFor } from '../../language/phrases/resume-phrases.ts'
import type { Language } from '../../language/languages.ts'
import type { JobReading } from '#domain/ads/reading.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import { findSkills } from '../../skills/find.ts'
import { lexicon } from '../../skills/lexicon.ts'
import { evidenceFor } from './surface.ts'
import type { Worth } from './worth.ts'

type Sentence = { old: string; value: string; basis: string[]; requirement: string }

const mostNamed = 3

export function proposeSentence(
  resume: ResumeContent,
  job: JobReading,
  worth: Worth,
  language: Language,
): Sentence[] {
  const named = new Set(findSkills(resume.summary).map((found) => found.skill))
  const chosen = evidenceFor(job, worth)
    .filter(({ skill }) => !named.has(skill) && lexicon().get(skill)?.trade !== 'general')
    .filter(({ text }, i, all) => all.findIndex((other) => other.text === text) === i)
    .slice(0, mostNamed)
  const [first] = chosen
  if (!first) return []
  const list = listOf(
    chosen.map(({ text }) => uncapitalised(text, language)),
    language,
  )
  const sentence = phraseFor(language, 'experience').replace('{list}', () => list)
  const old = resume.summary
  const begun = old.trim()
  const closed = begun === '' || /[.!?]$/u.test(begun) ? begun : `${begun}.`
  const value = closed === '' ? sentence : `${closed} ${sentence}`
  const basis = chosen.flatMap(({ paths }) => paths.slice(0, 1))
  return [{ old, value, basis, requirement: first.requirement }]
}

function listOf(items: readonly string[], language: Language): string {
  const last = items.at(-1) ?? ''
  if (items.length < 2) return last
  const joiner = language === 'es' && /^h?i(?!e)/iu.test(last) ? 'e' : phraseFor(language, 'and')
  return `${items.slice(0, -1).join(', ')} ${joiner} ${last}`
}

/** "Wound care" from the beginning of a line is "wound care" inside one, but "Excel" stays. */
function uncapitalised(text: string, language: Language): string {
  if (language === 'de' || !/^\p{Lu}\p{Ll}+(?:[\s-]\p{Ll}+)+$/u.test(text)) return text
  return text.charAt(0).toLowerCase() + text.slice(1)
}
