import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { resumeContents } from '../../../tests/arbitraries/resume-contents.ts'
import { restoreContent } from './restore.ts'
import { sectionKeys } from './sections.ts'
import { resume, resumeContent } from './resume.ts'

const fieldNames = Object.keys(resume.shape).concat([
  'name',
  'role',
  'description',
  'skills',
  'project',
  '__proto__',
  'constructor',
  'other',
])

/** Anything JSON can say, mostly under the names that a resume uses. */
const foreign: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, true, false, 0, -1.5, 1e300, '', 'x'.repeat(25_000), '😀'.repeat(3_000)),
    fc.string(),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom(...fieldNames), tie('value'), { maxKeys: 8 }),
  ),
})).value

describe('restoreContent', () => {
  it('makes a valid content of anything', () => {
    fc.assert(
      fc.property(foreign, (value) => {
        expect(resumeContent.safeParse(restoreContent(value)).error).toBeUndefined()
      }),
      { numRuns: 500 },
    )
  })

  it('changes nothing that is valid', () => {
    fc.assert(
      fc.property(resumeContents, (value) => {
        expect(restoreContent(value)).toEqual(value)
      }),
    )
  })

  it('has nothing left to do the second time', () => {
    fc.assert(
      fc.property(foreign, (value) => {
        const once = restoreContent(value)
        expect(restoreContent(once)).toEqual(once)
      }),
    )
  })

  it('takes words where words stand, whatever their type', () => {
    const restored = restoreContent({
      contact_info: { name: 42, possible_work_locations: 'Bern, Basel,, Genf' },
      summary: ['One.', 'Two.'],
      work_experience: [{ role: true, description: 'did a\ndid b' }, 'not an item', null],
      skill_categories: [{ name: 'Tools', skills: [{ name: 'Git' }, 7, null, ['a', 'b']] }],
      section_order: ['projects', 'hobbies', 'projects'],
      hobbies: ['chess'],
    })
    expect(restored.contact_info.name).toBe('42')
    expect(restored.contact_info.possible_work_locations).toEqual(['Bern', 'Basel', 'Genf'])
    expect(restored.summary).toBe('One.\nTwo.')
    expect(restored.work_experience).toMatchObject([
      { role: 'true', company: '', description: ['did a', 'did b'] },
    ])
    expect(restored.skill_categories[0]?.skills).toEqual(['Git', '7', 'a\nb'])
    expect(restored.section_order).toEqual([
      'projects',
      ...sectionKeys.filter((key) => key !== 'projects'),
    ])
    expect(restored).not.toHaveProperty('hobbies')
  })

  it('does not cut a character in half', () => {
    const { summary } = restoreContent({ summary: `x${'😀'.repeat(10_000)}` })
    expect(summary).toHaveLength(19_999)
    expect(summary.isWellFormed()).toBe(true)
  })
})
