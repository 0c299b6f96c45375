/**
 * The scanner's child process: reads one framed PDF from standard input, answers with framed JSON
 * and ends. Its parent may kill it at any moment.
 */
import { frame, takeFrames } from '../frames.ts'
import { readScan } from './read-scan.ts'

// Libraries speak through the console; standard output belongs to the answer.
for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) console[method] = () => {}

process.stdin.on(
  'data',
  takeFrames(64 * 1024 * 1024, (message) => {
    void answer(new Uint8Array(message))
  }),
)

async function answer(bytes: Uint8Array): Promise<void> {
  const read = await readScan(bytes)
  process.stdout.write(frame(Buffer.from(JSON.stringify(read))), () => process.exit(0))
}
