/**
 * What each sentence of a letter rests on, and what it says that the resume does not: the guard of
 * tailoring, asked of each sentence against the lines that it retells. The job's own names may
 * be said; they are no claim about the person.
 */
import { honorifics } from '#tables/honorifics.js'

import { detectLanguage } from '../language/detect.ts'
import { fold } from '../language/fold.ts'
import type { Language } from '../language/languages.ts'
import { languages } from '../language/languages.ts'
import { rowsInAll } from '../language/word-table.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { resumeLines } from '../resume/text.ts'
import type { Finding } from '../truth/finding.ts'
import { verifySentence } from '../truth/verify-sentence.ts'
import { companyInSentence, titleInSentence, titleOfJob } from './frame.ts'
import { blocksOf } from './letter.ts'
import { claimingWords, isCourtesy } from './claiming-words.ts'
import { toldIn } from './in-another-language.ts'
import { isOurs } from './own-sentences.ts'
import { pointsOf } from './points.ts'
import { spaced } from './spaced.ts'

export type LetterPassage = {
  text: string
  /** Paths of the resume's texts that stand in it. */
  basis: string[]
  violations: Pick<Finding, 'rule' | 'claim' | 'reason'>[]
}

export type LetterNames = { title: string; company: string }

/** The person's own version of the resume in the language of the letter. */
export interface LetterVersion {
  content: ResumeContent
  language: Language
}

/** What the version says is proven too; the places of a basis are those of the resume itself. */
export function checkLetter(
  content: ResumeContent,
  body: string,
  names: LetterNames,
  language: Language,
  version: LetterVersion | null = null,
): LetterPassage[] {
  const own = checkAgainst(content, body, names, language)
  if (version === null || own.every(({ violations }) => violations.length === 0)) return own
  const proven = new Set(
    checkAgainst(version.content, body, names, version.language)
      .filter(({ violations }) => violations.length === 0)
      .map(({ text }) => text),
  )
  return own.map((one) => (proven.has(one.text) ? { ...one, violations: [] } : one))
}

function checkAgainst(
  content: ResumeContent,
  body: string,
  names: LetterNames,
  language: Language,
): LetterPassage[] {
  const versions = [content, ...toldInOther(content, body, language)]
  const written = versions
    .flatMap(resumeLines)
    .map((line) => ({ ...line, said: spaced(line.text) }))
    .filter(({ said }) => said.trim() !== '')
  const said = new Set(written.map((line) => line.said))
  const quotable = written.filter(
    (line) => line.section !== 'contact_info' && line.section !== 'media',
  )
  const roles = content.work_experience.map(({ role }) => role)
  const points = versions.map(pointsOf)
  const isSaid = (text: string): boolean =>
    said.has(spaced(text)) || points.some((isPoint) => isPoint(text))
  const title = titleOfJob(names.title, names.company, roles, language)
  const company = companyInSentence(names.company, language)
  const passages = passagesOf(body, [
    ...Object.values(names),
    company,
    title,
    titleInSentence(title, language),
  ])
  // A sentence that is repeated is checked once.
  const checked = new Map(
    [...new Set(passages)].map((text): [string, LetterPassage] => [
      text,
      {
        text,
        basis: basisOf(quotable, text),
        violations: isSaid(text) ? [] : violationsOf(content, text, names, language, isSaid),
      },
    ]),
  )
  return passages.flatMap((text) => checked.get(text) ?? [])
}

/** A letter in another language says what the tables say there. */
function toldInOther(content: ResumeContent, body: string, language: Language): ResumeContent[] {
  const written = detectLanguage(body.replaceAll(quotation, ' '))
  return written === language ? [] : [toldIn(content, '', language, written)]
}

/** A name as the resume has it. */
const quotation = /[«„“‘][^»”“’]{0,300}[»”“’]/gu

/** Points as they are, paragraphs by sentence. */
function passagesOf(body: string, names: readonly string[]): string[] {
  return blocksOf(body).flatMap((block) =>
    block.kind === 'points'
      ? block.points
      : block.lines.flatMap((line) => sentencesOf(line, names)),
  )
}

/** "Dra. Lind": the point of a title ends no sentence. */
function sentencesOf(line: string, names: readonly string[]): string[] {
  const sentences: string[] = []
  // "U.S. Mail": the points of a name end no sentence either.
  const whole = names
    .map((name) => name.trim())
    .filter((name) => name.includes('. '))
    .reduce((text, name) => text.replaceAll(name, name.replaceAll(' ', held)), line)
  for (const part of whole.split(/(?<=[.!?])\s+(?=\p{Lu})/u)) {
    const last = sentences.at(-1)
    const word = last === undefined ? '' : fold(last.slice(last.lastIndexOf(' ') + 1))
    if (last !== undefined && titles.has(word.replace(/\P{L}+$/u, '')))
      sentences[sentences.length - 1] = `${last} ${part}`
    else sentences.push(part)
  }
  return sentences.map((sentence) => sentence.replaceAll(held, ' '))
}

/** Stands for a blank at which nothing is parted; no text has it. */
const held = '\u0001'

/** Texts of the resume that the passage says word for word; the shorter of two in one place goes. */
function basisOf(lines: readonly { path: string; said: string }[], passage: string): string[] {
  const text = spaced(passage)
  const found = lines.filter(({ said }) => text.includes(said)).map(({ path }) => path)
  return [...new Set(found)]
}

function violationsOf(
  content: ResumeContent,
  text: string,
  names: LetterNames,
  language: Language,
  isSaid: (text: string) => boolean,
): LetterPassage['violations'] {
  const isOwn = languages.some((one) => isOurs(text, content, one, isSaid))
  if (isOwn || isGreeting(text, language)) return []
  return verifySentence(content, claimedIn(text, names, language), language, claimingWords)
}

/** A sentence without its greeting and the names of the post. */
export const claimedIn = (text: string, names: LetterNames, language: Language): string =>
  withoutNames(withoutGreeting(text, language), names)

/** "Dear Ms Lind," on a line of its own: a few words that end in no full stop. */
function isGreeting(text: string, language: Language): boolean {
  const words = fold(text).split(/[^\p{L}]+/u)
  if (words.length > longestGreeting || !/[,:]$/u.test(text)) return false
  return (
    words.some((word) => titles.has(word)) ||
    words.slice(0, 2).some((word) => isCourtesy(word, language))
  )
}

/** "Dear Marloes, I heard that …": the greeting that opens a sentence. */
function withoutGreeting(text: string, language: Language): string {
  const [opening = '', rest] = text.split(/,\s+(.*)/su)
  const words = opening.split(' ')
  const isToSomebody = words.some((word) => titles.has(fold(word).replace(/\P{L}+$/u, '')))
  const most = isToSomebody ? longestToSomebody : longestOpening
  const isShort = words.length <= most && !/\d/u.test(opening)
  return rest !== undefined && isShort && isGreeting(`${opening},`, language) ? rest : text
}

const longestOpening = 3
const longestToSomebody = 5

const longestGreeting = 9
const titles = new Set(rowsInAll(honorifics).map(({ word }) => fold(word).replace(/\P{L}+$/u, '')))

function withoutNames(text: string, { title, company }: LetterNames): string {
  return [title, company]
    .filter((name) => name.trim() !== '')
    .reduce((left, name) => left.replaceAll(name.trim(), ' '), text)
    .replace(/\s+/g, ' ')
    .trim()
}
