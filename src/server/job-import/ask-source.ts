/** One question to a source, and what its answer means: a body, "unchanged", or a refusal. */
import type { SourceProblem, SourceProblemCode } from '#contract/source-problems.ts'
import { describeSourceProblem } from '#contract/source-problems.ts'

import { OutgoingFailure } from '../outgoing/failure.ts'
import type { Ask } from './sources/adapter.ts'
import type { Validators } from '../outgoing/outgoing.ts'
import type { Transport } from './sources/transport.ts'

/** The source answered, and gave nothing that can be read. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly problem: SourceProblem
  readonly retryAfterMs: number | null

  constructor(
    code: SourceProblemCode,
    { status, retryAfterMs = null }: { status?: number; retryAfterMs?: number | null } = {},
  ) {
    const problem: SourceProblem = { code, figures: status === undefined ? {} : { status } }
    super(describeSourceProblem(problem))
    this.problem = problem
    this.retryAfterMs = retryAfterMs
  }
}

interface Asking {
  transport: Transport
  signal: AbortSignal
}

interface SourceAnswer {
  body: string
  isUnchanged: boolean
  validators: Validators
}

const usual = { totalMs: 20_000, limitBytes: 10_000_000 }

export async function askSource(
  { transport, signal }: Asking,
  ask: Ask,
  { headers, validators }: { headers: Readonly<Record<string, string>>; validators?: Validators },
): Promise<SourceAnswer> {
  const answer = await transport.ask({
    url: ask.url,
    headers: { ...headers, ...ask.headers },
    types: ask.types ?? ['application/json'],
    totalMs: ask.totalMs ?? usual.totalMs,
    limitBytes: ask.limitBytes ?? usual.limitBytes,
    signal,
    tries: 2,
    ...(ask.method === undefined ? {} : { method: ask.method }),
    ...(ask.body === undefined ? {} : { body: ask.body }),
    ...(validators === undefined ? {} : { validators }),
  })
  if (answer.status === 304) {
    return { body: '', isUnchanged: true, validators: answer.validators }
  }
  if (answer.status !== 200) {
    const { status, retryAfterMs } = answer
    throw new Refusal(codeOf(status), { status, retryAfterMs })
  }
  return { body: answer.text(), isUnchanged: false, validators: answer.validators }
}

function codeOf(status: number): SourceProblemCode {
  if (status === 404 || status === 410) return 'not_there'
  if (status === 401 || status === 403) return 'no_access'
  if (status === 429) return 'busy'
  return status >= 500 ? 'out_of_order' : 'status'
}

/** Why an answer could not be had or read. */
export function problemIn(error: unknown): SourceProblem {
  if (error instanceof Refusal) return error.problem
  return { code: error instanceof OutgoingFailure ? error.kind : 'unread', figures: {} }
}
