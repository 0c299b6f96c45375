import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { blankContent, blankItem } from './blank.ts'
import type { Editable, EditorMove } from './edit.ts'
import { addItem, moveBy, moveSectionBy, setLocations } from './moves.ts'
import { applyMove, editableOf, inverseOf, pathAfterRemoval } from './edit.ts'
import { lineLimit } from './limits.ts'
import type { Look } from './look.ts'
import { accents, closest, plainLook, typefaces } from './look.ts'
import { valueAt } from './pointer.ts'
import { layouts, papers, project, resumeContent } from './resume.ts'
import { sectionFields, sectionKeys } from './sections.ts'

const resume: Editable = {
  ...blankContent(),
  work_experience: [
    {
      ...blankItem('work_experience'),
      role: 'Nurse',
      description: ['Ran nights.', 'Trained six.'],
    },
    { ...blankItem('work_experience'), role: 'Porter' },
  ],
  skill_categories: [{ name: 'Care', skills: ['Triage', 'Wound care'] }],
  certification_and_training: [{ ...blankItem('certification_and_training'), name: 'ALS' }],
  layout: 'ats-vanilla',
  paper: 'a4',
  look: plainLook,
}

describe('applyMove', () => {
  it('sets a text and leaves everything else the same object', () => {
    const after = applyMove(resume, {
      kind: 'set-text',
      path: '/work_experience/0/role',
      value: 'Staff nurse',
    })
    expect(after.work_experience[0]?.role).toBe('Staff nurse')
    expect(after.work_experience[1]).toBe(resume.work_experience[1])
    expect(after.skill_categories).toBe(resume.skill_categories)
  })

  it('appends a placeholder item', () => {
    const after = applyMove(resume, addItem(resume, 'education'))
    expect(after.education).toEqual([blankItem('education')])
  })

  it('[T13 V8] moves items and lines by one place and does nothing at the edges', () => {
    const down = applyMove(resume, moveBy('/work_experience/0', 1))
    expect(down.work_experience.map((item) => item.role)).toEqual(['Porter', 'Nurse'])
    expect(applyMove(resume, moveBy('/work_experience/0', -1))).toBe(resume)
    expect(applyMove(resume, moveBy('/work_experience/1', 1))).toBe(resume)
    expect(applyMove(resume, moveBy('/certification_and_training/0', 1))).toBe(resume)
    const lines = applyMove(resume, moveBy('/work_experience/0/description/1', -1))
    expect(lines.work_experience[0]?.description).toEqual(['Trained six.', 'Ran nights.'])
  })

  it('moves a section past the next one shown, over those that are not', () => {
    const shown = ['summary', 'skills', 'projects'] as const
    const after = applyMove(resume, moveSectionBy(resume, 'skills', -1, shown))
    expect(after.section_order).toEqual([
      'skills',
      'summary',
      'work_experience',
      'education',
      'projects',
      'certifications',
    ])
    expect(applyMove(resume, moveSectionBy(resume, 'projects', 1, shown))).toBe(resume)
  })

  it('splits locations on commas and trims them', () => {
    const after = applyMove(resume, setLocations(' Porto, , Lisboa ,Remote,'))
    expect(after.contact_info.possible_work_locations).toEqual(['Porto', 'Lisboa', 'Remote'])
  })

  it('gives a certification a nested project and nothing else one', () => {
    const value = { ...blankItem('projects'), name: 'Ward pilot' }
    const path = '/certification_and_training/0/project'
    const after = applyMove(resume, { kind: 'set-project', path, value })
    expect(after.certification_and_training[0]?.project).toEqual(value)
    const elsewhere = { kind: 'set-project', path: '/work_experience/0/role', value } as const
    expect(applyMove(resume, elsewhere)).toBe(resume)
  })

  it('never reaches outside of the content', () => {
    for (const path of ['/layout', '/id', '/__proto__', '/section_order/0', '/constructor/name'])
      expect(applyMove(resume, { kind: 'set-text', path, value: 'x' })).toBe(resume)
    expect(applyMove(resume, { kind: 'remove', path: '/section_order/0' })).toBe(resume)
  })

  it('stops typing at the limit, on a whole character', () => {
    const value = 'a'.repeat(lineLimit - 1) + '😀'
    const after = applyMove(resume, { kind: 'set-text', path: '/contact_info/name', value })
    expect(after.contact_info.name).toBe('a'.repeat(lineLimit - 1))
  })
})

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

describe('addItem', () => {
  it('makes an item that fits the schema in every section', () => {
    for (const key of sectionKeys) {
      if (key === 'summary') continue
      const after = applyMove(resume, addItem(resume, sectionFields[key]))
      expect(fitsTheSchema(after)).toBe(true)
      expect(after[sectionFields[key]]).toHaveLength(resume[sectionFields[key]].length + 1)
    }
    expect(project.safeParse(blankItem('projects')).success).toBe(true)
  })
})

describe('pathAfterRemoval', () => {
  it('follows a value when an entry before it goes', () => {
    const gone = '/work_experience/1'
    expect(pathAfterRemoval('/work_experience/2/description/0', gone)).toBe(
      '/work_experience/1/description/0',
    )
    expect(pathAfterRemoval('/work_experience/0/role', gone)).toBe('/work_experience/0/role')
    expect(pathAfterRemoval('/work_experience/1/role', gone)).toBeNull()
    expect(pathAfterRemoval('/work_experience/10/role', gone)).toBe('/work_experience/9/role')
    expect(pathAfterRemoval('/education/2/degree', gone)).toBe('/education/2/degree')
  })
})

describe('editableOf', () => {
  it('keeps what the editor owns and drops the rest', () => {
    expect(editableOf({ ...resume, id: 'x' } as Editable)).toEqual(resume)
  })
})
