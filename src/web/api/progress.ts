/**
 * An answer that tells its steps: one JSON a line, `{stage}` for each step and `{answer}` or
 * `{problem}` in the last one. Empty lines only keep the connection open.
 */
import type { ProblemCode } from '#contract/problems.ts'
import type { TailoringStage } from '#contract/tailoring.ts'

import { isAbort, NetworkError, ProblemError } from './errors.ts'

export const progressType = 'application/x-ndjson'

interface Line {
  stage?: TailoringStage
  answer?: unknown
  problem?: { detail: string; code: ProblemCode }
  status?: number
}

/** The answer of the last line; throws what the last line tells, or that there was none. */
export async function readProgress(
  response: Response,
  onStage: (stage: TailoringStage) => void,
): Promise<unknown> {
  for await (const text of linesOf(response)) {
    if (text.trim() === '') continue
    const { stage, answer, problem, status = 500 } = JSON.parse(text) as Line
    if (stage !== undefined) onStage(stage)
    if (problem !== undefined) throw new ProblemError({ status, ...problem })
    if (answer !== undefined) return answer
  }
  throw new NetworkError('the answer was cut off')
}

async function* linesOf({ body }: Response): AsyncGenerator<string> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let pending = ''
  for (;;) {
    const { done, value } = await read(reader)
    pending += decoder.decode(value, { stream: !done })
    const lines = pending.split('\n')
    pending = lines.pop() ?? ''
    yield* lines
    if (done) return
  }
}

async function read(
  reader: ReadableStreamDefaultReader<Uint8Array> | undefined,
): Promise<{ done: boolean; value?: Uint8Array | undefined }> {
  try {
    return (await reader?.read()) ?? { done: true }
  } catch (error) {
    if (isAbort(error)) throw error
    throw new NetworkError('the answer was cut off', { cause: error })
  }
}
