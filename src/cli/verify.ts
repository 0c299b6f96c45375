/** `lapel verify ORIGINAL.json CHANGED.json`: what the changed resume says without support. */
import { monthOf } from '#domain/language/dates.ts'
import type { Finding } from '#domain/truth/finding.ts'
import { checkShape, verifyResume } from '#domain/truth/verify.ts'

import type { Exit } from './exit.ts'
import { exit } from './exit.ts'
import { answerLines } from './json-lines.ts'
import { expectFiles, readWords } from './options.ts'
import { readJsonFile, resumeFrom } from './read-input.ts'
import { writeJson } from './terminal.ts'

export const usage = 'verify ORIGINAL.json CHANGED.json | verify --jsonl FILE|-'

export async function run(args: readonly string[]): Promise<Exit> {
  const { files, options } = readWords(args, { jsonl: { type: 'string' } }, usage)
  if (typeof options['jsonl'] === 'string') {
    expectFiles(files, 0, usage)
    return answerLines(options['jsonl'], async ({ original, changed }) => ({
      violations: verify(original, 'original', changed, 'changed'),
    }))
  }
  const [original = '', changed = ''] = expectFiles(files, 2, usage)
  const [before, after] = [await readJsonFile(original), await readJsonFile(changed)]
  const findings = verify(before, original, after, changed)
  await writeJson(findings)
  if (findings.length === 0) return exit.done
  return findings.some(({ grade }) => grade === 'stop') ? exit.no : exit.asks
}

type Answer = Pick<Finding, 'rule' | 'path' | 'claim' | 'reason' | 'grade'>

/** Reading a resume drops the keys that it has no place for, so they are looked for as given. */
function verify(original: unknown, from: string, changed: unknown, to: string): Answer[] {
  const before = resumeFrom(original, from)
  const now = monthOf(new Date())
  return [
    ...verifyResume(before, resumeFrom(changed, to), { now }),
    ...checkShape({ ...before, ...ownKeys(original) }, changed),
  ].map(({ rule, path, claim, reason, grade }) => ({ rule, path, claim, reason, grade }))
}

/** What the original brings beside a resume's fields may stand in the changed one too. */
function ownKeys(original: unknown): Record<string, unknown> {
  return typeof original === 'object' && original !== null ? { ...original } : {}
}
