/**
 * What the asks of a job weigh and how a share becomes a score. They are data with a date
 * (`tables/scoring`), round on purpose, tried out by `npm run bench -- fit-weights` on judged pairs.
 */
import { once } from '../language/remembered.ts'
import { rowsOf } from '../language/word-table.ts'
import { scoreWeights } from '#tables/score-weights.js'

export interface Weights {
  /** The trade of the job beside all that is asked for. */
  role: number
  /** The same where no table knows the trade, and the words of the title must tell it. */
  title: number
  asked: number
  /** What words in common add at most, in hundredths: nobody is to gain much by them. */
  words: number
  /** One thing that is asked for beside another. */
  must: number
  /** A licence, a certificate or a registration that must be had. */
  paper: number
  wish: number
  duty: number
  degree: number
  /** A degree in a subject. */
  subject: number
  /** What every trade asks for: teamwork, shifts. */
  ability: number
  /** How much of the score is lost without a language of the job, in hundredths. */
  language: number
  /** How much of the score each unmet must takes beside its weight, in hundredths. */
  unmet: number
  /** The share, in hundredths, that would have all points if the line to them did not bend. */
  full: number
}

export const weights = once((): Weights => {
  const rows = new Map(rowsOf(scoreWeights).map(({ what, value }) => [what, value]))
  const valueOf = (what: string) => rows.get(what) ?? 0
  return {
    role: valueOf('role'),
    title: valueOf('role by its words'),
    asked: valueOf('asked'),
    words: valueOf('words'),
    must: valueOf('must'),
    paper: valueOf('paper'),
    wish: valueOf('wish'),
    duty: valueOf('duty'),
    degree: valueOf('degree'),
    subject: valueOf('degree in a subject'),
    ability: valueOf('ability'),
    language: valueOf('lost without the language'),
    unmet: valueOf('lost with an unmet must'),
    full: valueOf('all points at'),
  }
})
