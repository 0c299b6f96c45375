/**
 * Which files the reader's child process runs: those that the build made of its sources
 * (`vite.config.ts`), as long as they are made of these very sources; else the sources themselves.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const projectRoot = path.resolve(import.meta.dirname, '../../..')
export const builtReader = path.join(projectRoot, 'dist/reader/reader-child.cjs')
export const sourcesFile = path.join(path.dirname(builtReader), 'sources.json')

export const sourceReader = fileURLToPath(new URL('reader-child.ts', import.meta.url))

/** Looked at for each child: whoever works on the reader builds nothing in between. */
export const readerProgram = (): string =>
  isBuiltOf(sourcesFile, projectRoot) ? builtReader : sourceReader

/** `list` names files below `root`, each with the print that it had. */
export function isBuiltOf(list: string, root: string): boolean {
  if (!existsSync(list)) return false
  // Our own build wrote it.
  const prints = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>
  return Object.entries(prints).every(([file, print]) => {
    const source = path.join(root, file)
    return existsSync(source) && printOf(readFileSync(source)) === print
  })
}

export const printOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
