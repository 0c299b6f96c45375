/**
 * Applies edits to a resume. All paths mean the ORIGINAL resume: texts are replaced where they
 * stand, surfaced skills go to the end of their list, and only then lists are put in order, inner
 * ones first. The answer depends on the edits alone, not on the order they come in.
 */
import { phraseFor } from '../language/phrases/resume-phrases.ts'
import { detectLanguage } from '../language/detect.ts'
import { segmentsOf, valueAt, withValueAt } from '../resume/pointer.ts'
import type { ResumeContent, SkillCategory } from '../resume/resume.ts'
import { resumeLines } from '../resume/text.ts'
import { checkEdit } from './check-edit.ts'
import type { Edit } from './edit.ts'
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
  const inPlaceOrder = accepted.toSorted(
    (a, b) => rankOf(a) - rankOf(b) || compare(a.path, b.path) || compare(a.id, b.id),
  )
  const original = resume
  const result = inPlaceOrder.reduce((now, edit) => applyOne(now, edit, original), resume)
  return { resume: result, applied: accepted, rejected }
}

/** Texts before lists, inner lists before the lists that hold them. */
function rankOf(edit: Edit): number {
  if (edit.op === 'surface_skill') return 1
  return edit.op === 'move' ? 10 - segmentsOf(edit.path).length : 0
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

function applyOne(resume: ResumeContent, edit: Edit, original: ResumeContent): ResumeContent {
  const { op, path, value } = edit
  if (typeof value === 'string') {
    return op === 'surface_skill'
      ? surfaceSkill(resume, path, value, original)
      : withValueAt(resume, path, value)
  }
  const list = valueAt(resume, path)
  if (!Array.isArray(list)) return resume
  const added = [...list.keys()].slice(value.length)
  return withValueAt(
    resume,
    path,
    [...value, ...added].map((index): unknown => list[index]),
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
