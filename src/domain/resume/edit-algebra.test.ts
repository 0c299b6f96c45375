/** What holds for every move of the editor and every resume. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { sectionContents } from '../../../tests/arbitraries/section-contents.ts'
import { blankProject } from './blank.ts'
import type { Editable, EditorMove } from './edit.ts'
import { applyMove, inverseOf } from './edit.ts'
import type { Look } from './look.ts'
import { accents, closest, typefaces } from './look.ts'
import { valueAt } from './pointer.ts'
import { layouts, papers, resumeContent } from './resume.ts'
import { listSections, sectionKeys } from './sections.ts'
import { isOfSeveral } from './sections/declaration.ts'

const word = fc.string({ unit: 'binary', maxLength: 12 })
const list = (entry: fc.Arbitrary<string>) => fc.array(entry, { maxLength: 4 })
const contents = sectionContents((kind) => (isOfSeveral(kind) ? list(word) : word))
const anyProject = contents.map(({ projects: [first] }) => first ?? blankProject)
/** An entry of any section. */
const anyItem = contents.chain((made) => {
  const items = listSections.flatMap(({ field }) => [...made[field]])
  return items.length === 0 ? anyProject : fc.constantFrom(...items)
})
const anyLook: fc.Arbitrary<Look> = fc.record({
  photo: fc.boolean(),
  accent: fc.constantFrom(...accents),
  typeface: fc.constantFrom(null, ...typefaces),
  tightness: fc.integer({ min: 0, max: closest }),
})

const anyResume: fc.Arbitrary<Editable> = fc
  .tuple(
    fc.record({
      contact_info: fc.record({
        name: word,
        email: word,
        phone: word,
        possible_work_locations: list(word),
      }),
      media: fc.record({ github: word, website: word, linkedin: word }),
      section_order: fc.shuffledSubarray([...sectionKeys], { minLength: sectionKeys.length }),
      layout: fc.constantFrom(...layouts),
      paper: fc.constantFrom(...papers),
      look: anyLook,
    }),
    contents,
  )
  .map(([about, sections]) => ({ ...about, ...sections }))

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
      value: fc.oneof(word, { arbitrary: anyItem, weight: 5 }),
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
