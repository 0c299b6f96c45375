/**
 * The occupation that an ad speaks of where its title names none or was not found: the one that its
 * lines name most, the first lines before all.
 */
import { soughtRole } from './sought-role.ts'

const mostLines = 80
/** A longer line tells of work and seldom names the post. */
const mostLength = 160
/** After so many lines a mention counts half. */
const halfAt = 5

export function spokenTrade(text: string): readonly string[] {
  const said = new Map<string, { weight: number; occupations: readonly string[] }>()
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  for (const [i, line] of lines.slice(0, mostLines).entries()) {
    const { occupations, isGeneral } = soughtRole(line.slice(0, mostLength))
    if (occupations.length === 0 || isGeneral) continue
    const key = occupations.join(' ')
    const weight = (said.get(key)?.weight ?? 0) + halfAt / (halfAt + i)
    said.set(key, { weight, occupations })
  }
  const [most] = [...said.values()].toSorted((a, b) => b.weight - a.weight)
  return most?.occupations ?? []
}
