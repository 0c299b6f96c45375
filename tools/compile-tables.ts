/** `npm run tables`: compiles the word tables into the modules that the product imports. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { compileTables } from './tables/compile.ts'

const tables = path.resolve(import.meta.dirname, '../tables')
const compiled = compileTables(tables)
rmSync(path.join(tables, 'compiled'), { recursive: true, force: true })
for (const [name, content] of compiled) {
  const file = path.join(tables, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}
console.log(`${compiled.size} files`)
