/** What the operator should know of how people sign in here: told at the start and by `lapel doctor`. */
import type { Config } from '../config.ts'
import { isLoopback } from '../config.ts'

export function signInWarnings(
  config: Pick<Config, 'embeddedIssuer' | 'localSignInCode' | 'publicUrl'>,
): string[] {
  if (config.embeddedIssuer) {
    return config.localSignInCode === null
      ? [
          'whoever uses this computer can sign in; LOCAL_SIGN_IN_CODE makes it ask for a code as well',
        ]
      : []
  }
  const { protocol, hostname } = new URL(config.publicUrl)
  return protocol === 'https:' || isLoopback(hostname)
    ? []
    : [
        `people come by plain http to ${config.publicUrl}, so anybody on their way can read what they send; put a proxy with TLS in front and set PUBLIC_URL to its https address`,
      ]
}
