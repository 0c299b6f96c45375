/** `npm run tables`: compiles the word tables into the modules that the product imports. */
import path from 'node:path'

import { writeCompiled } from './tables/compile.ts'

console.log(`${writeCompiled(path.resolve(import.meta.dirname, '../tables'))} files`)
