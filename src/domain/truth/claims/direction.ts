/**
 * "From 20 to 5" told as "from 5 to 20": what fell in the source rises in the line, in any language;
 * and an act told as what is done at its other end.
 */
import { grammarWordsOf } from '../../language/grammar-words.ts'
import { tokensOf } from '../reading/number-tokens.ts'
import type { Quantity } from '../reading/quantity.ts'
import type { LineReading } from '../reading/reading.ts'
import type { Doubt } from '../doubt.ts'
import type { Passage } from '../passages.ts'
import { supports } from '../reading/quantity.ts'
import { partOf } from './whose.ts'

export function directionDoubts(passage: Passage): Doubt[] {
  return [...changeDoubts(passage), ...turnedDoubts(passage)]
}

/** What was handed on is not received or solved, what was sold not bought, what was learned not taught. */
function turnedDoubts({ path, line, own, isSummary }: Passage): Doubt[] {
  if (isSummary) return []
  const [here, there] = [partOf(line, 'own'), own.map((source) => partOf(source, 'own'))]
  const said = (id: string) => there.some(({ concepts }) => concepts.has(id))
  return opposites.flatMap(([was, is]): Doubt[] => {
    if (!said(was) || said(is) || line.concepts.has(was)) return []
    const act = here.words.find(({ concepts }) => concepts.has(is))
    return act === undefined ? [] : [{ policy: 'turned', path, claim: act.text, source: own[0] }]
  })
}

const opposites = [
  ['passon', 'takein'],
  ['takein', 'passon'],
  ['passon', 'solve'],
  ['sell', 'order'],
  ['order', 'sell'],
  ['learn', 'train'],
  ['learn', 'teaching'],
] as const

function changeDoubts({ path, line, own }: Passage): Doubt[] {
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

/** Numbers beside each other, the first behind a word for "from" and the second behind one for "to". */
function changesIn({
  text,
  language,
  quantities,
}: LineReading): { from: Quantity; to: Quantity }[] {
  if (quantities.length < 2) return []
  const tokens = tokensOf(text)
  const follows = (use: typeof fromWords, { from }: Quantity, room: number) =>
    tokens.slice(Math.max(0, from - room), from).some(({ word }) => use[language].has(word))
  return quantities.flatMap((from, i) => {
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
