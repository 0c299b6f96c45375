import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { rankerPlace } from './ranker-place.ts'

const made = new Array<string>()
const newTemporaryFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'place-'))
  made.push(folder)
  vi.stubEnv('TMPDIR', folder)
  return folder
}
beforeEach(() => void newTemporaryFolder())
afterEach(() => {
  vi.unstubAllEnvs()
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
})

describe.skipIf(process.platform === 'win32')('the place of the order of all jobs', () => {
  it('is one for a database, and another for another', () => {
    expect(rankerPlace('postgresql://one')).toEqual(rankerPlace('postgresql://one'))
    expect(rankerPlace('postgresql://one').socket).not.toBe(rankerPlace('postgresql://two').socket)
  })

  it('has another lock where the folder is another, though it has the same name', () => {
    const { lock } = rankerPlace('postgresql://one')
    newTemporaryFolder()
    expect(rankerPlace('postgresql://one').lock).not.toBe(lock)
  })

  it('is none in a folder that others may enter', () => {
    const { socket } = rankerPlace('postgresql://one')
    expect(path.basename(path.dirname(socket))).toBe(`lapel-${userInfo().uid}`)
    chmodSync(path.dirname(socket), 0o777)
    expect(() => rankerPlace('postgresql://one')).toThrow('not a folder of this user alone')
  })
})
