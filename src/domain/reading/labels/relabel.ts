/**
 * A reading with other labels: what was labelled anew replaces the reader's own entries of the same
 * kind, unless the file would lose by it. Contact details, links and whatever nobody labelled stay
 * as they were read.
 */
import type { ResumeContent } from '#domain/resume/resume.ts'
import { listSections } from '#domain/resume/sections.ts'
import { restoreContent } from '#domain/resume/restore.ts'
import { valuesOf } from '#domain/resume/values-of.ts'
import { leftOver } from '../left-over.ts'
import type { Reading } from '../read-resume.ts'
import type { GivenLabels } from './labels.ts'
import type { OfferedLines } from './offered-lines.ts'
import { readLabels } from './read-labels.ts'

export interface Relabelled {
  reading: Reading
  /** Whether anything is labelled otherwise than the reader had it. */
  isChanged: boolean
  /** What was said to stand in the file and does not. */
  dropped: number
}

/** The share of the file's letters that new labels may leave over beyond the reader's own. */
const mostLost = 0.02
/** Both found the same; or the reader did not, and the person is to look. */
const sureness = { agreed: 0.8, changed: 0.5 } as const

export function relabel(
  reading: Reading,
  given: GivenLabels,
  { lines }: Pick<OfferedLines, 'lines'>,
): Relabelled {
  const { parts, dropped } = readLabels(given, { lines, language: reading.language })
  const stated = Object.fromEntries(Object.entries(parts).filter(([, part]) => part.length > 0))
  const further = withoutSaid(reading.resume.further_sections, stated)
  const resume = restoreContent({ ...reading.resume, ...stated, further_sections: further })
  const left = leftOver(resume, reading.explain.headed, reading.explain.apart)
  const all = lettersIn(reading.explain.headed.map(({ line }) => line.text))
  const lost = lettersIn(left.unplaced) - lettersIn(reading.unplaced)
  const isChanged = JSON.stringify(resume) !== JSON.stringify(reading.resume)
  if (!isChanged || lost > mostLost * all) return { reading, isChanged: false, dropped }
  return {
    reading: {
      ...reading,
      resume,
      confidence: confidenceOf(resume, reading),
      unplaced: left.unplaced,
      explain: { ...reading.explain, unplaced: left.lines },
    },
    isChanged,
    dropped,
  }
}

/** What is said to stand in one of the six stands in no other section any more. */
function withoutSaid(
  further: ResumeContent['further_sections'],
  stated: object,
): ResumeContent['further_sections'] {
  const said = valuesOf(stated).join('\n')
  return further
    .map((section) => ({
      ...section,
      items: section.items.filter((item) => !valuesOf(item).every((text) => said.includes(text))),
    }))
    .filter(({ items }) => items.length > 0)
}

const lettersIn = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + text.length, 0)

/** The reader tells how sure it is of entries, not of rows. */
const lists = listSections.filter(({ form }) => form === 'entries').map(({ field }) => field)

function confidenceOf(resume: ResumeContent, before: Reading): Reading['confidence'] {
  const wordsOf = (item: unknown): string => valuesOf(item).join('\n')
  const known = new Map<string, number>()
  for (const list of lists) {
    before.resume[list].forEach((item, i) => {
      const value = before.confidence.find(({ path }) => path === `/${list}/${i}`)?.value
      known.set(wordsOf(item), Math.max(value ?? 0, sureness.agreed))
    })
  }
  return [
    ...before.confidence.filter(({ path }) => !lists.some((list) => path.startsWith(`/${list}/`))),
    ...lists.flatMap((list) =>
      resume[list].map((item, i) => ({
        path: `/${list}/${i}`,
        value: known.get(wordsOf(item)) ?? sureness.changed,
      })),
    ),
  ]
}
