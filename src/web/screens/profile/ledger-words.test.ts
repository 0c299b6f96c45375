import { describe, expect, it } from 'vitest'

import { translator } from '../../i18n/translate.ts'
import english from '../../public/locales/en.json' with { type: 'json' }
import { byMonth } from './ledger-months.ts'
import { describeLine } from './ledger-words.ts'
import type { StatementLine } from './profile-queries.ts'

const t = translator(english, 'en')

describe('a line of the statement', () => {
  it.each([
    ['spent', 'tailor', -1, 'Tailored a resume'],
    ['spent', 'quick_score', -1, 'Scored a job'],
    ['spent', 'something new', -1, 'Credit spent'],
    ['held', 'translate', -1, 'Translation under way'],
    ['given_back', 'tailor', 0, 'Tailoring did not finish: credit returned'],
    ['given_back', 'tailor_unchanged', 0, 'No change was needed for this job: nothing charged'],
    ['grant', 'signup', 25, 'Welcome credits'],
    ['grant', 'signup', 0, 'Welcome back: no new welcome credits within 30 days of leaving'],
    ['grant', 'granted', 5, 'Credits added for you'],
    ['purchase', 'standard', 60, 'Bought: Value Pack'],
    ['purchase', 'mega', 600, 'Bought: mega'],
    ['reversal', 'starter', -20, 'Payment refunded: Starter Pack'],
  ] as const)('%s for %s (%i) is "%s"', (kind, purpose, amount, said) => {
    expect(describeLine({ kind, purpose, amount }, t)).toBe(said)
  })
})

describe('the lines', () => {
  const at = (iso: string): StatementLine => ({
    id: iso,
    at: iso,
    kind: 'spent',
    amount: -1,
    purpose: 'tailor',
    balance_after: 0,
    resume_id: null,
    title: '',
    company: '',
  })

  it('stand under their months, in their order, across pages', () => {
    const days = ['2026-03-15', '2026-03-02', '2026-01-20', '2025-03-15']
    const runs = byMonth(days.map((day) => at(`${day}T12:00:00.000Z`)))
    expect(runs.map(({ lines }) => lines.map((line) => line.at.slice(0, 10)))).toEqual([
      ['2026-03-15', '2026-03-02'],
      ['2026-01-20'],
      ['2025-03-15'],
    ])
    expect(byMonth([])).toEqual([])
  })
})
