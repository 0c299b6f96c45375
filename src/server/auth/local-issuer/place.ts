/**
 * What both sides of the embedded sign-in agree on: where the issuer is and the secret of its one
 * client. Kept apart from the issuer itself, which is loaded only when somebody signs in.
 */
import { randomBytes } from 'node:crypto'

import type { Config } from '../../config.ts'
import type { Db } from '../../db/tables.ts'
import { keepSecret } from '../../secrets/store.ts'

export const issuerPath = '/issuer'

export function localIssuerUrl({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return `${publicUrl}${issuerPath}`
}

export async function localClient(db: Db): Promise<{ id: string; secret: string }> {
  return { id: 'lapel', secret: await keepSecret(db, 'issuer-client', makeSecret) }
}

export function makeSecret(): string {
  return randomBytes(32).toString('base64url')
}
