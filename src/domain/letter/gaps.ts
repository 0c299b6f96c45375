import { languages } from '../language/languages.ts'
import { letterPhrases } from './phrases.ts'

/** What is still to be filled in, as the letter has it: "[amount]". */
export const gapsIn = (body: string): string[] => gaps.filter((gap) => body.includes(gap))

const gaps = [
  ...new Set(
    languages
      .flatMap((language) => Object.values(letterPhrases[language].sentences))
      .flatMap(({ gapPay, gapStart, gapReason }) => [gapPay, gapStart, gapReason])
      .flatMap((sentence) => sentence.match(/\[[^[\]]+\]/gu) ?? []),
  ),
]
