import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { compiledCodeFolder } from '../compiled-code.ts'
import { startChild } from './child-process.ts'
import { compileReader } from './prepare-reader.ts'
import { isBuiltOf, printOf, projectRoot, sourceReader } from './reader-program.ts'

/** As deep in the project as what is built to be used. */
const built = path.join(projectRoot, '.cache', `reader-${process.pid}`)
const program = path.join(built, 'reader-child.cjs')
/** Where the code of what is built there is kept. */
const keptFolders = (): string[] =>
  readdirSync(compiledCodeFolder)
    .filter((name) => name.startsWith(path.basename(built)))
    .map((name) => path.join(compiledCodeFolder, name))

describe('the reader that is built', () => {
  beforeAll(async () => {
    const configFile = path.join(import.meta.dirname, 'vite.config.ts')
    await build({ configFile, logLevel: 'silent', build: { outDir: built } })
  })
  afterAll(() => {
    for (const made of [built, ...keptFolders()]) rmSync(made, { recursive: true, force: true })
  })

  it('reads what its sources read', async () => {
    const file = path.join(projectRoot, 'tests/fixtures/resumes/nurse-en-rows.pdf')
    const read = async (program: string) => {
      const child = startChild(null, program)
      try {
        return await child.ask({ kind: 'resume', of: 'file' }, readFileSync(file), {
          clockMs: 60_000,
        })
      } finally {
        await child.end()
      }
    }
    const whole = await read(program)
    expect(whole.kind).toBe('read')
    expect(whole).toEqual(await read(sourceReader))
  })

  it('has the code of what a sample ran kept', async () => {
    expect(await compileReader(new AbortController().signal, program)).toBe(true)
    const kept = keptFolders().flatMap((folder) => readdirSync(folder))
    const needed = readdirSync(built).filter((name) =>
      /^(?:main|read-items|read-resume)-/.test(name),
    )
    expect(needed).toHaveLength(3)
    expect(kept).toEqual(expect.arrayContaining(needed))
    const read = path.join(keptFolders()[0] ?? '', needed.find((name) => /resume/.test(name)) ?? '')
    // A text within a function stands in code that has run, and not in code that was only loaded.
    expect(readFileSync(read).includes('/contact_info/name')).toBe(true)
  })

  it('knows what it was made of, the versions of its libraries too', () => {
    const list = path.join(built, 'sources.json')
    expect(isBuiltOf(list, projectRoot)).toBe(true)
    expect(Object.keys(JSON.parse(readFileSync(list, 'utf8')) as object)).toEqual(
      expect.arrayContaining([
        'node_modules/libphonenumber-js/package.json',
        'src/domain/reading/read-resume.ts',
        'src/server/pdf/reader-child.ts',
      ]),
    )
  })
})

describe('a reader that was built', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'lapel-built-'))
  afterAll(() => rmSync(root, { recursive: true, force: true }))
  const list = path.join(root, 'sources.json')
  const write = (text: string): void => writeFileSync(path.join(root, 'part.ts'), text)

  it('is used while its sources are what they were, and not where one changed or went', () => {
    expect(isBuiltOf(list, root)).toBe(false)
    write('one')
    writeFileSync(list, JSON.stringify({ 'part.ts': printOf(Buffer.from('one')) }))
    expect(isBuiltOf(list, root)).toBe(true)
    write('two')
    expect(isBuiltOf(list, root)).toBe(false)
    write('one')
    expect(isBuiltOf(list, root)).toBe(true)
    rmSync(path.join(root, 'part.ts'))
    expect(isBuiltOf(list, root)).toBe(false)
  })
})
