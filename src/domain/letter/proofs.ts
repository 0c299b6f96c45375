/**
 * What of a person's work a letter tells: of the post that it names first two deeds, those first that
 * answer the job; of another employer one. Where that post shows no deed, one kind of its work.
 */
import type { Answer } from '../answers/answers.ts'
import type { Language } from '../language/languages.ts'
import { soughtRole } from '../scoring/sought-role.ts'
import type { Post } from '../tailoring/compose/posts.ts'
import { resultOf } from '../tailoring/compose/result.ts'
import { placedAt } from './at-employer.ts'
import type { Told } from './deed.ts'
import { told } from './deed.ts'
import { filled } from './filled.ts'
import { employerName, roleInSentence } from './frame.ts'
import { letterPhrases } from './phrases.ts'

const mostOfOne = 2

interface Proof {
  post: Post
  line: string
  path: string
  told: Told
}

/** Which of the posts a letter names first: the one that is held, else the first of the resume. */
export function leadPost(posts: readonly Post[]): Post | undefined {
  const own = posts.filter(({ company }) => company !== '')
  return own.find(({ isPresent }) => isPresent) ?? own[0] ?? posts[0]
}

/** A post of before in the trade of the job, where the first is in another. */
export function postOfTrade(
  posts: readonly Post[],
  lead: Post | undefined,
  title: string,
): Post | undefined {
  if (lead === undefined || isOfTrade(lead, title)) return undefined
  return posts.find((post) => !isNamed(post, lead) && isOfTrade(post, title) && hasYears(post))
}

/** Without both years nobody would know when a post of before was. */
export const hasYears = ({ from, to }: Post): boolean => from !== null && to !== null && from < to

function isOfTrade({ role }: Post, title: string): boolean {
  const { occupations } = soughtRole(title)
  return soughtRole(role).occupations.some((one) => occupations.includes(one))
}

export function proofsFor(
  posts: readonly Post[],
  answers: readonly Answer[],
  lead: Post | undefined,
  language: Language,
): { ofLead: string[]; beside: string[] } {
  const ranked = rankedOf(posts, answers, language)
  const deeds = ranked.filter((one) => one.told.kind === 'deed')
  const ofLead = deeds.filter(({ post }) => post === lead).slice(0, mostOfOne)
  const work = ranked.find((one) => one.post === lead && one.told.kind === 'work')
  const other = deeds.find(({ post }) => !isNamed(post, lead))
  const { deedAs, deedThere, deedNext, workNow, workPast } = letterPhrases[language].sentences.a4
  return {
    ofLead:
      ofLead.length > 0
        ? ofLead.map((one, i) => sentenceOf(one, i === 0 ? deedThere : deedNext, language))
        : work === undefined
          ? []
          : [sentenceOf(work, work.post.isPresent ? workNow : workPast, language)],
    beside: other === undefined ? [] : [sentenceOf(other, deedAs, language)],
  }
}

/** An employer is named once. */
function isNamed({ company }: Post, lead: Post | undefined): boolean {
  const named = employerName(company)
  return named === '' || lead === undefined || named === employerName(lead.company)
}

/** What answers the job's musts, then its duties and wishes, then what tells most. */
function rankedOf(
  posts: readonly Post[],
  answers: readonly Answer[],
  language: Language,
): readonly Proof[] {
  const all = posts.flatMap((post) =>
    post.lines.flatMap((line, i): Proof[] => {
      const said = told(line, language, post.isPresent)
      return said === null
        ? []
        : [{ post, line, path: `${post.path}/description/${i}`, told: said }]
    }),
  )
  const answering = (['must', 'duty', 'wish'] as const).flatMap((group) =>
    answers
      .filter((answer) => answer.group === group && ofWork.has(answer.kind))
      .flatMap(({ lines }) => {
        const paths = new Set(lines.map(({ path }) => path))
        return all.find(({ path }) => paths.has(path)) ?? []
      }),
  )
  const value = ({ line }: Proof) => resultOf(line, language)
  return [...new Set([...answering, ...all.toSorted((a, b) => value(b) - value(a))])]
}

const ofWork: ReadonlySet<Answer['kind']> = new Set(['skill', 'duty', 'other'])

function sentenceOf({ post, told: { text } }: Proof, phrase: string, language: Language): string {
  const employer = employerName(post.company)
  const words = { role: roleInSentence(post.role, language), employer, line: text }
  return filled(placedAt(phrase, employer, language), words)
}
