/** Answers of the calls about the signed-in person and the running product. */
import { z } from 'zod'

/**
 * `credit_balance` is null where credits are unlimited; the screen then shows 'N/A'.
 */
export const userInfo = z.object({
  name: z.string().nullable(),
  email: z.string().nullable(),
  credit_balance: z.int().nullable(),
})

/** What everything of the person takes, of what the operator gives everybody, in bytes. */
export const storageAnswer = z.object({ kept: z.int().min(0), allowed: z.int().min(0) })

/** 32 bytes in base64. */
export const draftKeyAnswer = z.object({ key: z.string() })

/** The sessions of the signed-in person, the latest used first. */
export const sessionList = z.array(
  z.object({
    id: z.string(),
    created_at: z.iso.datetime(),
    last_seen_at: z.iso.datetime(),
    /** Short, such as 'Firefox on Windows'; null where the browser said nothing known. */
    user_agent: z.string().nullable(),
    is_current: z.boolean(),
  }),
)

export const creditQuery = z.object({
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
    /** 'signup', a bought pack, or what a credit was for: 'tailor', 'translate', 'quick_score'. */
    purpose: z.string(),
    balance_after: z.int(),
  }),
)

/** `before` is the `next` of the page before. */
export const statementQuery = z.object({
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

/**
 * What the pages need to know of the server's settings before anyone signs in. The server writes
 * it into every page as `<meta name="lapel-settings" content="…json…">`: no call, no token needed.
 */
export const publicSettings = z.object({
  provider_name: z.string(),
  local_sign_in: z.boolean(),
  feedback_url: z.string().nullable(),
  contact_email: z.string().nullable(),
  analytics_script_url: z.string().nullable(),
  payments: z.boolean(),
})

/**
 * `event_loop`: `busy` where requests have had to wait for each other lately, with how long the slowest
 * of a hundred waited. A loop that is blocked gives no answer at all.
 */
export const health = z.object({
  status: z.literal('ok'),
  version: z.string(),
  event_loop: z.object({ state: z.enum(['free', 'busy']), delay_ms: z.number().min(0) }),
})
