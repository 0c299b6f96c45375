/**
 * A second opinion about questions, from the model, without the ad: whether the lines of the same
 * entry state the words in doubt. It must quote them, and code looks the quote up; without it the
 * question stays. It is asked once, about a few, for a short time, and never about what is stopped.
 */
import { segmentsOf } from '#domain/resume/pointer.ts'
import type { Waiting } from '#domain/tailoring/guard.ts'
import { gradeOf } from '#domain/tailoring/guard.ts'
import { z } from 'zod'

import { ModelFailure } from '../../llm/failure.ts'
import type { LanguageModel } from '../../llm/model.ts'
import type { OfferedLine } from './offered-lines.ts'
import { readPrompt } from './prompts.ts'
import type { Reading } from './read-edits.ts'

/** Doubts that are asked about at most: the rest waits for the person. */
const mostDoubts = 16
const mostTokens = 1_500
/** A quote this short stands anywhere. */
const fewestWords = 2

const opinion = z.object({
  question: z.string(),
  stated: z.boolean(),
  line: z.string(),
  quote: z.string(),
})
const answer = z.object({ answers: z.array(opinion) })
const accepted = z.object({ answers: z.array(z.unknown()) })

export interface SecondOpinion {
  /** Edits all of whose doubts are settled. */
  sure: string[]
  /** How many doubts were asked about. */
  asked: number
  ms: number
}

interface Doubt {
  id: string
  edit: string
  text: string
  claim: string
  lines: OfferedLine[]
}

export async function askSecondOpinion(
  model: LanguageModel,
  reading: Reading,
  waiting: readonly Waiting[],
  { mostMs, signal }: { mostMs: number; signal: AbortSignal },
): Promise<SecondOpinion | null> {
  const doubts = doubtsOf(waiting, reading)
  if (doubts.length === 0 || mostMs === 0) return null
  const began = performance.now()
  const { answers } = await model
    .ask(
      {
        about: 'check-claims',
        system: await readPrompt('check-claims'),
        user: doubts.map((doubt) => describe(doubt, reading)).join('\n\n'),
        shape: answer,
        accept: accepted,
        maxTokens: mostTokens,
      },
      { signal, deadline: AbortSignal.timeout(mostMs) },
    )
    // Without an opinion the person is asked, as without a model.
    .catch((error: unknown) => {
      if (error instanceof ModelFailure) return { answers: [] }
      throw error
    })
  const settled = new Set(answers.flatMap((given) => settledBy(given, doubts, reading)))
  const open = new Set(doubts.filter(({ id }) => !settled.has(id)).map(({ edit }) => edit))
  const edits = new Set(doubts.map(({ edit }) => edit))
  return {
    sure: [...edits].filter((edit) => !open.has(edit)),
    asked: doubts.length,
    ms: Math.round(performance.now() - began),
  }
}

/** Whole edits, as long as there is room for all of their doubts. */
function doubtsOf(waiting: readonly Waiting[], reading: Reading): Doubt[] {
  const doubts: Doubt[] = []
  for (const { edit, findings } of waiting) {
    if (gradeOf(findings) !== 'ask' || typeof edit.value !== 'string') continue
    const lines = linesAround(edit.path, reading)
    const claims = [...new Set(findings.map(({ claim }) => claim))]
    if (lines.length === 0 || doubts.length + claims.length > mostDoubts) continue
    for (const claim of claims)
      doubts.push({
        id: `Q${doubts.length + 1}`,
        edit: edit.id,
        text: edit.value,
        claim: claim === '' ? edit.value : claim,
        lines,
      })
  }
  return doubts
}

/** Of the entry that a line stands in; of the summary, all that is offered. */
function linesAround(path: string, { offered }: Reading): OfferedLine[] {
  const [field, index] = segmentsOf(path)
  const lines = [...offered.lines.values()]
  if (index === undefined) return lines
  const entry = `/${field ?? ''}/${index}/`
  return lines.filter((line) => line.path.startsWith(entry))
}

function describe({ id, text, claim, lines }: Doubt, { mask }: Reading): string {
  return [
    `${id}: "${mask.hide(claim)}"`,
    `In: ${mask.hide(text)}`,
    ...lines.map((line) => `${line.id}: ${shown(line, mask)}`),
  ].join('\n')
}

function settledBy(given: unknown, doubts: readonly Doubt[], { mask }: Reading): string[] {
  const read = opinion.safeParse(given)
  if (!read.success || !read.data.stated) return []
  const doubt = doubts.find(({ id }) => id === read.data.question.trim().toUpperCase())
  const line = doubt?.lines.find(({ id }) => id === read.data.line.trim().toUpperCase())
  const quote = squash(read.data.quote)
  if (!doubt || !line || quote.split(' ').length < fewestWords) return []
  return squash(shown(line, mask)).includes(quote) ? [doubt.id] : []
}

const shown = ({ text }: OfferedLine, mask: Reading['mask']): string => mask.hide(squash(text))

const squash = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
