/**
 * `--jsonl FILE|-`: a line of JSON in, a line of JSON out, in order, one at a time, however long
 * the stream. A line that cannot be answered is answered with its error, and the rest goes on.
 */
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

import type { Exit } from './exit.ts'
import { exit, Unusable } from './exit.ts'
import { reasonOf } from './read-input.ts'
import { tell, writeJsonLine } from './terminal.ts'

export type Fields = Readonly<Record<string, unknown>>

export async function answerLines(
  file: string,
  answer: (fields: Fields) => Promise<Fields>,
): Promise<Exit> {
  const input = file === '-' ? process.stdin : createReadStream(file)
  const failure = new Promise<never>((_, reject) => {
    input.once('error', (error: Error) => reject(new Unusable(`${file}: ${reasonOf(error)}`)))
  })
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })
  const iterator = lines[Symbol.asyncIterator]()
  let unanswered = 0
  for (let number = 1; ; number++) {
    const { value: line, done } = await Promise.race([iterator.next(), failure])
    if (done) break
    if (line.trim() === '') continue
    const out = await answerLine(line, number, answer)
    if ('error' in out) unanswered++
    await writeJsonLine(out)
  }
  if (unanswered === 0) return exit.done
  tell(`${unanswered} ${unanswered === 1 ? 'line' : 'lines'} could not be answered.`)
  return exit.unusable
}

async function answerLine(
  line: string,
  number: number,
  answer: (fields: Fields) => Promise<Fields>,
): Promise<Fields> {
  let fields: Fields
  try {
    const value: unknown = JSON.parse(line)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new TypeError()
    fields = { ...value }
  } catch {
    return { id: null, error: `line ${number} is not an object of JSON` }
  }
  const id = fields['id'] ?? null
  try {
    return { id, ...(await answer(fields)) }
  } catch (error) {
    if (!(error instanceof Unusable)) throw error
    return { id, error: error.message }
  }
}
