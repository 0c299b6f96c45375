import { describe, expect, it } from 'vitest'

import { readRegistry } from './registry.ts'

const hash = 'a'.repeat(64)
const base = 'https://models.example/bucket'

/** An entry as the registry's own program writes it, with what that leaves null. */
const entry = (fields: object, files: object = {}) => ({
  architecture: 'base-memory',
  releaseStatus: null,
  sourceLanguage: 'en',
  targetLanguage: 'de',
  files: {
    model: {
      path: 'm/model.ende.intgemm.alphas.bin.gz',
      uncompressedSize: 1,
      uncompressedHash: hash,
    },
    lexicalShortlist: { path: 'm/lex.50.50.ende.s2t.bin.gz' },
    vocab: { path: 'm/vocab.ende.spm.gz' },
    ...files,
  },
  modelStatistics: { parameters: 1, encoderParameters: 1, decoderParameters: 1 },
  metrics: { 'flores200-plus': { comet22: 0.87 } },
  ...fields,
})
const find = (...entries: object[]) =>
  readRegistry({
    generated: '2026-11-01T00:00:00Z',
    baseUrl: base,
    models: { 'en-de': entries },
  }).find('en', 'de')

describe('the registry of models', () => {
  it('is read as its own program writes it, with nothing known of the release', () => {
    expect(find(entry({}))).toEqual({
      from: 'en',
      to: 'de',
      architecture: 'base-memory',
      files: [
        { role: 'model', path: 'm/model.ende.intgemm.alphas.bin.gz', hash },
        { role: 'lexicalShortlist', path: 'm/lex.50.50.ende.s2t.bin.gz', hash: null },
        { role: 'vocab', path: 'm/vocab.ende.spm.gz', hash: null },
      ],
    })
  })

  it.each([['Release'], ['Release Desktop'], ['Release Android']])(
    'gives what was released (%s) before what was not',
    (releaseStatus) => {
      const tried = entry({ releaseStatus: 'Nightly' })
      const released = entry({ architecture: 'tiny', releaseStatus })
      expect(find(tried, released)?.architecture).toBe('tiny')
    },
  )

  it('gives the better of two that were released', () => {
    const small = entry({ architecture: 'tiny', releaseStatus: 'Release Android' })
    const large = entry({ releaseStatus: 'Release Desktop' })
    expect(find(small, large)?.architecture).toBe('base-memory')
  })

  it('takes two vocabularies for one, and a model whose hash nobody has written down', () => {
    const model = { path: 'm/model.bin.gz', uncompressedSize: null, uncompressedHash: null }
    const two = { vocab: undefined, srcVocab: { path: 's' }, trgVocab: { path: 't' } }
    const found = find(entry({ architecture: null }, { model, ...two }))
    expect(found?.architecture).toBe('')
    expect(found?.files.map(({ role }) => role)).toEqual([
      'model',
      'lexicalShortlist',
      'srcVocab',
      'trgVocab',
    ])
    expect(found?.files[0]?.hash).toBeNull()
  })

  it('passes over an entry without a vocabulary or a shortlist', () => {
    expect(find(entry({}, { vocab: undefined }))).toBeNull()
    expect(
      find(entry({}, { lexicalShortlist: undefined }), entry({ architecture: 'tiny' })),
    ).toMatchObject({
      architecture: 'tiny',
    })
  })
})
