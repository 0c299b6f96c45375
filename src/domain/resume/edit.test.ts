import { describe, expect, it } from 'vitest'

import { blankContent, blankItem, blankNestedProject } from './blank.ts'
import type { Editable } from './edit.ts'
import { addItem, addSection, moveBy, moveSectionBy, setLocations } from './moves.ts'
import { applyMove, editableOf, inverseOf, pathAfterRemoval } from './edit.ts'
import { lineLimit } from './limits.ts'
import { plainLook } from './look.ts'
import { pointer, valueAt } from './pointer.ts'
import { project, resumeContent } from './resume.ts'
import { placedLists } from './sections/placed.ts'

function listOf(key: string) {
  const list = placedLists(resume).find((one) => one.key === key)
  if (list === undefined) throw new Error(`no list ${key}`)
  return list
}

const resume: Editable = {
  ...blankContent(),
  work_experience: [
    {
      ...blankItem('work_experience'),
      role: 'Nurse',
      description: ['Ran nights.', 'Trained six.'],
    },
    { ...blankItem('work_experience'), role: 'Porter' },
  ],
  skill_categories: [{ name: 'Care', skills: ['Triage', 'Wound care'] }],
  certification_and_training: [{ ...blankItem('certification_and_training'), name: 'ALS' }],
  layout: 'ats-vanilla',
  paper: 'a4',
  design: null,
  look: plainLook,
}

describe('applyMove', () => {
  it('sets a text and leaves everything else the same object', () => {
    const after = applyMove(resume, {
      kind: 'set-text',
      path: '/work_experience/0/role',
      value: 'Staff nurse',
    })
    expect(after.work_experience[0]?.role).toBe('Staff nurse')
    expect(after.work_experience[1]).toBe(resume.work_experience[1])
    expect(after.skill_categories).toBe(resume.skill_categories)
  })

  it('appends a placeholder item', () => {
    const after = applyMove(resume, addItem(listOf('education')))
    expect(after.education).toEqual([blankItem('education')])
  })

  it('[T13 V8] moves items and lines by one place and does nothing at the edges', () => {
    const down = applyMove(resume, moveBy('/work_experience/0', 1))
    expect(down.work_experience.map((item) => item.role)).toEqual(['Porter', 'Nurse'])
    expect(applyMove(resume, moveBy('/work_experience/0', -1))).toBe(resume)
    expect(applyMove(resume, moveBy('/work_experience/1', 1))).toBe(resume)
    expect(applyMove(resume, moveBy('/certification_and_training/0', 1))).toBe(resume)
    const lines = applyMove(resume, moveBy('/work_experience/0/description/1', -1))
    expect(lines.work_experience[0]?.description).toEqual(['Trained six.', 'Ran nights.'])
  })

  it('moves a section past the next one shown, over those that are not', () => {
    const shown = ['summary', 'skills', 'projects'] as const
    const after = applyMove(resume, moveSectionBy(resume, 'skills', -1, shown))
    expect(after.section_order).toEqual([
      'skills',
      ...resume.section_order.filter((key) => key !== 'skills'),
    ])
    expect(applyMove(resume, moveSectionBy(resume, 'projects', 1, shown))).toBe(resume)
  })

  it('splits locations on commas and trims them', () => {
    const after = applyMove(resume, setLocations(' Porto, , Lisboa ,Remote,'))
    expect(after.contact_info.possible_work_locations).toEqual(['Porto', 'Lisboa', 'Remote'])
  })

  it('gives a certification a nested project and nothing else one', () => {
    const value = { ...blankNestedProject, name: 'Ward pilot' }
    const path = '/certification_and_training/0/project'
    const after = applyMove(resume, { kind: 'set-project', path, value })
    expect(after.certification_and_training[0]?.project).toEqual(value)
    const elsewhere = { kind: 'set-project', path: '/work_experience/0/role', value } as const
    expect(applyMove(resume, elsewhere)).toBe(resume)
  })

  it('never reaches outside of the content', () => {
    for (const path of ['/layout', '/id', '/__proto__', '/section_order/0', '/constructor/name'])
      expect(applyMove(resume, { kind: 'set-text', path, value: 'x' })).toBe(resume)
    expect(applyMove(resume, { kind: 'remove', path: '/section_order/0' })).toBe(resume)
  })

  it('stops typing at the limit, on a whole character', () => {
    const value = 'a'.repeat(lineLimit - 1) + '😀'
    const after = applyMove(resume, { kind: 'set-text', path: '/contact_info/name', value })
    expect(after.contact_info.name).toBe('a'.repeat(lineLimit - 1))
  })
})

describe('addItem', () => {
  it('makes an item that fits the schema in every section', () => {
    const further = applyMove(resume, addSection(resume, 'awards', 'won'))
    for (const list of placedLists(further)) {
      const after = applyMove(further, addItem(list))
      expect(resumeContent.safeParse(after).success).toBe(true)
      expect(valueAt(after, pointer(list.at))).toHaveLength(list.items.length + 1)
    }
    expect(project.safeParse(blankNestedProject).success).toBe(true)
  })
})

describe('a further section', () => {
  it('goes with its place in the order, and comes back to it', () => {
    const both = ['languages', 'awards'] as const
    const start = both.reduce<Editable>(
      (now, kind) => applyMove(now, addSection(now, kind, kind)),
      resume,
    )
    const moved = applyMove(start, { kind: 'move-section', section: 'further:languages', to: 0 })
    const removal = { kind: 'remove-section', section: 'further:languages' } as const
    const without = applyMove(moved, removal)
    expect(without.section_order).not.toContain('further:languages')
    expect(without.further_sections.map(({ id }) => id)).toEqual(['awards'])
    const back = inverseOf(moved, removal)
    expect(back && applyMove(without, back)).toEqual(moved)
  })

  it('is not added under an id that another has, and never by its list', () => {
    const once = applyMove(resume, addSection(resume, 'awards', 'a'))
    expect(applyMove(once, addSection(once, 'patents', 'a'))).toBe(once)
    expect(applyMove(once, { kind: 'remove', path: '/further_sections/0' })).toBe(once)
  })
})

describe('pathAfterRemoval', () => {
  it('follows a value when an entry before it goes', () => {
    const gone = '/work_experience/1'
    expect(pathAfterRemoval('/work_experience/2/description/0', gone)).toBe(
      '/work_experience/1/description/0',
    )
    expect(pathAfterRemoval('/work_experience/0/role', gone)).toBe('/work_experience/0/role')
    expect(pathAfterRemoval('/work_experience/1/role', gone)).toBeNull()
    expect(pathAfterRemoval('/work_experience/10/role', gone)).toBe('/work_experience/9/role')
    expect(pathAfterRemoval('/education/2/degree', gone)).toBe('/education/2/degree')
  })
})

describe('editableOf', () => {
  it('keeps what the editor owns and drops the rest', () => {
    expect(editableOf({ ...resume, id: 'x' } as Editable)).toEqual(resume)
  })
})
