/** Whether a row asks for a paper to be shown: a licence, a degree, or what its words call a proof ("Hep B immunity evidence"). */
import { adWords } from '#tables/ad-words.js'
import { fold } from '../language/fold.ts'
import { anyOf } from '../language/word-patterns.ts'
import type { Answer } from './answers.ts'

/** More words are a sentence, in which proof is somebody's work. */
const mostWords = 6

export function asksForPaper({ kind, requirement }: Pick<Answer, 'kind' | 'requirement'>): boolean {
  if (kind !== 'other') return kind === 'licence' || kind === 'degree'
  const said = fold(requirement).trim()
  return said.split(/\s+/u).length <= mostWords && (opens.test(said) || ends.test(said))
}

const opens = new RegExp(String.raw`^${anyOf(adWords, 'paper opens')}(?![\p{L}\p{N}])`, 'u')
const ends = new RegExp(String.raw`(?<![\p{L}\p{N}])${anyOf(adWords, 'paper ends')}$`, 'u')
