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
    void readScan(new Uint8Array(message)).then((read) => {
      process.stdout.write(frame(Buffer.from(JSON.stringify(read))), () => process.exit(0))
    })
  }),
)
process.stdin.on('end', () => {})
