/**
 * The models on this machine: a folder for each direction with its files and a list of them. A
 * direction is there or it is not: it is put together beside and moved in by one rename.
 */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

import type { Language } from '#domain/language/languages.ts'
import { languages } from '#domain/language/languages.ts'
import { z } from 'zod'

import type { ModelPaths } from '../bergamot/engine.ts'
import { roles } from './registry.ts'

const manifest = z.object({
  from: z.enum(languages),
  to: z.enum(languages),
  architecture: z.string(),
  files: z.array(
    z.object({
      role: z.enum(roles),
      /** Name within the direction's folder. */
      name: z.string().regex(/^[\w.-]+$/),
      /** Where the registry has it. */
      path: z.string(),
      hash: z.string(),
      bytes: z.int(),
    }),
  ),
})
export type InstalledModel = z.infer<typeof manifest>

const pins = z.record(z.string(), z.string())

export interface ModelStore {
  folder: string
  find: (from: Language, to: Language) => Promise<ModelPaths | null>
  list(): Promise<InstalledModel[]>
  /** What is wrong with an installed model: names of files that are missing or changed. */
  verify(model: InstalledModel): Promise<string[]>
  remove(from: Language, to: Language): Promise<boolean>
  /** A folder to put a direction together in; kept when a download is broken off. */
  incoming(from: Language, to: Language): Promise<string>
  /** Moves what is in the incoming folder to its place, and pins its files. */
  accept(model: InstalledModel): Promise<void>
  /** The hashes that files had when they were installed first, by their path in the registry. */
  pins(): Promise<Record<string, string>>
  pin(hashes: Record<string, string>): Promise<void>
}

const manifestName = 'files.json'
const pinsName = 'pins.json'

export function createModelStore(folder: string): ModelStore {
  const place = (from: Language, to: Language): string => path.join(folder, `${from}-${to}`)
  const incomingPlace = (from: Language, to: Language): string =>
    path.join(folder, `.incoming-${from}-${to}`)

  async function read(name: string): Promise<InstalledModel | null> {
    const found = await readJson(path.join(folder, name, manifestName))
    const parsed = manifest.safeParse(found)
    return parsed.success ? parsed.data : null
  }

  async function readPins(): Promise<Record<string, string>> {
    const parsed = pins.safeParse(await readJson(path.join(folder, pinsName)))
    return parsed.success ? parsed.data : {}
  }

  async function writePins(all: Record<string, string>): Promise<void> {
    const beside = path.join(folder, `.${pinsName}`)
    await writeFile(beside, JSON.stringify(all, null, 2))
    await rename(beside, path.join(folder, pinsName))
  }

  return {
    folder,
    async find(from, to) {
      const model = await read(`${from}-${to}`)
      if (model === null) return null
      const file = (role: string) => {
        const found = model.files.find((one) => one.role === role)
        return found === undefined ? null : path.join(place(from, to), found.name)
      }
      const both = [file('srcVocab'), file('trgVocab')]
      const vocabs = [file('vocab')].concat(both).filter((name) => name !== null)
      const [weights, shortlist] = [file('model'), file('lexicalShortlist')]
      if (weights === null || shortlist === null || vocabs.length === 0) return null
      return { model: weights, shortlist, vocabs }
    },
    async list() {
      const names = await readdir(folder).catch(() => [])
      const models = await Promise.all(
        names.filter((name) => /^[a-z]{2}-[a-z]{2}$/.test(name)).map(read),
      )
      return models.filter((model) => model !== null)
    },
    async verify(model) {
      const wrong = await Promise.all(
        model.files.map(async ({ name, hash }) => {
          // A file that is missing or cannot be read is as wrong as one that was changed.
          const found = await hashOf(path.join(place(model.from, model.to), name)).catch(() => null)
          return found === hash ? null : name
        }),
      )
      return wrong.filter((name) => name !== null)
    },
    async remove(from, to) {
      await rm(incomingPlace(from, to), { recursive: true, force: true })
      const there = await stat(place(from, to)).catch(() => null)
      if (there === null) return false
      const gone = new Set((await read(`${from}-${to}`))?.files.map((file) => file.path))
      const kept = Object.entries(await readPins()).filter(([name]) => !gone.has(name))
      await writePins(Object.fromEntries(kept))
      await rm(place(from, to), { recursive: true })
      return true
    },
    async incoming(from, to) {
      await mkdir(incomingPlace(from, to), { recursive: true })
      return incomingPlace(from, to)
    },
    async accept(model) {
      const [from, to] = [model.from, model.to]
      const waiting = incomingPlace(from, to)
      const old = path.join(folder, `.old-${from}-${to}`)
      await writeFile(path.join(waiting, manifestName), JSON.stringify(model, null, 2))
      await rm(old, { recursive: true, force: true })
      await rename(place(from, to), old).catch(() => {}) // the first time there is none
      await rename(waiting, place(from, to))
      await rm(old, { recursive: true, force: true })
    },
    pins: readPins,
    pin: async (hashes) => writePins({ ...hashes, ...(await readPins()) }),
  }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return null
  }
}
