/**
 * Which field of a resume holds a text of the file. Asked of the resume as it stands, so that it is true
 * after every edit.
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
  return (text, line, section) => pathOf(text, line, values, fieldsOfSection[section] ?? '')
}

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

/** The value that holds the text, first among those of its own section. */
function pathOf(text: string, line: string, values: readonly Leaf[], own: string): string {
  const letters = lettersOf(text)
  if (letters === '') return ''
  const whole = lettersOf(line)
  const weigh = (leaf: Leaf): number =>
    (leaf.path.startsWith(`/${own}`) ? 8 : 0) +
    (leaf.letters === letters ? 4 : 0) +
    (leaf.letters.includes(whole) || whole.includes(leaf.letters) ? 2 : 0) +
    (leaf.letters.includes(letters) ? 1 : 0)
  return (
    values
      .filter(
        (leaf) =>
          leaf.letters.includes(letters) ||
          (leaf.letters.length > 2 && letters.includes(leaf.letters)),
      )
      .toSorted((a, b) => weigh(b) - weigh(a))[0]?.path ?? ''
  )
}
