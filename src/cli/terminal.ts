/** Where a command reads and writes. Answers go to standard output, words for people to the other. */
import { once } from 'node:events'

/** Writes and waits where the reader is slower, so that a stream of any length stays small here. */
export async function write(bytes: string | Uint8Array): Promise<void> {
  if (!process.stdout.write(bytes)) await once(process.stdout, 'drain')
}

/** One answer, readable by people and programs. */
export async function writeJson(value: unknown): Promise<void> {
  await write(`${JSON.stringify(value, null, 2)}\n`)
}

export async function writeJsonLine(value: unknown): Promise<void> {
  await write(`${JSON.stringify(value)}\n`)
}

export function tell(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}
