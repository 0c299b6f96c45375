/**
 * A translation joins as many things as its source does: one more "and" is one more thing. Ranges,
 * two genders of one word and pairs of words for one thing are what a language writes for one.
 */
import { grammarWordsOf } from '../../language/grammar-words.ts'
import { doublets } from '#tables/doublets.js'

import { stopWords } from '../../language/stop-words.ts'
import { fold } from '../../language/fold.ts'
import { rowsOf } from '../../language/word-table.ts'
import { supports } from '../reading/quantity.ts'
import type { LineReading, Word } from '../reading/reading.ts'

/** The first word of the things that a translation joins to those of its sources; null where none. */
export function joinedBeyond(line: LineReading, sources: readonly LineReading[]): string | null {
  const numbers = sources.flatMap((source) => source.quantities)
  const added = jointsOf(line).filter(
    (joint) => !isRange(joint) && !isDoublet(joint) && !isFigure(joint, line, numbers),
  )
  const room = sources.reduce((sum, source) => sum + partings(source), 0) + sources.length - 1
  const listed = added.reduce((sum, joint) => sum + commasOfList(joint, line), 0)
  if (added.length + listed <= room) return null
  return added.at(-1)?.after[0]?.text ?? null
}

type Joint = { before: Word[]; after: Word[]; at: number }

const joiners = grammarWordsOf('joiner')

function jointsOf({ words, language, text }: LineReading): Joint[] {
  return words.flatMap(({ word, start }, i) => {
    // "E-mail" joins nothing, and "Be- und Entladen" is one act of two directions in the source too.
    if (!joiners[language].has(word) || /^e-/iu.test(text.slice(start))) return []
    return [
      { before: words.slice(Math.max(0, i - 4), i), after: words.slice(i + 1, i + 5), at: start },
    ]
  })
}

/** "Entre 6 y 8", "off Oracle and onto Snowflake": two ends of one thing. */
function isRange({ before, after }: Joint): boolean {
  const isNumber = (word: Word | undefined) => word !== undefined && /^\d/u.test(word.word)
  return (
    (isNumber(before.at(-1)) && isNumber(after[0])) || /^(?:on|in)to$/u.test(after[0]?.word ?? '')
  )
}

/** "… y 9 años", "und einer Auflage von 3.500": what is joined is told with a figure of the source. */
function isFigure(
  { after }: Joint,
  line: LineReading,
  numbers: LineReading['quantities'],
): boolean {
  return after.some(({ start }) => {
    const figure = line.quantities.find((q) => line.text.slice(start).startsWith(q.text))
    return figure !== undefined && numbers.some((number) => supports(number, figure))
  })
}

/** "Bürgerinnen und Bürger", "padres y madres", "acogida e integración": two words for one thing. */
function isDoublet({ before, after }: Joint): boolean {
  const last = before.findLast((word) => word.isContent)
  const next = after.find((word) => word.isContent)
  if (last === undefined || next === undefined) return false
  const share = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].some((id) => b.has(id))
  if (last.form === next.form) return true
  if (share(last.meanings, next.meanings)) return true
  return doubletPatterns().some(
    ([one, other]) =>
      (one.test(last.word) && other.test(next.word)) ||
      (other.test(last.word) && one.test(next.word)),
  )
}

/** What parts the things that a source tells: small words that join, commas and other signs. */
function partings(source: LineReading): number {
  const { text, words, language } = source
  const signs = text.replaceAll(/\d[.,:/]\d/gu, '0').match(/[,;:/&+•·–—(]|\s-\s|\p{L}-\s/gu) ?? []
  const joined = words.filter(({ word }) => joiners[language].has(word) || others.has(word))
  return signs.length + joined.length
}

/** What joins in a source and may be an "and" elsewhere. */
const others = new Set(
  'or oder ou o of nebst samt plus plusieurs including inklusive inklusiv einschliesslich inclusief inclusive incluido incluidos incluyendo incluindo incluant compris both sowohl tanto zowel while then dann puis luego depois daarna together along besides ni nor noch'.split(
    ' ',
  ),
)

/** "A, B and C": the commas of a list that an "and" closes; what opens with a preposition is no item. */
function commasOfList({ at, before }: Joint, { text, words, language }: LineReading): number {
  const previous = words.findLast(
    ({ word, start }) => start < (before.at(-1)?.start ?? at) && joiners[language].has(word),
  )
  const list = text
    .slice(previous?.start ?? 0, at)
    .replaceAll(/(?<=\d)[.,](?=\d)/gu, '0')
    .split(/[;:.()]/u)
    .at(-1)
  const items = (list ?? '').split(',').slice(1)
  const firstOf = (item: string) =>
    fold(item)
      .trim()
      .split(/[\s'’]+/u)
  const isItem = (item: string) => {
    const [first = '', ...rest] = firstOf(item)
    const isArticle = articles.has(first)
    return (
      rest.length <= 3 &&
      !(leads.has(first) && !(language === 'pt' && first === 'um')) &&
      (isArticle || !stopWords[language].has(first))
    )
  }
  return items.every(isItem) ? items.length : 0
}

const leads = new Set('um om pour para to with mit avec con com met'.split(' '))
const articles = new Set(
  'the a an der die das den dem des ein eine einen einem einer le la les l un une des du de d el los las una o os as um uma dos das do da het een'.split(
    ' ',
  ),
)

let made: readonly (readonly [RegExp, RegExp])[] | null = null

const doubletPatterns = () =>
  (made ??= rowsOf(doublets).map(
    ({ one, other }) => [new RegExp(one, 'u'), new RegExp(other, 'u')] as const,
  ))
