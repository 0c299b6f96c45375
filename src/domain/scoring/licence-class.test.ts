import { expect, it } from 'vitest'

import { blankContent } from '../resume/blank.ts'
import { namesLicenceClass } from './licence-class.ts'
import { shownIn } from './shown.ts'

it.each(['B', 'BE', 'Carta B', 'Ligeiros (B)', 'B depuis août 2025', 'dirijo (categoria B)'])(
  'the class of a driving licence in a list of skills is that licence: %s',
  (item) => {
    const content = { ...blankContent(), skill_categories: [{ name: 'Permis', skills: [item] }] }
    expect(shownIn(content, 'fr', null).get('s:driving-licence')?.level).toBe(100)
  },
)

it.each(['Hepatitis B', 'B2', 'Spanish B1', 'BIM', 'Vitamin B', 'plan B', 'Basel'])(
  'another B is none: %s',
  (item) => {
    expect(namesLicenceClass(item)).toBe(false)
  },
)
