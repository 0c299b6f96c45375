/**
 * Puts one direction on this machine: each file is fetched packed, from where a broken download
 * stopped, unpacked, and held against its hash: the registry's for the model, and for the others
 * the one they had when they were installed first. Only a whole, right set takes its place.
 */
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

import type { RegistryFile, RegistryModel } from './registry.ts'
import type { ModelSource } from './source.ts'
import { ModelProblem } from './source.ts'
import type { InstalledModel, ModelStore } from './store.ts'

export interface Progress {
  file: string
  doneBytes: number
  totalBytes: number | null
}

/** No file of a model is as large: what is, is something else. */
const largestBytes = 400 * 1024 * 1024
/** A source that sends nothing for so long has stopped. */
const stallMs = 30_000

export async function installModel(
  model: RegistryModel,
  source: ModelSource,
  store: ModelStore,
  signal: AbortSignal,
  tell: (progress: Progress) => void = () => {},
): Promise<InstalledModel> {
  const folder = await store.incoming(model.from, model.to)
  const pins = await store.pins()
  const files: InstalledModel['files'] = []
  for (const file of model.files) {
    const name = nameOf(file)
    const packed = path.join(folder, `${name}.part`)
    await fetchPacked(file, packed, source, signal, tell)
    const { hash, bytes } = await unpack(packed, path.join(folder, name), file)
    const expected = file.hash ?? pins[file.path] ?? hash
    if (hash !== expected) {
      await rm(folder, { recursive: true, force: true })
      throw new ModelProblem(
        file.hash === null
          ? `${name} is not the file that was installed first. Remove the model to take the new one.`
          : `${name} arrived damaged: its checksum is wrong. Nothing was installed.`,
      )
    }
    files.push({ role: file.role, name, path: file.path, hash, bytes })
  }
  for (const { name } of files) {
    await rm(path.join(folder, `${name}.part`), { force: true })
    await rm(path.join(folder, `${name}.part.version`), { force: true })
  }
  const { from, to, architecture } = model
  const installed = { from, to, architecture, files }
  await store.accept(installed)
  await store.pin(
    Object.fromEntries(model.files.map((file, i) => [file.path, files[i]?.hash ?? ''])),
  )
  return installed
}

function nameOf({ role, path: given }: RegistryFile): string {
  const name = path.posix.basename(given).replace(/\.gz$/, '')
  // Two vocabularies may be called alike, in folders of their own.
  return /^[\w.-]+$/.test(name) ? `${role}.${name}` : role
}

async function fetchPacked(
  file: RegistryFile,
  packed: string,
  source: ModelSource,
  signal: AbortSignal,
  tell: (progress: Progress) => void,
): Promise<void> {
  const there = await stat(packed).catch(() => null)
  const version = await readFile(`${packed}.version`, 'utf8').catch(() => '')
  const stalled = new AbortController()
  const either = AbortSignal.any([signal, stalled.signal])
  const opened = await source.open(file.path, { bytes: there?.size ?? 0, version }, either)
  await writeFile(`${packed}.version`, opened.version)
  let doneBytes = opened.start
  let clock: NodeJS.Timeout | undefined
  const wait = (): void => {
    clearTimeout(clock)
    clock = setTimeout(() => stalled.abort(), stallMs)
  }
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      wait()
      doneBytes += chunk.length
      tell({ file: path.posix.basename(file.path), doneBytes, totalBytes: opened.totalBytes })
      next(doneBytes > largestBytes ? new ModelProblem(`${file.path} is too large.`) : null, chunk)
    },
  })
  wait()
  try {
    const flags = opened.start > 0 ? 'a' : 'w'
    await pipeline(Readable.from(opened.bytes), counted, createWriteStream(packed, { flags }), {
      signal: either,
    })
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof ModelProblem) throw error
    throw new ModelProblem(
      `The download of ${path.posix.basename(file.path)} broke off after ${doneBytes} bytes. Run the command again: it goes on from there.`,
      { cause: error },
    )
  } finally {
    clearTimeout(clock)
  }
  if (opened.totalBytes !== null && doneBytes !== opened.totalBytes) {
    throw new ModelProblem(`The download of ${path.posix.basename(file.path)} is not whole.`)
  }
}

/** Gzip where it is gzip: a mirror may keep the files unpacked. */
async function unpack(
  packed: string,
  unpacked: string,
  file: RegistryFile,
): Promise<{ hash: string; bytes: number }> {
  const hash = createHash('sha256')
  let bytes = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      bytes += chunk.length
      hash.update(chunk)
      next(bytes > largestBytes ? new ModelProblem(`${file.path} is too large.`) : null, chunk)
    },
  })
  const from = createReadStream(packed)
  const to = createWriteStream(unpacked)
  try {
    if (await isGzip(packed)) await pipeline(from, createGunzip(), counted, to)
    else await pipeline(from, counted, to)
  } catch (error) {
    await rm(packed, { force: true }) // what is damaged is not gone on from
    if (error instanceof ModelProblem) throw error
    throw new ModelProblem(`${path.posix.basename(file.path)} arrived damaged.`, { cause: error })
  }
  return { hash: hash.digest('hex'), bytes }
}

async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0)
    return buffer[0] === 0x1f && buffer[1] === 0x8b
  } finally {
    await handle.close()
  }
}
