/**
 * One instance of the compiler, in a thread of the printer's child: the compiler forgets nothing of what it
 * has set, and only the end of its thread gives the memory back. The compiled code is the process's own and
 * stays as fast as it has become (`printer-child.ts`).
 */
import { parentPort, workerData } from 'node:worker_threads'

import type { PrintQuestion } from './printer.ts'
import { createTypesetter } from './typeset.ts'

/** What the thread says: once when it is loaded, then one answer to each question. */
export type Said = { kind: 'ready' } | Made
export type Made =
  | { kind: 'made'; bytes: Uint8Array; heldBytes: number }
  | { kind: 'failed'; reason: string }

if (parentPort === null) throw new Error('Sheets are set in a thread of the printer.')
const port = parentPort
const say = (said: Said): void => port.postMessage(said)

const { typeset, heldBytes } = await createTypesetter(workerData as object)
port.on('message', (question: string) => void answer(question))
say({ kind: 'ready' })

async function answer(question: string): Promise<void> {
  try {
    // The printer is our own program: what it sends is a question.
    const { sheet, form } = JSON.parse(question) as PrintQuestion
    say({ kind: 'made', bytes: await typeset(sheet, form), heldBytes: heldBytes() })
  } catch (error) {
    say({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) })
  }
}
