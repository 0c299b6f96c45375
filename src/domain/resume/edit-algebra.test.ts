/** What holds for every move of the editor and every resume. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Editable, EditorMove } from './edit.ts'
import { applyMove, inverseOf } from './edit.ts'
import type { Look } from './look.ts'
import { accents, closest, typefaces } from './look.ts'
import { valueAt } from './pointer.ts'
import { layouts, papers, resumeContent } from './resume.ts'
import { sectionKeys } from './sections.ts'

const word = fc.string({ unit: 'binary', maxLength: 12 })
const list = (entry: fc.Arbitrary<string>) => fc.array(entry, { maxLength: 4 })
const anyProject = fc.record({
  name: word,
  date: word,
  link: word,
  purpose: word,
  key_technologies_concepts: list(word),
})
const items = {
  work_experience: fc.record({
    role: word,
    company: word,
    location: word,
    from_date: word,
    to_date: word,
    description: list(word),
  }),
  education: fc.record({
    degree: word,
    university: word,
    from_date: word,
    to_date: word,
    special_achievements: list(word),
  }),
  skill_categories: fc.record({ name: word, skills: list(word) }),
  projects: anyProject,
  certification_and_training: fc.record({
    name: word,
    organization: word,
    date: word,
    certificate_link: word,
    description: word,
    key_technologies_concepts: list(word),
    project: fc.option(anyProject),
  }),
}
const upTo3 = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: 3 })
const anyLook: fc.Arbitrary<Look> = fc.record({
  photo: fc.boolean(),
  accent: fc.constantFrom(...accents),
  typeface: fc.constantFrom(null, ...typefaces),
  tightness: fc.integer({ min: 0, max: closest }),
})

const anyResume: fc.Arbitrary<Editable> = fc.record({
  contact_info: fc.record({
    name: word,
    email: word,
    phone: word,
    possible_work_locations: list(word),
  }),
  media: fc.record({ github: word, website: word, linkedin: word }),
  summary: word,
  work_experience: upTo3(items.work_experience),
  education: upTo3(items.education),
  skill_categories: upTo3(items.skill_categories),
  projects: upTo3(items.projects),
  certification_and_training: upTo3(items.certification_and_training),
  section_order: fc.shuffledSubarray([...sectionKeys], { minLength: sectionKeys.length }),
  layout: fc.constantFrom(...layouts),
  paper: fc.constantFrom(...papers),
  look: anyLook,
})

/** Every path of a resume, and some that lead nowhere. */
function pathsOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path]
  const inner = Object.entries(value).flatMap(([name, v]) => pathsOf(v, `${path}/${name}`))
  return [path, ...inner, `${path}/99`, `${path}/-1`]
}

const place = fc.integer({ min: -1, max: 4 })
function anyMove(of: Editable): fc.Arbitrary<EditorMove> {
  const path = fc.constantFrom(...pathsOf(of))
  const one: fc.Arbitrary<EditorMove> = fc.oneof(
    fc.record({ kind: fc.constant('set-text'), path, value: word }),
    fc.record({ kind: fc.constant('set-words'), path, value: list(word) }),
    fc.record({
      kind: fc.constant('insert'),
      list: path,
      index: place,
      value: fc.oneof(word, ...Object.values(items)),
    }),
    fc.record({ kind: fc.constant('remove'), path }),
    fc.record({ kind: fc.constant('move'), path, to: place }),
    fc.record({
      kind: fc.constant('move-section'),
      section: fc.constantFrom(...sectionKeys),
      to: place,
    }),
    fc.record({ kind: fc.constant('set-project'), path, value: fc.option(anyProject) }),
    fc.record({ kind: fc.constant('set-layout'), value: fc.constantFrom(...layouts) }),
    fc.record({ kind: fc.constant('set-paper'), value: fc.constantFrom(...papers) }),
    fc.record({ kind: fc.constant('set-look'), value: anyLook }),
    fc.record({ kind: fc.constant('replace'), value: anyResume }),
  )
  return fc.oneof(
    { weight: 5, arbitrary: one },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('several'),
        moves: fc.array(one, { maxLength: 4 }),
      }),
    },
  )
}

const resumeAndMove = anyResume.chain((of) => fc.tuple(fc.constant(of), anyMove(of)))

/** The same again through the plain values that storage and the wire see. */
const fitsTheSchema = (value: Editable) => resumeContent.safeParse(value).success

describe('the moves of the editor, whatever they are', () => {
  it('are taken back by their inverse, and done again by the inverse of that', () => {
    fc.assert(
      fc.property(resumeAndMove, ([before, move]) => {
        const after = applyMove(before, move)
        const back = inverseOf(before, move)
        if (!back) {
          expect(after).toEqual(before)
          return
        }
        expect(applyMove(after, back)).toEqual(before)
        const again = inverseOf(after, back)
        expect(again === null ? after : applyMove(before, again)).toEqual(after)
      }),
      { numRuns: 2_000 },
    )
  })

  it('keep the resume inside its schema', () => {
    fc.assert(
      fc.property(resumeAndMove, ([before, move]) => {
        expect(fitsTheSchema(applyMove(before, move))).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })

  it('leave the value they were given as it was', () => {
    fc.assert(
      fc.property(resumeAndMove, ([before, move]) => {
        const copy = structuredClone(before)
        applyMove(before, move)
        expect(before).toEqual(copy)
      }),
    )
  })

  it('keep every entry when they only move one', () => {
    const moves = anyResume.chain((of) =>
      fc.tuple(
        fc.constant(of),
        fc.constantFrom(...pathsOf(of)).chain((path) => place.map((to) => ({ path, to }))),
      ),
    )
    fc.assert(
      fc.property(moves, ([before, { path, to }]) => {
        const at = path.slice(0, path.lastIndexOf('/'))
        const after = applyMove(before, { kind: 'move', path, to })
        const old = valueAt(before, at)
        const now = valueAt(after, at)
        const sorted = (v: unknown) =>
          Array.isArray(v) ? v.map((e) => JSON.stringify(e)).toSorted() : v
        expect(sorted(now)).toEqual(sorted(old))
      }),
      { numRuns: 1_000 },
    )
  })
})
