/**
 * What of a resume can stand in a letter of another language: posts, by titles that our table has in both, names of
 * studies and certificates, and names of products, which are the same everywhere.
 */
import type { Answer } from '../answers/answers.ts'
import { detectLanguage } from '../language/detect.ts'
import type { Language } from '../language/languages.ts'
import { languages } from '../language/languages.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { findAll } from '../skills/find.ts'
import type { Post } from '../tailoring/compose/posts.ts'
import { isProduct } from '../tailoring/compose/tool.ts'
import type { Form } from '../titles/person-form.ts'
import { formOfPerson } from '../titles/person-form.ts'
import { translateTitle } from '../titles/titles.ts'
import { pointOf } from './points.ts'
import { spaced } from './spaced.ts'
import { titleInProse } from './title-in-prose.ts'

export function postsIn(
  posts: readonly Post[],
  content: ResumeContent,
  from: Language,
  to: Language,
): Post[] {
  const form = formOfPerson(content, from)
  return posts.map((post) => ({
    ...post,
    role: roleIn(post.role, from, to, form) ?? asItIs(post.role, from),
  }))
}

/** Empty where the title is in words of the other language. */
const asItIs = (role: string, from: Language): string => (detectLanguage(role) === from ? '' : role)

/** Null where the table does not know the title, or not in which form to write it. */
function roleIn(role: string, from: Language, to: Language, form: Form | null): string | null {
  const title = translateTitle(titleInProse(role, [], from), from, to, form)
  return title === null || title.choices.length > 0 ? null : title.text
}

/** What a title may be called in a letter, whichever the language of its resume. */
export const rolesIn = (role: string, to: Language, content: ResumeContent): string[] =>
  languages.flatMap((from) => roleIn(role, from, to, formOfPerson(content, from)) ?? [])

/** Answers with those lines alone that are names. */
export const namesIn = (answers: readonly Answer[], own: Language): Answer[] =>
  answers
    .filter(({ kind }) => kind !== 'language')
    .map((answer) => ({
      ...answer,
      lines: answer.lines.filter(
        ({ section, text }) =>
          section === 'education' ||
          (section === 'certifications' && detectLanguage(text) !== own) ||
          (section === 'skills' && isProductName(text)),
      ),
    }))

/** The last degree, where no paper that is asked for is one, and what ad and resume both call by one name. */
export function namesBeside(
  { education, skill_categories: rows }: ResumeContent,
  ad: string,
  papers: readonly string[],
): { study: string[]; named: string[] } {
  const said = spaced(ad)
  const [last] = education.filter(({ degree }) => degree !== '')
  const hasStudy = education.some(({ degree }) => papers.some((text) => text.startsWith(degree)))
  const named = rows
    .flatMap(({ skills }) => skills)
    .filter((text) => text.trim() !== '' && said.includes(spaced(text)))
    .slice(0, mostNames)
  return {
    study: last === undefined || hasStudy ? [] : [pointOf(last.degree, last.university)],
    named: named.length === 0 ? [] : [named.join(', ')],
  }
}

const mostNames = 5

/** What a resume lists, without courses and languages in the words of its own language. */
export const namedIn = (content: ResumeContent, own: Language): ResumeContent => ({
  ...content,
  skill_categories: [],
  certification_and_training: content.certification_and_training.filter(
    ({ name }) => detectLanguage(name) !== own,
  ),
})

const isProductName = (text: string): boolean => {
  const [found] = findAll(text)
  return found?.start === 0 && found.end === text.length && isProduct(found.skill)
}
