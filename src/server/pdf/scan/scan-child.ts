/**
 * The scanner's child process: reads one framed PDF from standard input, tells each page that it
 * begins, answers with framed JSON and ends. Its parent may kill it at any moment.
 */
import { frame, takeFrames } from '../frames.ts'
import type { ReadScan } from './read-scan.ts'
import { readScan } from './read-scan.ts'

/** What the child says: the page it begins, of how many; at last what it read. */
export type ScanWord = { page: number; pages: number } | { read: ReadScan }

// Libraries speak through the console; standard output belongs to the answer.
for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) console[method] = () => {}

process.stdin.on(
  'data',
  takeFrames(64 * 1024 * 1024, (message) => {
    void answer(new Uint8Array(message))
  }),
)

async function answer(bytes: Uint8Array): Promise<void> {
  const read = await readScan(bytes, (page, pages) => say({ page, pages }))
  say({ read }, () => process.exit(0))
}

function say(word: ScanWord, then?: () => void): void {
  process.stdout.write(frame(Buffer.from(JSON.stringify(word))), then)
}
