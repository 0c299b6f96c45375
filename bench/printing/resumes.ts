/**
 * Resumes for the printing bench, composed from the invented people of our fixtures: six languages,
 * short and long, one to six pages, dates as different people write them. The same number gives the
 * same resume.
 */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

import type { Language } from '#domain/language/languages.ts'
import { languages } from '#domain/language/languages.ts'
import { blankContent } from '#domain/resume/blank.ts'
import type { Look } from '#domain/resume/look.ts'
import { accents, closest, typefaces } from '#domain/resume/look.ts'
import { restoreContent } from '#domain/resume/restore.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { completeSectionOrder, sectionKeys } from '#domain/resume/sections.ts'

import { projectRoot } from '../data.ts'

export type Sample = { id: string; language: Language; content: ResumeContent; look: Look }

export function sampleResumes(count: number): Sample[] {
  return Array.from({ length: count }, (_, i) => {
    const language = languages[i % languages.length] ?? 'en'
    return { id: `${language}-${i}`, language, content: compose(language, i), look: lookAt(i) }
  })
}

/** Every third as it is designed, the others in each face, colour and step in turn. */
const lookAt = (i: number): Look => ({
  photo: false,
  accent: accents[i % accents.length] ?? 'ink',
  typeface: i % 3 === 0 ? null : (typefaces[Math.floor(i / 3) % typefaces.length] ?? null),
  tightness: i % 3 === 0 ? 0 : Math.floor(i / 9) % (closest + 1),
})

export type Pools = {
  people: ResumeContent[]
  work: ResumeContent['work_experience']
  bullets: string[]
  education: ResumeContent['education']
  skills: ResumeContent['skill_categories']
  projects: ResumeContent['projects']
  certifications: ResumeContent['certification_and_training']
}

const pools = new Map<Language, Pools>()

export function poolsOf(language: Language): Pools {
  const known = pools.get(language)
  if (known !== undefined) return known
  const folder = path.join(projectRoot, 'tests/fixtures/resumes')
  const files = globSync(`*-${language}-*.truth.json`, { cwd: folder }).toSorted()
  const people = distinct(
    files.map((file) => restoreContent(JSON.parse(readFileSync(path.join(folder, file), 'utf8')))),
    (person) => person.contact_info.name,
  )
  const made: Pools = {
    people,
    work: people.flatMap((person) => person.work_experience),
    bullets: distinct(
      people.flatMap((person) => person.work_experience.flatMap((job) => job.description)),
      (text) => text,
    ),
    education: people.flatMap((person) => person.education),
    skills: people.flatMap((person) => person.skill_categories),
    projects: people.flatMap((person) => person.projects),
    certifications: people.flatMap((person) => person.certification_and_training),
  }
  pools.set(language, made)
  return made
}

const distinct = <T>(all: readonly T[], key: (one: T) => string): T[] => [
  ...new Map(all.map((one) => [key(one), one])).values(),
]

function compose(language: Language, seed: number): ResumeContent {
  const next = generator(seed + 1)
  const below = (n: number): number => Math.floor(next() * n)
  const some = <T>(from: readonly T[], count: number): T[] => {
    const left = [...from]
    return Array.from({ length: Math.min(count, left.length) }, () =>
      left.splice(below(left.length), 1),
    ).flat()
  }
  const pool = poolsOf(language)
  const person = pool.people[below(pool.people.length)] ?? blankContent()
  const most = [1, 2, 3, 4, 6, 9, 14, 20][below(8)] ?? 3
  // Few people fill six pages.
  const jobs = most === 20 && seed % 5 === 4 ? 38 : most
  const writeDate = dateForms[below(dateForms.length)] ?? String
  let year = 2025
  const period = (years: number) => {
    const to = writeDate(year, 1 + below(12))
    year -= years
    return { from_date: writeDate(year, 1 + below(12)), to_date: to }
  }
  const now = openEnds[language]
  const work = Array.from({ length: jobs }, (_, i) => {
    const job = pool.work[below(pool.work.length)]
    const lines = some(pool.bullets, below(7) + (i === 0 ? 2 : 0))
    // Some people write long lines.
    const description = lines.map((line) =>
      next() < 0.2 ? `${line}. ${pool.bullets[below(pool.bullets.length)] ?? ''}` : line,
    )
    const dates = period(1 + below(3))
    return {
      role: job?.role ?? '',
      company: job?.company ?? '',
      location: job?.location ?? '',
      ...dates,
      ...(i === 0 && { to_date: now }),
      description,
    }
  })
  return {
    ...blankContent(),
    contact_info: { ...person.contact_info },
    media: { ...person.media },
    summary: person.summary,
    work_experience: work,
    education: some(pool.education, 1 + below(2)).map((item) => ({ ...item, ...period(3) })),
    skill_categories: distinct(some(pool.skills, 1 + below(4)), ({ name }) => name),
    projects: distinct(some(pool.projects, below(3)), ({ name }) => name),
    certification_and_training: distinct(some(pool.certifications, below(3)), ({ name }) => name),
    section_order: completeSectionOrder(next() < 0.3 ? some(sectionKeys, 6) : []),
  }
}

const twoDigits = (n: number): string => String(n).padStart(2, '0')
const dateForms = [
  (year: number, month: number) => `${twoDigits(month)}/${year}`,
  (year: number, month: number) => `${year}-${twoDigits(month)}`,
  (year: number) => String(year),
]
export const openEnds: Readonly<Record<Language, string>> = {
  de: 'heute',
  en: 'present',
  es: 'actualidad',
  fr: 'aujourd’hui',
  nl: 'heden',
  pt: 'presente',
}

/** Mulberry32: the same numbers for the same seed. */
function generator(seed: number): () => number {
  let state = seed * 0x9e3779b9
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
