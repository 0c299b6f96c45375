import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import type { TestFolder } from '../../../../tests/api/test-folder.ts'
import { makeTestFolder } from '../../../../tests/api/test-folder.ts'
import { completeLinks } from './binaries.ts'
import { runsAsRoot } from './user.ts'

describe('completeLinks, after an install that ran no scripts', () => {
  let folder: TestFolder
  let native: string

  beforeEach(async () => {
    folder = await makeTestFolder()
    native = join(folder.path, 'package/native')
    mkdirSync(join(native, 'lib'), { recursive: true })
    writeFileSync(join(native, 'lib/libx.so.6.18'), 'library')
    writeFileSync(
      join(native, 'pg-symlinks.json'),
      JSON.stringify([{ source: 'native/lib/libx.so.6.18', target: 'native/lib/libx.so.6' }]),
    )
  })
  afterEach(() => folder.remove())

  it('makes the missing links in the package', () => {
    expect(completeLinks(native, join(folder.path, 'own'))).toBeNull()
    expect(readlinkSync(join(native, 'lib/libx.so.6'))).toBe('libx.so.6.18')
    expect(completeLinks(native, join(folder.path, 'own'))).toBeNull()
  })

  it('makes them in a folder of our own where the package cannot be written', () => {
    chmodSync(join(native, 'lib'), 0o555)
    chmodSync(folder.path, 0o777)
    // Root writes anywhere, so root asks an ordinary user to do it.
    const program = `
      import { completeLinks } from ${JSON.stringify(join(import.meta.dirname, 'binaries.ts'))}
      console.log(completeLinks(process.argv[1], process.argv[2]))
    `
    const own = join(folder.path, 'own')
    const said = execFileSync(
      process.execPath,
      ['--input-type=module', '--eval', program, native, own],
      { encoding: 'utf8', cwd: '/', ...(runsAsRoot() && { uid: 65_534, gid: 65_534 }) },
    )
    expect(said.trim()).toBe(join(own, 'lib'))
    expect(realpathSync(join(own, 'lib/libx.so.6'))).toBe(join(native, 'lib/libx.so.6.18'))
  })
})
