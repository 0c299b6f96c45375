/**
 * What a person corrects in one entry tells how its neighbours are to be read: two fields that were taken
 * for each other, or one that held two. The same is done to the entries of that list which still stand as
 * they were read.
 */
import type { EditorMove } from '#domain/resume/edit.ts'
import { valueAt } from '#domain/resume/pointer.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import type { Sureness } from './doubts.ts'

type Texts = Readonly<Record<string, string>>
/** How the fields of an entry come from those that were read; null where that one cannot be read so. */
type Rule = (read: Texts) => Texts | null

export interface Alike {
  /** The entry that was corrected, and those that would be read like it. */
  path: string
  others: string[]
  move: EditorMove
}

/** The first correction that its neighbours can follow. */
export function readAlike(read: readonly Sureness[], resume: ResumeContent): Alike | null {
  for (const { path, fields } of read) {
    const rule = ruleOf(fields, textsAt(resume, path))
    if (rule === null) continue
    const list = path.slice(0, path.lastIndexOf('/'))
    const changes = read.flatMap((other) => {
      const isNeighbour = other.path.startsWith(`${list}/`) && other.path !== path
      if (!isNeighbour || changedIn(other.fields, textsAt(resume, other.path)).length > 0) return []
      const said = rule(other.fields)
      const changed = said === null ? [] : changedIn(other.fields, said)
      return changed.length === 0 ? [] : [{ path: other.path, said, changed }]
    })
    if (changes.length === 0) continue
    const moves = changes.flatMap(({ path: at, said, changed }): EditorMove[] =>
      changed.map((name) => ({
        kind: 'set-text',
        path: `${at}/${name}`,
        value: said?.[name] ?? '',
      })),
    )
    return { path, others: changes.map((one) => one.path), move: { kind: 'several', moves } }
  }
  return null
}

const changedIn = (read: Texts, now: Texts): string[] =>
  Object.keys(read).filter((name) => read[name] !== (now[name] ?? ''))

function textsAt(resume: ResumeContent, path: string): Texts {
  const entry = valueAt(resume, path)
  return typeof entry === 'object' && entry !== null
    ? Object.fromEntries(Object.entries(entry).filter((one) => typeof one[1] === 'string'))
    : {}
}

function ruleOf(read: Texts, now: Texts): Rule | null {
  const changed = changedIn(read, now)
  if (changed.length < 2) return null
  return movedRule(read, now, changed) ?? dividedRule(read, now, changed)
}

/** Every field that changed says what another of them said, or nothing any more. */
function movedRule(read: Texts, now: Texts, changed: readonly string[]): Rule | null {
  const source = new Map(
    changed.map((name) => [
      name,
      changed.find((other) => other !== name && said(read, other) === said(now, name)),
    ]),
  )
  const isWhole = changed.every((name) => said(now, name) === '' || source.get(name) !== undefined)
  const isKept = changed.every(
    (name) => said(read, name) === '' || [...source.values()].includes(name),
  )
  if (!isWhole || !isKept) return null
  return (other) => ({
    ...other,
    ...Object.fromEntries(
      [...source].map(([name, from]) => [name, from === undefined ? '' : said(other, from)]),
    ),
  })
}

/** One field held two, with a mark or a short word between them. */
function dividedRule(read: Texts, now: Texts, changed: readonly string[]): Rule | null {
  const held = changed.find((name) => said(read, name) !== '')
  if (held === undefined || changed.length !== 2) return null
  for (const [first, second] of [changed, changed.toReversed()]) {
    if (first === undefined || second === undefined) continue
    const [before, after, whole] = [said(now, first), said(now, second), said(read, held)]
    if (before === '' || after === '' || !whole.startsWith(before) || !whole.endsWith(after))
      continue
    const between = whole.slice(before.length, whole.length - after.length)
    if (between.trim() === '' || between.length > longestMark) continue
    const free = first === held ? second : first
    return (other) => {
      const parts = said(other, held).split(between)
      const [one = '', two = ''] = parts
      return parts.length === 2 && said(other, free) === ''
        ? { ...other, [first]: one, [second]: two }
        : null
    }
  }
  return null
}

const longestMark = 9

const said = (texts: Texts, name: string): string => texts[name] ?? ''
