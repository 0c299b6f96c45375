/**
 * The port of whoever labels anew what the reader was unsure of: a language model, where one is
 * configured. It may say which line is what, and nothing else: every text is looked up in the file,
 * and what stands nowhere is dropped (`domain/reading/labels`). Whatever goes wrong ends in the
 * reading as it was.
 */
import { isDoubtful, offerLines } from '#domain/reading/labels/offered-lines.ts'
import { acceptedLabels, labels } from '#domain/reading/labels/labels.ts'
import { relabel } from '#domain/reading/labels/relabel.ts'
import type { Reading } from '#domain/reading/read-resume.ts'

import { createMask } from '../../engines/llm/mask.ts'
import { readPrompt } from '../../engines/llm/prompts.ts'
import type { LanguageModel } from '../../llm/model.ts'
import type { Log } from '../../log.ts'
import { describeError } from '../../log.ts'

export interface Labeller {
  /** Never throws. Once `signal` is aborted it no longer waits for the model. */
  label(reading: Reading, signal: AbortSignal): Promise<Labelled>
}

interface Labelled {
  reading: Reading
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
    async label(reading, signal) {
      const plain = { reading, labelledBy: null }
      if (!isDoubtful(reading)) return plain
      try {
        const offered = offerLines(reading)
        const mask = maskOf(reading)
        const given = await model.ask(
          {
            about: 'label-lines',
            system: await readPrompt('label-lines'),
            user: `The file:\n${offered.page.map((line) => mask.hide(line)).join('\n')}`,
            shape: labels,
            accept: acceptedLabels,
            maxTokens,
          },
          { signal, deadline: AbortSignal.timeout(totalMs) },
        )
        const made = relabel(reading, given, offered, (text) => mask.show(text))
        log.info('a model labelled a reading', { changed: made.isChanged, dropped: made.dropped })
        if (!made.isChanged) return plain
        return { reading: made.reading, labelledBy: { model: model.name, dropped: made.dropped } }
      } catch (error) {
        log.warn('a reading keeps its own labels', describeError(error))
        return plain
      }
    },
  }
}

/** The person's name, addresses, numbers and links; employers and schools are what is asked about. */
const maskOf = ({ resume }: Reading) =>
  createMask({
    ...resume,
    work_experience: [],
    education: [],
    projects: [],
    certification_and_training: [],
  })
