/** `lapel verify ORIGINAL.json CHANGED.json`: what the changed resume says without support. */
import { verifyResume } from '#domain/tailoring/truth.ts'

import type { Exit } from './exit.ts'
import { exit } from './exit.ts'
import { answerLines } from './json-lines.ts'
import { expectFiles, readWords } from './options.ts'
import { readResumeFile, resumeFrom } from './read-input.ts'
import { writeJson } from './terminal.ts'

export const usage = 'verify ORIGINAL.json CHANGED.json | verify --jsonl FILE|-'

export async function run(args: readonly string[]): Promise<Exit> {
  const { files, options } = readWords(args, { jsonl: { type: 'string' } }, usage)
  if (typeof options['jsonl'] === 'string') {
    expectFiles(files, 0, usage)
    return answerLines(options['jsonl'], async ({ original, changed }) => ({
      violations: verifyResume(resumeFrom(original, 'original'), resumeFrom(changed, 'changed')),
    }))
  }
  const [original = '', changed = ''] = expectFiles(files, 2, usage)
  const violations = verifyResume(await readResumeFile(original), await readResumeFile(changed))
  await writeJson(violations)
  return violations.length === 0 ? exit.done : exit.no
}
