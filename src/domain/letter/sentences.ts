/** The lines of a letter as sentences in the first person: of the post named first two, of the other one. */
import type { Language } from '../language/languages.ts'
import { placedAt } from './at-employer.ts'
import type { Career } from './career.ts'
import { isAtSame } from './career.ts'
import { filled } from './filled.ts'
import { employerName, roleInSentence } from './frame.ts'
import { letterPhrases } from './phrases.ts'
import type { Proof, Proofs } from './proofs.ts'

const mostOfLead = 2
const mostOfOther = 1
/** What may be left out for the sake of sentences. */
const mostLeft = 1

/** Null where one of them makes no sentence, an employer would be named twice, or too much be left out. */
export function sentencesOf(
  { lead, there, before }: Career,
  { ofLead, ofOther }: Proofs,
  language: Language,
): { ofLead: string[]; ofOther: string } | null {
  const own = ofLead.slice(0, mostOfLead)
  const others = ofOther.slice(0, mostOfOther)
  const chosen = [...own, ...others]
  if (ofLead.length + ofOther.length > chosen.length + mostLeft) return null
  if (chosen.some(({ told }) => told === null)) return null
  if (others.some(({ post }) => isAtSame(post, lead))) return null
  // A sentence of a deed names one post of before, and no years.
  if (others.length > 0 && (there.length > 0 || before.some(({ posts }) => posts.length > 1)))
    return null
  if (others.length > 0 && before.length > 1) return null
  const { deedAs, deedThere, deedNext } = letterPhrases[language].sentences.a4
  return {
    ofLead: own.map((one, i) => sentenceOf(one, i === 0 ? deedThere : deedNext, language)),
    ofOther: others.map((one) => sentenceOf(one, deedAs, language)).join(' '),
  }
}

function sentenceOf({ post, told }: Proof, phrase: string, language: Language): string {
  const employer = employerName(post.company)
  const words = { role: roleInSentence(post.role, language), employer, line: told ?? '' }
  return filled(placedAt(phrase, employer, language), words)
}
