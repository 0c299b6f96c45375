/** "From 20 to 5" told as "from 5 to 20": what fell in the source rises in the line, in any language. */
import { grammarWordsOf } from '../../language/grammar-words.ts'
import type { Doubt } from '../doubt.ts'
import type { Passage } from '../passages.ts'
import { tokensOf } from '../reading/number-tokens.ts'
import type { Quantity } from '../reading/quantity.ts'
import { supports } from '../reading/quantity.ts'
import type { LineReading } from '../reading/reading.ts'

export function directionDoubts({ path, line, own }: Passage): Doubt[] {
  const told = own.flatMap((source) => changesIn(source).map((change) => ({ ...change, source })))
  return changesIn(line).flatMap(({ from, to }): Doubt[] => {
    if (told.some((one) => supports(one.from, from) && supports(one.to, to))) return []
    const turned = told.find((one) => supports(one.from, to) && supports(one.to, from))
    return turned === undefined
      ? []
      : [{ policy: 'direction', path, claim: `${from.text} … ${to.text}`, source: turned.source }]
  })
}

type Change = { from: Quantity; to: Quantity }

/** Numbers beside each other, the first behind a word for "from" and the second behind one for "to". */
function changesIn({ text, language, quantities }: LineReading): Change[] {
  if (quantities.length < 2) return []
  const tokens = tokensOf(text)
  const follows = (use: typeof fromWords, { from }: Quantity, room: number) =>
    tokens.slice(Math.max(0, from - room), from).some(({ word }) => use[language].has(word))
  return quantities.flatMap((from, i): Change[] => {
    const to = quantities[i + 1]
    if (to === undefined || to.value === from.value) return []
    const between = Math.min(mostWords, to.from - from.to)
    return follows(fromWords, from, mostWords) && follows(toWords, to, between)
      ? [{ from, to }]
      : []
  })
}

const mostWords = 3
const fromWords = grammarWordsOf('from')
const toWords = grammarWordsOf('to')
