/**
 * The last step of the build: Node reads the server once and keeps what it compiled, so that the first
 * start need not take the types out of a thousand files.
 */
import { enableCompileCache } from 'node:module'

import { compiledCodeFolder } from '#server/compiled-code.ts'

enableCompileCache(compiledCodeFolder)
await import('#server/run.ts')
await import('#server/process/supervise.ts')
