/**
 * A sentence about the person that stands in no field of the resume, as those of a letter do: what
 * it tells anew is held against the lines that it retells, as a rewording is, and what it counts,
 * names and claims beside them against the whole resume.
 */
import { sentenceWeights } from '#tables/sentence-weights.js'

import type { Language } from '../language/languages.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { sourcesWithin } from './align.ts'
import { conceptDoubts } from './claims/concept-claims.ts'
import { directionDoubts } from './claims/direction.ts'
import { helpDoubts } from './claims/help.ts'
import { openPaperIn } from './claims/own-papers.ts'
import { paperDoubts, papersOf } from './claims/papers.ts'
import { takenOverDoubts } from './claims/taken-over.ts'
import { claimOf, novelWords, weightDoubts } from './claims/prose.ts'
import { isTold } from './claims/told.ts'
import { partOf } from './claims/whose.ts'
import { contextOf } from './context.ts'
import type { Doubt } from './doubt.ts'
import { gradeDoubts } from './facts/grades.ts'
import { isSure, pointsIn } from './edit-vote.ts'
import { licenceDoubts } from './facts/licence-classes.ts'
import { nameDoubts } from './facts/names.ts'
import { quantityDoubts } from './facts/quantities.ts'
import type { Signs } from './edit-signs.ts'
import type { Finding } from './finding.ts'
import type { Passage } from './passages.ts'
import type { PolicyName } from './policies.ts'
import { policies } from './policies.ts'
import { isOfOneLine, signsOfSentence } from './sentence-signs.ts'
import type { LineReading, Word } from './reading/reading.ts'
import { coverage } from './reading/matching.ts'
import { poolOf } from './reading/word-pool.ts'
import { readLine } from './reading/reading.ts'

/** A sentence with all that is found against it, and with what it may rest on. */
export type Sentence = {
  line: LineReading
  /** Those of its words that claim something of the person. */
  claimed: readonly Word[]
  /** The lines that it retells, and everything that the resume says. */
  own: readonly LineReading[]
  resume: readonly LineReading[]
  /** The entries that are a paper, line by line. */
  papers: readonly (readonly LineReading[])[]
  doubts: readonly Pick<Doubt, 'policy' | 'claim'>[]
}

export function verifySentence(
  content: ResumeContent,
  text: string,
  language: Language,
  claimingWords: (line: LineReading) => readonly Word[],
): Pick<Finding, 'rule' | 'claim' | 'reason'>[] {
  const sentence = readSentence(content, text, language, claimingWords)
  const found = votedOn(sentence).map(({ policy, claim }) => {
    const { rule, reason } = policies[policy]
    return { rule, claim, reason }
  })
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()]
}

/** Facts hold by themselves, and a sentence that claims nothing is free; what else is found is a sign among others. */
function votedOn(sentence: Sentence): Sentence['doubts'] {
  const { line, claimed, resume, doubts } = sentence
  if (doubts.some(isSure)) return doubts
  const signs = signsOfSentence(sentence)
  if (isFree(sentence, signs) || pointsIn(sentenceWeights, signs) <= 0) return []
  if (doubts.length > 0) return doubts
  const strange = claimed.filter((word) => word.isContent && !isTold(word, resume))
  return [{ policy: 'term', claim: strange.length > 0 ? claimOf(strange) : line.text }]
}

export function readSentence(
  content: ResumeContent,
  text: string,
  language: Language,
  claimingWords: (line: LineReading) => readonly Word[],
): Sentence {
  const context = contextOf(content, { ...content, summary: text }, { language })
  const { resume } = context
  const line = readLine(text, language)
  const { lines, primary } = sourcesWithin(line, resume)
  const passage: Passage = {
    path: '/summary',
    line,
    own: primary,
    sources: lines,
    texts: primary,
    entry: resume,
    beside: [],
    isTranslated: false,
    isSummary: true,
    isAdded: false,
  }
  const claimed = claimingWords(line)
  // Help is help where the sentence tells what was helped with, or little else.
  const pool = poolOf([line])
  const said = line.words.filter(({ isContent }) => isContent).length
  const told = primary.filter((source) => {
    const { covered, missing } = coverage(partOf(source, 'own'), pool)
    const from = coverage(line, poolOf([source])).covered.length
    return covered.length >= missing.length || from * 2 >= said
  })
  const retold = { ...passage, own: told, texts: told, isSummary: false }
  const open = openPaperIn(line, context)
  const doubts: Pick<Doubt, 'policy' | 'claim'>[] = [
    ...(open === null ? [] : [{ policy: 'paper' as const, claim: open }]),
    // A letter counts with other words than the line that it tells.
    ...quantityDoubts(passage, context).filter(
      ({ policy, claim }) =>
        policy !== 'numberOfAnother' && claimed.some(({ text: said }) => claim.includes(said)),
    ),
    ...nameDoubts(passage, context).filter(({ claim }) =>
      claimed.some((word) => claim.includes(word.text)),
    ),
    ...gradeDoubts(passage),
    ...[...licenceDoubts(context), ...paperDoubts(context)].filter(
      ({ path }) => path === passage.path,
    ),
    ...conceptDoubts(passage),
    ...directionDoubts(passage),
    ...takenOverDoubts({ ...retold, own: primary, entry: primary }),
    ...helpDoubts(retold),
    ...(told.length > 0 ? weightDoubts(retold) : []),
    ...termDoubts(passage, new Set(claimed)),
  ]
  const held = isOfReader({ claimed }) ? doubts.filter(({ policy }) => facts.has(policy)) : doubts
  const papers = papersOf(context).map(({ lines: all }) =>
    all.map((one) => readLine(one, language)),
  )
  return { line, claimed, own: primary, resume, papers, doubts: held }
}

/** Whatever it weighs. */
export const isFree = (sentence: Sentence, signs: Signs): boolean =>
  isOfReader(sentence) || isOfOneLine(signs)

/** A sentence about the reader or the post claims no act of the writer's. */
const isOfReader = ({ claimed }: Pick<Sentence, 'claimed'>): boolean =>
  !claimed.some(({ isContent, isNumber }) => isContent || isNumber)

const facts: ReadonlySet<PolicyName> = new Set<PolicyName>([
  'number',
  'bound',
  'direction',
  'grade',
  'licence',
  'skillInProse',
])

/** In prose of one's own few words are those of the source: a new one is free beside enough that are told. */
function termDoubts(
  passage: Passage,
  claiming: ReadonlySet<Word>,
): Pick<Doubt, 'policy' | 'claim'>[] {
  const { line, own } = passage
  const theirs = new Set(partOf(line, 'others').words)
  const novel = novelWords(passage).filter((word) => claiming.has(word) && !theirs.has(word))
  const told = line.words.filter((word) => (word.isContent || word.isNumber) && isTold(word, own))
  const isFree = told.length >= mostTold * novel.length && !novel.some(({ isName }) => isName)
  if (novel.length === 0 || isFree) return []
  return [{ policy: 'term', claim: claimOf(novel) }]
}

const mostTold = 4
