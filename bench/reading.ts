/**
 * How well resumes are read: F1 by field, language, layout and origin over the open corpus and over
 * the project's own, the strings that are not in the file, and how long a file takes.
 *
 * The score is the shared harness's where it lies beside the project (`tools/reading-score`); else
 * the share of the truth's texts that came back word for word.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { readResume } from '#domain/reading/read-resume.ts'
import type { PdfReader } from '#server/pdf/reader-process.ts'
import { createPdfReader } from '#server/pdf/reader-process.ts'

import { dataFolder, projectRoot } from './data.ts'
import type { FieldTallies, Score } from './reading-score.ts'
import { lettersOf, loadScore, mean, stringsOf } from './reading-score.ts'
import type { BenchTable } from './table.ts'
import { percentile, renderTable } from './table.ts'

export interface Source {
  id: string
  pdf: string
  truth: string
  origin: string
  layout: string
  columns: string
  lang: string
  /** The score that it had when it was written, before anything was mended for it. */
  first_sight?: number
  /** Those that were written together. */
  batch?: number
}

interface Measured extends Source {
  fields: FieldTallies
  overall: number
  ms: number
  unsupported: number
  strings: number
  rightLanguage: boolean
}

export async function benchReading(): Promise<BenchTable[]> {
  const score = await loadScore()
  const corpora: [string, string | null][] = [
    ['open corpus', dataFolder('reading')],
    ['own corpus', path.join(projectRoot, 'tests/fixtures/resumes')],
  ]
  // What a busy machine lets wait is read all the same.
  const reader = createPdfReader({ wallClockMs: 60_000, answerMs: 120_000 })
  try {
    const tables: BenchTable[] = []
    for (const [name, folder] of corpora) {
      if (folder === null || !existsSync(path.join(folder, 'manifest.json'))) continue
      const measured = await measure(folder, reader, score)
      tables.push(groupTable(name, measured, score.name), fieldTable(name, measured))
      const fresh = measured.filter((one) => one.first_sight !== undefined)
      if (fresh.length > 0) tables.push(freshTable(fresh))
    }
    return tables
  } finally {
    await reader.close()
  }
}

async function measure(folder: string, reader: PdfReader, score: Score): Promise<Measured[]> {
  // A corpus's manifest has this shape by its README.
  const manifest = readJson(path.join(folder, 'manifest.json')) as { documents: Source[] }
  const measured: Measured[] = []
  for (const source of manifest.documents) {
    const bytes = readFileSync(path.join(folder, source.pdf))
    const start = performance.now()
    const read = await reader.read(bytes)
    const reading = read.kind === 'document' ? readResume(read.document) : null
    const ms = performance.now() - start
    const truth = readJson(path.join(folder, source.truth))
    const fields = score.fields(truth, reading?.resume ?? {})
    const text =
      read.kind === 'document' ? asSeen(read.document.items.map((i) => i.text).join('')) : ''
    const strings = reading === null ? [] : stringsOf(reading.resume)
    measured.push({
      ...source,
      fields,
      overall: score.overall(fields),
      ms,
      strings: strings.length,
      unsupported: strings.filter((string) => !isSupported(string, text)).length,
      rightLanguage: reading?.language === source.lang,
    })
  }
  return measured
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

function groupTable(name: string, measured: readonly Measured[], scoreName: string): BenchTable {
  const groups = (key: 'columns' | 'lang' | 'layout' | 'origin'): string[][] =>
    [...new Set(measured.map((one) => one[key]))].map((value) => {
      const members = measured.filter((one) => one[key] === value)
      return [
        `${key}: ${value}`,
        String(members.length),
        percent(mean(members.map((m) => m.overall))),
      ]
    })
  const times = measured.map((one) => one.ms)
  const unsupported = measured.reduce((sum, one) => sum + one.unsupported, 0)
  const strings = measured.reduce((sum, one) => sum + one.strings, 0)
  const languages = measured.filter((one) => one.rightLanguage).length
  return {
    title: `Reading resumes: ${name}`,
    columns: ['group', 'files', 'score'],
    rows: [
      ['all', String(measured.length), percent(mean(measured.map((one) => one.overall)))],
      ...groups('columns'),
      ...groups('lang'),
      ...groups('origin'),
      ...groups('layout'),
    ],
    notes: [
      `Score: ${scoreName}.`,
      `Strings that are not in the file: ${unsupported} of ${strings}. Language told right: ${languages} of ${measured.length}.`,
      `A file takes ${percentile(times, 50).toFixed(0)} ms at the median, ${percentile(times, 95).toFixed(0)} ms at the 95th percentile by the clock of a shared machine, the start of the child process included once; in time of the processor see below.`,
      'On another set of these kinds, with the same score, OfflineCV reaches 43 and open-resume 23.',
    ],
  }
}

function freshTable(measured: readonly Measured[]): BenchTable {
  const sights = (of: readonly Measured[]): [string, string] => [
    mean(of.map((one) => one.first_sight ?? 0)).toFixed(1),
    percent(mean(of.map((one) => one.overall))),
  ]
  const batches = [...new Set(measured.map((one) => one.batch))]
  return {
    title: 'Reading resumes: batches at first sight',
    columns: ['file', 'language', 'at first sight', 'now'],
    rows: batches.flatMap((batch) => {
      const together = measured.filter((one) => one.batch === batch)
      return [
        [`batch ${batch}, all ${together.length}`, '', ...sights(together)],
        ...together.map((one) => [one.layout, one.lang, ...sights([one])]),
      ]
    }),
    notes: [
      'Written without trying them, in layouts that the corpus did not have, and scored once before anything was changed: the first column of the last batch is the best guess at unseen files.',
      'Batches 7 and 8 were printed by Chromium from themes of JSON Resume, layouts by other designers, each named with its version in the manifest.',
    ],
  }
}

function fieldTable(name: string, measured: readonly Measured[]): BenchTable {
  const sums: FieldTallies = {}
  for (const { fields } of measured) {
    for (const [field, tally] of Object.entries(fields)) {
      const sum = (sums[field] ??= { tp: 0, fp: 0, fn: 0 })
      sum.tp += tally.tp
      sum.fp += tally.fp
      sum.fn += tally.fn
    }
  }
  return {
    title: `Reading resumes: ${name}, by field`,
    columns: ['field', 'precision', 'recall', 'F1'],
    rows: Object.entries(sums).map(([field, { tp, fp, fn }]) => [
      field,
      percent(tp / (tp + fp)),
      percent(tp / (tp + fn)),
      percent((2 * tp) / (2 * tp + fp + fn)),
    ]),
    notes: [],
  }
}

const percent = (value: number): string => (Number.isNaN(value) ? '–' : (100 * value).toFixed(1))

/**
 * A ligature that the file draws without saying its letters: pdf.js gives NUL for it, a reader of the
 * page sees the letters.
 */
const asSeen = (text: string): string =>
  ['fi', 'fl'].map((letters) => lettersOf(text.replaceAll('\u0000', letters))).join(' ')

/** The words of a returned text stand in the file; hyphens mended at a line's end may differ. */
function isSupported(string: string, text: string): boolean {
  const words = string.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2)
  const found = words.filter((word) => text.includes(lettersOf(word)))
  return words.length === 0 || found.length >= 0.9 * words.length
}

if (import.meta.main) {
  for (const table of await benchReading()) process.stdout.write(`${renderTable(table)}\n`)
}
