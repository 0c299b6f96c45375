/**
 * The line under the name: the title of the latest post, or of the old line, and behind it, parted by points,
 * what the resume lists or its lines show by name. A title that was held before is no such thing, and may mislead.
 */
import { fold } from '../../language/fold.ts'
import { plain } from '#domain/language/plain.ts'
import { findSkills } from '../../skills/find.ts'
import type { Context } from '../context.ts'

type IsSameTitle = (before: string, after: string) => boolean

export function isSameHeadline(
  before: string,
  after: string,
  { original, resume }: Context,
  isSameTitle: IsSameTitle,
): boolean {
  if (isSameTitle(before, after)) return true
  const [title = '', ...facts] = after.split(' · ')
  const role = original.work_experience[0]?.role ?? ''
  const isTitle = [before, role].some((known) => known.trim() !== '' && isSameTitle(known, title))
  if (!isTitle) return false
  const listed = new Set(
    [
      ...original.skill_categories.flatMap(({ skills }) => skills),
      ...original.certification_and_training.map(({ name }) => name),
    ].map((text) => fold(plain(text))),
  )
  const shown = new Set(resume.flatMap(({ skills }) => skills.map(({ skill }) => skill)))
  const names = (fact: string) =>
    findSkills(fact).some(
      ({ skill, start, end }) => end - start === fact.length && shown.has(skill),
    )
  return facts.every((fact) => listed.has(fold(plain(fact))) || names(fact))
}
