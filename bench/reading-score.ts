/**
 * How well a resume was read, against the truth of its file: the shared harness's score where it lies
 * beside the project (`tools/reading-score`), else the texts that came back word for word.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { dataFolder, projectRoot } from './data.ts'

type Tally = { tp: number; fp: number; fn: number }
export type FieldTallies = Record<string, Tally>

export interface Score {
  fields(truth: unknown, read: unknown): FieldTallies
  overall(fields: FieldTallies): number
  name: string
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

export const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Every text of a resume but its dates, links and order. */
export function stringsOf(value: unknown, key = ''): string[] {
  if (/date|_order|link|media|^(?:id|kind)$/.test(key)) return []
  if (typeof value === 'string') return value.trim() === '' ? [] : [value]
  if (Array.isArray(value)) return value.flatMap((one) => stringsOf(one, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => stringsOf(one, name))
}

export async function loadScore(): Promise<Score> {
  const data = dataFolder('reading')
  const file = path.join(data ?? projectRoot, '../../tools/reading-score/score.mjs')
  if (!existsSync(file)) return wordForWord
  const harness: {
    scoreDoc(truth: unknown, read: unknown): FieldTallies
    overall(fields: FieldTallies): number
  } = await import(pathToFileURL(file).href)
  return {
    name: 'the weighted mean of field F1 of the shared harness, mean over files',
    fields: (truth, read) => harness.scoreDoc(truth, read),
    overall: (fields) => harness.overall(fields),
  }
}

/** Without the harness: which of the truth's texts came back exactly, by field. */
const wordForWord: Score = {
  name: 'F1 over texts that came back word for word (the shared harness was not found)',
  fields(truth, read) {
    const tallies: FieldTallies = {}
    const [wanted, given] = [fieldStrings(truth), fieldStrings(read)]
    for (const field of new Set([...wanted.keys(), ...given.keys()])) {
      const [t, g] = [wanted.get(field) ?? [], given.get(field) ?? []]
      const tp = t.filter((text) => g.includes(text)).length
      tallies[field] = { tp, fp: g.length - tp, fn: t.length - tp }
    }
    return tallies
  },
  overall: (fields) =>
    mean(
      Object.values(fields).map(({ tp, fp, fn }) => (tp === 0 ? 0 : (2 * tp) / (2 * tp + fp + fn))),
    ),
}

export function fieldStrings(resume: unknown): Map<string, string[]> {
  if (typeof resume !== 'object' || resume === null) return new Map()
  return new Map(
    Object.entries(resume)
      .filter(([key]) => !key.startsWith('_') && !/language|order|media/.test(key))
      .map(([key, value]) => [key, stringsOf(value).map(lettersOf)]),
  )
}
