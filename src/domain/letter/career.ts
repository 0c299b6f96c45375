/**
 * The posts that a letter tells: the one that is held, and those right before it, without a hole between.
 * Posts that followed one another at one employer are told as one stay.
 */

import { rankOf } from '../job-search/seniority.ts'
import { titleWords } from '../job-search/title-words.ts'
import type { Language } from '../language/languages.ts'
import { soughtRole } from '../scoring/sought-role.ts'
import type { Post } from '../tailoring/compose/posts.ts'
import { letterWordsOf } from './words.ts'
import { directs, isOfLeading, leads } from './above-the-post.ts'
import { placedAt } from './at-employer.ts'
import { filled } from './filled.ts'
import { employerName, roleInSentence } from './frame.ts'
import type { Manner } from './phrases.ts'
import { letterPhrases } from './phrases.ts'
import { spaced } from './spaced.ts'
import { isActivity } from './title-in-prose.ts'

/** One post, or several with one employer: then `first` is the oldest, where its role was another. */
export interface Stay extends Post {
  first: Post | null
  posts: readonly Post[]
}

export interface Career {
  lead: Post | undefined
  /** What came before at the same employer. */
  there: readonly Post[]
  /** With other employers, the last first. */
  before: readonly Stay[]
  /** Whether the person directed, and the job does not. */
  isAbove: boolean
}

/** So many posts of before a letter has room for. */
const most = 2

export function careerIn(posts: readonly Post[], title: string, language: Language): Career {
  const lead = leadPost(posts)
  if (lead === undefined) return { lead, there: [], before: [], isAbove: false }
  const isAbove = directed(lead, language) && !leads(title)
  if (isAbove) return { lead, isAbove, ...handsOn(posts, lead, title) }
  const there = posts.filter(
    (post) => post !== lead && isAtSame(post, lead) && hasYears(post) && !isOfOneYear(post),
  )
  const before = staysIn(posts).filter((stay) => !isAtSame(stay, lead) && hasYears(stay))
  if (isOfTrade(lead, title))
    return {
      lead,
      isAbove,
      there: there.slice(0, most),
      before: there.length > 0 ? [] : before.slice(0, 1),
    }
  const at = before.findIndex((stay) => stay.posts.some((post) => isOfTrade(post, title)))
  const told = at < most ? before.slice(0, Math.max(1, at + 1)) : before.slice(at, at + 1)
  return {
    lead,
    isAbove,
    there: there.slice(0, 1),
    before: there.length > 0 && at < 0 ? [] : told,
  }
}

/** Where a letter in another language has none of its lines, its title alone tells. */
const directed = ({ role, lines }: Post, language: Language): boolean =>
  directs(role) && (lines.length === 0 || lines.some((line) => isOfLeading(line, language)))

/** The last post in the trade of the job that led nobody, else the last such post. */
function handsOn(
  posts: readonly Post[],
  lead: Post,
  title: string,
): Pick<Career, 'there' | 'before'> {
  const own = posts.filter((post) => hasYears(post) && !leads(post.role))
  const ofTrade = own.filter((post) => isOfTrade(post, title))
  const post = ofTrade.find(({ role }) => !hasRank(role)) ?? ofTrade[0] ?? own[0]
  if (post === undefined) return { there: [], before: [] }
  const stay = { ...post, first: null, posts: [post] }
  return isAtSame(post, lead) ? { there: [post], before: [] } : { there: [], before: [stay] }
}

const hasRank = (role: string): boolean => titleWords(role).some((word) => rankOf(word) === 'lead')

/** Which of the posts a letter names first: the one that is held, else the first of the resume. */
function leadPost(posts: readonly Post[]): Post | undefined {
  const own = posts.filter(({ company }) => company !== '')
  return own.find(({ isPresent }) => isPresent) ?? own[0] ?? posts[0]
}

/** The last first. */
export function staysIn(posts: readonly Post[]): Stay[] {
  const runs: Post[][] = []
  const dated = posts.filter(({ company }) => company !== '')
  for (const post of dated.toSorted((a, b) => (b.to ?? now) - (a.to ?? now))) {
    const run = runs.at(-1)
    if (run !== undefined && isAtSame(post, run[0])) run.push(post)
    else runs.push([post])
  }
  return runs.flatMap((run) => {
    const [last] = run
    const oldest = run.at(-1)
    if (last === undefined || oldest === undefined) return []
    const first = oldest.role === last.role ? null : oldest
    return [{ ...last, from: oldest.from, first, posts: run }]
  })
}
const now = 9999

/** Without both years nobody would know when a post of before was. */
const hasYears = ({ from, to }: Post): boolean => from !== null && to !== null && from <= to

const isOfOneYear = ({ from, to }: Post): boolean => from === to

export function isOfTrade({ role }: Post, title: string): boolean {
  const { occupations } = soughtRole(title)
  return soughtRole(role).occupations.some((one) => occupations.includes(one))
}

/** An employer is named once. */
export const isAtSame = (post: Post, other: Post | undefined): boolean =>
  other !== undefined && employerName(post.company) === employerName(other.company)

/** What one does now and since when, or did from when to when; without those, what one did last. */
export function presentOf(post: Post | undefined, language: Language, manner: Manner): string {
  if (post === undefined) return ''
  const say = letterPhrases[language].sentences[manner]
  const words = wordsOf(post, language)
  if (words.employer === '')
    return filled(post.isPresent ? say.nowNoCompany : say.lastNoCompany, words)
  if (words.role === '' || (post.isActivity ?? (hasYears(post) && isActivity(post.role, language))))
    return roleless(post, language, manner)
  const ended = !hasYears(post) ? say.last : isOfOneYear(post) ? say.pastOneYear : say.past
  const lasting = post.from === null ? say.now : say.since
  return filled(placedAt(post.isPresent ? lasting : ended, words.employer, language), words)
}

/** A title that is not known in the language of the letter is left out. */
function roleless(post: Post, language: Language, manner: Manner): string {
  const say = letterPhrases[language].sentences[manner]
  const words = wordsOf(post, language)
  if (post.from === null || !(post.isPresent || hasYears(post))) return ''
  const isActive = words.role !== ''
  const held = isActive ? say.sinceActivity : say.sinceNoRole
  const past = isActive ? say.pastActivity : say.pastNoRole
  const oneYear = isActive ? say.pastOneYearActivity : say.pastOneYearNoRole
  const phrase = post.isPresent ? held : isOfOneYear(post) ? oneYear : past
  return filled(placedAt(phrase, words.employer, language), words)
}

/** The posts of before, the last first. */
export function pastOf({ there, before }: Career, language: Language, manner: Manner): string[] {
  const say = letterPhrases[language].sentences[manner]
  return [
    ...there
      .filter((post) => saidRole(post, language) !== '' && !isActivity(post.role, language))
      .map((post) => filled(say.pastThere, wordsOf(post, language))),
    ...before.map((stay) => stayOf(stay, language, manner)),
  ]
}

function stayOf(stay: Stay, language: Language, manner: Manner): string {
  const isHeld = stay.first !== null && !isActivity(stay.first.role, language)
  const first = stay.first === null || !isHeld ? '' : saidRole(stay.first, language)
  const words = { ...wordsOf(stay, language), first }
  if (first === '' || words.role === '') return presentOf(stay, language, manner)
  const { pastBoth } = letterPhrases[language].sentences[manner]
  return filled(placedAt(pastBoth, words.employer, language), words)
}

const wordsOf = (post: Post, language: Language) => ({
  role: saidRole(post, language),
  employer: employerName(post.company),
  year: String(post.from ?? ''),
  until: String(post.to ?? ''),
})

const saidRole = ({ role, said }: Post, language: Language): string =>
  said ?? roleInSentence(role, language)

/** "Promoted to supervisor": what became of somebody is no answer to what a job asks. */
export const isAside = (line: string, language: Language): boolean =>
  [...openings[language]].some((phrase) => spaced(line).startsWith(` ${phrase} `))

const openings = letterWordsOf('aside')
