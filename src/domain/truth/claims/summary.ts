/** Who a summary says somebody is, and what the years were spent on. */
import { coverage, spellings } from '../reading/matching.ts'
import type { Quantity } from '../reading/quantity.ts'
import { supports } from '../reading/quantity.ts'
import type { LineReading, Word } from '../reading/reading.ts'
import { readLine } from '../reading/reading.ts'
import { isNameOfSkillIn } from '../reading/skill-names.ts'
import { poolOf } from '../reading/word-pool.ts'
import { leavesOf } from '../../resume/sections/leaves.ts'
import { sourcesWithin } from '../align.ts'
import type { Context } from '../context.ts'
import type { Doubt } from '../doubt.ts'
import type { Passage } from '../passages.ts'
import { helpDoubts } from './help.ts'
import { weightDoubts } from './prose.ts'
import { isTold } from './told.ts'

export function summaryDoubts(passage: Passage, context: Context): Doubt[] {
  return [...titleDoubts(passage, context), ...yearsDoubts(passage), ...retoldDoubts(passage)]
}

/** A sentence that tells a duty anew claims no more of it than the duty does. */
function retoldDoubts(passage: Passage): Doubt[] {
  const { line, texts, entry, path } = passage
  const known = texts.map(({ text }) => text)
  const sentences = line.text.split(/(?<=[.!?;])\s+/u)
  return sentences
    .filter((sentence) => !known.some((text) => text.includes(sentence)))
    .flatMap((sentence): Doubt[] => {
      const told = readLine(sentence, line.language)
      const [source] = sourcesWithin(told, entry).primary
      if (source === undefined || texts.includes(source)) return []
      const { covered, missing } = coverage(told, poolOf([source]))
      // "Experience with SQL and Python" lists skills and tells no duty.
      const isListed = covered.every((word) => isNameOfSkillIn(word, told, [told]))
      if (isListed || covered.length < missing.length) return []
      const sentenceAlone = {
        ...passage,
        line: told,
        own: [source],
        texts: entry,
        isSummary: false,
      }
      return [
        ...helpDoubts(sentenceAlone),
        ...weightDoubts(sentenceAlone).map((doubt) => ({ ...doubt, path, source })),
      ]
    })
}

/** A title of theirs, what they learned, or what their summary called them. */
function titleDoubts({ line, texts, path }: Passage, { original, from, resume }: Context): Doubt[] {
  const titles = leavesOf(original)
    .filter(({ kind }) => kind === 'role' || kind === 'degree' || kind === 'certificate')
    .flatMap(({ value }) => value)
    .map((title) => readLine(title, from))
  const known = [...texts, ...titles]
  const spelled = spellings(line, poolOf(resume))
  const strange = headOf(line).filter(
    (word) => word.isContent && !spelled.has(word) && !isTold(word, known),
  )
  if (strange.length === 0) return []
  return [{ policy: 'title', path, claim: strange.map(({ text }) => text).join(' … ') }]
}

/** The words before the first small word, number or sign. */
function headOf({ words, text }: LineReading): Word[] {
  const end = words.findIndex((word, i) => {
    const before = words[i - 1]
    const gap = before ? text.slice(before.start + before.text.length, word.start) : ''
    return (word.isSmall && i > 0) || /^\d/u.test(word.word) || /[,.;:()–]/u.test(gap)
  })
  return words.slice(0, end < 0 ? longestTitle : end)
}

const longestTitle = 6

/** "Nine years in new buildings" are no nine years in heat pumps. */
function yearsDoubts({ line, texts, path }: Passage): Doubt[] {
  return clausesOfYears(line).flatMap(({ years, words }): Doubt[] => {
    const there = texts.flatMap((text) =>
      clausesOfYears(text)
        .filter((other) => supports(other.years, years))
        .map((other) => ({ ...text, words: other.sentence })),
    )
    const strange = words.filter(
      (word) => word.isContent && !word.kinds.has('plain') && !isTold(word, there),
    )
    if (there.length === 0 || strange.length === 0) return []
    const claim = [years.text, ...strange.map(({ text }) => text)].join(' … ')
    return [{ policy: 'yearsOf', path, claim, source: texts[0] }]
  })
}

/** The words behind a number of years to the end of their clause, and its whole sentence. */
function clausesOfYears(line: LineReading): { years: Quantity; words: Word[]; sentence: Word[] }[] {
  const { text, words, quantities } = line
  const within = (begin: number, end: number) =>
    words.filter(({ start }) => start >= begin && start < end)
  return quantities
    .filter(({ measure }) => measure?.dimension === 'months' && measure.amount >= 12)
    .map((years) => {
      const from = text.indexOf(years.text)
      const rest = text.slice(from)
      const endOf = (pattern: RegExp) => from + (pattern.exec(rest)?.index ?? rest.length)
      const opening = Math.max(0, text.lastIndexOf('. ', from))
      return {
        years,
        words: within(from, endOf(clauseEnd)),
        sentence: within(opening, endOf(/\.(?:\s|$)/u)),
      }
    })
}

const clauseEnd =
  /[.,;:()–—]|\s(?:and|und|y|e|et|as|als|como|comme|with|including|mit|sowie|davon|avec|dont|con|incluidos?|com|incluindo|met|waarvan)\s/u
