import { expect, it } from 'vitest'

import { blankContent } from '../resume/blank.ts'
import type { Editable } from '../resume/edit.ts'
import { applyMove, inverseOf } from '../resume/edit.ts'
import { plainLook } from '../resume/look.ts'
import { moveLanguages, suggestLanguages } from './languages.ts'

const resume: Editable = {
  ...blankContent(),
  skill_categories: [
    { name: 'Tools', skills: ['Excel', 'French'] },
    { name: 'Sprachen', skills: ['Deutsch (Muttersprache)', 'English: C1', 'Français'] },
  ],
  layout: 'ats-vanilla',
  paper: 'a4',
  design: null,
  look: plainLook,
}

it('offers a row of languages a section of its own, behind the skills, and back', () => {
  const path = '/skill_categories/1'
  expect(suggestLanguages(resume).map((one) => one.path)).toEqual([path])
  const move = moveLanguages(resume, path, 'x')
  if (move === null) throw new Error('no move')
  const moved = applyMove(resume, move)
  expect(moved.skill_categories).toEqual(resume.skill_categories.slice(0, 1))
  expect(moved.further_sections[0]?.items.map(({ title, level }) => [title, level])).toEqual([
    ['Deutsch', 'Muttersprache'],
    ['English', 'C1'],
    ['Français', ''],
  ])
  expect(moved.section_order.indexOf('further:x')).toBe(moved.section_order.indexOf('skills') + 1)
  const back = inverseOf(resume, move)
  expect(back && applyMove(moved, back)).toEqual(resume)
  expect(moveLanguages(resume, '/skill_categories/0', 'x')).toBeNull()
})
