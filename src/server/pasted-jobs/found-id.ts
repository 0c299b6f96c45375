/** How the identifier of a job that a person found is told from a listing's, and made. */
import { randomBytes } from 'node:crypto'

export const foundPrefix = 'found-'

export const newFoundId = (): string => foundPrefix + randomBytes(15).toString('base64url')
