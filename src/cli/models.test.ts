import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { runWarm } from '../../tests/api/run-lapel.ts'
import type { TestFolder } from '../../tests/api/test-folder.ts'
import { makeTestFolder } from '../../tests/api/test-folder.ts'
import type { RegistryServer } from '../../tests/fixtures/translation-models/registry-server.ts'
import { serveRegistry } from '../../tests/fixtures/translation-models/registry-server.ts'
import { resumesOf } from '../../tests/translation/resumes-of.ts'

let folder: TestFolder
let registry: RegistryServer
beforeAll(async () => {
  folder = await makeTestFolder()
  registry = await serveRegistry(['en-de', 'de-en'])
  writeFileSync(path.join(folder.path, 'resume.json'), JSON.stringify(resumesOf('en')[0]))
})
afterAll(async () => {
  await registry.close()
  await folder.remove()
})

const lapel = (...args: string[]) => lapelWith({}, ...args)

const lapelWith = (env: Record<string, string>, ...args: string[]) =>
  runWarm(folder.path, args, { env: { TRANSLATION_MODELS_URL: registry.url, ...env } })

describe('lapel models and lapel translate', () => {
  it('translates nothing without an engine: exit 3, and the one command', async () => {
    const { code, out, err } = await lapel('translate', 'resume.json', '--to', 'de')
    expect([code, out]).toEqual([3, ''])
    expect(err).toBe(
      'lapel translate: No translation engine is installed. Run: npm run models -- de\n',
    )
    const both = await lapel('translate', 'resume.json', '--from', 'fr', '--to', 'de')
    expect(both.err).toContain('Run: npm run models -- fr de\n')
  })

  it('refuses what it cannot do in one line', async () => {
    const [none, same, unknown, english, unlisted] = await Promise.all([
      lapel('translate', 'resume.json'),
      lapel('translate', 'resume.json', '--to', 'en'),
      lapel('models', 'xx'),
      lapel('models', 'add', 'en'),
      lapel('models', 'add', 'nl'),
    ])
    expect(none).toMatchObject({ code: 2 })
    expect(same.err).toContain('same as the original')
    expect(unknown).toMatchObject({ code: 2, out: '' })
    expect(unknown.err).toContain('"xx" is no language here')
    expect(english).toMatchObject({ code: 2, out: '' })
    expect(unlisted).toMatchObject({ code: 2, out: '' })
    expect(unlisted.err).toContain('none from nl to en')
  })

  it('installs by the languages alone, lists, verifies, translates and removes', async () => {
    const added = await lapel('models', 'de')
    expect(added).toMatchObject({ code: 0 })
    expect(added.err).toMatch(/de → en: .*100 %[\s\S]*de → en: installed \(base-memory, \d/)
    expect(JSON.parse(added.out)).toMatchObject({ models: [{ from: 'de' }, { from: 'en' }] })
    const [again, whole, none, translated] = await Promise.all([
      lapel('models', 'add', 'de'),
      lapel('models', 'verify', 'de'),
      lapel('models', 'verify', 'fr'),
      lapel('translate', 'resume.json', '--to', 'de'),
    ])
    expect(again.err).toBe('de → en: installed already\nen → de: installed already\n')
    expect(whole).toMatchObject({ code: 0, err: '' })
    expect(none).toMatchObject({ code: 1 })
    // Weights of no meaning: the whole way is gone, and what comes out is found to be wrong.
    expect(translated).toMatchObject({ code: 1, out: '' })
    expect(translated.err).toContain('thrown away')
    writeFileSync(
      path.join(folder.path, 'data/translation-models/en-de/vocab.vocab.ende.spm'),
      'changed',
    )
    expect(await lapel('models', 'verify')).toMatchObject({ code: 1 })
    const mended = await lapel('models', 'de')
    expect(mended.err).toMatch(/^de → en: installed already\n[\s\S]*en → de: installed \(/)
    const removed = await lapel('models', 'remove', 'de')
    expect(removed.err).toBe('de → en: removed\nen → de: removed\n')
    expect(JSON.parse(removed.out)).toMatchObject({ models: [] })
  })

  it('installs from a folder that somebody carried here, where no network is', async () => {
    const carried = path.join(folder.path, 'carried')
    mkdirSync(carried)
    writeFileSync(path.join(carried, 'models.json'), JSON.stringify(registry.json))
    for (const [name, bytes] of registry.files) {
      const file = path.join(carried, name)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, bytes)
    }
    const offline = {
      TRANSLATION_MODELS_URL: 'http://127.0.0.1:1/models.json',
      DATA_DIR: path.join(folder.path, 'offline'),
    }
    const [unreachable, empty] = await Promise.all([
      lapelWith(offline, 'models', 'de'),
      lapelWith(offline, 'models', 'add', 'de', '--from', folder.path),
    ])
    expect(unreachable).toMatchObject({ code: 2, out: '' })
    expect(unreachable.err).toContain('127.0.0.1:1 cannot be reached.')
    expect(empty).toMatchObject({ code: 2, out: '' })
    expect(empty.err).toContain('There is no models.json in')
    const added = await lapelWith(offline, 'models', 'add', 'de', '--from', carried)
    expect(added.err).toContain('en → de: installed (base-memory')
    expect(JSON.parse(added.out)).toMatchObject({ models: [{ from: 'de' }, { from: 'en' }] })
    expect(await lapelWith(offline, 'models', 'verify', 'de')).toMatchObject({ code: 0, err: '' })
  })
})
