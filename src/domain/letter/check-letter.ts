/**
 * What each sentence of a letter rests on, and what it says that the resume does not: the guard of
 * tailoring, asked of each sentence against the lines that it retells. The job's own names may
 * be said; they are no claim about the person.
 */
import { honorifics } from '#tables/honorifics.js'

import { fold } from '../language/fold.ts'
import type { Language } from '../language/languages.ts'
import { rowsInAll } from '../language/word-table.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { resumeLines } from '../resume/text.ts'
import type { Finding } from '../truth/finding.ts'
import { verifySentence } from '../truth/verify-sentence.ts'
import { blocksOf } from './letter.ts'
import { everyPlace } from './at-employer.ts'
import { claimingWords, isCourtesy } from './claiming-words.ts'
import { letterPhrases } from './phrases.ts'

export type LetterPassage = {
  text: string
  /** Paths of the resume's texts that stand in it. */
  basis: string[]
  violations: Pick<Finding, 'rule' | 'claim' | 'reason'>[]
}

export type LetterNames = { title: string; company: string }

export function checkLetter(
  content: ResumeContent,
  body: string,
  names: LetterNames,
  language: Language,
): LetterPassage[] {
  const written = resumeLines(content).map((line) => ({ ...line, said: spaced(line.text) }))
  const said = new Set(written.map((line) => line.said))
  const quotable = written.filter(
    (line) => line.section !== 'contact_info' && line.section !== 'media',
  )
  const passages = passagesOf(body)
  // A sentence that is repeated is checked once.
  const checked = new Map(
    [...new Set(passages)].map((text): [string, LetterPassage] => [
      text,
      {
        text,
        basis: basisOf(quotable, text),
        violations: violationsOf(content, text, names, language, said),
      },
    ]),
  )
  return passages.flatMap((text) => checked.get(text) ?? [])
}

/** Points as they are, paragraphs by sentence. */
function passagesOf(body: string): string[] {
  return blocksOf(body).flatMap((block) =>
    block.kind === 'points' ? block.points : block.lines.flatMap(sentencesOf),
  )
}

/** "Dra. Lind": the point of a title ends no sentence. */
function sentencesOf(line: string): string[] {
  const sentences: string[] = []
  for (const part of line.split(/(?<=[.!?])\s+(?=\p{Lu})/u)) {
    const last = sentences.at(-1)
    const word = last === undefined ? '' : fold(last.slice(last.lastIndexOf(' ') + 1))
    if (last !== undefined && titles.has(word.replace(/\P{L}+$/u, '')))
      sentences[sentences.length - 1] = `${last} ${part}`
    else sentences.push(part)
  }
  return sentences
}

/** Texts of the resume that the passage says word for word; the shorter of two in one place goes. */
function basisOf(lines: readonly { path: string; said: string }[], passage: string): string[] {
  const text = spaced(passage)
  return lines.filter(({ said }) => text.includes(said)).map(({ path }) => path)
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
  said: ReadonlySet<string>,
): LetterPassage['violations'] {
  if (said.has(spaced(text)) || isOurs(text, language, said) || isGreeting(text, language))
    return []
  const claimed = withoutNames(text, names)
  return verifySentence(content, claimed, language, claimingWords)
}

/** "Dear Ms Lind," on a line of its own: a few words that end in no full stop. */
function isGreeting(text: string, language: Language): boolean {
  const words = fold(text).split(/[^\p{L}]+/u)
  if (words.length > longestGreeting || !/[,:]$/u.test(text)) return false
  return (
    words.some((word) => titles.has(word)) ||
    words.slice(0, 2).some((word) => isCourtesy(word, language))
  )
}

const longestGreeting = 9
const titles = new Set(rowsInAll(honorifics).map(({ word }) => fold(word).replace(/\P{L}+$/u, '')))

/** A sentence of the writer: it claims only what stands in its gaps, and that stands in the resume. */
function isOurs(text: string, language: Language, said: ReadonlySet<string>): boolean {
  return formsOf(language).some(({ gaps, parts }) => {
    const filling = fillingOf(text, parts)
    return (
      filling !== null &&
      gaps.every((name, i) => {
        const filled = filling[i] ?? ''
        if (name === 'skills')
          return filled.split(/, /).every((word) => stands(word, letterPhrases[language].and, said))
        return name === 'title' || name === 'company' || said.has(spaced(filled))
      })
    )
  })
}

type Form = { gaps: readonly string[]; parts: readonly string[] }

const forms = new Map<Language, readonly Form[]>()

/** The writer's sentences, cut at their gaps. */
function formsOf(language: Language): readonly Form[] {
  const known = forms.get(language)
  if (known !== undefined) return known
  const say = letterPhrases[language]
  const made = [
    say.points,
    say.end,
    say.skills,
    say.now,
    say.last,
    ...Object.values(say.atNoCompany),
    ...Object.values(say.opening),
  ]
    .flatMap((form) => everyPlace(form, language))
    // Some forms have two sentences, and each comes alone.
    .flatMap((form) => form.split(/(?<=[.!?])\s+(?=\p{Lu})/u))
    .map((sentence) => ({
      gaps: [...sentence.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []),
      parts: sentence.split(/\{\w+\}/),
    }))
  forms.set(language, made)
  return made
}

/** What stands between the parts of a form, each gap as long as it can be; null for another text. */
function fillingOf(text: string, parts: readonly string[]): string[] | null {
  const [first = '', ...others] = parts
  const last = others.pop()
  if (last === undefined) return text === first ? [] : null
  if (!text.startsWith(first) || !text.endsWith(last)) return null
  const filling: string[] = []
  let end = text.length - last.length
  for (const part of others.toReversed()) {
    const at = text.lastIndexOf(part, end - part.length - 1)
    if (at <= first.length) return null
    filling.unshift(text.slice(at + part.length, end))
    end = at
  }
  if (end <= first.length) return null
  return [text.slice(first.length, end), ...filling]
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
