/** Who a summary says somebody is, and that it tells no duty as more than it was. */
import { coverage, spellings } from '../reading/matching.ts'
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
import { isUnfinished } from './limits.ts'
import { weightDoubts } from './prose.ts'
import { isTold } from './told.ts'

export function summaryDoubts(passage: Passage, context: Context): Doubt[] {
  return [...titleDoubts(passage, context), ...retoldDoubts(passage)]
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
        ...weightDoubts(sentenceAlone)
          .filter(({ claim }) => !known.some((text) => text.includes(claim)))
          .map((doubt) => ({ ...doubt, path, source })),
      ]
    })
}

/** A title of theirs, what they learned, or what their summary called them. */
function titleDoubts({ line, texts, path }: Passage, { original, from, resume }: Context): Doubt[] {
  const titles = leavesOf(original)
    .filter(({ kind }) => kind === 'role' || kind === 'degree' || kind === 'certificate')
    .flatMap(({ value }) => value)
    .map((title) => readLine(title, from))
    .filter((title) => !isUnfinished(title))
  const known = [...texts, ...titles]
  const spelled = spellings(line, poolOf(resume))
  const strange = headOf(line).filter(
    (word) => word.isContent && !spelled.has(word) && !isTold(word, known),
  )
  if (strange.length === 0) return []
  return [{ policy: 'title', path, claim: strange.map(({ text }) => text).join(' … ') }]
}

/** A rank in the title of a translation that the summary it translates has not. */
export function rankAcross({ line, texts, path }: Passage): Doubt[] {
  const isRank = (id: string) => ranks.has(id)
  if (texts.some(({ concepts }) => [...concepts.keys()].some(isRank))) return []
  const word = headOf(line).find(({ concepts }) => [...concepts].some(isRank))
  return word === undefined ? [] : [{ policy: 'rank', path, claim: word.text }]
}

const ranks: ReadonlySet<string> = new Set(['boss', 'topboss', 'lead', 'senior', 'expert'])

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
