/** What a line of the resume is worth in a letter: what it answers of the job, the words that both share, and its result. */
import type { JobReading } from '#domain/ads/reading.ts'
import type { Answer } from '../answers/answers.ts'
import { contentStems } from '../edits/similarity.ts'
import type { Language } from '../language/languages.ts'
import { resultOf } from '../tailoring/compose/result.ts'

export interface LineWorth {
  worth: number
  /** How many words it shares with what the ad asks for. */
  shared: number
  isAnswer: boolean
}

export type Worth = (path: string, line: string) => LineWorth

const weights = { role: 0, must: 1, wish: 0.5, duty: 0.7 } as const satisfies Record<
  Answer['group'],
  number
>
const ofWord = 0.25
const ofResult = 0.25
/** A word in common may be chance. */
const fewestWords = 2

export function worthIn(
  answers: readonly Answer[],
  { title, reading }: { title: string; reading: JobReading | null },
  language: Language,
): Worth {
  const asked = (reading?.lines ?? []).filter(({ kind }) => kind !== 'other')
  const words = contentStems([title, ...asked.map(({ text }) => text)].join('\n'), language)
  return (path, line) => {
    const answered = answers
      .filter(({ kind, lines }) => ofWork.has(kind) && lines.some((one) => one.path === path))
      .reduce((sum, { group }) => sum + weights[group], 0)
    const shared = [...contentStems(line, language)].filter((stem) => words.has(stem)).length
    const result = resultOf(line, language) > 0 ? ofResult : 0
    return {
      shared,
      worth: answered + shared * ofWord + result,
      isAnswer: answered > 0 || shared >= fewestWords,
    }
  }
}

const ofWork: ReadonlySet<Answer['kind']> = new Set(['skill', 'duty', 'other', 'years'])
