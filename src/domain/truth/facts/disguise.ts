/** What only looks like another text: letters posing as Latin, characters nobody sees. */
import type { Context } from '../context.ts'
import { disguisesOf } from '#domain/language/plain.ts'
import type { Doubt } from '../doubt.ts'

export function disguiseDoubts({ originalLines, newLines }: Context): Doubt[] {
  const written = newLines.filter(({ text }) => disguisesOf(text).length > 0)
  if (written.length === 0) return []
  const known = new Set(originalLines.flatMap((line) => disguisesOf(line.text)))
  return written
    .filter(({ text }) => disguisesOf(text).some((found) => !known.has(found)))
    .map(({ path, text }) => ({ policy: 'disguised', path, claim: text }))
}
