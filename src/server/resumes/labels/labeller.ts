/**
 * The port of whoever labels anew what the reader was unsure of: a language model, where one is
 * configured. It may say which line is what, and nothing else: every text is looked up in the file,
 * and what stands nowhere is dropped (`domain/reading/labels`), where the file is read: in the
 * reader's child process. Whatever goes wrong ends in the reading as it was.
 */
import type { GivenLabels } from '#domain/reading/labels/labels.ts'
import { acceptedLabels, labels } from '#domain/reading/labels/labels.ts'
import { contentsOf } from '#domain/resume/sections.ts'

import { createMask } from '../../engines/llm/mask.ts'
import { readPrompt } from '../../engines/llm/prompts.ts'
import type { LanguageModel } from '../../llm/model.ts'
import type { Log } from '../../log.ts'
import type { FileReading } from '../../pdf/asks.ts'
import type { DocumentRead } from '../read-file.ts'
import { describeError } from '../../log.ts'

export interface Labeller {
  /** Never throws. Once `signal` is aborted it no longer waits for the model. */
  label(file: Labellable, signal: AbortSignal): Promise<Labelled>
}

export type Labellable = Pick<DocumentRead, 'reading' | 'lines' | 'relabel'>

interface Labelled {
  reading: FileReading
  /** Null where the labels are the reader's own. */
  labelledBy: { model: string; dropped: number } | null
}

export interface Patience {
  totalMs: number
  maxTokens: number
}

export function createLabeller(
  model: LanguageModel,
  { totalMs, maxTokens }: Patience,
  log: Pick<Log, 'info' | 'warn'>,
): Labeller {
  return {
    async label({ reading, lines, relabel }, signal) {
      const plain = { reading, labelledBy: null }
      if (lines === null) return plain
      try {
        const mask = maskOf(reading, lines)
        const given = await model.ask(
          {
            about: 'label-lines',
            system: await readPrompt('label-lines'),
            user: `The file:\n${lines.map((line) => mask.hide(line)).join('\n')}`,
            shape: labels,
            accept: acceptedLabels,
            maxTokens,
          },
          { signal, deadline: AbortSignal.timeout(totalMs) },
        )
        const made = await relabel(uncovered(given, (text) => mask.show(text)))
        if (made.kind === 'refused' || made.labels === null) return plain
        const { isChanged, dropped } = made.labels
        log.info('a model labelled a reading', { changed: isChanged, dropped })
        if (!isChanged) return plain
        return { reading: made.reading, labelledBy: { model: model.name, dropped } }
      } catch (error) {
        log.warn('a reading keeps its own labels', describeError(error))
        return plain
      }
    },
  }
}

/** Stands in no file, so it is dropped and counted like every other text that does not. */
const nothing = '\u0000'

/** Labels with what was hidden from the model; a sign that stands for nothing is `nothing`. */
function uncovered(given: GivenLabels, show: (text: string) => string | null): GivenLabels {
  const all = (value: unknown): unknown => {
    if (typeof value === 'string') return show(value) ?? nothing
    if (Array.isArray(value)) return value.map(all)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, all(one)]))
  }
  return acceptedLabels.parse(all(given))
}

/** The person's name, addresses, numbers and links; employers and schools are what is asked about. */
const maskOf = ({ resume }: FileReading, lines: readonly string[]) => {
  const withoutEntries = contentsOf((section) =>
    section.form === 'entries' ? [] : resume[section.field],
  )
  return createMask({ ...resume, ...withoutEntries }, lines)
}
