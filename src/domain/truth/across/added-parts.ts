/**
 * A translation holds the parts of its source and no others: no result and no audience at the end of
 * the line. A part that the line names and its source does not even hint at was added, whatever the
 * words around it mean.
 */
import { grammarWordsOf } from '../../language/grammar-words.ts'
import type { Part, PartClass } from './anatomy.ts'
import { partsOf } from './anatomy.ts'
import { isJoiner } from '../reading/line-parts.ts'
import type { Passage } from '../passages.ts'
import type { LineReading } from '../reading/reading.ts'
import type { Doubt } from '../doubt.ts'
import type { PolicyName } from '../policies.ts'

export function addedParts(passage: Passage): Doubt[] {
  const { path, line, isSummary } = passage
  const sources = isSummary ? passage.texts : passage.own
  if (sources.length === 0) return []
  const told = sources.flatMap(partsOf)
  const added = partsOf(line).filter(
    (part) =>
      part.isPlainlySaid &&
      !told.some((other) => other.class === part.class && other.id === part.id) &&
      isPart[part.class](part, passage),
  )
  const classes = new Set(added.map((part) => part.class))
  return [...classes].map((kind) => {
    const parts = added.filter((part) => part.class === kind)
    return { policy: policyOf[kind], path, claim: stretchOf(parts, line) }
  })
}

const policyOf: Readonly<Record<PartClass, PolicyName>> = {
  result: 'result',
  comparative: 'result',
  body: 'audience',
}

const isPart: Readonly<Record<PartClass, (part: Part, passage: Passage) => boolean>> = {
  // What followed is one more fact, whatever rose or sank.
  result: ({ id }, passage) => id === 'clause' || id === 'outcome' || !tellsOfChange(passage),
  comparative: (part, passage) =>
    !isOfStudies(passage) &&
    !isLimit(part, passage.line) &&
    !isKindOfSchool(part, passage.line) &&
    !tellsOfChange(passage),
  body: (part, { line }) => isAddressed(part, line),
}

function isOfStudies({ path }: Passage): boolean {
  return /^\/(?:education|certification)/u.test(path)
}

/** "Lower secondary education" is a kind of school and lowers nothing. */
function isKindOfSchool({ words }: Part, { text }: LineReading): boolean {
  const last = words.at(-1)
  if (!last) return false
  const after = text.slice(last.start + last.text.length)
  return /^\s+(?:secondary|school|primary|sixth)/iu.test(after)
}

/** What rose or sank in the source may be told as what came of the work. */
function tellsOfChange({ own }: Passage): boolean {
  return own.some(({ concepts }) => ['increase', 'reduce', 'save'].some((id) => concepts.has(id)))
}

/** "Less than 5", "superiores a 50.000": a bound, which the rule on numbers holds to its own. */
function isLimit({ words }: Part, { words: all, text }: LineReading): boolean {
  const last = words.at(-1)
  if (!last) return false
  // "Lower Saxony" and "Mejores Prácticas" are names.
  if (last.isName) return true
  const after = text.slice(last.start + last.text.length, all[all.indexOf(last) + 4]?.start)
  return /\d/u.test(after)
}

/** Behind "for", "to" or "and": "meetings with parents" may say whom talks on a child are with. */
function isAddressed({ words }: Part, { words: all, language }: LineReading): boolean {
  const at = words[0] ? all.indexOf(words[0]) : 0
  return all
    .slice(Math.max(0, at - 4), at + 1)
    .some((word) => isJoiner(word) || addressing[language].has(word.word))
}

const addressing = grammarWordsOf('addressing')

/** From the part to the end of its clause: what the person is shown as added. */
function stretchOf(parts: readonly Part[], { text }: LineReading): string {
  const starts = parts.flatMap(({ words }) => words.slice(0, 1).map(({ start }) => start))
  const from = Math.min(...starts)
  const end = /[,;.](?=\s|$)/u.exec(text.slice(from))
  return text.slice(from, end ? from + end.index : text.length)
}
