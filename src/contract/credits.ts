/** The credits of a person: the ledger, and the same as a statement that people read. */
import { z } from 'zod'

import { call } from './call.ts'

const creditQuery = z.object({
  start: z.coerce.number().int().min(0).max(1_000_000).default(0),
})

/**
 * Entries of the ledger. `amount` is what the entry did to the balance: a grant, a purchase and a
 * refund add, a hold and a reversal (a payment that was paid back) take, a settlement (the held
 * credit is spent for good) is 0.
 */
export const creditEntries = z.array(
  z.object({
    created_at: z.iso.datetime(),
    kind: z.enum(['grant', 'purchase', 'hold', 'settle', 'refund', 'reversal']),
    amount: z.int(),
    /**
     * 'signup', a bought pack, or what a credit was for: 'tailor', 'translate', 'quick_score'; of a
     * refund 'tailor_unchanged' where nothing in the resume needed a change.
     */
    purpose: z.string(),
    balance_after: z.int(),
  }),
)

/** `before` is the `next` of the page before. */
const statementQuery = z.object({
  before: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
})

/**
 * The ledger with its technical steps folded: a hold and its settlement are one line (`spent`), a
 * hold that was given back is one line that cost nothing (`given_back`), a hold whose work still
 * runs is `held`. All amounts add up to the balance.
 */
export const creditStatement = z.object({
  lines: z.array(
    z.object({
      id: z.string(),
      at: z.iso.datetime(),
      kind: z.enum(['spent', 'held', 'given_back', 'grant', 'purchase', 'reversal']),
      amount: z.int(),
      purpose: z.string(),
      balance_after: z.int(),
      /** The resume that the credit made, while it is there. */
      resume_id: z.string().nullable(),
      /** The job it was about; empty where it is not known any more. */
      title: z.string(),
      company: z.string(),
    }),
  ),
  /** Where the next page begins; null on the last. */
  next: z.string().nullable(),
})

export const creditsOfMe = call({
  method: 'GET',
  path: '/users/me/credits',
  summary: 'What was added to your credits and taken from them, newest first, 200 from `start`.',
  query: creditQuery,
  answer: creditEntries,
})

export const creditStatementOfMe = call({
  method: 'GET',
  path: '/users/me/credits/statement',
  summary: 'Your credits as a person reads them: one line for each thing, newest first.',
  query: statementQuery,
  answer: creditStatement,
})
