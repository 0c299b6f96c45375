/**
 * The reader's child process: reads framed PDFs from standard input, answers each with framed JSON
 * on standard output. It holds no state between files, has no environment, opens no sockets, and
 * its parent may kill it at any moment.
 */
import { registerHooks } from 'node:module'

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
const { readItems } = await import('./read-items.ts')

let last: Promise<unknown> = Promise.resolve()

process.stdin.on(
  'data',
  takeFrames(64 * 1024 * 1024, (message) => {
    const bytes = new Uint8Array(message)
    last = last.then(() => answer(bytes))
  }),
)
process.stdin.on('end', () => {
  void last.finally(() => process.exit(0))
})

async function answer(bytes: Uint8Array): Promise<void> {
  const read = await readItems(bytes)
  const { user, system } = process.cpuUsage()
  const cpuMs = Math.round((user + system) / 1000)
  process.stdout.write(frame(Buffer.from(JSON.stringify({ answer: read, cpuMs }))))
}
