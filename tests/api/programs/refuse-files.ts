/** Reads each file that is named, and says what became of it and by how many bytes it raised the peak of this process. */
import { readFileSync } from 'node:fs'

import { readResumeFile } from '#server/resumes/read-file.ts'
import { runHere } from '#server/work/tasks.ts'

import { readerHere } from '../readers.ts'

const peak = (): number => process.resourceUsage().maxRSS * 1024

for (const file of process.argv.slice(2)) {
  const bytes = readFileSync(file)
  const before = peak()
  const read = await readResumeFile(bytes, { reader: readerHere, run: runHere })
  const code = read.kind === 'refused' ? read.code : read.kind
  process.stdout.write(`${JSON.stringify({ code, grown: peak() - before })}\n`)
}
