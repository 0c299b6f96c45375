/** What holds for every move of the editor and every resume. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  furtherSections,
  itemsWith,
  ordersOf,
  sectionContents,
} from '../../../tests/arbitraries/section-contents.ts'
import { blankProject } from './blank.ts'
import type { Editable, EditorMove } from './edit.ts'
import { applyMove, inverseOf } from './edit.ts'
import { designNames } from './designs.ts'
import type { Look } from './look.ts'
import { accents, closest, typefaces } from './look.ts'
import { valueAt } from './pointer.ts'
import type { NestedProject } from './resume.ts'
import { layouts, papers, resumeContent } from './resume.ts'
import { listSections } from './sections.ts'
import type { FieldKind } from './sections/declaration.ts'
import { projectFields } from './sections/projects.ts'
import type { FurtherKey, FurtherSection } from './sections/further.ts'
import { isOfSeveral } from './sections/declaration.ts'

const word = fc.string({ unit: 'binary', maxLength: 12 })
const list = (entry: fc.Arbitrary<string>) => fc.array(entry, { maxLength: 4 })
const valueOf = (kind: FieldKind) => (isOfSeveral(kind) ? list(word) : word)
const contents = sectionContents(valueOf)
const further = furtherSections(valueOf)
const anyProject = itemsWith(projectFields, valueOf) as fc.Arbitrary<NestedProject> // of these fields
type EntryOfList = Extract<EditorMove, { kind: 'insert' }>['value']
/** An entry of any section. */
const anyItem = fc.tuple(contents, further).chain(([made, sections]) => {
  const items: EntryOfList[] = [
    ...listSections.flatMap(({ field }) => [...made[field]]),
    ...sections.flatMap((section) => section.items),
  ]
  return items.length === 0 ? fc.constant<EntryOfList>(blankProject) : fc.constantFrom(...items)
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
        headline: word,
        email: word,
        phone: word,
        possible_work_locations: list(word),
      }),
      media: fc.record({ github: word, website: word, linkedin: word }),
      layout: fc.constantFrom(...layouts),
      paper: fc.constantFrom(...papers),
      design: fc.constantFrom(null, ...designNames),
      look: anyLook,
    }),
    contents,
    further,
  )
  .chain(([about, sections, further_sections]) =>
    ordersOf(further_sections).map((section_order) => ({
      ...about,
      ...sections,
      further_sections,
      section_order,
    })),
  )

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
      section: fc.constantFrom(...of.section_order),
      to: place,
    }),
    fc.record({
      kind: fc.constant('remove-section'),
      section: fc.constantFrom<FurtherKey[]>('further:1', 'further:2', 'further:none'),
    }),
    further.chain(([value]) =>
      fc.record({
        kind: fc.constant('add-section'),
        value: fc.constant<FurtherSection>({
          ...(value ?? { kind: 'other', title: '', items: [] }),
          id: '2',
        }),
        index: place,
        place,
      }),
    ),
    fc.record({ kind: fc.constant('set-project'), path, value: fc.option(anyProject) }),
    fc.record({ kind: fc.constant('set-layout'), value: fc.constantFrom(...layouts) }),
    fc.record({ kind: fc.constant('set-paper'), value: fc.constantFrom(...papers) }),
    fc.record({
      kind: fc.constant('set-design'),
      value: fc.constantFrom(null, ...designNames),
    }),
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
