/** One file, read by a process that has just started: prints the milliseconds of the processor. */
import { readFileSync } from 'node:fs'
import { enableCompileCache, registerHooks } from 'node:module'
import path from 'node:path'

// As the server does before it loads anything of its own.
enableCompileCache(path.resolve(import.meta.dirname, '../.cache/compiled'))
// As the reader's child does.
console.warn = () => {}
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@napi-rs/canvas') throw new Error('nothing is drawn here')
    return next(specifier, context)
  },
})
const { readItems } = await import('#server/pdf/read-items.ts')
const { readResume } = await import('#domain/reading/read-resume.ts')

const read = await readItems(new Uint8Array(readFileSync(process.argv[2] ?? '')))
if (read.kind === 'refused') throw new Error(`the file was refused: ${read.code}`)
readResume(read.document)
const { user, system } = process.cpuUsage()
process.stdout.write(`${(user + system) / 1000}\n`)
