/**
 * What each sentence of a letter rests on, and what it says that the resume does not: the guard of
 * tailoring, asked of each sentence as if it were to stand in the summary. The job's own names may
 * be said; they are no claim about the person.
 */
import { fold } from '../language/fold.ts'
import type { Language } from '../language/languages.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { resumeLines } from '../resume/text.ts'
import type { Violation } from '../tailoring/truth.ts'
import { verifyResume } from '../tailoring/truth.ts'
import { blocksOf } from './letter.ts'
import { everyPlace } from './at-employer.ts'
import { letterPhrases } from './phrases.data.ts'

export type LetterPassage = {
  text: string
  /** Paths of the resume's texts that stand in it. */
  basis: string[]
  violations: Pick<Violation, 'rule' | 'claim' | 'reason'>[]
}

export type LetterNames = { title: string; company: string }

export function checkLetter(
  content: ResumeContent,
  body: string,
  names: LetterNames,
  language: Language,
): LetterPassage[] {
  return passagesOf(body).map((text) => ({
    text,
    basis: basisOf(content, text),
    violations: violationsOf(content, text, names, language),
  }))
}

/** Points as they are, paragraphs by sentence. */
function passagesOf(body: string): string[] {
  return blocksOf(body).flatMap((block) =>
    block.kind === 'points'
      ? block.points
      : block.lines.flatMap((line) => line.split(/(?<=[.!?])\s+(?=\p{Lu})/u)),
  )
}

/** Texts of the resume that the passage says word for word; the shorter of two in one place goes. */
function basisOf(content: ResumeContent, passage: string): string[] {
  const said = spaced(passage)
  const found = resumeLines(content).filter(
    (line) => line.section !== 'contact_info' && line.section !== 'media',
  )
  return found.filter((line) => said.includes(spaced(line.text))).map(({ path }) => path)
}

const spaced = (text: string): string =>
  ` ${fold(text)
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()} `

function violationsOf(
  content: ResumeContent,
  text: string,
  names: LetterNames,
  language: Language,
): LetterPassage['violations'] {
  const said = new Set(resumeLines(content).map((line) => spaced(line.text)))
  if (said.has(spaced(text)) || isOurs(text, language, said)) return []
  const claimed = withoutNames(text, names)
  return verifyResume(content, { ...content, summary: claimed }, { language })
    .filter(({ path, rule }) => path.startsWith('/summary') && rule !== 'length')
    .map(({ rule, claim, reason }) => ({ rule, claim, reason }))
}

/** A sentence of the writer: it claims only what stands in its gaps, and that stands in the resume. */
function isOurs(text: string, language: Language, said: ReadonlySet<string>): boolean {
  const say = letterPhrases[language]
  const forms = [
    say.points,
    say.end,
    say.skills,
    say.now,
    say.last,
    ...Object.values(say.atNoCompany),
    ...Object.values(say.opening),
  ].flatMap((form) => everyPlace(form, language))
  return forms.some((form) =>
    // Some forms have two sentences, and each comes alone.
    form.split(/(?<=[.!?])\s+(?=\p{Lu})/u).some((sentence) => {
      const gaps = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const parts = sentence
        .split(/\{\w+\}/)
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      const found = new RegExp(`^${parts.join('(.+)')}$`, 'u').exec(text)
      return (
        found !== null &&
        gaps.every((name, i) => {
          const filled = found[i + 1] ?? ''
          if (name === 'skills')
            return filled.split(/, /).every((word) => stands(word, say.and, said))
          return name === 'title' || name === 'company' || said.has(spaced(filled))
        })
      )
    }),
  )
}

/** The last of a list may be two joined by "and", and a skill may hold an "and" of its own. */
function stands(word: string, and: string, said: ReadonlySet<string>): boolean {
  if (said.has(spaced(word))) return true
  const at = word.lastIndexOf(and)
  return (
    at > 0 && said.has(spaced(word.slice(0, at))) && said.has(spaced(word.slice(at + and.length)))
  )
}

function withoutNames(text: string, { title, company }: LetterNames): string {
  return [title, company]
    .filter((name) => name.trim() !== '')
    .reduce((left, name) => left.replaceAll(name.trim(), ' '), text)
    .replace(/\s+/g, ' ')
    .trim()
}
