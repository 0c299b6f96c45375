/** A pause between two tries, ended early by the caller or by the deadline. */
import { setTimeout } from 'node:timers/promises'

import type { Waiting } from './exchange.ts'
import { ModelFailure } from './failure.ts'

export async function pause(ms: number, { signal, deadline }: Waiting): Promise<void> {
  try {
    await setTimeout(ms, undefined, { signal: AbortSignal.any([signal, deadline]) })
  } catch {
    signal.throwIfAborted()
    throw new ModelFailure('too_slow')
  }
}
