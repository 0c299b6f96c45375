/** The door of the command line: finds the command, runs it, turns its end into an exit code. */
import { enableCompileCache } from 'node:module'
import path from 'node:path'

import { commands } from './commands.ts'
import type { Exit } from './exit.ts'
import { exit, NotInstalled, Unusable } from './exit.ts'
import { tell, write } from './terminal.ts'

// Compiled code is kept beside the program, as the server's is: commands are loaded after this.
enableCompileCache(path.resolve(import.meta.dirname, '../../.cache/compiled'))

// `lapel … | head` closes our output: nothing more is wanted, and nothing is wrong.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? exit.done : exit.unusable)
})

process.exitCode = await main(process.argv.slice(2))

async function main([name = 'help', ...args]: string[]): Promise<Exit> {
  if (name === 'help' || name === '--help' || name === '-h') return help()
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    tell(`lapel: there is no command "${name}"; "lapel help" lists them.`)
    return exit.unusable
  }
  try {
    const loaded = await command.load()
    return await loaded.run(args)
  } catch (error) {
    if (error instanceof Unusable || error instanceof NotInstalled) {
      tell(`lapel ${name}: ${error.message}`)
      return error instanceof Unusable ? exit.unusable : exit.missing
    }
    throw error
  }
}

async function help(): Promise<Exit> {
  for (const { says, load } of Object.values(commands)) {
    const { usage } = await load()
    await write(`lapel ${usage}\n    ${says}\n`)
  }
  return exit.done
}
