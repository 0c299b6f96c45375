/**
 * A temporary data folder. Open to every user, because root's tests run PostgreSQL as another one
 * and would otherwise be sent to a folder below /var/lib.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type TestFolder = { path: string; remove(): Promise<void> }

export async function makeTestFolder(): Promise<TestFolder> {
  const path = await mkdtemp(join(tmpdir(), 'lapel-tests-'))
  await chmod(path, 0o755)
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}
