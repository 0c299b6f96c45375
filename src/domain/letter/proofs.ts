/**
 * What of a person's work proves most for a job: two lines that answer its first musts, or its duties,
 * each in a sentence with its employer, and one more that tells of something else.
 */
import type { Answer } from '../answers/answers.ts'
import type { Language } from '../language/languages.ts'
import { soughtRole } from '../scoring/sought-role.ts'
import { findSkills } from '../skills/find.ts'
import { grammars } from '../tailoring/compose/grammar.ts'
import type { Post } from '../tailoring/compose/posts.ts'
import { resultOf } from '../tailoring/compose/result.ts'
import { isProduct } from '../tailoring/compose/tool.ts'
import { placedAt } from './at-employer.ts'
import { told } from './deed.ts'
import { filled, oneLine } from './filled.ts'
import { employerName, roleInSentence } from './frame.ts'
import { listed } from './papers.ts'
import { letterPhrases } from './phrases.ts'

const mostAsked = 2
const longestLine = 170
const longestTogether = 150
const fewestWords = 3
const longestAsked = 60
const lostAPost = 0.4
const ofAnotherPost = 0.5

interface Proof {
  post: Post
  line: string
  path: string
  /** What of the job's musts it answers, in the ad's words; null where nobody asked for it so. */
  asked: string | null
}

/** Which of the posts a letter names first: the one that is held, where it is in the trade of the job. */
export function presentPost(posts: readonly Post[], title: string): Post | undefined {
  const own = posts.filter(({ company }) => company !== '')
  const present = own.find(({ isPresent }) => isPresent) ?? own[0] ?? posts[0]
  const fitting = own.filter((post) => isOfTrade(post, title))
  return fitting.length === 0 || present === undefined || fitting.includes(present)
    ? present
    : undefined
}

export function isOfTrade({ role }: Post, title: string): boolean {
  const { occupations } = soughtRole(title)
  return soughtRole(role).occupations.some((one) => occupations.includes(one))
}

export function proofsFor(
  posts: readonly Post[],
  answers: readonly Answer[],
  before: Post | undefined,
  language: Language,
): { asked: string[]; beyond: string[]; posts: Post[] } {
  const all = linesOf(posts.filter(({ company }) => company !== ''))
  const value = ({ line, post }: Proof) =>
    resultOf(line, language) - lostAPost * posts.indexOf(post)
  const chosen = distinct([
    ...answeringIn(answers, 'must', all),
    ...answeringIn(answers, 'duty', all),
    ...answeringIn(answers, 'wish', all),
    ...all.toSorted((a, b) => value(b) - value(a)),
  ])
  const asked = chosen
    .slice(0, mostAsked)
    .toSorted((a, b) => posts.indexOf(a.post) - posts.indexOf(b.post))
  const isTold = ({ post }: Proof) => asked.some((one) => one.post === post)
  const further = (one: Proof) => value(one) + (isTold(one) ? 0 : ofAnotherPost)
  const [beyond] = chosen.slice(mostAsked).toSorted((a, b) => further(b) - further(a))
  return {
    posts: asked.map(({ post }) => post),
    asked: [...askedIn(asked, language), ...sentencesOf(asked, before, language)],
    beyond:
      beyond === undefined
        ? []
        : [
            sentenceOf(
              [beyond],
              isTold(beyond) || beyond.post === before ? 'Also' : 'As',
              language,
            ),
          ],
  }
}

/** Every line that can stand in a sentence. */
function linesOf(posts: readonly Post[]): Proof[] {
  return posts.flatMap((post) =>
    post.lines.flatMap((raw, i): Proof[] => {
      const line = oneLine(raw)
      const isWhole = line.length <= longestLine && line.split(' ').length >= fewestWords
      if (!isWhole || /\p{Ll}{2}[.!?]\s|:/u.test(line)) return []
      return [{ post, line, path: `${post.path}/description/${i}`, asked: null }]
    }),
  )
}

const ofWork: ReadonlySet<Answer['kind']> = new Set(['skill', 'duty', 'other'])

function answeringIn(
  answers: readonly Answer[],
  group: Answer['group'],
  all: readonly Proof[],
): Proof[] {
  return answers.flatMap((answer): Proof[] => {
    if (answer.group !== group || !ofWork.has(answer.kind)) return []
    const [best] = answer.lines.flatMap(({ path }) => all.find((one) => one.path === path) ?? [])
    if (best === undefined) return []
    const isQuoted = group === 'must' && namesOne(answer.requirement, best.line)
    return [{ ...best, asked: isQuoted ? answer.requirement : null }]
  })
}

/** Whether what is asked for and what is told name one thing: what only implies it is not held up beside it. */
function namesOne(asked: string, line: string): boolean {
  const wanted = new Set(findSkills(asked).map(({ skill }) => skill))
  return asked.length <= longestAsked && findSkills(line).some(({ skill }) => wanted.has(skill))
}

function distinct(proofs: readonly Proof[]): Proof[] {
  const known = new Set<string>()
  return proofs.filter(({ path }) => !known.has(path) && known.add(path))
}

/** "You ask for Figma and ‘WCAG audits’." */
function askedIn(proofs: readonly Proof[], language: Language): string[] {
  const asked = proofs.flatMap((proof) => (proof.asked === null ? [] : [proof.asked]))
  if (asked.length === 0) return []
  const named = asked.map((one) => quoted(one, language))
  return [filled(letterPhrases[language].sentences.asked, { asked: listed(named, language) })]
}

/** The name of a product needs no quotes; what the ad says in words of its own does. */
function quoted(asked: string, language: Language): string {
  const [found] = findSkills(asked)
  const isName = found !== undefined && found.end - found.start === asked.length
  return isName && isProduct(found.skill)
    ? asked
    : filled(letterPhrases[language].quotes, { text: asked })
}

/** Two lines of one post that stand behind a colon share it. */
function sentencesOf(
  proofs: readonly Proof[],
  before: Post | undefined,
  language: Language,
): string[] {
  const [one, other] = proofs
  if (one === undefined) return []
  const first = one.post === before ? 'There' : 'As'
  if (other === undefined) return [sentenceOf([one], first, language)]
  const areOfOne = one.post === other.post
  const kinds = [one, other].map(({ line, post }) => told(line, language, post.isPresent).kind)
  const isShort = one.line.length + other.line.length <= longestTogether
  const areWork = kinds.every((kind) => kind === 'work')
  if (areOfOne && areWork && isShort) return [sentenceOf([one, other], first, language)]
  const second = !areOfOne ? 'As' : kinds[0] === kinds[1] ? 'Next' : 'There'
  return [sentenceOf([one], first, language), sentenceOf([other], second, language)]
}

function sentenceOf(
  proofs: readonly [Proof, ...Proof[]],
  how: 'As' | 'There' | 'Next' | 'Also',
  language: Language,
): string {
  const [{ post }] = proofs
  const lines = proofs.map(({ line }) => told(line, language, post.isPresent))
  const kind = lines[0]?.kind === 'deed' ? 'deed' : post.isPresent ? 'now' : 'past'
  const employer = employerName(post.company)
  const words = {
    role: roleInSentence(post.role, language),
    employer,
    line: lines.map(({ text }) => text.replace(/[.;,]$/u, '')).join(grammars[language].semicolon),
  }
  return filled(
    placedAt(letterPhrases[language].sentences[`${kind}${how}`], employer, language),
    words,
  )
}
