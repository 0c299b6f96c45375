/** `lapel restore FILE`: a backup into a database in which nobody has an account yet. */
import { createReadStream } from 'node:fs'
import { access, constants } from 'node:fs/promises'

import { restore } from '#server/db/backup.ts'

import type { Exit } from './exit.ts'
import { exit, Unusable } from './exit.ts'
import { expectFiles, readWords } from './options.ts'
import { withDatabase } from './own-database.ts'
import { writeJson } from './terminal.ts'

export const usage = 'restore FILE'

export async function run(args: readonly string[]): Promise<Exit> {
  const { files } = readWords(args, {}, usage)
  const [file = ''] = expectFiles(files, 1, usage)
  try {
    if (file !== '-') await access(file, constants.R_OK)
  } catch {
    throw new Unusable(`${file}: there is no such file that may be read.`)
  }
  const rows = await withDatabase({ mayCreate: true, joinRunning: false }, (database) =>
    restore(database, file === '-' ? process.stdin : createReadStream(file)),
  )
  await writeJson({ file, rows })
  return exit.done
}
