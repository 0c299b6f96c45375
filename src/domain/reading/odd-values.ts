/**
 * What can be known to be odd in a resume by its own words: an entry or a point that stands twice, and a point that
 * begins with what another entry is called.
 */
import { fold } from '#domain/language/fold.ts'
import { pointer } from '#domain/resume/pointer.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { isPlacedList, placedIn } from '#domain/resume/sections/placed.ts'
import type { Said } from '#domain/resume/sections/said.ts'
import { nameOfPart, saidBy } from '#domain/resume/sections/said.ts'

export interface OddValue {
  about: 'twice' | 'elsewhere'
  path: string
  words: string
  /** What the other entry is called; '' where it stands twice. */
  entry: string
}

export function oddValues(resume: ResumeContent): OddValue[] {
  const points = new Set<string>()
  return placedIn(resume).flatMap((placed) => {
    if (!isPlacedList(placed) || placed.form === 'rows') return []
    const list = pointer(placed.at)
    const { fields } = placed
    const entries = placed.items.map((item) => saidBy(fields, item))
    const titles = firstBy(entries, ({ title }) => title)
    const houses = firstBy(entries, ({ organization }) => organization)
    return entries.flatMap((entry, i): OddValue[] => {
      const at = (part: 'title' | 'points') => `${list}/${i}/${nameOfPart(fields, part)}`
      const same = openingsOf(entry.title).find((words) => {
        const other = titles.get(words)
        return other !== undefined && other !== entry && mayBeOne(entry, other)
      })
      const odd: OddValue[] = entry.points.flatMap((words, n): OddValue[] => {
        const path = `${at('points')}/${n}`
        const letters = fold(words)
        if (points.has(letters)) return [{ about: 'twice', path, words, entry: '' }]
        points.add(letters)
        const own = [entry.title, entry.organization].map(fold)
        const called = openingsOf(words).find(
          (one) => !own.includes(one) && (houses.has(one) || titles.has(one)),
        )
        const other = called && (houses.get(called)?.organization ?? titles.get(called)?.title)
        return other ? [{ about: 'elsewhere', path, words, entry: other }] : []
      })
      const { title: words } = entry
      return same === undefined
        ? odd
        : [{ about: 'twice', path: at('title'), words, entry: '' }, ...odd]
    })
  })
}

function firstBy(entries: readonly Said[], of: (entry: Said) => string): Map<string, Said> {
  const found = new Map<string, Said>()
  for (const entry of entries) {
    const words = fold(of(entry))
    if (words.length >= leastName && !found.has(words)) found.set(words, entry)
  }
  return found
}

/** A shorter name is as often a word. */
const leastName = 4

/** The whole of it, and what stands before each sign that may part a name from more: "Leader – Scouts of Leeds". */
function openingsOf(text: string): string[] {
  const ends = [...text.slice(0, longestName).matchAll(/[,:;|/·•(]|\s[–—-]\s/gu)]
  return [text, ...ends.map(({ index }) => text.slice(0, index).trimEnd())].map(fold)
}

const longestName = 120

/** One post held at two houses, or at two times, is two. */
const mayBeOne = (one: Said, other: Said): boolean =>
  (['organization', 'from', 'to', 'date'] as const).every(
    (part) => one[part] === '' || other[part] === '' || fold(one[part]) === fold(other[part]),
  )
