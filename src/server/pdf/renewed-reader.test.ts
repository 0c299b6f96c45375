/** In a file of its own, so that no other reader of these tests is renewed meanwhile. */
import { readdirSync, readFileSync } from 'node:fs'

import { expect, it, vi } from 'vitest'

import { createPdfReader } from './reader-process.ts'

it('leaves no child behind when the next file comes while one is renewed', async () => {
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
  await vi.waitFor(() => expect(readerChildren()).toEqual([]), { timeout: 20_000 })
}, 60_000)

/** The processes that read for this one. */
function readerChildren(): string[] {
  return readdirSync('/proc/self/task')
    .flatMap((task) => readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' '))
    .filter((pid) => pid !== '' && commandOf(pid).includes('reader-child.'))
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return '' // it has ended since
  }
}
