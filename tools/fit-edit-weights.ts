/**
 * What the signs of a changed line and of a letter's sentence weigh, worked out from those of which a person said
 * whether they are true: `LAPEL_EDITS=folder node tools/fit-edit-weights.ts` writes edit-weights.tsv and
 * sentence-weights.tsv of tables/truth. Every `cases.jsonl` or `letters.jsonl` below the folder is a batch, with its
 * people in `resumes` beside it. The same edits give the same bytes.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { monthOf } from '#domain/language/dates.ts'
import type { Language } from '#domain/language/languages.ts'
import { claimedIn } from '#domain/letter/check-letter.ts'
import { claimingWords } from '#domain/letter/claiming-words.ts'
import { restoreContent } from '#domain/resume/restore.ts'
import { contextOf } from '#domain/truth/context.ts'
import { isPlain, signsOf } from '#domain/truth/edit-signs.ts'
import { isSure } from '#domain/truth/edit-vote.ts'
import { signsOfSentence } from '#domain/truth/sentence-signs.ts'
import { readEdits } from '#domain/truth/verify.ts'
import { isFree, readSentence } from '#domain/truth/verify-sentence.ts'

import { rewriteCases } from '../bench/cases/truth-cases.ts'
import type { TruthCase } from '../bench/cases/truth-cases.ts'
import { fittedOdds, pointsBy } from './truth/odds.ts'
import type { Known } from './truth/odds.ts'

/** `asks` whatever the weights say, where that is settled. */
type Told = Known & { batch: string; asks: boolean | null }
type Labelled = Pick<TruthCase, 'original' | 'changed' | 'label'> & Partial<Pick<TruthCase, 'told'>>

/**
 * So many of a hundred false ones may go unmarked in batches left out. Of edits of people whom nobody has read more do,
 * since the policies were mended on these; of sentences fewer do in the newer letters than in the first ones.
 */
const mostUnmarked = { edits: 6, sentences: 10 }
/** Of every part of the sum two figures are kept. */
const digits = 2

export const editWeightsOf = (folder: string): string =>
  weightsOf(
    batchesIn(folder, 'cases.jsonl').flatMap((batch) => editsOf(batch, rewriteCases(batch))),
    mostUnmarked.edits,
  )

export const sentenceWeightsOf = (folder: string): string =>
  weightsOf(batchesIn(folder, 'letters.jsonl').flatMap(sentencesOf), mostUnmarked.sentences)

const batchesIn = (folder: string, name: string): string[] =>
  globSync(`**/${name}`, { cwd: folder })
    .toSorted()
    .map((file) => path.dirname(path.join(folder, file)))

function weightsOf(told: readonly Told[], most: number): string {
  const { odds, any } = fittedOdds(told)
  const rows = [...odds]
    .map(([sign, weight]) => [sign, weight.toFixed(digits)] as const)
    .filter(([, weight]) => Number(weight) !== 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return [['sign', 'weight'], ['any', (any - leastPoints(told, most)).toFixed(digits)], ...rows]
    .map((row) => `${row.join('\t')}\n`)
    .join('')
}

/** Edits of one line each, for of several nobody said which is false. */
function editsOf(batch: string, cases: readonly Labelled[]): Told[] {
  const now = monthOf(new Date('2026-01-01'))
  return cases.flatMap(({ original, changed, told, label }): Told[] => {
    const context = contextOf(original, changed, { now, ...told })
    const [only, another] = readEdits(context).passages
    if (only === undefined || another !== undefined) return []
    const { isTranslated, isAdded } = only.passage
    if (isTranslated || isAdded) return []
    const signs = signsOf(only.passage, only.doubts)
    const asks = only.doubts.some(isSure) ? true : isPlain(only.passage, only.doubts) ? false : null
    return [{ batch, signs, isFalse: label === 'F', asks }]
  })
}

type Letter = {
  resume: string
  language: Language
  title: string
  company: string
  sentences: { text: string; label: 'honest' | 'dishonest' }[]
}

function sentencesOf(batch: string): Told[] {
  const lines = readFileSync(path.join(batch, 'letters.jsonl'), 'utf8').split('\n')
  // Written in this shape, as the batches of the guard's bench are.
  const letters = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Letter)
  return letters.flatMap(({ resume, language, sentences, ...names }) => {
    const file = path.join(batch, 'resumes', `${resume}.json`)
    const content = restoreContent(JSON.parse(readFileSync(file, 'utf8')))
    return sentences.map(({ text, label }): Told => {
      const claimed = claimedIn(text, names, language)
      const sentence = readSentence(content, claimed, language, claimingWords)
      const signs = signsOfSentence(sentence)
      const asks = sentence.doubts.some(isSure) ? true : isFree(sentence, signs) ? false : null
      return { batch, signs, isFalse: label === 'dishonest', asks }
    })
  })
}

/** From how many points on one is asked about, by batches that were left out of the fitting. */
function leastPoints(told: readonly Told[], most: number): number {
  const points = [...new Set(told.map(({ batch }) => batch))].flatMap((batch) => {
    const odds = fittedOdds(told.filter((one) => one.batch !== batch))
    return told
      .filter((one) => one.batch === batch && one.isFalse)
      .map(({ asks, signs }) =>
        asks === null ? pointsBy(odds, signs) : asks ? Infinity : -Infinity,
      )
  })
  const least = points.toSorted((a, b) => a - b)[Math.floor((points.length * most) / 100)]
  return least === undefined || !Number.isFinite(least) ? 0 : least
}

if (import.meta.main) {
  const folder = process.env['LAPEL_EDITS']
  if (folder === undefined) throw new Error('LAPEL_EDITS names no folder of edits.')
  const tables = path.resolve(import.meta.dirname, '../tables/truth')
  writeFileSync(path.join(tables, 'edit-weights.tsv'), editWeightsOf(folder))
  writeFileSync(path.join(tables, 'sentence-weights.tsv'), sentenceWeightsOf(folder))
}
