/** Every case of the truth guard, by batch: the project's own, and those of the shared data. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

import { storedLater } from '#domain/resume/later.ts'
import { valueAt, withValueAt } from '#domain/resume/pointer.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { contentOf } from '#domain/resume/content.ts'
import { restoreContent } from '#domain/resume/restore.ts'
import { sections } from '#domain/resume/sections.ts'
import type { TruthOptions } from '#domain/truth/verify.ts'

import { readBatch } from '../../tests/fixtures/truth/read-batch.ts'
import { dataFolder, projectRoot } from '../data.ts'
import { caseId } from './case.ts'

export type TruthCase = {
  id: string
  batch: string
  language: string
  /** F: a fabrication, which must be stopped. T: an honest change, which must pass. */
  label: 'F' | 'T'
  class: string
  told: TruthOptions
  original: ResumeContent
  changed: ResumeContent
}

type Unnamed = Omit<TruthCase, 'id' | 'batch' | 'told'> & { told?: TruthOptions }

const folder = path.join(projectRoot, 'tests/fixtures/truth')

/** The cases in the tree, without the rounds of practice. */
export function ownTruthCases(): TruthCase[] {
  return [
    ...['tuning', 'held-out'].flatMap((name) => named(name, jsonCases(name))),
    ...named('kinds', readBatch(path.join(folder, 'kinds.txt'))),
    ...textBatches('fresh'),
  ]
}

export function allTruthCases(): TruthCase[] {
  return [
    ...ownTruthCases(),
    ...textBatches('practice'),
    ...named('starter', starterCases()),
    ...named('rewrites', rewriteCases(dataFolder('rewrites'))),
  ]
}

/** Edits by somebody who had seen no code, of people nobody here knows. They are told in sums only. */
export const strangersFolder = process.env['LAPEL_STRANGERS'] ?? path.join(folder, 'strangers')

export function strangersCases(): TruthCase[] {
  return named('strangers', rewriteCases(strangersFolder))
}

function textBatches(name: string): TruthCase[] {
  return readdirSync(path.join(folder, name))
    .toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10) || a.localeCompare(b))
    .flatMap((file) =>
      named(`${name}/${file.replace('.txt', '')}`, readBatch(path.join(folder, name, file))),
    )
}

/** The fields of a resume when cases were first named by what they say. */
const namedWith: ReadonlySet<string> = new Set([
  'summary',
  'work_experience',
  'education',
  'skill_categories',
  'projects',
  'certification_and_training',
])
const later = sections.filter(({ field }) => !namedWith.has(field))

/** A section declared since then changes the name of no case that has nothing in it. */
function asNamed(field: string, value: unknown): unknown {
  if (field === 'section_order' && Array.isArray(value))
    return value.filter((one) => !later.some(({ key }) => key === one))
  const isLater = later.some((section) => section.field === field)
  return isLater && Array.isArray(value) && value.length === 0 ? undefined : value
}

/** Nor does a field that came later, where it is empty. */
const before = (resume: ResumeContent): ResumeContent =>
  Object.hasOwn(resume, 'further_sections') ? storedLater(resume) : resume

function named(batch: string, cases: readonly Unnamed[]): TruthCase[] {
  const known = new Set<string>()
  return cases.flatMap(({ language, label, class: kind, told = {}, original, changed }) => {
    const id = caseId(
      batch,
      JSON.stringify([label, told, before(original), before(changed)], asNamed),
    )
    if (known.has(id)) return []
    known.add(id)
    return [{ id, batch, language, label, class: kind, told, original, changed }]
  })
}

type Fixture = {
  people: Record<string, { language: string; resume: ResumeContent }>
  cases: { person: string; label: 'F' | 'T'; class: string; changes: Record<string, unknown> }[]
}

function jsonCases(name: string): Unnamed[] {
  // The project's own file, written in this shape.
  const { people, cases } = JSON.parse(
    readFileSync(path.join(folder, `${name}.json`), 'utf8'),
  ) as Fixture
  return cases.map(({ person, label, class: kind, changes }) => {
    const known = people[person]
    if (known === undefined) throw new Error(`${name}.json: no person ${person}`)
    const original = contentOf(known.resume)
    const changed = Object.entries(changes).reduce(
      (resume, [place, value]) => withValueAt(resume, place, value),
      original,
    )
    return { language: known.language, label, class: kind, original, changed }
  })
}

function starterCases(): Unnamed[] {
  // The shared data's README gives this shape.
  return jsonLines(dataFolder('truth')) as Unnamed[]
}

type Rewrite = {
  label: 'honest' | 'dishonest'
  grade?: string
  arguable?: true
  class?: string
  kind: 'rewrite' | 'summary' | 'skill'
  path: string
  new: string
  resume: string
  language: string
}

/** Single edits of the people in a folder; what is only arguable is not counted. */
export function rewriteCases(at: string | null): Unnamed[] {
  // The shared data's README gives this shape.
  const rows = jsonLines(at) as Rewrite[]
  return rows
    .filter(({ arguable }) => arguable !== true)
    .map((row) => {
      const file = path.join(at ?? '', 'resumes', `${row.resume}.json`)
      const original = restoreContent(JSON.parse(readFileSync(file, 'utf8')))
      return {
        language: row.language,
        label: row.label === 'honest' ? 'T' : 'F',
        class: row.class ?? row.grade ?? row.kind,
        original,
        changed:
          row.kind === 'skill'
            ? withSkill(original, row.new)
            : withValueAt(original, row.path, row.new),
      }
    })
}

function withSkill(resume: ResumeContent, skill: string): ResumeContent {
  if (resume.skill_categories.length === 0)
    return { ...resume, skill_categories: [{ name: 'Skills', skills: [skill] }] }
  const skills = valueAt(resume, '/skill_categories/0/skills')
  return withValueAt(resume, '/skill_categories/0/skills', [
    ...(Array.isArray(skills) ? skills.map(String) : []),
    skill,
  ])
}

function jsonLines(at: string | null): unknown[] {
  const file = at === null ? '' : path.join(at, 'cases.jsonl')
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): unknown => JSON.parse(line))
}
