import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, it } from 'vitest'
import { z } from 'zod'

const root = path.resolve(import.meta.dirname, '..')

const lockfile = z.object({
  /** A package that stands for another says its own name. */
  packages: z.record(z.string(), z.object({ version: z.string(), name: z.string().optional() })),
})
const bill = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(
    z.object({
      purl: z.string(),
      licenses: z.array(z.unknown()).min(1),
      hashes: z.array(z.unknown()).min(1),
    }),
  ),
})

it('[ASVS 15.1.2] the bill of materials names every package of the lockfile with its licence and hash', () => {
  const { packages } = lockfile.parse(
    JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')),
  )
  const locked = Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, { version, name: own }]) => {
      const name = own ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return `pkg:npm/${name.replace('@', '%40')}@${version}`
    })
  const written = execFileSync('npm', ['run', '--silent', 'sbom'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const { components } = bill.parse(JSON.parse(written))
  expect(new Set(components.map(({ purl }) => purl))).toEqual(new Set(locked))
})
