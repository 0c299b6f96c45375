/**
 * The code of LOCAL_SIGN_IN_CODE. Guesses are limited for everybody together: through a tunnel all
 * of them come from one address, this machine's own.
 */
import { createHash, timingSafeEqual } from 'node:crypto'

import type { House } from '../../house.ts'
import { Problem } from '../../http/problem.ts'

/** Undefined where the code is right or none is set; throws where too many were tried. */
export async function findWrongCode(
  { config, limiter }: Pick<House, 'config' | 'limiter'>,
  typed: string,
): Promise<'code' | undefined> {
  if (config.localSignInCode === null) return undefined
  const waitSeconds = await limiter.take('code', 'everybody')
  if (waitSeconds > 0) {
    throw new Problem('too_many_requests', {}, { retryAfterSeconds: waitSeconds })
  }
  // The hashes are of one length, so that comparing them takes the same time for every guess.
  return timingSafeEqual(hashOf(typed), hashOf(config.localSignInCode)) ? undefined : 'code'
}

function hashOf(code: string): Buffer {
  return createHash('sha256').update(code.normalize('NFC')).digest()
}
