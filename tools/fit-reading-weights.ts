/**
 * What the signs of the lines of a resume weigh, worked out from resumes of which a person said what they
 * hold: `LAPEL_RESUMES=folder node tools/fit-reading-weights.ts` writes tables/reading/reading-weights.tsv.
 * Every `truth/*.json` below the folder names its file in `files` beside it; the same files give the
 * same bytes.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import type { Label } from '#domain/reading/line-labels.ts'
import { labelsOf, saidFor } from '#domain/reading/line-labels.ts'
import { signsOfLines } from '#domain/reading/line-signs.ts'
import { withoutListLabels } from '#domain/reading/list-labels.ts'
import { readResume } from '#domain/reading/read-resume.ts'
import { z } from 'zod'

import { readItems } from '../src/server/pdf/read-items.ts'
import { readZip } from '../src/server/pdf/read-zip.ts'
import type { Case } from './reading/fit.ts'
import { fitted } from './reading/fit.ts'
import type { Section } from './reading/head-cases.ts'
import { headCases } from './reading/head-cases.ts'
import type { Known } from './reading/known-entries.ts'
import { labelsOfPlaces, placesOf } from './reading/known-entries.ts'

const dates = { from: z.string().default(''), to: z.string().default('') }
const jobs = z.array(z.object({ role: z.string(), company: z.string(), ...dates })).default([])
const schools = z
  .array(z.object({ degree: z.string(), university: z.string(), ...dates }))
  .default([])
const truth = z.object({ jobs, schools, _optional_jobs: jobs, _optional_schools: schools })

export async function readingWeightsOf(folder: string): Promise<string> {
  const sections = await sectionsIn(folder)
  const lines = fitted(sections.flatMap(lineCases))
  const heads = fitted(sections.flatMap((one) => headCases(one, (name) => lines.get(name) ?? 0)))
  const rows = [...lines, ...heads]
    .map(([name, weight]) => [...name.split(/ (.*)/s).slice(0, 2), weight.toFixed(2)])
    .filter(([, , weight]) => Number(weight) !== 0)
    .toSorted((a, b) => (a.join('\t') < b.join('\t') ? -1 : 1))
  return [['label', 'sign', 'weight'], ...rows].map((row) => `${row.join('\t')}\n`).join('')
}

async function sectionsIn(folder: string): Promise<Section[]> {
  const sections: Section[] = []
  for (const name of globSync('**/truth/*.json', { cwd: folder }).toSorted()) {
    const file = path.join(folder, name)
    const said = truth.parse(JSON.parse(readFileSync(file, 'utf8')))
    const document = await documentOf(
      path.dirname(path.dirname(file)),
      path.basename(file, '.json'),
    )
    if (document === null) continue
    const known = { work: knownJobs(said), education: knownSchools(said) }
    const { explain, resume } = readResume(document, { asStranger: true })
    const places = resume.contact_info.possible_work_locations
    for (const { kind, lines } of explain.sections)
      if (kind === 'work' || kind === 'education')
        sections.push({ kind, lines: withoutListLabels(lines), known: known[kind], places })
  }
  return sections
}

async function documentOf(folder: string, name: string) {
  const [file] = globSync(`files/${name}.{pdf,docx}`, { cwd: folder })
  if (file === undefined) return null
  const bytes = readFileSync(path.join(folder, file))
  const opened = await (file.endsWith('.docx') ? readZip(bytes) : readItems(new Uint8Array(bytes)))
  return opened.kind === 'document' ? opened.document : null
}

const knownJobs = (said: z.infer<typeof truth>): Known[] =>
  [...said.jobs, ...said._optional_jobs].map(({ role, company, from, to }) => ({
    title: role,
    organization: company,
    from,
    to,
  }))

const knownSchools = (said: z.infer<typeof truth>): Known[] =>
  [...said.schools, ...said._optional_schools].map(({ degree, university, from, to }) => ({
    title: degree,
    organization: university,
    from,
    to,
  }))

function lineCases({ lines, known }: Section): Case[] {
  const places = placesOf(lines, known)
  if (places.length === 0) return []
  const signs = signsOfLines(lines)
  const told = labelsOfPlaces(lines, places)
  const isWrong = (at: number, label: Label): boolean => {
    const one = told[at] ?? null
    return one !== null && one !== label
  }
  return [
    (weigh) => {
      // What comes close to the right labels is to have fewer points by as much as it is wrong.
      const found = labelsOf(signs, weigh, (at, label) => (isWrong(at, label) ? 1 : 0))
      if (!found.some((label, at) => isWrong(at, label))) return null
      const right = labelsOf(signs, weigh, (at, label) => (isWrong(at, label) ? -1e6 : 0))
      return { right: saidFor(signs, right), found: saidFor(signs, found), size: lines.length }
    },
  ]
}

if (import.meta.main) {
  const folder = process.env['LAPEL_RESUMES']
  if (folder === undefined) throw new Error('LAPEL_RESUMES names no folder of resumes.')
  const table = path.resolve(import.meta.dirname, '../tables/reading/reading-weights.tsv')
  writeFileSync(table, await readingWeightsOf(folder))
}
