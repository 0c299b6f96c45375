/** Finds the command, runs it, and turns its end into an exit code. */
import type { Command } from './commands.ts'
import { commands } from './commands.ts'
import type { Exit } from './exit.ts'
import { exit, NotInstalled, Unusable } from './exit.ts'
import { tell, write } from './terminal.ts'

export async function run([name = 'help', ...args]: string[]): Promise<Exit> {
  if (name === '--version' || name === '-v') return tellVersion()
  if (isHelp(name) || (name === 'help' && args.length === 0)) return help()
  const asked = name === 'help' ? args[0] : name
  const command =
    asked !== undefined && Object.hasOwn(commands, asked) ? commands[asked] : undefined
  if (!command) {
    tell(`lapel: there is no command "${asked}"; "lapel help" lists them.`)
    return exit.unusable
  }
  if (name === 'help' || beforeFiles(args).some(isHelp)) return helpOn(command)
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

function isHelp(word: string): boolean {
  return word === '--help' || word === '-h'
}

/** What comes behind `--` is the name of a file, whatever it looks like. */
function beforeFiles(args: readonly string[]): readonly string[] {
  return args.includes('--') ? args.slice(0, args.indexOf('--')) : args
}

async function tellVersion(): Promise<Exit> {
  const { version } = await import('#server/version.ts')
  await write(`${version}\n`)
  return exit.done
}

async function help(): Promise<Exit> {
  for (const command of Object.values(commands)) await helpOn(command)
  return exit.done
}

async function helpOn({ says, load }: Command): Promise<Exit> {
  const { usage } = await load()
  await write(`lapel ${usage}\n    ${says}\n`)
  return exit.done
}
