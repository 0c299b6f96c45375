/**
 * The trade that a headline opens with: the present title of theirs, or else the last one, where it is the job's; what
 * they call themselves as the summary opens; and the title they hold in another trade. The job's own title may rank
 * higher or mean more.
 */
import { resumeWords } from '#tables/resume-words.js'
import type { JobReading } from '#domain/ads/reading.ts'
import { nearTo } from '#domain/job-search/near-occupations.ts'
import { nameOwners } from '#domain/job-search/occupations.ts'
import { rankOf } from '#domain/job-search/seniority.ts'
import { titleWords } from '#domain/job-search/title-words.ts'
import { wordsOfUse } from '../../language/word-table.ts'
import { contentStems } from '../../edits/similarity.ts'
import { fold } from '../../language/fold.ts'
import type { Language } from '../../language/languages.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import { soughtRole } from '../../scoring/sought-role.ts'
import { formOf, openingOf } from '../../titles/person-form.ts'
import { headTitle } from '../../truth/facts/head-label.ts'
import { summaryOpening } from '../../truth/facts/headline.ts'
import type { Post } from '../compose/posts.ts'
import { postsOf } from '../compose/posts.ts'

export interface HeadTitle {
  path: string
  text: string
  /** Whether it is the job's, or near to it. */
  isOfJob: boolean
}

/** The best first; one of another trade where none is the job's. */
export function titlesFor(resume: ResumeContent, job: JobReading, language: Language): HeadTitle[] {
  const sought = job.title?.text ?? ''
  const posts = postsOf(resume)
  const present = posts.filter(({ isPresent }) => isPresent)
  const held = present.length > 0 ? present : posts.slice(0, 1)
  const of = (post: Post): HeadTitle => ({
    path: `${post.path}/role`,
    text: headTitle(post.role),
    isOfJob: true,
  })
  const stands = ({ text }: HeadTitle) => mayStand(text, sought)
  const titles = held
    .filter(({ role }) => isInTrade(role, sought, language))
    .map(of)
    .filter(stands)
  const calls = namings(resume, language)
  // A title that only shares a word with the job's says less than their own name for it.
  const own =
    titles.find(({ text }) => isOfTitle(text, sought)) ??
    calls.filter(stands).find(({ text }) => isOfTitle(text, sought, wider)) ??
    titles[0]
  const real = held
    .slice(0, 1)
    .filter(({ role }) => isRealTitle(headTitle(role), resume.summary, language))
    .map((post): HeadTitle => ({ ...of(post), isOfJob: false }))
  const instead = [...real, ...calls.map((one) => ({ ...one, isOfJob: false }))]
  const best = (own === undefined ? instead : [own]).filter(stands)
  // With its aside a title stands only where none is without.
  const whole = best.length > 0 ? best : real.filter(({ text }) => mayStandWhole(text, sought))
  return (
    whole
      .filter(({ text }) => !isBareCode(text, job))
      // Before other parts an aside behind a comma would read as one of them.
      .map((title) => ({ ...title, text: title.text.replace(/^([^,(]+), ([^,(]+)$/u, '$1 ($2)') }))
  )
}

/** "TSID" says nothing to who did not write it. */
const isBareCode = (text: string, { text: ad }: JobReading): boolean =>
  /^[\p{Lu}\d/ -]{2,8}$/u.test(text) && !ad.includes(text)

/** What somebody is called as the summary opens. */
function namings(resume: ResumeContent, language: Language): HeadTitle[] {
  const text = summaryOpening(resume, language)
  return text === '' ? [] : [{ path: '/summary', text, isOfJob: true }]
}

/** A trade of its own, or a rank with the work that it is of; what no table knows where their summary opens with it. */
function isRealTitle(role: string, summary: string, language: Language): boolean {
  const [head = ''] = role.split(/,| \(/u)
  const { words } = soughtRole(role)
  const { occupations } = soughtRole(head)
  if (saysTrade(head) || (occupations.length > 0 && words.length > 1)) return true
  const [first = ''] = role.split(' ')
  const leading = language === 'en' ? (head.split(' ').at(-1) ?? '') : first
  const isHead = heads[language].has(fold(leading)) || formOf(first, language) !== null
  if (isHead && role.includes(' ') && words.length > 0) return true
  const opening = contentStems(openingOf(summary), language)
  return [...contentStems(first, language)].some((stem) => opening.has(stem))
}

const heads = wordsOfUse(resumeWords, 'head of role')

/** "Foreman", "Skilled worker" and what no table knows leave open which trade it is. */
const saysTrade = (role: string): boolean => {
  const { occupations, isGeneral } = soughtRole(role)
  return occupations.length > 0 && !isGeneral
}

/** Neither a learner nor a junior where the job seeks none, nor of another class, nor with an aside. */
const mayStand = (title: string, sought: string): boolean =>
  !/\((?!\p{Lu}{2,6}\)$)/u.test(title) && mayStandWhole(title, sought)

const mayStandWhole = (title: string, sought: string): boolean =>
  !/\d{4}/u.test(title) &&
  !isOfAnotherClass(title, sought) &&
  (!soughtRole(title).isLearner || soughtRole(sought).isLearner) &&
  (!isJunior(title) || isJunior(sought))

const isJunior = (title: string): boolean =>
  titleWords(title).some((word) => rankOf(word) === 'junior')

/** By the tables of occupations, or by a word that is no rank, and neither of any trade nor of many. */
function isInTrade(role: string, sought: string, language: Language): boolean {
  if (isOfTitle(role, sought)) return true
  const asked = contentStems(soughtRole(sought).words.join(' '), language)
  return soughtRole(role).words.some((word) => {
    const { occupations, isGeneral } = soughtRole(word)
    return (
      word.length >= fewestLetters &&
      (occupations.length > 0 ? !isGeneral : (nameOwners().get(word)?.size ?? 0) <= mostTrades) &&
      [...contentStems(word, language)].some((stem) => asked.has(stem))
    )
  })
}

const fewestLetters = 4
const mostTrades = 12

const isOfTitle = (role: string, sought: string, least = sibling): boolean =>
  saysTrade(sought) &&
  soughtRole(role).occupations.some((one) => isOf(one, soughtRole(sought).occupations, least))

/** The same occupation, a narrower or a wider one, or one beside it. */
function isOf(held: string, sought: readonly string[], least: number): boolean {
  const near = nearTo(held)
  return sought.some((one) => (near.get(one) ?? 0) >= least)
}

const wider = 0.6
const sibling = 0.5

/** "Class 2" where "Class 1" is sought: numbers in titles rank them. */
function isOfAnotherClass(held: string, sought: string): boolean {
  const asked = numbersIn(sought)
  return asked.size > 0 && [...numbersIn(held)].some((number) => !asked.has(number))
}

const numbersIn = (title: string): ReadonlySet<string> => new Set(title.match(/\d+/gu))
