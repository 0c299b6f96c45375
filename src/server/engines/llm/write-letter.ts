/**
 * The middle of a cover letter by a language model. It sees what a tailoring shows it; each sentence
 * names the lines it rests on and is read by the guard alone, and what the resume does not support is
 * left out and counted. What stands around it is ours.
 */
import type { Language } from '#domain/language/languages.ts'
import type { LetterJob } from '#domain/letter/write-letter.ts'
import { letterAround } from '#domain/letter/write-letter.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { z } from 'zod'

import type { Waiting } from '../../llm/exchange.ts'
import { ModelFailure } from '../../llm/failure.ts'
import type { LanguageModel } from '../../llm/model.ts'
import type { RunTask } from '../../work/tasks.ts'
import type { WrittenLetter } from '../engine.ts'
import { askRequirements } from './ask-requirements.ts'
import { createMask } from './mask.ts'
import { NothingTrue } from './nothing-true.ts'
import { offerLines } from './offered-lines.ts'
import { readPrompt } from './prompts.ts'
import { isInAnotherLanguage, plainText } from './read-edits.ts'

const sentence = z.object({
  text: z.string(),
  basis: z.array(z.string()),
  paragraph: z.number(),
})
const asked = z.object({ sentences: z.array(sentence) })
/** One bad sentence does not spoil the others. */
const accepted = z.object({ sentences: z.array(z.unknown()) })

const mostSentences = 12
const longestSentence = 400

export async function askLetter(
  model: LanguageModel,
  { resume, job, language }: { resume: ResumeContent; job: LetterJob; language: Language },
  { maxTokens, waiting, run }: { maxTokens: number; waiting: Waiting; run: RunTask },
): Promise<WrittenLetter> {
  const mask = createMask(resume)
  const offered = offerLines(resume, mask)
  const requirements =
    job.reading === null ? [] : await askRequirements(model, job.reading, mask, waiting)
  const wanted = requirements.map(({ id, text }) => `${id}: ${mask.hide(text)}`).join('\n')
  const { sentences } = await model.ask(
    {
      about: 'write-letter',
      system: await readPrompt('write-letter'),
      user: `What the job asks for:\n${wanted}\n\nThe resume:\n${offered.text}`,
      shape: asked,
      accept: accepted,
      maxTokens,
    },
    waiting,
  )
  const read = sentences.slice(0, mostSentences).map((given) => {
    const { data } = sentence.safeParse(given)
    const lines = (data?.basis ?? []).flatMap((id) => {
      const line = offered.lines.get(id.trim().toUpperCase())
      return line === undefined ? [] : [line]
    })
    const text = data === undefined || lines.length === 0 ? null : plainText(data.text, lines, mask)
    const sources = lines.map((line) => line.text).join(' ')
    const isUsable =
      text !== null && text.length <= longestSentence && !isInAnotherLanguage(text, sources)
    return isUsable ? { text, paragraph: data?.paragraph ?? 1 } : null
  })
  const usable = read.filter((one) => one !== null)
  const names = { title: job.title, company: job.company }
  const checks = await Promise.all(
    usable.map(({ text }) => run('checkLetter', resume, text, names, language)),
  )
  const kept = usable.filter((_, i) =>
    checks[i]?.every(({ violations }) => violations.length === 0),
  )
  const discarded = read.length - kept.length
  if (usable.length === 0) throw new ModelFailure('nonsense')
  if (kept.length === 0) throw new NothingTrue([], discarded)
  const paragraphs = [...new Set(kept.map(({ paragraph }) => paragraph))]
    .toSorted((a, b) => a - b)
    .map((number) => kept.filter(({ paragraph }) => paragraph === number))
    .map((some) => some.map(({ text }) => ended(text)).join(' '))
  return {
    letter: letterAround(resume, job, language, { paragraphs }),
    discarded,
    by: { engine: 'llm', model: model.name, fallback: null },
  }
}

const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)
