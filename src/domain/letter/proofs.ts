/**
 * What of a person's work a letter tells: of the post that it names first, and of one other that it tells,
 * the lines that answer the job, by the table of what it asks for, then those that share its words.
 * Where too few do, the first lines of the post that is held say what it is about. Of another trade
 * nothing is told while the post that is held has an answer.
 */
import type { Language } from '../language/languages.ts'
import type { Post } from '../tailoring/compose/posts.ts'
import { isOfLeading } from './above-the-post.ts'
import type { Career } from './career.ts'
import { isAside, isOfTrade } from './career.ts'
import { isTellable, told } from './deed.ts'
import type { LineWorth, Worth } from './worth-in-letter.ts'

export interface Proof {
  post: Post
  line: string
  /** The line in the first person; null where its grammar makes no sentence by rule. */
  told: string | null
}

export interface Proofs {
  ofLead: Proof[]
  ofOther: Proof[]
}

const mostOfLead = 4
const mostOfOther = 2
const fewest = 3
const most = 4

export function proofsFor(
  { lead, there, before, isAbove }: Career,
  worthOf: Worth,
  title: string,
  language: Language,
): Proofs {
  const linesOf = (post: Post) =>
    rankedIn(post, worthOf, language).filter(({ line }) => !isAbove || !isOfLeading(line, language))
  const own = lead === undefined ? [] : linesOf(lead)
  const answers = own.filter(answering)
  const others = [...there, ...before.flatMap(({ posts }) => posts)]
    .filter((post) => isAbove || answers.length === 0 || isOfTrade(post, title))
    .map((post) =>
      linesOf(post)
        .filter((line) => line.isAnswer || (isAbove && isOfTrade(post, title)))
        .slice(0, mostOfOther),
    )
  const [found = []] = others.toSorted((a, b) => sumOf(b) - sumOf(a))
  const isBesides = lead !== undefined && found.length > 0 && !isOfTrade(lead, title)
  const answeringOwn = answers.slice(0, found.length > 0 ? mostOfLead - 1 : mostOfLead)
  const room = Math.max(0, fewest - answeringOwn.length - found.length)
  const filling = own
    .filter((line) => !isAbove && !answering(line) && (line.worth > 0 || !isBesides))
    .slice(0, room)
  const ofLead = [...answeringOwn, ...filling]
  const proofOf = ({ post, line }: Ranked): Proof => ({
    post,
    line,
    told: told(line, language, post.isPresent),
  })
  return {
    ofLead: ofLead.map(proofOf),
    ofOther: found.slice(0, Math.max(1, most - ofLead.length)).map(proofOf),
  }
}

type Ranked = LineWorth & { post: Post; line: string }

const answering = ({ isAnswer }: Ranked): boolean => isAnswer
const sumOf = (lines: readonly Ranked[]): number => lines.reduce((sum, { worth }) => sum + worth, 0)

const rankedIn = (post: Post, worthOf: Worth, language: Language): Ranked[] =>
  post.lines
    .flatMap((line, i) => {
      const path = `${post.path}/description/${i}`
      return isTellable(line, language) && !isAside(line, language)
        ? [{ post, line, ...worthOf(path, line) }]
        : []
    })
    .toSorted((a, b) => b.worth - a.worth)
