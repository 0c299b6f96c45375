/** The two resumes that are compared, their languages, and what may be evidence. */
import type { Month } from '../language/dates.ts'
import type { Language } from '../language/languages.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { leavesOf } from '../resume/sections/leaves.ts'
import type { ResumeLine } from '../resume/text.ts'
import { resumeLines } from '../resume/text.ts'
import { languageOfName } from './reading/language-of-name.ts'
import { isClearlyIn, languageOfLine, languageOfProse } from './reading/prose-language.ts'
import type { LineReading } from './reading/reading.ts'
import { readLine } from './reading/reading.ts'

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

export type Context = {
  original: ResumeContent
  changed: ResumeContent
  now: Month | undefined
  /** Every text of the original with its path, and of the changed one those that it has nowhere. */
  originalLines: readonly ResumeLine[]
  newLines: readonly ResumeLine[]
  from: Language
  to: Language
  /** Language of one changed text: a resume may be translated line by line. */
  languageOf: (text: string) => Language
  /** The same of a title, a degree or a few skills. */
  languageOfName: (text: string) => Language
  /**
   * All texts of the original, and what the person stated beside it: that may be listed and stand
   * in the summary, but tells of no work that it was done there.
   */
  resume: LineReading[]
}

export function contextOf(
  original: ResumeContent,
  changed: ResumeContent,
  { language, translatedTo, statements = [], now }: TruthOptions,
): Context {
  const before = resumeLines(original)
  const from = language ?? languageOf(original, before)
  const texts = new Set(before.map((line) => line.text))
  const prose = proseOf(changed)
  const rewritten = prose.filter((text) => !texts.has(text))
  // A few reworded lines are no translation, whatever language three words look like.
  const likely = languageOfProse(rewritten.join('\n'))
  const isTranslation =
    rewritten.length * 2 > prose.length || isClearlyIn(likely, rewritten.join('\n'), from)
  const to = translatedTo ?? (isTranslation ? likely : from)
  const isByLine = to === from && translatedTo === undefined
  const stated = statements.map(({ text }) => readLine(text, from))
  return {
    original,
    changed,
    now,
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
