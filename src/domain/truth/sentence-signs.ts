/**
 * What speaks for and against a sentence of a letter being true, beside what its claims say. It is held against the
 * whole resume, and much of it claims nothing. What each sign weighs is data (`sentence-weights.ts`).
 */
import { grammarWordsOf } from '../language/grammar-words.ts'
import { personsIn } from './claims/agents.ts'
import { isHelping } from './claims/help.ts'
import { isUnfinished, losesWord } from './claims/limits.ts'
import { isTold } from './claims/told.ts'
import { maySpeakOfOthers } from './claims/whose.ts'
import type { Signs } from './edit-signs.ts'
import { damped } from './edit-signs.ts'
import { segmentsOf } from './reading/line-parts.ts'
import type { LineReading, Word } from './reading/reading.ts'
import type { Sentence } from './verify-sentence.ts'

export function signsOfSentence({ line, claimed, own, papers, doubts }: Sentence): Signs {
  const claims = claimed.filter(({ isContent }) => isContent)
  const content = line.words.filter(({ isContent }) => isContent)
  const strange = claims.filter((word) => !isTold(word, own))
  return {
    questions: damped(new Set(doubts.map(({ policy }) => policy)).size),
    'of one line': own.some((one) => claims.every((word) => isTold(word, [one]))) ? 1 : 0,
    'no claim': claims.length === 0 ? 1 : 0,
    'claims nothing': damped(content.length - claims.length),
    'long words new': damped(strange.filter(({ word }) => word.length >= longWord).length),
    alone: isAlone(line) && !own.some(isAlone) ? 1 : 0,
    'limit of a paper': papers.some((paper) => losesOfPaper(paper, line, claims, own)) ? 1 : 0,
    'limit gone': own.some((one) => losesWord(one, [line])) ? 1 : 0,
    'help gone': own.some(isHelping) && !isHelping(line) ? 1 : 0,
    'of others': own[0] !== undefined && maySpeakOfOthers(own[0]) ? 1 : 0,
    people: damped(personsIn(line).size),
    numbers: damped(line.quantities.length),
    parts: damped(segmentsOf(line).length - 1),
    words: Math.log(1 + line.words.length),
  }
}

/** Told by one line alone, with nothing against it. */
export const isOfOneLine = (signs: Signs): boolean =>
  signs['of one line'] === 1 && against.every((sign) => signs[sign] === 0)

const against = ['questions', 'alone', 'limit of a paper', 'limit gone', 'help gone', 'of others']

const longWord = 9
const alone = grammarWordsOf('alone')
const isAlone = ({ words, language }: LineReading): boolean =>
  words.some(({ word }) => alone[language].has(word))

/** "RHS Level 2 (theory passed)" told as had: what is in brackets or unfinished there is not said here. */
function losesOfPaper(
  paper: readonly LineReading[],
  line: LineReading,
  claims: readonly Word[],
  own: readonly LineReading[],
): boolean {
  const texts = new Set(paper.map(({ text }) => text))
  const others = own.filter(({ text }) => !texts.has(text))
  if (!claims.some((word) => isTold(word, paper) && !isTold(word, others))) return false
  return paper.some(
    (one) =>
      isUnfinished(one) ||
      losesWord(one, [line]) ||
      (one.text.includes('(') && one.words.some((word) => word.isContent && !isTold(word, [line]))),
  )
}
