/** Reads the matching data: RJDB's triples as resumes and jobs, SkillSpan's sentences with spans. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { blankContent, blankEducationItem, blankWorkItem } from '#domain/resume/blank.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { findDates } from '#domain/language/dates.ts'

const folder = path.join(
  process.env['LAPEL_DATA'] ?? path.join(import.meta.dirname, '../../shared/data'),
  'matching',
)

export interface Triple {
  job: string
  matched: ResumeContent
  weakened: ResumeContent
  skills: string[]
  missing: string[]
}

interface RjdbRow {
  'Job-Description': string
  'Resume-matched': string
  'Resume-unmatched': string
  Skills: string[]
  'Filtered-information': { Skills?: string[] } | string
}

export function readTriples(): Triple[] | null {
  const rows = readRows('rjdb-development.jsonl') as RjdbRow[] | null
  return (
    rows?.map((row) => ({
      job: row['Job-Description'],
      matched: resumeFromText(row['Resume-matched']),
      weakened: resumeFromText(row['Resume-unmatched']),
      skills: row.Skills,
      missing:
        typeof row['Filtered-information'] === 'string'
          ? []
          : (row['Filtered-information'].Skills ?? []),
    })) ?? null
  )
}

export interface TaggedSentence {
  tokens: string[]
  /** Token index pairs, end exclusive. */
  knowledge: [number, number][]
}

export function readTechSentences(
  file: 'skillspan-dev.json' | 'skillspan-train.json',
): TaggedSentence[] | null {
  const rows = readRows(file) as
    | { tokens: string[]; tags_knowledge: string[]; source: string }[]
    | null
  return (
    rows
      ?.filter((row) => row.source === 'tech')
      .map((row) => ({ tokens: row.tokens, knowledge: spansOf(row.tags_knowledge) })) ?? null
  )
}

function readRows(file: string): unknown[] | null {
  const at = path.join(folder, file)
  if (!existsSync(at)) return null
  return readFileSync(at, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as unknown)
}

function spansOf(tags: readonly string[]): [number, number][] {
  const spans: [number, number][] = []
  for (const [i, tag] of tags.entries()) {
    const last = spans.at(-1)
    if (tag.startsWith('B')) spans.push([i, i + 1])
    else if (tag.startsWith('I') && last !== undefined && last[1] === i) last[1] = i + 1
  }
  return spans
}

const sectionNames =
  /^[\s#*_]*(skills|experiences?|work experience|education|summary|professional summary|objective|profile|personal information|work history|employment)[\s*_:]*$/i

/** A text of headed blocks with lists as a resume; experience lines keep their own words. */
function resumeFromText(text: string): ResumeContent {
  const content = blankContent()
  let heading = ''
  const skills: string[] = []
  for (const raw of text.split('\n')) {
    const named = sectionNames.exec(raw)?.[1]
    if (named !== undefined) {
      heading = named.toLowerCase()
      continue
    }
    const line = raw
      .replace(/^\s*(?:\d+[.)]|[-*•+])\s*/, '')
      .replace(/\*\*/g, '')
      .trim()
    if (line === '') continue
    if (heading === 'skills') skills.push(line)
    else if (heading === 'education')
      content.education.push({ ...blankEducationItem, degree: line })
    else if (/exper|work|employ/.test(heading)) content.work_experience.push(workFrom(line))
    else if (/summary|objective|profile/.test(heading)) content.summary += `${line} `
  }
  if (skills.length > 0) content.skill_categories.push({ name: 'Skills', skills })
  return content
}

function workFrom(line: string): ResumeContent['work_experience'][number] {
  const [dates] = findDates(line)
  if (dates === undefined || !dates.isRange) return { ...blankWorkItem, role: line }
  const role = `${line.slice(0, dates.start)} ${line.slice(dates.end)}`.replace(/[()]/g, '').trim()
  return { ...blankWorkItem, role, from_date: dates.fromText, to_date: dates.toText }
}
