import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { languages } from '#domain/language/languages.ts'
import { describe, expect, it } from 'vitest'

import { parseSamples, readSamples, readTownSamples } from './samples.ts'

describe('the bundled samples', () => {
  it('are twenty in each of the six languages, each with an id of its own', async () => {
    const samples = await readSamples()
    for (const language of languages) {
      expect(samples.filter((s) => s.language === language)).toHaveLength(20)
    }
    expect(new Set(samples.map((s) => s.detail.id)).size).toBe(samples.length)
  })

  it('each say what they ask for, what is to be done and who is asking', async () => {
    for (const { detail } of await readSamples()) {
      expect(detail.job_duties_and_responsibilities.length, detail.id).toBeGreaterThan(1)
      expect(detail.required_qualifications.length, detail.id).toBeGreaterThan(1)
      expect(detail.company_description, detail.id).not.toBe('')
      expect(detail.job_link).toBeNull()
    }
  })

  it('stand in the large towns of each language, twelve trades in ten', async () => {
    const samples = await readTownSamples()
    for (const language of languages) {
      const some = samples.filter((s) => s.language === language)
      expect(some).toHaveLength(12)
      for (const { detail } of some) expect(detail.job_location.split('; ')).toHaveLength(10)
    }
    const types = new Set(samples.map((s) => s.jobType))
    expect(types).toContain('INTERNSHIP')
    expect(types).toContain('APPRENTICESHIP')
  })

  it('may be missing in a language', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'samples-'))
    const text = '# Baker | Oven | Bath | FULL_TIME | MID_SENIOR | ON_SITE\n- Bakes\n'
    await writeFile(path.join(folder, 'en.txt'), text)
    const samples = await readSamples(pathToFileURL(`${folder}/`))
    expect(samples.map(({ language }) => language)).toEqual(['en'])
  })

  it('cover every value of every filter', async () => {
    const samples = await readSamples()
    expect(new Set(samples.map((s) => s.jobType)).size).toBe(3)
    expect(new Set(samples.map((s) => s.experienceLevel)).size).toBe(3)
    expect(new Set(samples.map((s) => s.workType)).size).toBe(3)
  })

  it('refuse a posting whose head is not complete', () => {
    expect(() => parseSamples('# A title | A company\n- A duty\n', 'en')).toThrow()
  })
})
