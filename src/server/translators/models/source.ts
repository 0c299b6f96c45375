/**
 * Where models come from: the registry's address or a mirror of it, or a folder that somebody
 * carried here. Both give the registry, and the packed files from any byte on.
 */
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'

import type { Registry } from './registry.ts'
import { readRegistry } from './registry.ts'

interface OpenedFile {
  bytes: AsyncIterable<Uint8Array>
  /** Where these bytes begin: what was asked for, or 0 where the source begins anew. */
  start: number
  /** Of the whole packed file; null where the source does not say. */
  totalBytes: number | null
  /** Changes when the file does; a part of another version is no use. */
  version: string
}

export interface ModelSource {
  registry(signal: AbortSignal): Promise<Registry>
  /** `version` is what the part had that is there already. */
  open(
    path: string,
    part: { bytes: number; version: string },
    signal: AbortSignal,
  ): Promise<OpenedFile>
}

/** Models could not be had: the message is one line for a person. */
export class ModelProblem extends Error {
  override name = 'ModelProblem'
}

const answerMs = 20_000
const registryLimit = 20 * 1024 * 1024

/** `mirror` takes the place of the address that the registry names for the files. */
export function webSource(registryUrl: string, mirror: string | null): ModelSource {
  let known: Promise<Registry> | null = null
  const ask = async (url: string, headers: Record<string, string>, signal: AbortSignal) => {
    const late = new AbortController()
    const clock = setTimeout(() => late.abort(), answerMs)
    try {
      return await fetch(url, {
        headers: { 'accept-encoding': 'identity', ...headers },
        signal: AbortSignal.any([signal, late.signal]),
      })
    } catch (error) {
      signal.throwIfAborted()
      throw new ModelProblem(`${new URL(url).host} cannot be reached.`, { cause: error })
    } finally {
      clearTimeout(clock)
    }
  }
  const load = async (signal: AbortSignal): Promise<Registry> => {
    const response = await ask(registryUrl, {}, signal)
    if (!response.ok) {
      throw new ModelProblem(`The list of models answered ${response.status}.`)
    }
    const text = await response.text()
    try {
      if (text.length > registryLimit) throw new RangeError('too long')
      return readRegistry(JSON.parse(text))
    } catch (error) {
      throw new ModelProblem('The list of models cannot be read.', { cause: error })
    }
  }
  return {
    registry(signal) {
      known ??= load(signal)
      known.catch(() => (known = null)) // the next one asks again
      return known
    },
    async open(file, part, signal) {
      const { baseUrl } = await this.registry(signal)
      const base = (mirror ?? baseUrl) || new URL('.', registryUrl).href
      const url = new URL(file, base.endsWith('/') ? base : `${base}/`).href
      const resumes = part.bytes > 0 && part.version !== ''
      const headers = resumes
        ? { range: `bytes=${part.bytes}-`, 'if-range': part.version }
        : undefined
      const response = await ask(url, headers ?? {}, signal)
      if (response.status === 416 && resumes) {
        return this.open(file, { bytes: 0, version: '' }, signal)
      }
      if (!response.ok || response.body === null) {
        throw new ModelProblem(`${file} answered ${response.status}.`)
      }
      const start = response.status === 206 ? part.bytes : 0
      const length = response.headers.get('content-length')
      return {
        bytes: response.body,
        start,
        totalBytes: length === null ? null : start + Number(length),
        version: response.headers.get('etag') ?? response.headers.get('last-modified') ?? '',
      }
    },
  }
}

/** A folder with `models.json` and the files, at their paths or all in one place. */
export function folderSource(folder: string): ModelSource {
  return {
    async registry() {
      const text = await readFile(path.join(folder, 'models.json'), 'utf8').catch(() => null)
      if (text === null) throw new ModelProblem(`There is no models.json in ${folder}.`)
      try {
        return readRegistry(JSON.parse(text))
      } catch (error) {
        throw new ModelProblem('The list of models cannot be read.', { cause: error })
      }
    },
    async open(file) {
      for (const name of [path.resolve(folder, file), path.join(folder, path.basename(file))]) {
        // A list from elsewhere names no files outside the folder.
        if (!name.startsWith(path.resolve(folder) + path.sep)) continue
        const found = await stat(name).catch(() => null)
        if (found?.isFile()) {
          const bytes = Readable.from(createReadStream(name))
          return { bytes, start: 0, totalBytes: found.size, version: '' }
        }
      }
      throw new ModelProblem(`${path.basename(file)} is not in ${folder}.`)
    },
  }
}
