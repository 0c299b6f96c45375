/**
 * Rows of skills that list the languages somebody speaks: they can have a section of their own, with
 * how well each is spoken beside it. The person moves them; nothing moves by itself.
 */
import { blankFurtherItem } from '../resume/blank.ts'
import type { EditorMove } from '../resume/edit.ts'
import { pointer, segmentsOf } from '../resume/pointer.ts'
import type { ResumeContent, SkillCategory } from '../resume/resume.ts'
import type { FurtherItem } from '../resume/sections/further.ts'
import { findSkills } from '../skills/find.ts'
import { lexicon } from '../skills/lexicon.ts'
import type { Suggestion } from './suggestion.ts'
import { suggestion } from './suggestion.ts'

export function suggestLanguages(resume: ResumeContent): Suggestion[] {
  return resume.skill_categories.flatMap((row, i) =>
    areLanguages(row)
      ? [
          suggestion(
            'languages_among_skills',
            pointer(['skill_categories', i]),
            row.skills.join(', '),
          ),
        ]
      : [],
  )
}

/** The move that gives the row at `path` a section of its own; null where it lists no languages. */
export function moveLanguages(resume: ResumeContent, path: string, id: string): EditorMove | null {
  const row = resume.skill_categories[Number(segmentsOf(path)[1])]
  if (row === undefined || !areLanguages(row)) return null
  const items = row.skills.map(languageEntryOf)
  return {
    kind: 'several',
    moves: [
      { kind: 'remove', path },
      {
        kind: 'add-section',
        value: { id, kind: 'languages', title: '', items },
        index: resume.further_sections.length,
        place: resume.section_order.indexOf('skills') + 1,
      },
    ],
  }
}

/** Whether every skill of a row is a language somebody speaks. */
export function areLanguages({ skills }: SkillCategory): boolean {
  return (
    skills.length > 0 &&
    skills.every((text) =>
      findSkills(text).some(({ skill, start }) => start === 0 && isSpoken(skill)),
    )
  )
}

const isSpoken = (skill: string): boolean => lexicon().get(skill)?.trade === 'language'

/** "French (fluent)", "French: fluent", "French – fluent". */
export function languageEntryOf(text: string): FurtherItem {
  const [language] = findSkills(text)
  const end = language?.end ?? text.length
  const level = text
    .slice(end)
    .trim()
    .replace(/^[(:,–—-]\s*/u, '')
    .replace(/\)$/u, '')
  return { ...blankFurtherItem, title: text.slice(0, end).trim(), level: level.trim() }
}
