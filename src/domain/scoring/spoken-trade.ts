/**
 * The occupation that an ad speaks of where its title names none or was not found: the one that its
 * lines name most, the first lines before all.
 */
import { soughtIn } from '#domain/ads/sought.ts'
import { soughtRole } from './sought-role.ts'

const mostLines = 80
/** A longer line tells of work and seldom names the post. */
const mostLength = 160
/** After so many lines a mention counts half. */
const halfAt = 5
/** "We are looking for a …" says as much as so many mentions. */
const soughtFor = 3

export interface SpokenTrade {
  occupations: readonly string[]
  /** Whether a line says that they are looked for. */
  isSought: boolean
}

export function spokenTrade(text: string): SpokenTrade {
  const said = new Map<string, SpokenTrade & { weight: number }>()
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  for (const [i, line] of lines.slice(0, mostLines).entries()) {
    const { occupations, isGeneral } = soughtRole(line.slice(0, mostLength))
    if (occupations.length === 0 || isGeneral) continue
    const key = occupations.join(' ')
    const before = said.get(key)
    const isSought = soughtIn(line) !== null
    const weight = (before?.weight ?? 0) + ((isSought ? soughtFor : 1) * halfAt) / (halfAt + i)
    said.set(key, { weight, occupations, isSought: isSought || before?.isSought === true })
  }
  const [most] = [...said.values()].toSorted((a, b) => b.weight - a.weight)
  return most ?? { occupations: [], isSought: false }
}
