/**
 * The guard: a changed resume says nothing that the original does not support.
 *
 * Whoever made the change (the built-in engine, a model, a translator) is not asked. Structure is
 * compared field by field, free text line by line: every quantity, name, skill, responsibility and
 * reach must stand in the lines it rests on. What merely says the same in other words passes:
 * "five" for 5, 12k for 12,000, another gender, a merged or split bullet, another language.
 */
import type { Month } from '../language/dates.ts'
import type { Language } from '../language/languages.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { leavesOf } from '../resume/sections/leaves.ts'
import type { ResumeLine } from '../resume/text.ts'
import { resumeLines } from '../resume/text.ts'
import { languageOfName } from './truth/language-of-name.ts'
import type { Context } from './truth/passages.ts'
import { pairAll, passagesOf } from './truth/passages.ts'
import { isClearlyIn, languageOfLine, languageOfProse } from './truth/prose-language.ts'
import { readLine } from './truth/reading.ts'
import { checkAddedParts } from './truth/rules/added-parts.ts'
import { checkAddedPlaces } from './truth/rules/added-places.ts'
import { checkCauses } from './truth/rules/causes.ts'
import { checkClaims } from './truth/rules/claims.ts'
import { checkCoordinatedActs } from './truth/rules/coordinated-acts.ts'
import { checkDenied } from './truth/rules/denied.ts'
import { checkDisguise } from './truth/rules/disguise.ts'
import { checkExchangedActs } from './truth/rules/exchanged-acts.ts'
import { checkExchangedWords } from './truth/rules/exchanged-words.ts'
import { checkGrades } from './truth/rules/grades.ts'
import { checkGuided, checkHelping } from './truth/rules/helping.ts'
import { checkLength, checkTranslatedLengths } from './truth/rules/length.ts'
import { checkLicenceClasses } from './truth/rules/licence-classes.ts'
import { checkLockedFields } from './truth/rules/locked-fields.ts'
import { checkNames } from './truth/rules/names.ts'
import { checkNegation } from './truth/rules/negation.ts'
import { checkNumbers } from './truth/rules/numbers.ts'
import { checkPartForWhole } from './truth/rules/part-for-whole.ts'
import { checkRaisedActs } from './truth/rules/raised-acts.ts'
import { checkEmployers, checkShape } from './truth/rules/shape.ts'
import { checkSkillHedges } from './truth/rules/skill-hedges.ts'
import { checkSkillLevels } from './truth/rules/skill-levels.ts'
import { checkSummaryOccupation } from './truth/rules/summary-occupation.ts'
import { checkSkills } from './truth/rules/skills.ts'
import { checkSourceLine } from './truth/rules/source-line.ts'
import { checkTranslatedAdditions } from './truth/rules/translated-additions.ts'
import { checkWeightyActs } from './truth/rules/weighty-acts.ts'
import { checkYearsOf } from './truth/rules/years-of.ts'
import { checkRaisedCompounds } from './truth/rules/raised-compounds.ts'
import { checkAllOfCounted } from './truth/rules/all-of-counted.ts'
import type { Violation } from './truth/violation.ts'

export { checkShape } from './truth/rules/shape.ts'
export type { Violation } from './truth/violation.ts'

/** Something the person said of themselves beside the resume, and when. */
export type Statement = { text: string; stated_at: string }

export type TruthOptions = {
  /** Language of the original; found from its text where not given. */
  language?: Language
  /** Language it was translated into; found from its text where not given. */
  translatedTo?: Language
  statements?: readonly Statement[]
  /** The month it is, so that work "to the present" counts; without it, it counts for nothing. */
  now?: Month
}

export function verifyResume(
  original: ResumeContent,
  changed: ResumeContent,
  options: TruthOptions = {},
): Violation[] {
  const context = contextOf(original, changed, options)
  const items = pairAll(context)
  const passages = passagesOf(context, items)
  return distinct([
    ...checkDisguise(context),
    ...checkShape(original, changed),
    ...checkLockedFields(context, items),
    ...checkEmployers(original, items),
    ...checkSkills(context),
    ...checkSkillHedges(context),
    ...checkSkillLevels(context),
    ...checkSummaryOccupation(context),
    ...checkDenied(context),
    ...checkLicenceClasses(context),
    ...checkTranslatedLengths(passages),
    ...passages.flatMap((passage) => [
      ...checkNumbers(passage, original, options.now),
      ...checkNegation(passage),
      ...checkNames(passage),
      ...checkGrades(passage),
      ...checkSourceLine(passage),
      ...checkExchangedWords(passage),
      ...checkExchangedActs(passage),
      ...checkCauses(passage),
      ...checkAddedParts(passage),
      ...checkAddedPlaces(passage),
      ...checkCoordinatedActs(passage),
      ...checkClaims(passage),
      ...checkRaisedActs(passage),
      ...checkPartForWhole(passage),
      ...checkAllOfCounted(passage),
      ...checkRaisedCompounds(passage),
      ...checkWeightyActs(passage),
      ...checkHelping(passage),
      ...checkGuided(passage),
      ...checkLength(passage),
      ...checkYearsOf(passage),
      ...checkTranslatedAdditions(passage),
    ]),
  ])
}

function contextOf(
  original: ResumeContent,
  changed: ResumeContent,
  { language, translatedTo, statements = [] }: TruthOptions,
): Context {
  const before = resumeLines(original)
  const from = language ?? languageOf(original, before)
  const texts = new Set(before.map((line) => line.text))
  const rewritten = proseOf(changed).filter((text) => !texts.has(text))
  const kept = proseOf(changed).filter((text) => texts.has(text))
  // A few reworded lines are no translation, whatever language three words look like.
  const likely = languageOfProse(rewritten.join('\n'))
  const isTranslation =
    rewritten.length > kept.length || isClearlyIn(likely, rewritten.join('\n'), from)
  const to = translatedTo ?? (isTranslation ? likely : from)
  const isByLine = to === from && translatedTo === undefined
  const stated = statements.map(({ text }) => readLine(text, from))
  return {
    original,
    changed,
    originalLines: before,
    newLines: resumeLines(changed).filter(({ text }) => !texts.has(text)),
    from,
    to,
    languageOf: (text) => (isByLine ? languageOfLine(text, from) : to),
    languageOfName: (text) => (isByLine ? languageOfName(text, from) : to),
    resume: [...before.filter(isSaid).map((line) => readLine(line.text, from)), ...stated],
  }
}

/** A resume of a few words is read with its titles and skills, a longer one by its sentences. */
function languageOf(content: ResumeContent, lines: readonly ResumeLine[]): Language {
  const prose = proseOf(content).join('\n')
  if (prose.length >= 200) return languageOfProse(prose)
  const said = lines.filter(isSaid).map((line) => line.text)
  return languageOfProse(said.join('\n'))
}

/** Contact details and links are no evidence of anything. */
function isSaid({ section }: { section: string }): boolean {
  return section !== 'contact_info' && section !== 'media'
}

/** The sentences of a resume: its names of things tell nothing about its language. */
function proseOf(content: ResumeContent): string[] {
  return leavesOf(content)
    .filter(({ kind }) => kind === 'text' || kind === 'points')
    .flatMap(({ value }) => value)
    .filter((text) => text.trim() !== '')
}

function distinct(violations: readonly Violation[]): Violation[] {
  const seen = new Set<string>()
  return violations.filter(({ rule, path, claim, reason }) => {
    const key = [rule, path, claim, reason].join('\n')
    return !seen.has(key) && seen.add(key)
  })
}
