/**
 * Applies edits to a resume. All paths mean the ORIGINAL resume: texts are replaced where they
 * stand, surfaced skills go to the end of their list, and only then lists are put in order and lose
 * what is hidden, inner ones first. The answer depends on the edits alone, not on the order they come in.
 */
import { phraseFor } from '../language/phrases/resume-phrases.ts'
import { detectLanguage } from '../language/detect.ts'
import { segmentsOf, valueAt, withValueAt } from '../resume/pointer.ts'
import type { ResumeContent, SkillCategory } from '../resume/resume.ts'
import { resumeLines } from '../resume/text.ts'
import { checkEdit } from './check-edit.ts'
import type { Edit } from './edit.ts'
import { isArrangement } from './edit.ts'
import type { Reason } from '../truth/finding.ts'
import type { Statement } from '../truth/verify.ts'

type Applied = {
  resume: ResumeContent
  applied: Edit[]
  rejected: { edit: Edit; reason: Reason }[]
}

export function applyEdits(
  resume: ResumeContent,
  edits: readonly Edit[],
  statements: readonly Statement[] = [],
): Applied {
  const rejected: Applied['rejected'] = []
  const taken = new Set<string>()
  const accepted = edits.filter((edit) => {
    const [violation] = checkEdit(resume, edit, statements)
    const place = edit.op === 'surface_skill' ? `${edit.path} ${String(edit.value)}` : edit.path
    const reason = violation?.reason ?? (taken.has(place) ? 'old_text_differs' : null)
    if (reason === null) taken.add(place)
    else rejected.push({ edit, reason })
    return reason === null
  })
  const said = accepted
    .filter((edit) => !isArrangement(edit))
    .toSorted((a, b) => rankOf(a) - rankOf(b) || compare(a.path, b.path) || compare(a.id, b.id))
    .reduce((now, edit) => applyWords(now, edit, resume), resume)
  const arrangements = Map.groupBy(accepted.filter(isArrangement), listOf)
  const arranged = [...arrangements]
    .toSorted(([a], [b]) => segmentsOf(b).length - segmentsOf(a).length || compare(a, b))
    .reduce((now, [path, ofList]) => arrange(now, path, ofList), said)
  return { resume: arranged, applied: accepted, rejected }
}

const rankOf = ({ op }: Edit): number => (op === 'surface_skill' ? 1 : 0)

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const listOf = ({ op, path }: Edit): string =>
  op === 'hide' ? path.slice(0, path.lastIndexOf('/')) : path

function applyWords(
  resume: ResumeContent,
  { op, path, value }: Edit,
  original: ResumeContent,
): ResumeContent {
  if (typeof value !== 'string') return resume
  return op === 'surface_skill'
    ? surfaceSkill(resume, path, value, original)
    : withValueAt(resume, path, value)
}

/** A list in its new order, without what is hidden of it; what was surfaced stands at its end. */
function arrange(resume: ResumeContent, path: string, edits: readonly Edit[]): ResumeContent {
  const list = valueAt(resume, path)
  if (!Array.isArray(list)) return resume
  const order = edits.flatMap(({ value }) => (Array.isArray(value) ? [value] : []))[0] ?? []
  const hidden = new Set(
    edits.flatMap((edit) => (edit.op === 'hide' ? [Number(segmentsOf(edit.path).at(-1))] : [])),
  )
  const shown = [...order, ...[...list.keys()].slice(order.length)].filter((i) => !hidden.has(i))
  return withValueAt(
    resume,
    path,
    shown.map((index): unknown => list[index]),
  )
}

/** Into a category; where the resume has none, into a first one, named in its language. */
function surfaceSkill(
  resume: ResumeContent,
  path: string,
  skill: string,
  original: ResumeContent,
): ResumeContent {
  const list = valueAt(resume, path)
  if (!Array.isArray(list)) return resume
  if (path !== '/skill_categories') {
    return list.includes(skill) ? resume : withValueAt(resume, path, [...list, skill])
  }
  const name = phraseFor(detectLanguage(textOf(original)), 'skills')
  const categories = resume.skill_categories
  const made = categories.find((category) => category.name === name)
  const grown: SkillCategory[] = made
    ? categories.map((c) => (c === made ? { ...c, skills: [...c.skills, skill] } : c))
    : [...categories, { name, skills: [skill] }]
  return { ...resume, skill_categories: grown }
}

function textOf(resume: ResumeContent): string {
  return resumeLines(resume)
    .map((line) => line.text)
    .join('\n')
}
