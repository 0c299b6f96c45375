import { expect, it } from 'vitest'

import { saysItsLetters } from './text-layer.ts'

const says = (...texts: string[]): boolean => saysItsLetters(texts.map((text) => ({ text })))

it('a page of words in any script says its letters, with its pictograms and dotted ratings', () => {
  expect(says('Jane Roe · Nurse', '\uE0BE +44 20 7946 0018', '●●●●○')).toBe(true)
  expect(says('Мария Петрова, медсестра')).toBe(true)
})

it('a page whose fonts lost their characters does not, whatever signs stand for them', () => {
  expect(says('\u0001\u0002\u0003 \u0004\u0005', 'Jane')).toBe(false)
  expect(says('\uE001\uE002\uE003\uE004\uE005', '2019')).toBe(false)
  expect(says('$%& /()= !"§ ;:_ ,.- #+~', '#*+ a')).toBe(false)
  expect(says('  ')).toBe(false)
})
