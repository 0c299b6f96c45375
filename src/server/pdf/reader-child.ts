/**
 * The reader's child process: takes a framed question and the framed bytes it is about from standard
 * input, answers each with framed JSON on standard output. It holds no state between files, has no
 * environment, opens no sockets, writes no files, and its parent may kill it at any moment. Started with
 * `compile` it reads a sample in place of files and leaves its compiled code (`prepare-reader.ts`).
 */
import { readFileSync } from 'node:fs'
import { createRequire, enableCompileCache, flushCompileCache, registerHooks } from 'node:module'
import path from 'node:path'

import { compiledCodeFolder } from '../compiled-code.ts'
import type { Answer, Ask, Reply } from './asks.ts'
import { frame, takeFrames } from './frames.ts'

// pdf.js speaks through the console; standard output belongs to the answers.
for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) console[method] = () => {}

// pdf.js loads a canvas wherever it finds one. Nothing is drawn here, and it costs a cold read a third of
// its time, 25 MB, and native code beside hostile files.
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@napi-rs/canvas') throw new Error('nothing is drawn here')
    return next(specifier, context)
  },
})
// pdf.js asks what a Response can do, and Node would load all that speaks HTTP for the answer: another
// 50 ms. Nothing is fetched here.
Object.assign(globalThis, {
  Response: class {
    bytes(): void {}
  },
})
// What is built keeps its code itself (`built-reader.ts`).
enableCompileCache(compiledCodeFolder)
const reader = import('./read-bytes.ts')

let asked: Ask | null = null
let last: Promise<unknown> = Promise.resolve()

process.stdin.on(
  'data',
  takeFrames(64 * 1024 * 1024, (message) => {
    if (asked === null) {
      // Our own program wrote it.
      asked = JSON.parse(message.toString('utf8')) as Ask
      return
    }
    const [ask, bytes] = [asked, new Uint8Array(message)]
    asked = null
    last = last.then(() => (ask.kind === 'load' ? load() : answer(ask, bytes)))
  }),
)
process.stdin.on('end', () => {
  // An ordinary end would keep what was compiled for somebody's file.
  void last.finally(() => process.kill(process.pid, 'SIGKILL'))
})
if (process.argv[2] === 'compile') void compile()

async function compile(): Promise<void> {
  const { samplePdf } = await import('./sample-pdf.ts')
  const library = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  const font = readFileSync(path.join(library, 'standard_fonts/LiberationSans-Regular.ttf'))
  const { readBytes } = await reader
  const read = await readBytes(new Uint8Array(samplePdf(font)), { kind: 'resume', of: 'file' })
  if (read.kind === 'refused') throw new Error(read.code)
  flushCompileCache()
  process.exit(0)
}

const load = async (): Promise<void> => (await reader).loadAll()

async function answer(ask: Exclude<Ask, { kind: 'load' }>, bytes: Uint8Array): Promise<void> {
  const { itemsOf, readBytes } = await reader
  try {
    tell({ answer: ask.kind === 'items' ? await itemsOf(bytes) : await readBytes(bytes, ask) })
  } catch (error) {
    // The words of an error may be the file's.
    const [name, at] = error instanceof Error ? [error.name, error.stack ?? ''] : ['no error', '']
    const places = at.split('\n').filter((line) => line.startsWith('    at '))
    tell({ fault: [name, ...places].join('\n') })
  }
}

function tell(what: { answer: Answer } | { fault: string }): void {
  const { user, system } = process.cpuUsage()
  const reply: Reply = { ...what, cpuMs: Math.round((user + system) / 1000) }
  process.stdout.write(frame(Buffer.from(JSON.stringify(reply))))
}
