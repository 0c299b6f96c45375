/**
 * What is asked of a tree that is compared: a few functions, found where they have stood since
 * f76846f. Whoever moves one of them adds its new file here, in front.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import type { readResume } from '#domain/reading/read-resume.ts'
import type { scoreResume } from '#domain/scoring/score.ts'
import type { verifyResume } from '#domain/truth/verify.ts'
import type { readItems } from '#server/pdf/read-items.ts'

import type { readGivenJob } from '../../src/cli/given-job.ts'

type Stable = {
  verifyResume: typeof verifyResume
  readItems: typeof readItems
  readResume: typeof readResume
  readGivenJob: typeof readGivenJob
  scoreResume: typeof scoreResume
}

const files: Readonly<Record<keyof Stable, readonly string[]>> = {
  verifyResume: ['src/domain/truth/verify.ts', 'src/domain/tailoring/truth.ts'],
  readItems: ['src/server/pdf/read-items.ts'],
  readResume: ['src/domain/reading/read-resume.ts'],
  readGivenJob: ['src/cli/given-job.ts'],
  scoreResume: ['src/domain/scoring/score.ts'],
}

export async function takeFrom<K extends keyof Stable>(root: string, name: K): Promise<Stable[K]> {
  for (const file of files[name]) {
    const at = path.join(root, file)
    if (!existsSync(at)) continue
    // Trees differ in their types, which nobody can check here; the shapes asked for are old ones.
    const found = (await import(pathToFileURL(at).href)) as Partial<Stable>
    const taken = found[name]
    if (taken !== undefined) return taken
  }
  throw new Error(`${root} has no ${name} where it is looked for: ${files[name].join(', ')}`)
}
