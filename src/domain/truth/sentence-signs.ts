/**
 * What speaks for and against a sentence of a letter being true, beside what its claims say. It is held against the
 * whole resume, and much of it claims nothing. What each sign weighs is data (`sentence-weights.ts`).
 */
import { grammarWordsOf } from '../language/grammar-words.ts'
import { personsIn } from './claims/agents.ts'
import { isHelping } from './claims/help.ts'
import { isUnfinished, losesWord } from './claims/limits.ts'
import { isTold } from './claims/told.ts'
import type { Signs } from './edit-signs.ts'
import { apart, damped, namesPeople } from './edit-signs.ts'
import { segmentsOf } from './reading/line-parts.ts'
import type { LineReading, Word } from './reading/reading.ts'
import type { Sentence } from './verify-sentence.ts'

export function signsOfSentence({ line, claimed, own, papers, doubts }: Sentence): Signs {
  const claims = claimed.filter(({ isContent }) => isContent)
  const content = line.words.filter(({ isContent }) => isContent)
  const strange = claims.filter((word) => !isTold(word, own))
  const areAllTold = (lines: readonly LineReading[]): boolean =>
    claims.every((word) => isTold(word, lines))
  const [first] = own
  return {
    questions: damped(new Set(doubts.map(({ policy }) => policy)).size),
    'of one line': own.some((one) => areAllTold([one])) ? 1 : 0,
    'of one paper': claims.length > 0 && papers.some(areAllTold) ? 1 : 0,
    'source kept': Math.max(0, ...own.map((one) => toldShare(one, line))),
    'no claim': claims.length === 0 ? 1 : 0,
    'claims nothing': damped(content.length - claims.length),
    'long words new': damped(strange.filter(({ word }) => word.length >= longWord).length),
    'nothing told': claims.length > 0 && strange.length === claims.length ? 1 : 0,
    alone: isAlone(line) && !own.some(isAlone) ? 1 : 0,
    'limit of a paper': papers.some((paper) => losesOfPaper(paper, line, claims, own)) ? 1 : 0,
    'limit gone': own.some((one) => losesWord(one, [line])) ? 1 : 0,
    'help gone': first !== undefined && isHelping(first) && !isHelping(line) ? 1 : 0,
    'people gone': first !== undefined && namesPeople(first) && !namesPeople(line) ? 1 : 0,
    people: damped(personsIn(line).size),
    numbers: damped(line.quantities.length),
    apart: apart.test(line.text) ? 1 : 0,
    parts: damped(segmentsOf(line).length - 1),
    words: Math.log(1 + line.words.length),
  }
}

/** Told by one line alone that is no paper, with nothing against it. */
export const isOfOneLine = (signs: Signs): boolean =>
  signs['of one line'] === 1 && against.every((sign) => signs[sign] === 0)

const against = [
  'questions',
  'alone',
  'of one paper',
  'limit of a paper',
  'limit gone',
  'help gone',
  'people gone',
]

/** How much of a source a sentence tells. */
function toldShare({ words }: LineReading, line: LineReading): number {
  const content = words.filter(({ isContent }) => isContent)
  return content.filter((word) => isTold(word, [line])).length / Math.max(1, content.length)
}

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
