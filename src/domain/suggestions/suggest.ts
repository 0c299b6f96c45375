/**
 * What a person could look at in a resume, with or without a job: text of the template, skills its lines show
 * and its list lacks, openings that hide who did it, entries without a figure, lengths, dates that do not fit, and
 * names of tools spelt otherwise than their makers do. Findings only; nothing is changed.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import { detectLanguage } from '../language/detect.ts'
import type { Language } from '../language/languages.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { leftOfTemplate } from '../resume/template.ts'
import { resumeLines } from '../resume/text.ts'
import { suggestOnDates } from './dates.ts'
import { suggestLanguages } from './languages.ts'
import { suggestOnLengths } from './lengths.ts'
import { suggestOnLines } from './lines.ts'
import { suggestOnNames } from './names.ts'
import { suggestSkills } from './skills.ts'
import type { Suggestion } from './suggestion.ts'
import { suggestion } from './suggestion.ts'

export type SuggestOptions = {
  /** With a job only the skills it asks for are suggested for the list. */
  job?: JobReading | null
  language?: Language
  /** The month it is, for what lasts to the present; without it, that ends nowhere. */
  now?: { year: number; month: number }
}

const mostSuggestions = 60

export function suggestFor(resume: ResumeContent, options: SuggestOptions = {}): Suggestion[] {
  const language = options.language ?? languageOf(resume)
  return [
    ...leftOfTemplate(resume).map(({ path, text }) => suggestion('template_left', path, text)),
    ...suggestSkills(resume, options.job ?? null),
    ...suggestLanguages(resume),
    ...suggestOnNames(resume),
    ...suggestOnDates(resume, options.now ?? null),
    ...suggestOnLines(resume, language),
    ...suggestOnLengths(resume),
  ].slice(0, mostSuggestions)
}

function languageOf(resume: ResumeContent): Language {
  const lines = resumeLines(resume)
  const prose = lines.filter((line) => line.kind === 'points' || line.kind === 'text')
  return detectLanguage((prose.length > 0 ? prose : lines).map((line) => line.text).join('\n'))
}
