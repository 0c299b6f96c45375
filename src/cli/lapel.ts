/** The door of the command line. */
import { enableCompileCache } from 'node:module'
import path from 'node:path'

import { exit } from './exit.ts'
import { run } from './run.ts'

// Compiled code is kept beside the program, as the server's is: commands are loaded after this.
enableCompileCache(path.resolve(import.meta.dirname, '../../.cache/compiled'))

// `lapel … | head` closes our output: nothing more is wanted, and nothing is wrong.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? exit.done : exit.unusable)
})

process.exitCode = await run(process.argv.slice(2))
