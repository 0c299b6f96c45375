import { describe, expect, it } from 'vitest'

import { blankContent, blankFurtherItem, blankItem } from '../blank.ts'
import { designs } from '../designs.ts'
import { isPlacedList, placedInOrder } from '../sections/placed.ts'
import type { ResumeContent } from '../resume.ts'
import type { FurtherItem, FurtherSection } from '../sections/further.ts'
import { formIn } from './form-in.ts'

const award = { ...blankItem('certification_and_training'), name: 'First Aid' }
const formOf = (design: keyof typeof designs, items: (typeof award)[]) => {
  const content = { ...blankContent(), certification_and_training: items }
  const section = placedInOrder(content).find(({ key }) => key === 'certifications')
  if (section === undefined || !isPlacedList(section)) throw new Error('no such section')
  return formIn(designs[design], section)
}

function furtherIn(content: ResumeContent) {
  const section = placedInOrder(content).find(({ key }) => key === 'further:1')
  if (section === undefined || !isPlacedList(section)) throw new Error('no such section')
  return section
}

describe('a section of small entries', () => {
  const small = [award, { ...award, organization: 'Red Cross', date: '2021' }]

  it('has each on one line where all say no more than that', () => {
    expect(formOf('classic', small)).toBe('lines')
    expect(formOf('sidebar', small)).toBe('lines')
  })

  it('is set like any other where one of them says more, or none says anything but its name', () => {
    expect(formOf('classic', [...small, { ...award, description: 'Two days.' }])).toBe('entries')
    expect(formOf('classic', [award])).toBe('entries')
  })

  it('runs mere names in on one line, as long as all are such', () => {
    const named = (...items: Partial<FurtherItem>[]) => {
      const section: FurtherSection = {
        id: '1',
        kind: 'languages',
        title: '',
        items: items.map((item) => ({ ...blankFurtherItem, ...item })),
      }
      return { ...blankContent(), further_sections: [section] }
    }
    const mere = named({ title: 'Dutch', level: 'B2' }, { title: 'Latin' })
    expect(formIn(designs.classic, furtherIn(mere))).toBe('run')
    expect(formIn(designs.sidebar, furtherIn(mere))).toBe('run')
    expect(formIn(designs.plain, furtherIn(mere))).toBe('lines')
    const dated = named({ title: 'Dutch', level: 'B2' }, { title: 'Latin', date: '2019' })
    expect(formIn(designs.classic, furtherIn(dated))).toBe('lines')
    const signed = named({ title: 'Dutch · Flemish' })
    expect(formIn(designs.classic, furtherIn(signed))).toBe('lines')
  })

  it('keeps its look in the sheets from before there were designs', () => {
    expect(formOf('plain', small)).toBe('entries')
    expect(formOf('tinted', small)).toBe('entries')
  })
})
