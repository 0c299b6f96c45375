/**
 * The occupations that a title no table knows most likely names, by its words: "funeral" stands in names
 * of undertakers alone, so a "funeral specialist" is one. A word speaks for the occupations whose names
 * have it, as often as they have it, and for those near to them; words that agree add up.
 */
import { nearTo } from './near-occupations.ts'
import { isOfEveryTrade, nameOwners } from './occupations.ts'

/** A shorter word stands in too many names by chance. */
const shortest = 4
/** A word in names of more occupations tells none of them. */
const mostOwners = 60
/** Below it fewer than two of three names of the table, each left out in turn, find their kin. */
const least = 0.6

/** Each with how likely it is: .6 to 1, and 0 for all others. */
export function likelyOccupations(words: readonly string[]): ReadonlyMap<string, number> {
  const doubts = new Map<string, number>()
  for (const word of new Set(words)) {
    if (word.length < shortest) continue
    const all = [...(nameOwners().get(word) ?? [])]
    const owners = all.filter(([id]) => !isOfEveryTrade(id))
    if (owners.length > mostOwners) continue
    // A word of a way to work ("volunteer") tells less of the trades that have it too.
    const uses = all.reduce((sum, [, count]) => sum + count, 0)
    for (const [id] of owners) {
      let part = 0
      for (const [other, count] of owners) part += (count / uses) * (nearTo(id).get(other) ?? 0)
      doubts.set(id, (doubts.get(id) ?? 1) * (1 - part))
    }
  }
  return new Map(
    [...doubts].flatMap(([id, doubt]) => (1 - doubt < least ? [] : [[id, 1 - doubt] as const])),
  )
}
