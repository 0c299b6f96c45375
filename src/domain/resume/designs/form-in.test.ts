import { describe, expect, it } from 'vitest'

import { blankContent, blankItem } from '../blank.ts'
import { designs } from '../designs.ts'
import { isPlacedList, placedInOrder } from '../sections/placed.ts'
import { formIn } from './form-in.ts'

const award = { ...blankItem('certification_and_training'), name: 'First Aid' }
const formOf = (design: keyof typeof designs, items: (typeof award)[]) => {
  const content = { ...blankContent(), certification_and_training: items }
  const section = placedInOrder(content).find(({ key }) => key === 'certifications')
  if (section === undefined || !isPlacedList(section)) throw new Error('no such section')
  return formIn(designs[design], section)
}

describe('a section of small entries', () => {
  const small = [award, { ...award, organization: 'Red Cross', date: '2021' }]

  it('has each on one line where all say no more than that', () => {
    expect(formOf('classic', small)).toBe('lines')
    // A slim column has no room for them.
    expect(formOf('sidebar', small)).toBe('entries')
  })

  it('is set like any other where one of them says more, or none says anything but its name', () => {
    expect(formOf('classic', [...small, { ...award, description: 'Two days.' }])).toBe('entries')
    expect(formOf('classic', [award])).toBe('entries')
  })

  it('keeps its look in the sheets from before there were designs', () => {
    expect(formOf('plain', small)).toBe('entries')
    expect(formOf('tinted', small)).toBe('entries')
  })
})
