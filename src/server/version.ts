/** The version of this program, from package.json. */
import { readFileSync } from 'node:fs'

const read: unknown = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
)

export const version =
  typeof read === 'object' && read !== null && 'version' in read ? String(read.version) : ''
