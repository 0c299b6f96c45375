import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { readerChildren } from '../../../tests/api/reader-children.ts'
import { createPdfReader } from './reader-process.ts'

it('leaves no child behind when the next file comes while one is renewed', async () => {
  // Those of the files before this one, which one worker runs in turn.
  const others = readerChildren()
  const patience = { wallClockMs: 20_000, waitMs: 120_000, answerMs: 120_000 }
  const reader = createPdfReader({ ...patience, renewAfterFiles: 1 })
  const file = readFileSync(
    new URL('../../../tests/fixtures/resumes/nurse-en-rows.pdf', import.meta.url),
  )
  for (let i = 0; i < 2; i++) {
    expect((await reader.read(file)).kind).toBe('document')
    reader.prepare()
  }
  await reader.close()
  // One that was killed may take a while to be gone; one that was forgotten stays.
  await expect.poll(() => readerChildren().filter((pid) => !others.includes(pid))).toEqual([])
})
