/**
 * Boards of employers that people can begin with, a line each in `directory.tsv`: who, the source, where
 * and in which trade. Each stands in published lists of careers pages; none was asked from here.
 */
import { readFileSync } from 'node:fs'

export interface KnownBoard {
  name: string
  source: string
  /** Empty where people work from anywhere. */
  city: string
  trade: string
}

let known: readonly KnownBoard[] | null = null

export function knownBoards(): readonly KnownBoard[] {
  known ??= readFileSync(new URL('directory.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [name = '', source = '', city = '', trade = ''] = line.split('\t')
      return { name, source, city, trade }
    })
  return known
}
