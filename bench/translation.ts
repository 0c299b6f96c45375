/** Translation: what a translation may never lose, the labels, the engine, and the server beside it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { BenchTable } from './table.ts'
import { benchEngine } from './translation/engine.ts'
import { benchInvariants } from './translation/invariants.ts'
import { benchLabels } from './translation/labels.ts'
import { benchServer } from './translation/server.ts'

export async function benchTranslation(): Promise<BenchTable[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lapel-bench-'))
  try {
    return [
      ...(await benchInvariants()),
      benchLabels(),
      await benchEngine(folder),
      await benchServer(folder),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
