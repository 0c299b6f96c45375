/**
 * Which languages a resume shows, and how well. What it says of a level is believed, and of the language
 * that it is written in too: only where it says none, who writes in a language has it wholly.
 */
import type { Language } from '../language/languages.ts'
import { levelMet, nativeLevel, spokenLevels } from '../language/spoken-level.ts'
import type { ResumeLine } from '../resume/text.ts'
import { languageCodes, languageIds } from '../skills/language-codes.ts'
import type { EvidenceSpan, Showing } from './showing.ts'
import { skillsIn } from './named-skills.ts'
import { languageTerm, untoldLanguage } from './terms.ts'

/** Of a language that is only named: in a list of what one can, and in a line that tells of something else. */
const listed = 5
const mentioned = 4

export function showLanguages(
  lines: readonly ResumeLine[],
  told: Language | null,
  showing: Showing,
): void {
  const own = told === null ? undefined : languageIds[told]
  let isOwnSaid = false
  for (const { text, path, section } of lines) {
    const spoken = skillsIn(text).filter(({ skill }) => skill in languageCodes)
    if (spoken.length === 0) continue
    for (const [i, level] of spokenLevels(text, spoken).entries()) {
      const one = spoken[i]
      if (one === undefined) continue
      isOwnSaid ||= one.skill === own && level !== null
      const place = { path, start: one.start, end: one.end }
      say(one.skill, level ?? (section === 'skills' ? listed : mentioned), [place], showing)
    }
  }
  if (own === undefined) showing.say(untoldLanguage, levelMet(1, nativeLevel), [])
  else if (!isOwnSaid) say(own, nativeLevel, [], showing)
}

function say(
  language: string,
  spoken: number,
  places: readonly EvidenceSpan[],
  showing: Showing,
): void {
  for (let asked = 1; asked <= nativeLevel; asked++)
    showing.say(languageTerm(language, asked), levelMet(asked, spoken), places)
}
