/**
 * What of a person's work a letter tells: of the post that it names first, and of one other, the lines that
 * answer the job, by the table of what it asks for, then those that share its words. Where too few do,
 * the first lines of the post that is held say what it is about.
 */
import type { Language } from '../language/languages.ts'
import { soughtRole } from '../scoring/sought-role.ts'
import type { Post } from '../tailoring/compose/posts.ts'
import { employerName } from './frame.ts'
import { isTellable, told } from './deed.ts'
import type { LineWorth, Worth } from './worth-in-letter.ts'

export interface Proof {
  post: Post
  line: string
  /** The line in the first person; null where its grammar makes no sentence by rule. */
  told: string | null
}

export interface Proofs {
  lead: Post | undefined
  /** Another post, of which a line answers the job or which is of its trade. */
  other: Post | undefined
  ofLead: Proof[]
  ofOther: Proof[]
}

const mostOfLead = 3
const mostOfOther = 2
const fewest = 3
const most = 4

export function proofsFor(
  posts: readonly Post[],
  worthOf: Worth,
  title: string,
  language: Language,
): Proofs {
  const lead = leadPost(posts)
  const linesOf = (post: Post | undefined) =>
    post === undefined ? [] : rankedIn(post, worthOf, language)
  const others = posts
    .filter((post) => post !== lead && post.company !== '')
    .map((post) => ({ post, lines: linesOf(post).filter(answering).slice(0, mostOfOther) }))
  const [best] = others.toSorted((a, b) => sumOf(b.lines) - sumOf(a.lines))
  const found = best !== undefined && best.lines.length > 0 ? best : undefined
  const other = found?.post ?? postOfTrade(posts, lead, title)
  const own = linesOf(lead)
  const isBesides = lead !== undefined && found !== undefined && !isOfTrade(lead, title)
  const answeringOwn = own.filter(answering).slice(0, mostOfLead)
  const room = Math.max(0, fewest - answeringOwn.length - (found?.lines.length ?? 0))
  const filling = own
    .filter((line) => !answering(line) && (line.worth > 0 || !isBesides))
    .slice(0, room)
  const ofLead = [...answeringOwn, ...filling]
  const proofOf = ({ post, line }: Ranked): Proof => ({
    post,
    line,
    told: told(line, language, post.isPresent),
  })
  return {
    lead,
    other,
    ofLead: ofLead.map(proofOf),
    ofOther: (found?.lines ?? []).slice(0, Math.max(1, most - ofLead.length)).map(proofOf),
  }
}

/** Which of the posts a letter names first: the one that is held, else the first of the resume. */
function leadPost(posts: readonly Post[]): Post | undefined {
  const own = posts.filter(({ company }) => company !== '')
  return own.find(({ isPresent }) => isPresent) ?? own[0] ?? posts[0]
}

/** A post of before in the trade of the job, where the first is in another. */
function postOfTrade(
  posts: readonly Post[],
  lead: Post | undefined,
  title: string,
): Post | undefined {
  if (lead === undefined || isOfTrade(lead, title)) return undefined
  return posts.find((post) => post !== lead && isOfTrade(post, title) && hasYears(post))
}

/** Without both years nobody would know when a post of before was. */
export const hasYears = ({ from, to }: Post): boolean => from !== null && to !== null && from < to

function isOfTrade({ role }: Post, title: string): boolean {
  const { occupations } = soughtRole(title)
  return soughtRole(role).occupations.some((one) => occupations.includes(one))
}

/** An employer is named once. */
export const isAtSame = (post: Post, lead: Post | undefined): boolean =>
  lead !== undefined && employerName(post.company) === employerName(lead.company)

type Ranked = LineWorth & { post: Post; line: string }

const answering = ({ isAnswer }: Ranked): boolean => isAnswer
const sumOf = (lines: readonly Ranked[]): number => lines.reduce((sum, { worth }) => sum + worth, 0)

const rankedIn = (post: Post, worthOf: Worth, language: Language): Ranked[] =>
  post.lines
    .flatMap((line, i) => {
      const path = `${post.path}/description/${i}`
      return isTellable(line, language) ? [{ post, line, ...worthOf(path, line) }] : []
    })
    .toSorted((a, b) => b.worth - a.worth)
