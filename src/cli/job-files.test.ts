import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { CommandLine } from '../../tests/api/run-lapel.ts'
import { openCommandLine } from '../../tests/api/run-lapel.ts'

const folder = mkdtempSync(join(tmpdir(), 'lapel-job-files-'))
let commands: CommandLine
beforeAll(async () => {
  commands = await openCommandLine({})
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await commands.close()
})

const ad = 'Köchin\n\nAnforderungen\n- Führerschein Klasse B\n- HACCP\n'

async function certificationsOf(name: string, bytes: Uint8Array): Promise<string[]> {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  const said = await commands.lapel(['skills', path])
  expect(said.err).toBe('')
  const asked = JSON.parse(said.out) as { certifications: { text: string }[] }
  return asked.certifications.map(({ text }) => text)
}

describe('a job file', () => {
  it.each([
    ['UTF-8', Buffer.from(ad, 'utf8')],
    ['Latin-1', Buffer.from(ad, 'latin1')],
    ['UTF-16 without a mark', Buffer.from(ad, 'utf16le')],
    ['UTF-16 with a mark', Buffer.from(`\u{feff}${ad}`, 'utf16le')],
  ])('is read in %s', async (_encoding, bytes) => {
    expect(await certificationsOf('old.txt', bytes)).toEqual(['Führerschein Klasse B'])
  })

  it('is read without its tags where it is HTML', async () => {
    const page =
      '<html><body><h1>Cook</h1><h2>Requirements</h2><ul><li>Driving licence</li><li>HACCP</li></ul></body></html>'
    expect(await certificationsOf('page.html', Buffer.from(page))).toEqual(['Driving licence'])
  })

  it('is refused where it is no text', async () => {
    const path = join(folder, 'picture.png')
    writeFileSync(
      path,
      Uint8Array.from({ length: 400 }, (_, i) => (i * 37) % 256),
    )
    expect((await commands.lapel(['skills', path])).err).toContain('this is not a text file')
  })
})
