/**
 * Work that costs a credit: held first, settled with the result, refunded where the work ends
 * without settling. Where credits are unlimited, or the work is free, nothing is held and the work is the same.
 */
import type { ProblemCode } from '#contract/problems.ts'
import type { CreditPurpose } from '#domain/account/credits.ts'

import type { Db } from '../db/tables.ts'
import type { House } from '../house.ts'
import { Problem } from '../http/problem.ts'
import { describeError } from '../log.ts'
import type { SpentOn } from './ledger-store.ts'
import { holdCredit, refundHold, settleHold } from './ledger-store.ts'

const refusals = {
  tailor: 'insufficient_credits_tailor',
  translate: 'insufficient_credits_translate',
  quick_score: 'insufficient_credits_score',
} as const satisfies Record<CreditPurpose, ProblemCode>

export interface Paid {
  /** Called inside the transaction that stores the result: both stand or neither does. */
  settle: (transaction: Db, on?: SpentOn) => Promise<void>
  /** The work ended as it should and made nothing: what is given back says so. */
  endsWithNothing: () => void
}

const free: Paid = { settle: async () => {}, endsWithNothing: () => {} }

export async function charge<T>(
  { config, db, log, now, process }: Pick<House, 'config' | 'db' | 'log' | 'now' | 'process'>,
  personId: string,
  /** Null: free of charge. */
  purpose: CreditPurpose | null,
  work: (paid: Paid) => Promise<T>,
): Promise<T> {
  if (purpose === null || config.credits === 'unlimited') return work(free)
  const holdId = await holdCredit(db, personId, purpose, now(), process)
  if (holdId === null) throw new Problem(refusals[purpose])
  let isWhole = false
  const paid: Paid = {
    endsWithNothing: () => {
      isWhole = true
    },
    settle: async (transaction, on) => {
      // Refunded meanwhile: the call took so long that it counted as dead.
      if (!(await settleHold(transaction, holdId, on))) throw new Problem('internal')
    },
  }
  try {
    return await work(paid)
  } finally {
    // Does nothing where the hold was settled and its transaction committed.
    await refundHold(db, holdId, isWhole ? `${purpose}_unchanged` : purpose).catch(
      (error: unknown) => {
        log.warn('a refund waits until the hold expires', describeError(error))
      },
    )
  }
}
