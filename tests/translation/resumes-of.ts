/**
 * Twenty resumes a language: invented people of three collections and of the pairs, as many as are
 * asked for and there are, and then arbitrary ones, whose words are in no language.
 */
import { globSync, readFileSync } from 'node:fs'

import * as fc from 'fast-check'

import type { Language } from '#domain/language/languages.ts'
import { restoreContent } from '#domain/resume/restore.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'

import { resumeContents } from '../arbitraries/resume-contents.ts'
import { pairLanguages, readPairs } from '../fixtures/pairs/read-pairs.ts'

const folder = new URL('../fixtures/', import.meta.url)
const readJson = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))

type People = { people: Record<string, { language: string; resume: ResumeContent }> }

export function resumesOf(language: Language, most = 12): ResumeContent[] {
  const people = ['truth/tuning.json', 'truth/held-out.json'].flatMap((file) =>
    Object.values((readJson(file) as People).people)
      .filter((person) => person.language === language)
      .map((person) => restoreContent(person.resume)),
  )
  const read = globSync('resumes/*.truth.json', { cwd: folder })
    .toSorted()
    .map(readJson)
    .filter((truth) => (truth as { resume_language: string }).resume_language === language)
    .map(restoreContent)
  const asked = pairLanguages
    .filter((known) => known === language)
    .flatMap((known) => readPairs(known).map((pair) => pair.matched))
  const [first, rest] = [4, Number.POSITIVE_INFINITY]
  const written = [
    ...people,
    ...read.slice(0, first),
    ...asked.slice(0, first),
    ...read.slice(first, rest),
    ...asked.slice(first, rest),
  ]
  const any = fc.sample(resumeContents, { seed: 7, numRuns: 20 })
  return [...written.slice(0, most), ...any].slice(0, 20)
}
