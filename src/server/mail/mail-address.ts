/**
 * Where mail to a person goes: to the address that their sign-in says is theirs. The embedded sign-in
 * asks nobody, and serves this machine alone: there the address is what its person typed.
 */
import { z } from 'zod'

import type { Config } from '../config.ts'

/** No sign that ends a line, a list or a name: it stands in commands and headers. */
const address = z.email().max(254)

export function mailAddressOf(
  { embeddedIssuer }: Pick<Config, 'embeddedIssuer'>,
  known: { email: string; isVerified: boolean } | null,
): string | null {
  if (known === null || !(known.isVerified || embeddedIssuer)) return null
  return address.safeParse(known.email).success ? known.email : null
}
