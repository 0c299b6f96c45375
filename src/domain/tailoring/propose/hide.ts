/**
 * What a resume of more than two pages can do without in a copy for one job: projects and lines that
 * answer nothing of it, the oldest first and those with a result last. Every post keeps two lines, and
 * nothing is hidden where two pages cannot be reached.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import type { Language } from '../../language/languages.ts'
import { pointer, valueAt } from '../../resume/pointer.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import { leavesOf } from '../../resume/sections/leaves.ts'
import { placedIn } from '../../resume/sections/placed.ts'
import { applyEdits } from '../apply.ts'
import { checkEdit, shownText } from '../check-edit.ts'
import { resultOf } from '../compose/result.ts'
import type { Edit } from '../edit.ts'
import type { Worth } from './worth.ts'

type Hidden = Omit<Edit, 'id'>

export function proposeHidden(
  resume: ResumeContent,
  job: JobReading,
  worth: Worth,
  language: Language,
  /** What other edits rest on stays. */
  basis: ReadonlySet<string>,
): Hidden[] {
  // What answers an ad in another language is not known well enough.
  if (job.language !== language || paperLines(resume) <= mostPaperLines) return []
  const chosen: Edit[] = []
  for (const one of candidates(resume, worth, language, basis)) {
    chosen.push({ ...one, id: one.path })
    if (paperLines(applyEdits(resume, chosen).resume) <= mostPaperLines)
      return chosen.map(withoutId)
  }
  return []
}

function withoutId({ op, path, old, value, basis, requirement }: Edit): Hidden {
  return { op, path, old, value, basis, requirement }
}

/** Of two pages. */
const mostPaperLines = 104
/** Characters of a line on paper. */
const lineWidth = 95
const fewestLines = 2
const fewestProjects = 2

/** Lines that a resume takes on paper, estimated: its sections, the heads of its entries, its texts. */
export function paperLines(resume: ResumeContent): number {
  const placed = placedIn(resume)
  const heads = placed.reduce(
    (sum, one) =>
      sum + (one.form === 'text' ? 2 : 2 + (one.items.length > 0 ? one.items.length : 0)),
    0,
  )
  const texts = leavesOf(resume).reduce((sum, { kind, value }) => {
    if (kind !== 'text' && kind !== 'points') return sum
    const said = typeof value === 'string' ? [value] : value
    return sum + said.reduce((lines, text) => lines + Math.ceil(text.length / lineWidth), 0)
  }, 0)
  return heads + texts
}

function candidates(
  resume: ResumeContent,
  worth: Worth,
  language: Language,
  basis: ReadonlySet<string>,
): Hidden[] {
  const isFree = (path: string) =>
    worth.of(path) === 0 && ![...basis].some((one) => one === path || one.startsWith(`${path}/`))
  const hide = (path: string): Hidden => ({
    op: 'hide',
    path,
    old: shownText(valueAt(resume, path)),
    value: null,
    basis: [path],
    requirement: null,
  })
  const projects = resume.projects
    .map((_, i) => `/projects/${i}`)
    .slice(fewestProjects)
    .filter(isFree)
  const lines = leavesOf(resume)
    .filter(({ kind }) => kind === 'points')
    .toReversed()
    .flatMap(({ at, value }) => {
      const texts = typeof value === 'string' ? [] : value
      const free = texts
        .map((text, i) => ({ path: pointer([...at, i]), hasResult: resultOf(text, language) > 0 }))
        .filter(({ path }) => isFree(path))
        .toReversed()
      return free.slice(0, Math.max(0, texts.length - fewestLines))
    })
  const ordered = [
    ...projects.toReversed(),
    ...lines.filter((line) => !line.hasResult).map(({ path }) => path),
    ...lines.filter((line) => line.hasResult).map(({ path }) => path),
  ]
  return ordered
    .filter((path, i) => !ordered.slice(0, i).some((before) => path.startsWith(`${before}/`)))
    .map(hide)
    .filter((edit) => checkEdit(resume, { ...edit, id: '' }).length === 0)
}
