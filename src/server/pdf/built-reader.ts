/**
 * Starts the reader that is built: its parts are scripts, and each is run with the code that V8 made of
 * it when a sample was read (`prepare-reader.ts`). What Node keeps by itself is the code of a module
 * that was loaded and not yet run: each function that a file needs would be compiled again.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { cachedDataVersionTag } from 'node:v8'
import { constants, Script } from 'node:vm'

import { compiledCodeFolder } from '../compiled-code.ts'

type Part = (
  exports: object,
  require: (name: string) => unknown,
  module: { exports: object },
  file: string,
  folder: string,
) => void

const folder = import.meta.dirname
/** V8 takes no code of another version, or of other flags; the name spares it the look. */
const codeFolder = path.join(
  compiledCodeFolder,
  `${path.basename(folder)}-${process.version}-${cachedDataVersionTag()}-${process.getuid?.() ?? 0}`,
)
const libraries = createRequire(import.meta.url)
const parts = new Map<string, { exports: object }>()
const scripts = new Map<string, Script>()

if (process.argv[2] === 'compile')
  process.once('exit', (status) => {
    if (status === 0) keepCode()
  })
const main = readdirSync(folder).find((name) => /^main-[^.]+\.cjs$/.test(name))
if (main === undefined) throw new Error('the reader is not built whole')
run(main)

/** The names of parts hold a hash of what is in them: kept code is of the very same. */
function run(name: string): object {
  const there = parts.get(name)
  if (there !== undefined) return there.exports
  const file = path.join(folder, name)
  const script = new Script(
    `(function (exports, require, module, __filename, __dirname) {${readFileSync(file, 'utf8')}\n})`,
    {
      filename: file,
      cachedData: keptCode(name),
      importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    },
  )
  scripts.set(name, script)
  const part = { exports: {} }
  parts.set(name, part)
  // The script is the function above.
  const begin = script.runInThisContext() as Part
  begin(
    part.exports,
    (wanted) => (wanted.startsWith('./') ? run(wanted.slice(2)) : libraries(wanted)),
    part,
    file,
    folder,
  )
  return part.exports
}

function keptCode(name: string): Buffer | undefined {
  try {
    return readFileSync(path.join(codeFolder, name))
  } catch {
    return undefined // nothing was compiled yet
  }
}

/** Whole or not at all: another child may start meanwhile. */
function keepCode(): void {
  const fresh = `${codeFolder}-${process.pid}`
  mkdirSync(fresh, { recursive: true, mode: 0o700 })
  for (const [name, script] of scripts)
    writeFileSync(path.join(fresh, name), script.createCachedData(), { mode: 0o600 })
  rmSync(codeFolder, { recursive: true, force: true })
  renameSync(fresh, codeFolder)
}
