/** `lapel backup FILE`: everything people have here, in one file; also while Lapel is running. */
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'

import { backup } from '#server/db/backup.ts'

import type { Exit } from './exit.ts'
import { exit, Unusable } from './exit.ts'
import { expectFiles, readWords } from './options.ts'
import { withDatabase } from './own-database.ts'
import { tell, writeJson } from './terminal.ts'

export const usage = 'backup FILE'

export async function run(args: readonly string[]): Promise<Exit> {
  const { files } = readWords(args, {}, usage)
  const [file = ''] = expectFiles(files, 1, usage)
  const rows = await withDatabase({ mayCreate: false, joinRunning: true }, async (database) => {
    if (file === '-') return backup(database, process.stdout)
    // A backup cut short never takes the place of a good one.
    const unfinished = `${file}.unfinished`
    try {
      const count = await backup(database, createWriteStream(unfinished, { mode: 0o600 }))
      await rename(unfinished, file)
      return count
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error instanceof Error && 'code' in error
        ? new Unusable(`${file}: ${error.message}`)
        : error
    }
  })
  if (file === '-') tell(`${rows} rows`)
  else await writeJson({ file, rows })
  return exit.done
}
