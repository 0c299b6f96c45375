/**
 * What of the person's work proves most for this job: the post that answers it best, with one or two of
 * its lines in the person's own words. "Since 2021, data analyst (Acme): cut the nightly load to 25 minutes."
 */
import type { Language } from '../../language/languages.ts'
import { soughtRole } from '../../scoring/sought-role.ts'
import type { Worth } from '../propose/worth.ts'
import { findDates } from '../../language/dates.ts'
import { grammars, sentenceOf } from './grammar.ts'
import { behindDuty, deedOf, doingOf } from './deed.ts'
import { inline, inlineTitle, opensWithDeed } from './inline.ts'
import type { Post } from './posts.ts'
import { resultOf } from './result.ts'

export interface Sentence {
  text: string
  basis: string[]
  requirement: string | null
}

const longestLine = 140
const longestTogether = 190
/** What is counted says about as much as a duty of the job, what was changed twice that. */
const resultWorth = 0.35
/** Who was in the job's occupation proves it there before all. */
const titleWorth = 1
/** Of a title in the job's own words, as much of it as they share. */
const sameWordsWorth = 0.7
/** A line that lists ten tools proves no more than one that tells of two. */
const mostOfLines = 1.2
const leastWorth = 0.3

interface Line {
  path: string
  text: string
  value: number
  /** Whether it names something that the job asks for. */
  isAsked: boolean
  /** It says what they answer for and not what they did. */
  isDuty: boolean
}

interface Rated {
  post: Post
  lines: Line[]
}

export interface ProofOptions {
  worth: Worth
  language: Language
  /** The job's title, and the paths of the roles that answer it. */
  title: string
  fitting: ReadonlySet<string>
}

/** With the title before the lines and without it, the fullest first. */
interface Proofs {
  titled: Sentence[]
  untitled: Sentence[]
}

export function proofsOf(posts: readonly Post[], options: ProofOptions): Proofs {
  const [best] = candidates(posts)
    .map((post): Rated => ({ post, lines: provingLines(post, options) }))
    .filter(({ lines }) => lines.length > 0)
    .map((one) => ({ ...one, value: valueOf(one, options) }))
    .toSorted((a, b) => b.value - a.value)
  if (best === undefined) return { titled: [], untitled: [] }
  const { post, lines } = best
  const { language } = options
  const fewer = lines.length > 1 ? [lines, lines.slice(0, 1)] : [lines]
  const told = { ...post, company: post.company.replaceAll(/ ?\([^()]*\)/gu, '') }
  const openings = {
    titled: titled(told, language),
    // An employer alone is no sentence.
    untitled: post.company === '' ? null : untitled(told, language),
  }
  return {
    titled: fewer.flatMap((some) => [
      proof(behindColon(openings.titled, some, language), post, some, options),
      proof(alone(openings.titled, some), post, some, options),
    ]),
    untitled: fewer.flatMap((some) =>
      openings.untitled === null || some.some(hasColon)
        ? []
        : [proof(behindColon(openings.untitled, some, language), post, some, options)],
    ),
  }
}

/** The latest post says who the person is; an earlier one would make them look like what they were. */
const candidates = (posts: readonly Post[]): readonly Post[] =>
  posts.filter(({ isPresent }, i) => isPresent || i === 0)

function valueOf({ post, lines }: Rated, options: ProofOptions): number {
  const ofLines = Math.min(
    mostOfLines,
    lines.reduce((sum, { value }) => sum + value, 0),
  )
  const ofTitle = isFitting(post, options) ? titleWorth : 0
  const ofWords = sameWordsWorth * sharedWords(options.title, post.role)
  return ofLines + ofTitle + ofWords
}

/** Whether a role answers the job's title, by its occupation or in its words. */
const isFitting = ({ path, role }: Post, { fitting, title }: ProofOptions): boolean =>
  fitting.has(`${path}/role`) || sharedWords(title, role) === 1

function sharedWords(title: string, role: string): number {
  const [asked, held] = [soughtRole(title).words, soughtRole(role).words]
  if (asked.length === 0) return 0
  return asked.filter((word) => held.includes(word)).length / asked.length
}

function provingLines(post: Post, options: ProofOptions): Line[] {
  const { worth, language } = options
  // In the occupation of the job every line speaks for the person.
  const least = isFitting(post, options) ? 0 : leastWorth
  // A number that was reached in another trade proves nothing in this one.
  const isOfAnotherTrade = [post.role, options.title].every(
    (title) => soughtRole(title).occupations.length > 0,
  )
  const lines = post.lines
    .map((line, i): Line => {
      const path = `${post.path}/description/${i}`
      const deed = deedOf(line, language, post.isPresent)
      const asked = worth.of(path)
      const value = asked + resultWorth * resultOf(line, language)
      const isDuty = deed === null && behindDuty(line, language) !== null
      const said = deed ?? (post.isPresent ? doingOf(line, language) : null) ?? line
      return {
        path,
        text: inline(said, language),
        value: isOfAnotherTrade && asked < least ? 0 : value,
        isAsked: worth.ofSkills(path) > 0,
        isDuty,
      }
    })
    .filter(({ text, value }) => value >= least && isWhole(text))
    .toSorted((a, b) => b.value - a.value)
  const deeds = lines.filter(({ isDuty }) => !isDuty)
  const [first, second] = deeds.length > 0 ? deeds : lines
  if (first === undefined) return []
  return second !== undefined && standsBeside(first, second, language) ? [first, second] : [first]
}

/** A second line is read only where both answer the job. */
function standsBeside(one: Line, other: Line, language: Language): boolean {
  if (!one.isAsked || !other.isAsked || /;/u.test(one.text + other.text)) return false
  if (one.text.length + other.text.length > longestTogether) return false
  // What was done and what there was are no list.
  return opensWithDeed(one.text, language) === opensWithDeed(other.text, language)
}

/** A statement by itself that can stand behind a colon. */
function isWhole(text: string): boolean {
  if (text.length > longestLine || text.split(' ').length < 3 || /\.\s/u.test(text)) return false
  // The sentence begins with a time of its own.
  const [date] = findDates(text)
  return date === undefined || date.start > nearBeginning
}

const nearBeginning = 12

function proof(
  text: string,
  post: Post,
  lines: readonly Line[],
  { worth }: ProofOptions,
): Sentence {
  const [first] = lines
  return {
    text,
    basis: [...lines.map(({ path }) => path), `${post.path}/role`],
    requirement: first === undefined ? null : worth.answers(first.path),
  }
}

const hasColon = ({ text }: Line): boolean => text.includes(':')

/** A line that has a colon of its own stands in a sentence of its own. */
function behindColon(opening: string, lines: readonly Line[], language: Language): string {
  if (lines.some(hasColon)) return alone(opening, lines)
  const { colon, semicolon } = grammars[language]
  return sentenceOf(`${opening}${colon}${lines.map(({ text }) => text).join(semicolon)}`)
}

/** Each in a sentence of its own: "Since 2021, head of stores (Acme). Supervises two clerks." */
const alone = (opening: string, lines: readonly Line[]): string =>
  [opening, ...lines.map(({ text }) => text)].map(sentenceOf).join(' ')

/** "since 2021, data analyst (Acme)" */
function titled(post: Post, language: Language): string {
  const { afterTime } = grammars[language]
  const time = timeOf(post, language)
  const role = time === '' ? post.role : inlineTitle(post.role, language)
  const named = post.company === '' ? role : employed(role, post.company, language)
  return time === '' ? named : `${time}${afterTime} ${named}`
}

/** "data analyst at Acme"; in brackets where the language asks for the gender of the name. */
function employed(role: string, company: string, language: Language): string {
  const { at } = grammars[language]
  if (at !== null) return `${role} ${at} ${company}`
  return /[()]/u.test(company + role) ? role : `${role} (${company})`
}

/** "Acme (since 2021)" */
function untitled(post: Post, language: Language): string {
  const { from, to, isPresent, company } = post
  const isPast = !isPresent && from !== null && to !== null && to !== from
  const time = isPast ? `${from}–${to}` : timeOf(post, language)
  return time === '' || /[()]/u.test(company) ? company : `${company} (${time})`
}

function timeOf({ from, to, isPresent }: Post, language: Language): string {
  const grammar = grammars[language]
  if (from === null) return ''
  if (isPresent) return `${grammar.since} ${from}`
  if (to === null || to === from) return ''
  return `${grammar.from} ${from} ${grammar.until} ${to}`
}
