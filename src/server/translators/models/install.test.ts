import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

import type { Language } from '#domain/language/languages.ts'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'

import type { RegistryServer } from '../../../../tests/fixtures/translation-models/registry-server.ts'
import { serveRegistry } from '../../../../tests/fixtures/translation-models/registry-server.ts'
import { createBergamot } from '../bergamot/translator.ts'
import { installModel } from './install.ts'
import type { ModelSource } from './source.ts'
import { folderSource, webSource } from './source.ts'
import type { ModelStore } from './store.ts'
import { createModelStore } from './store.ts'

const root = mkdtempSync(path.join(tmpdir(), 'lapel-install-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

let server: RegistryServer
let store: ModelStore
let count = 0
beforeEach(async () => {
  server = await serveRegistry(['en-de', 'de-en'])
  store = createModelStore(path.join(root, String(count++)))
})
afterEach(() => server.close())

const never = new AbortController().signal
const web = () => webSource(server.url, null)

async function install(
  source: ModelSource = web(),
  direction: [Language, Language] = ['en', 'de'],
) {
  const registry = await source.registry(never)
  const model = registry.find(...direction)
  if (model === null) throw new Error('not in the registry')
  return installModel(model, source, store, never)
}

const vocab = '/models/en-de/base-memory/vocab.ende.spm.gz'
const weights = '/models/en-de/base-memory/model.ende.intgemm.alphas.bin.gz'

function change(file: string): void {
  const bytes = gunzipSync(server.files.get(file) ?? Buffer.alloc(0))
  bytes[bytes.length - 1] = 7 ^ (bytes.at(-1) ?? 0)
  server.files.set(file, gzipSync(bytes))
}

describe('installing a model', () => {
  it('fetches the files, checks them, and translates with them', async () => {
    const installed = await install()
    expect(installed).toMatchObject({ from: 'en', to: 'de', architecture: 'base-memory' })
    expect(await store.list()).toEqual([installed])
    expect(await store.verify(installed)).toEqual([])
    const bergamot = createBergamot(store.find)
    try {
      const patient = AbortSignal.timeout(120_000)
      const lines = await bergamot.translate(['Hello world'], { from: 'en', to: 'de' }, patient)
      expect(lines).toHaveLength(1)
    } finally {
      await bergamot.close()
    }
  })

  it('tells how far it is', async () => {
    const source = web()
    const model = (await source.registry(never)).find('en', 'de')
    const told: number[] = []
    if (model !== null) {
      await installModel(model, source, store, never, ({ doneBytes, totalBytes }) => {
        told.push(doneBytes / (totalBytes ?? 0))
      })
    }
    expect(told.filter((share) => share === 1)).toHaveLength(3)
  })

  it('goes on where a download broke off', async () => {
    server.breakAfter = 1_000
    await expect(install()).rejects.toThrow(/broke off after \d+ bytes.*goes on from there/)
    expect(await store.list()).toEqual([])
    await install()
    expect(server.asked.join('\n')).toMatch(/model\.ende.*\.gz bytes=[1-9]\d*-/)
    expect(await store.list()).toHaveLength(1)
  })

  it('begins anew where the file has changed meanwhile', async () => {
    server.breakAfter = 1_000
    await expect(install()).rejects.toThrow('broke off')
    const old = server.files.get(weights) ?? Buffer.alloc(0)
    server.files.set(weights, gzipSync(gunzipSync(old), { level: 1 }))
    const installed = await install()
    expect(await store.verify(installed)).toEqual([])
  })

  it('refuses a model whose checksum is not the one of the registry', async () => {
    change(weights)
    await expect(install()).rejects.toThrow('its checksum is wrong. Nothing was installed.')
    expect(await store.list()).toEqual([])
    expect(await store.find('en', 'de')).toBeNull()
  })

  it('refuses another vocabulary than the first one, until the model is removed', async () => {
    await install()
    change(vocab)
    await expect(install()).rejects.toThrow('is not the file that was installed first')
    expect(await store.find('en', 'de')).not.toBeNull()
    expect(await store.remove('en', 'de')).toBe(true)
    await install()
    expect(await store.list()).toHaveLength(1)
  })

  it('refuses what is no gzip although it looks like one', async () => {
    server.files.set(vocab, Buffer.concat([Buffer.from([0x1f, 0x8b]), Buffer.alloc(50)]))
    await expect(install()).rejects.toThrow('arrived damaged')
  })

  it('takes files that a mirror keeps unpacked, from the address of the mirror', async () => {
    for (const [name, bytes] of new Map(server.files)) {
      server.files.set(`/mirror${name}`, gunzipSync(bytes))
    }
    server.json.baseUrl = 'http://127.0.0.1:1/nowhere'
    const mirror = new URL('/mirror', server.url).href
    const installed = await install(webSource(server.url, mirror))
    expect(await store.verify(installed)).toEqual([])
  })

  it('takes a folder that somebody carried here, its files at their paths or side by side', async () => {
    const carried = path.join(root, `carried-${count}`)
    mkdirSync(carried)
    writeFileSync(path.join(carried, 'models.json'), JSON.stringify(server.json))
    for (const [name, bytes] of server.files) {
      const flat = name.includes('vocab')
      const file = path.join(carried, flat ? path.basename(name) : name)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, bytes)
    }
    await server.close()
    const installed = await install(folderSource(carried))
    expect(await store.verify(installed)).toEqual([])
    server = await serveRegistry([])
  })

  it('never reads outside of that folder', async () => {
    const carried = path.join(root, `sly-${count}`)
    mkdirSync(carried)
    const opened = folderSource(carried).open(
      '../../../etc/hostname',
      { bytes: 0, version: '' },
      never,
    )
    await expect(opened).rejects.toThrow('is not in')
  })

  it('says in one line that nobody is there, or that the list is none', async () => {
    const source = webSource('http://127.0.0.1:1/models.json', null)
    await expect(source.registry(never)).rejects.toThrow('127.0.0.1:1 cannot be reached.')
    const list = webSource(new URL(vocab, server.url).href, null)
    await expect(list.registry(never)).rejects.toThrow('The list of models cannot be read.')
  })

  it('finds out that a file was changed on disk', async () => {
    const installed = await install()
    const other = await install(web(), ['de', 'en'])
    const files = (await store.find('en', 'de'))?.vocabs ?? []
    writeFileSync(files[0] ?? '', 'something else')
    expect(await store.verify(installed)).toEqual(['vocab.vocab.ende.spm'])
    expect(await store.verify(other)).toEqual([])
    copyFileSync((await store.find('de', 'en'))?.model ?? '', files[0] ?? '')
    expect(await store.verify(installed)).toHaveLength(1)
  })
})
