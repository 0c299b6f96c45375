/**
 * The ratchet's cases of reading: of each file of the project's own corpus every field, read word
 * for word, and the jobs and degrees in their order. The shared harness, which forgives a letter, is
 * not part of the project.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { readResume } from '#domain/reading/read-resume.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { readItems } from '#server/pdf/read-items.ts'

import { projectRoot } from '../data.ts'
import type { Source } from '../reading.ts'
import { fieldStrings } from '../reading-score.ts'
import type { Verdict } from './case.ts'
import { caseId, isSealed } from './case.ts'

const folder = path.join(projectRoot, 'tests/fixtures/resumes')

export async function readingFieldVerdicts(): Promise<Verdict[]> {
  // A corpus's manifest has this shape by its README.
  const { documents } = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as {
    documents: Source[]
  }
  const verdicts: Verdict[] = []
  for (const source of documents) {
    const opened = await readItems(new Uint8Array(readFileSync(path.join(folder, source.pdf))))
    if (opened.kind === 'refused') throw new Error(`${source.pdf}: ${opened.code}`)
    verdicts.push(...fieldVerdicts(source, readResume(opened.document).resume))
  }
  return verdicts
}

export function fieldVerdicts(source: Source, read: ResumeContent): Verdict[] {
  const written = readFileSync(path.join(folder, source.truth), 'utf8')
  // The project's own truths have the shape of a resume.
  const truth = JSON.parse(written) as ResumeContent
  const batch = `own/${source.batch ?? 'first'}`
  const [wanted, given] = [fieldStrings(truth), fieldStrings(withoutUntold(read, truth))]
  const verdictOf = (field: string, isRight: boolean): Verdict => {
    const id = caseId(batch, `${source.id}\n${field}`)
    return {
      area: 'reading',
      batch,
      id,
      kind: field,
      verdict: isRight ? 'right' : 'wrong',
      because: [],
      right: isRight ? 1 : 0,
      shown: isSealed(id) ? '' : source.id,
    }
  }
  return [
    ...[...new Set([...wanted.keys(), ...given.keys()])].map((field) =>
      verdictOf(field, isSame(wanted.get(field) ?? [], given.get(field) ?? [])),
    ),
    verdictOf('entries in order', isSame(entriesOf(truth), entriesOf(read))),
  ]
}

/** A truth from before there were headlines and further sections says nothing of them. */
function withoutUntold(read: ResumeContent, truth: Partial<ResumeContent>): ResumeContent {
  const { headline = '' } = truth.contact_info ?? {}
  return {
    ...read,
    contact_info: { ...read.contact_info, ...(headline === '' && { headline: '' }) },
    further_sections: truth.further_sections === undefined ? [] : read.further_sections,
  }
}

/** Which jobs and degrees there are, in their order, and how many lines each job has. */
function entriesOf({ work_experience, education }: ResumeContent): unknown[] {
  return [
    ...work_experience.map(({ role, company, description }) => [role, company, description.length]),
    ...education.map(({ university }) => university),
  ]
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
