/**
 * Which field of a resume holds a text of the file. Asked of the resume as it stands, so that it is true
 * after every edit, and in the order of the file: what several fields say alike is the one of the entry that is
 * read right now, and no value is found twice while another says the same.
 */
import { fold } from '#domain/language/fold.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { sections } from '#domain/resume/sections.ts'
import { furtherKinds } from '#domain/resume/sections/further.ts'
import { kindOf } from './heading-words.ts'

/** JSON pointer of the value that holds the text of a line of a section of this kind, '' where none does. */
export type FieldFinder = (text: string, line: string, section: string) => string

export function fieldFinder(resume: ResumeContent): FieldFinder {
  const values = leavesOf({ ...resume, section_order: [] }, '').filter(
    ({ path }) => !/^\/further_sections\/\d+\/(?:id|kind)$/.test(path),
  )
  /** By which line each was found. */
  const found = new Map<string, number>()
  let [at, last, entry] = [0, '', '']
  return (text, line, section) => {
    if (line !== last) at += 1
    last = line
    const best = pathsOf(text, line, values, fieldsOfSection[section] ?? '')
    const isFree = (path: string) => (found.get(path) ?? at) === at
    const path =
      best.find((one) => isFree(one) && entry !== '' && one.startsWith(`${entry}/`)) ??
      best.find(isFree) ??
      best[0] ??
      ''
    if (path !== '') found.set(path, at)
    entry = entryIn(path) || entry
    return path
  }
}

/** The entry that a path leads into, '' for none. */
export const entryIn = (path: string): string =>
  /^\/(?:further_sections\/\d+\/items|[a-z_]+)\/\d+/.exec(path)?.[0] ?? ''

const fieldsOfSection: Readonly<Record<string, keyof ResumeContent>> = {
  head: 'contact_info',
  contact: 'contact_info',
  links: 'media',
  ...Object.fromEntries(furtherKinds.map((kind) => [kind, 'further_sections'])),
  ...Object.fromEntries(sections.map(({ key, field }) => [kindOf(key), field])),
}

interface Leaf {
  path: string
  letters: string
}

function leavesOf(value: unknown, path: string): Leaf[] {
  if (typeof value === 'string') return value === '' ? [] : [{ path, letters: lettersOf(value) }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => leavesOf(one, `${path}/${key}`))
}

const lettersOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}@+]/gu, '')

/** The values that hold the text equally well, those of its own section before others. */
function pathsOf(text: string, line: string, values: readonly Leaf[], own: string): string[] {
  const letters = lettersOf(text)
  if (letters === '') return []
  const whole = lettersOf(line)
  const weigh = (leaf: Leaf): number =>
    (leaf.path.startsWith(`/${own}`) ? 8 : 0) +
    (leaf.letters === letters ? 4 : 0) +
    (leaf.letters.includes(whole) || whole.includes(leaf.letters) ? 2 : 0) +
    (leaf.letters.includes(letters) ? 1 : 0)
  const holding = values.filter(
    (leaf) =>
      leaf.letters.includes(letters) || (leaf.letters.length > 2 && letters.includes(leaf.letters)),
  )
  const most = Math.max(...holding.map(weigh))
  return holding.filter((leaf) => weigh(leaf) === most).map(({ path }) => path)
}
