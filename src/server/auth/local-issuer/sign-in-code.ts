/**
 * The code of LOCAL_SIGN_IN_CODE. Wrong guesses are limited for everybody together: through a tunnel
 * all of them come from one address, this machine's own.
 */
import { createHash, timingSafeEqual } from 'node:crypto'

import type { House } from '../../house.ts'

type CodeCheck = { kind: 'right' } | { kind: 'wrong' } | { kind: 'too_many'; waitSeconds: number }

/** Any code is right where none is set. */
export async function checkCode(
  { config, limiter }: Pick<House, 'config' | 'limiter'>,
  typed: string,
): Promise<CodeCheck> {
  if (config.localSignInCode === null) return { kind: 'right' }
  const waitSeconds = await limiter.take('code', 'everybody')
  if (waitSeconds > 0) return { kind: 'too_many', waitSeconds }
  // The hashes are of one length, so that comparing them takes the same time for every guess.
  if (!timingSafeEqual(hashOf(typed), hashOf(config.localSignInCode))) return { kind: 'wrong' }
  limiter.giveBack('code', 'everybody')
  return { kind: 'right' }
}

function hashOf(code: string): Buffer {
  return createHash('sha256').update(code.normalize('NFC')).digest()
}
