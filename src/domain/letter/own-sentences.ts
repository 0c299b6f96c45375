/**
 * The sentences that the writer composes, known again: such a one claims only what stands in its gaps.
 * Names of the job claim nothing of the person; a post, its year and its line stand in one entry of
 * the resume.
 */
import type { Language } from '../language/languages.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { Post } from '../tailoring/compose/posts.ts'
import { postsOf } from '../tailoring/compose/posts.ts'
import { everyPlace } from './at-employer.ts'
import { staysIn } from './career.ts'
import { told } from './deed.ts'
import { employerName, roleInSentence } from './frame.ts'
import { rolesIn } from './role-in-another-language.ts'
import { letterPhrases } from './phrases.ts'
import { spaced } from './spaced.ts'

/** Whether the text is one of ours and says only what the resume does. */
export function isOurs(
  text: string,
  content: ResumeContent,
  language: Language,
  isPaper: (text: string) => boolean,
): boolean {
  const posts = postsOf(content)
  const candidates = [...posts.map((post) => ({ ...post, first: null })), ...staysIn(posts)]
  return formsOf(language).some(({ gaps, parts }) => {
    const filling = fillingOf(text, parts)
    if (filling === null) return false
    const filled = new Map(gaps.map((name, i) => [name, filling[i] ?? '']))
    const papers = filled.get('paper')
    if (papers !== undefined && !isPaper(papers)) return false
    const isOfPost = ofPost.some((name) => filled.has(name))
    return !isOfPost || candidates.some((post) => isSaidOf(post, filled, language, content))
  })
}

const ofPost = ['role', 'first', 'employer', 'line', 'year', 'until']

function isSaidOf(
  post: Post & { first: Post | null },
  filled: ReadonlyMap<string, string>,
  language: Language,
  content: ResumeContent,
): boolean {
  const same = (name: string, own: string) =>
    !filled.has(name) || spaced(filled.get(name) ?? '') === spaced(own)
  const isRole = (name: string, own: string) =>
    !filled.has(name) ||
    [roleInSentence(own, language), ...rolesIn(own, language, content)].some((role) =>
      same(name, role),
    )
  return (
    same('employer', employerName(post.company)) &&
    same('year', String(post.from ?? '')) &&
    same('until', String(post.to ?? '')) &&
    isRole('role', post.role) &&
    isRole('first', post.first?.role ?? '') &&
    (!filled.has('line') || isToldOf(post, spaced(filled.get('line') ?? ''), language))
  )
}

const isToldOf = (post: Post, said: string, language: Language): boolean =>
  post.lines.some((line) => {
    const one = told(line, language, post.isPresent)
    return one !== null && spaced(one) === said
  })

type Form = { gaps: readonly string[]; parts: readonly string[] }

const forms = new Map<Language, readonly Form[]>()

/** The writer's sentences, cut at their gaps. */
function formsOf(language: Language): readonly Form[] {
  const known = forms.get(language)
  if (known !== undefined) return known
  const said = Object.values(letterPhrases[language].sentences).flatMap(Object.values<string>)
  const listing = Object.values(letterPhrases[language].sentences).flatMap(
    ({ points, examples }) => [`${points} {paper}.`, `${examples} {paper}.`],
  )
  const made = [...new Set([...said, ...listing])]
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
