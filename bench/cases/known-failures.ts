/**
 * The ratchet: which of the project's own cases are judged wrongly today, by id. Every other case
 * must come out right, so that a change which turns one is told which. Nothing is said in percent:
 * one case lost would hide behind another one won.
 *
 * A line of tests/fixtures/failing/AREA.txt holds a batch and the hashes of its failing cases.
 * `npm run bench -- ratchet` takes out what passes now.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { projectRoot } from '../data.ts'
import type { Area, Verdict } from './case.ts'

const fileOf = (area: Area): string =>
  path.join(projectRoot, 'tests/fixtures/failing', `${area}.txt`)

export function readKnownFailures(area: Area): ReadonlySet<string> {
  const lines = readFileSync(fileOf(area), 'utf8').split('\n')
  return new Set(
    lines.flatMap((line) => {
      const [batch = '', ...hashes] = line.split(' ')
      return hashes.map((hash) => `${batch}#${hash}`)
    }),
  )
}

export function writeKnownFailures(area: Area, ids: Iterable<string>): void {
  const batches = Map.groupBy([...ids].toSorted(), (id) => id.slice(0, id.indexOf('#')))
  const lines = [...batches].map(([batch, own]) =>
    [batch, ...own.map((id) => id.slice(batch.length + 1))].join(' '),
  )
  writeFileSync(fileOf(area), lines.map((line) => `${line}\n`).join(''))
}

export type Turned = { fails: Verdict[]; passes: Verdict[]; gone: string[] }

/** What is no longer as the list says: cases that fail, cases that pass, and ids of no case. */
export function turnedCases(area: Area, verdicts: readonly Verdict[]): Turned {
  const known = readKnownFailures(area)
  const ids = new Set(verdicts.map(({ id }) => id))
  return {
    fails: verdicts.filter(({ id, right }) => right < 1 && !known.has(id)),
    passes: verdicts.filter(({ id, right }) => right === 1 && known.has(id)),
    gone: [...known].filter((id) => !ids.has(id)),
  }
}

/** One line for each case that used to pass and fails; nothing but its id where it is sealed. */
export function newFailures(area: Area, verdicts: readonly Verdict[]): string[] {
  const { fails } = turnedCases(area, verdicts)
  return fails.map(({ id, kind, verdict, because, shown }) =>
    [id, shown === '' ? '(sealed)' : `${kind}: ${verdict} [${because.join(', ')}] ${shown}`].join(
      ' ',
    ),
  )
}
