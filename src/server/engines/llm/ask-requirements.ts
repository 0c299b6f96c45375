/**
 * The first stage: a model reads the job, and the job alone, and lists what it asks for. Whatever it
 * lists must stand in the job's text; what does not is dropped, and where little is left the
 * reading of the domain serves. The second stage sees this list and never the job.
 */
import { isOrderToMachine } from '#domain/ads/orders.ts'
import type { JobReading, RequirementKind } from '#domain/ads/reading.ts'
import { z } from 'zod'

import type { LanguageModel } from '../../llm/model.ts'
import type { Waiting } from '../../llm/exchange.ts'
import type { Mask } from './mask.ts'
import { readPrompt } from './prompts.ts'

export interface Requirement {
  id: string
  /** A stretch of the job's text. */
  text: string
  /** Whether the job demands it, by our own reading. */
  isMust: boolean
}

const mostRequirements = 16
const longestRequirement = 160
/** As much of a job as says what it asks for. */
const mostOfJob = 12_000

const answer = z.object({ requirements: z.array(z.string()) })
const accepted = z.object({ requirements: z.array(z.unknown()) })

export async function askRequirements(
  model: LanguageModel,
  job: JobReading,
  mask: Mask,
  waiting: Waiting,
): Promise<Requirement[]> {
  const { requirements } = await model.ask(
    {
      about: 'read-job',
      system: await readPrompt('read-job'),
      user: `<job>\n${mask.hide(materialOf(job))}\n</job>`,
      shape: answer,
      accept: accepted,
      maxTokens: 1_500,
    },
    waiting,
  )
  const quoted = requirements.flatMap((given) => quote(given, job, mask))
  const said = quoted.length >= 2 ? quoted : [...quoted, ...readAlready(job)]
  const musts = job.lines.filter(({ kind }) => kind === 'required').map(({ text }) => squash(text))
  const isMust = (text: string) => musts.some((line) => line.includes(squash(text)))
  return [...new Set(said)]
    .slice(0, mostRequirements)
    .map((text, i) => ({ id: `R${i + 1}`, text, isMust: isMust(text) }))
}

/** The job without what speaks to a machine; what stands between two marks cannot close them. */
const materialOf = ({ text }: JobReading): string =>
  text
    .slice(0, mostOfJob)
    .split('\n')
    .filter((line) => !isOrderToMachine(line))
    .join('\n')
    .replaceAll(/<\/?\s*job\s*>/gi, ' ')

function quote(given: unknown, job: JobReading, mask: Mask): string[] {
  const text = typeof given === 'string' ? (mask.show(given.trim()) ?? '') : ''
  const isFit = text !== '' && text.length <= longestRequirement && !isForeign(text)
  return isFit && squash(job.text).includes(squash(text)) ? [text] : []
}

const isForeign = (text: string): boolean => /https?:|www\.|@/i.test(text) || isOrderToMachine(text)
const squash = (text: string): string => text.replaceAll(/\s+/g, ' ').toLowerCase()

const order: readonly RequirementKind[] = ['required', 'preferred', 'duty', 'other']

function readAlready({ lines, skills }: JobReading): string[] {
  const asked = lines
    .filter(({ text }) => text.length <= longestRequirement && !isForeign(text))
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
  return [...skills.slice(0, 8).map(({ text }) => text), ...asked.map(({ text }) => text.trim())]
}
