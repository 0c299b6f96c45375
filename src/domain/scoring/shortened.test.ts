import { describe, expect, it } from 'vitest'

import { balanced, shortened } from './shortened.ts'

const rest = 'and whatever else the owners of a busy little place like ours may think of on the day'

describe('a line of an ad in short', () => {
  it('is the line itself where it can be read at a glance', () => {
    expect(shortened('Safe driver, used to vans')).toBe('Safe driver, used to vans')
  })

  it('leaves out a sentence behind it that only tells more', () => {
    expect(shortened('Able to work on Saturdays. We close on Mondays')).toBe(
      'Able to work on Saturdays',
    )
  })

  it.each([
    [`You know your way around a till. Curious too, ${rest}`, 'You know your way around a till'],
    [`At ease with tills; you open, you close, ${rest}`, 'At ease with tills'],
    [
      `Recognised as a speech therapist (by the state) or, ${rest}`,
      'Recognised as a speech therapist',
    ],
    [`Licence Kat. I, safe with ladders, ${rest}`, 'Licence Kat. I, safe with ladders'],
  ])('ends where a thought ends, and at no abbreviation: %s', (line, said) => {
    expect(shortened(line)).toBe(said)
  })

  it('is nothing where it would be cut within a thought', () => {
    expect(
      shortened(`Somebody who can lift and carry ${rest} of every working week of the year`),
    ).toBeNull()
  })

  it('is nothing where it is a sentence that only informs', () => {
    expect(shortened('Only those on our list will hear from us.')).toBeNull()
  })

  it('ends before a bracket that closes what it did not open', () => {
    expect(balanced('a degree or the like) and more')).toBe('a degree or the like')
    expect(balanced('a degree (or the like) and more')).toBe('a degree (or the like) and more')
  })
})
