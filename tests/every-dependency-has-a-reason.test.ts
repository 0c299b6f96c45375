import { existsSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')

type Packages = Record<string, string>
type Manifest = {
  dependencies: Packages
  devDependencies: Packages
  optionalDependencies: Packages
}
const manifest = JSON.parse(read('package.json')) as Manifest
const direct = [
  manifest.dependencies,
  manifest.devDependencies,
  manifest.optionalDependencies,
].flatMap((packages) => Object.keys(packages))

const rows = [
  ...read('docs/dependencies.md').matchAll(/^\| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm),
]
  .map(([, name = '', why = '', licence = '', size = '']) => ({ name, why, licence, size }))
  .filter(({ name }) => name !== 'package' && name !== '---')

/** Licences that ask for no more than to be named, and the MPL, which holds for its own files. */
const free = /^(?:MIT|MIT-0|ISC|Apache-2\.0|BSD-[23]-Clause|MPL-2\.0|OFL-1\.1|0BSD|Unlicense)$/

describe('docs/dependencies.md', () => {
  it('has each direct dependency once, with a reason, and no other', () => {
    expect(rows.map(({ name }) => name).toSorted()).toEqual(direct.toSorted())
    for (const { name, why, size } of rows) {
      expect(why.length, name).toBeGreaterThan(3)
      expect(size, name).toMatch(/^(?:–|\d+ kB|\d+\.\d MB)$/)
    }
  })

  it.each(rows)('tells the licence of $name as the package does', ({ name, licence }) => {
    const parts = licence.split(/ AND |, /)
    for (const part of parts) expect(part).toMatch(free)
    const own = new URL(`../node_modules/${name}/package.json`, import.meta.url)
    if (!existsSync(own)) return // another platform's
    const told = (JSON.parse(readFileSync(own, 'utf8')) as { license?: string }).license
    expect(licence).toContain((told ?? licence).replace(/[()]/g, ''))
  })
})
