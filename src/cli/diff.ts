/** `lapel diff ORIGINAL.json CHANGED.json`: what Show Edits shows, as data. */
import { compareResumes } from '#domain/edits/compare.ts'

import type { Exit } from './exit.ts'
import { exit } from './exit.ts'
import { expectFiles, readWords } from './options.ts'
import { readResumeFile } from './read-input.ts'
import { writeJson } from './terminal.ts'

export const usage = 'diff ORIGINAL.json CHANGED.json'

export async function run(args: readonly string[]): Promise<Exit> {
  const { files } = readWords(args, {}, usage)
  const [original = '', changed = ''] = expectFiles(files, 2, usage)
  await writeJson(compareResumes(await readResumeFile(original), await readResumeFile(changed)))
  return exit.done
}
