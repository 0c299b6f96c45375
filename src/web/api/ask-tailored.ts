/**
 * Asks for a tailored resume and tells each step. Once the work has begun it goes on without a
 * listener, so a connection that is lost meanwhile is no failure: the same key asks for the answer
 * until it is there.
 */
import type { AnswerOf } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import type { TailoringStage } from '#contract/tailoring.ts'

import { callApi } from './client.ts'
import { NetworkError, ProblemError } from './errors.ts'

type Answer = AnswerOf<Calls['tailorResume']>

export interface Order {
  resumeId: string
  job_description: string | null
  job_identifier: string | null
  /** What the person says in place of what is read; missing: as read. */
  job_title?: string
  company_name?: string
  /** The same key twice is one piece of work and one credit. */
  key: string
}

/** Between two questions for an answer that is being made. */
const pauseMs = 3_000
/** No tailoring takes longer than ten minutes. */
const mostTries = 200

export async function askTailored(
  order: Order,
  onStage: (stage: TailoringStage) => void,
): Promise<Answer> {
  let hasBegun = false
  try {
    return await ask(order, (stage) => {
      hasBegun = true
      onStage(stage)
    })
  } catch (error) {
    if (!hasBegun || !(error instanceof NetworkError)) throw error
    return askUntilThere(order, onStage)
  }
}

function ask(order: Order, onStage: (stage: TailoringStage) => void): Promise<Answer> {
  const { resumeId: id, key: idempotencyKey, ...body } = order
  return callApi('tailorResume', { params: { id }, body, idempotencyKey, onStage })
}

async function askUntilThere(
  order: Order,
  onStage: (stage: TailoringStage) => void,
): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    try {
      return await ask(order, onStage)
    } catch (error) {
      const isStillMade =
        error instanceof NetworkError ||
        (error instanceof ProblemError && error.code === 'request_in_progress')
      if (!isStillMade || tries >= mostTries) throw error
    }
  }
}
