/** "From 20 to 5" told as "from 5 to 20": what fell in the source rises in the line, in any language. */
import { changesIn } from '../reading/change.ts'
import type { Doubt } from '../doubt.ts'
import type { Passage } from '../passages.ts'
import { supports } from '../reading/quantity.ts'

export function directionDoubts({ path, line, own }: Passage): Doubt[] {
  const told = own
    .flatMap((source) => changesIn(source).map((change) => ({ ...change, source })))
    .slice(0, mostChanges)
  return changesIn(line)
    .slice(0, mostChanges)
    .flatMap(({ from, to }): Doubt[] => {
      if (told.some((one) => supports(one.from, from) && supports(one.to, to))) return []
      const turned = told.find((one) => supports(one.from, to) && supports(one.to, from))
      return turned === undefined
        ? []
        : [{ policy: 'direction', path, claim: `${from.text} … ${to.text}`, source: turned.source }]
    })
}

/** Few enough that each may be held against each. */
const mostChanges = 40
