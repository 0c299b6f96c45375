import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { resumeContents } from '../../../tests/arbitraries/resume-contents.ts'
import { blankCertification, blankContent, blankProject, blankWorkItem } from './blank.ts'
import { followPath } from './merge-pairs.ts'
import { mergeResumes } from './merge.ts'
import { valueAt } from './pointer.ts'
import type { ResumeContent, WorkItem } from './resume.ts'
import { resumeContent } from './resume.ts'
import { sectionKeys } from './sections.ts'
import { resumeLines } from './text.ts'

const work = (role: string, company: string, ...description: string[]): WorkItem => ({
  ...blankWorkItem,
  role,
  company,
  from_date: '2020',
  description,
})

const base: ResumeContent = {
  ...blankContent(),
  summary: 'Baker.',
  work_experience: [
    work('Baker', 'Mill', 'Baked the bread', 'Trained apprentices'),
    work('Clerk', 'Bank', 'Kept the books'),
  ],
  skill_categories: [{ name: 'Tools', skills: ['Oven', 'Excel'] }],
}

const change = (with_: Partial<ResumeContent>): ResumeContent => ({ ...base, ...with_ })
const texts = (content: ResumeContent): string[] => resumeLines(content).map((line) => line.text)

describe('mergeResumes', () => {
  it('takes the only side that changed anything', () => {
    fc.assert(
      fc.property(resumeContents, resumeContents, (before, after) => {
        expect(mergeResumes(before, before, after)).toEqual({ merged: after, clashes: [] })
        expect(mergeResumes(before, after, before)).toEqual({ merged: after, clashes: [] })
        expect(mergeResumes(before, after, after)).toEqual({ merged: after, clashes: [] })
      }),
    )
  })

  it('gives a valid resume, whatever the three are', () => {
    fc.assert(
      fc.property(resumeContents, resumeContents, resumeContents, (a, b, c) => {
        expect(resumeContent.safeParse(mergeResumes(a, b, c).merged).error).toBeUndefined()
      }),
    )
  })

  it('loses nothing that anybody wrote: it is in the result or in a clash', () => {
    fc.assert(
      fc.property(resumeContents, resumeContents, resumeContents, (before, mine, theirs) => {
        const { merged, clashes } = mergeResumes(before, mine, theirs)
        const all = `${texts(merged).join('\n')}\n${clashes.map(sayAll).join('\n')}`
        const old = new Set(texts(before))
        for (const text of [...texts(mine), ...texts(theirs)]) {
          if (!old.has(text)) expect(all).toContain(text)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('names each clash by its place in the result, which has mine', () => {
    fc.assert(
      fc.property(resumeContents, resumeContents, resumeContents, (before, mine, theirs) => {
        const { merged, clashes } = mergeResumes(before, mine, theirs)
        for (const { path, mine: own, theirs: other } of clashes) {
          expect(valueAt(merged, path)).toEqual(own ?? other)
        }
      }),
    )
  })

  it('keeps two edits of different fields, lines and items', () => {
    const [baker, clerk] = base.work_experience as [WorkItem, WorkItem]
    const mine = change({
      summary: 'Master baker.',
      work_experience: [
        { ...baker, description: ['Baked the bread of the town', 'Trained apprentices'] },
        clerk,
      ],
    })
    const theirs = change({
      work_experience: [
        work('Volunteer', 'Library', 'Read aloud'),
        {
          ...baker,
          company: 'Mill Lane',
          description: ['Baked the bread', 'Trained apprentices', 'Won a prize'],
        },
      ],
      skill_categories: [{ name: 'Tools', skills: ['Oven', 'Excel', 'Scale'] }],
    })
    const { merged, clashes } = mergeResumes(base, mine, theirs)
    expect(clashes).toEqual([])
    expect(merged).toEqual(
      change({
        summary: 'Master baker.',
        work_experience: [
          work('Volunteer', 'Library', 'Read aloud'),
          work(
            'Baker',
            'Mill Lane',
            'Baked the bread of the town',
            'Trained apprentices',
            'Won a prize',
          ),
        ],
        skill_categories: [{ name: 'Tools', skills: ['Oven', 'Excel', 'Scale'] }],
      }),
    )
  })

  it('has what both added alike once, whatever else each changed', () => {
    const [baker, clerk] = base.work_experience as [WorkItem, WorkItem]
    const prize = (...more: string[]) =>
      change({
        work_experience: [
          { ...baker, description: [...baker.description, 'Won a prize', ...more] },
          clerk,
        ],
      })
    const { merged, clashes } = mergeResumes(base, prize('Left'), { ...prize(), summary: 'New.' })
    expect(merged).toEqual({ ...prize('Left'), summary: 'New.' })
    expect(clashes).toEqual([])
  })

  it('shows both texts where both changed the same one', () => {
    const { merged, clashes } = mergeResumes(
      base,
      change({ summary: 'Mine.' }),
      change({ summary: 'Theirs.' }),
    )
    expect(merged.summary).toBe('Mine.')
    expect(clashes).toEqual([
      { path: '/summary', base: 'Baker.', mine: 'Mine.', theirs: 'Theirs.' },
    ])
  })

  it('keeps an item that one side removed and the other changed, and says so', () => {
    const [baker, clerk] = base.work_experience as [WorkItem, WorkItem]
    const changed = { ...clerk, role: 'Head clerk' }
    const { merged, clashes } = mergeResumes(
      base,
      change({ work_experience: [baker] }),
      change({ work_experience: [baker, changed] }),
    )
    expect(merged.work_experience).toEqual([baker, changed])
    expect(clashes).toEqual([
      { path: '/work_experience/1', base: clerk, mine: null, theirs: changed },
    ])
  })

  it('follows an item that one side moved while the other changed it', () => {
    const [baker, clerk] = base.work_experience as [WorkItem, WorkItem]
    const { merged, clashes } = mergeResumes(
      base,
      change({ work_experience: [clerk, baker] }),
      change({ work_experience: [{ ...baker, to_date: '2024' }, clerk] }),
    )
    expect(merged.work_experience).toEqual([clerk, { ...baker, to_date: '2024' }])
    expect(clashes).toEqual([])
  })

  it('keeps a nested project that one side removed and the other changed', () => {
    const project = { ...blankProject, name: 'Oven', purpose: 'Even heat' }
    const course = { ...blankCertification, name: 'Baking', organization: 'Guild' }
    const changed = { ...project, purpose: 'Even heat for rye' }
    const three = [project, null, changed].map((one) =>
      change({ certification_and_training: [{ ...course, project: one }] }),
    ) as [ResumeContent, ResumeContent, ResumeContent]
    const { merged, clashes } = mergeResumes(...three)
    expect(merged.certification_and_training[0]?.project).toEqual(changed)
    expect(clashes).toEqual([
      {
        path: '/certification_and_training/0/project',
        base: project,
        mine: null,
        theirs: changed,
      },
    ])
  })

  it('is no clash where one wrote on from where the other stopped', () => {
    const stopped = change({ summary: 'Baker. Of' })
    const wroteOn = change({ summary: 'Baker. Of rye.' })
    expect(mergeResumes(base, wroteOn, stopped)).toEqual({ merged: wroteOn, clashes: [] })
    expect(mergeResumes(base, stopped, wroteOn)).toEqual({ merged: wroteOn, clashes: [] })
  })

  it('knows a line that was wholly rewritten by its neighbours', () => {
    const [baker, clerk] = base.work_experience as [WorkItem, WorkItem]
    const lines = (...description: string[]) =>
      change({ work_experience: [{ ...baker, description }, clerk] })
    const { merged, clashes } = mergeResumes(
      base,
      lines('Ran the night shift', 'Trained apprentices'),
      lines('Baked the bread of the town', 'Trained apprentices'),
    )
    expect(merged).toEqual(lines('Ran the night shift', 'Trained apprentices'))
    expect(clashes).toEqual([
      {
        path: '/work_experience/0/description/0',
        base: 'Baked the bread',
        mine: 'Ran the night shift',
        theirs: 'Baked the bread of the town',
      },
    ])
  })

  it('fills an empty item from both sides', () => {
    const [baker, clerk] = base.work_experience as [WorkItem, WorkItem]
    const added = (item: WorkItem) => change({ work_experience: [baker, clerk, item] })
    const { merged, clashes } = mergeResumes(
      added(blankWorkItem),
      added({ ...blankWorkItem, role: 'Cook' }),
      added(work('', 'Inn', 'Cooked')),
    )
    expect(merged).toEqual(added({ ...work('Cook', 'Inn', 'Cooked') }))
    expect(clashes).toEqual([])
  })

  it('gives a list that can be saved, even where both together would be too long', () => {
    const words = (prefix: string) => Array.from({ length: 400 }, (_, i) => `${prefix}${i}`)
    const skills = (...more: string[]) =>
      change({ skill_categories: [{ name: 'Tools', skills: [...words('old'), ...more] }] })
    const [mine, theirs] = [skills(...words('a')), skills(...words('b'))]
    const { merged, clashes } = mergeResumes(skills(), mine, theirs)
    expect(merged).toEqual(mine)
    expect(clashes).toMatchObject([
      { path: '/skill_categories/0/skills', theirs: theirs.skill_categories[0]?.skills },
    ])
  })

  it('orders the sections as one of the two did', () => {
    const [first, ...rest] = sectionKeys
    const order = [...rest, first]
    const { merged } = mergeResumes(
      base,
      change({ section_order: order }),
      change({ summary: 'x' }),
    )
    expect(merged).toMatchObject({ section_order: order, summary: 'x' })
  })
})

function sayAll(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value).map(sayAll).join('\n')
}

describe('followPath', () => {
  it('finds a text again after items and lines were moved, added and removed', () => {
    const [baker, clerk] = base.work_experience as [WorkItem, WorkItem]
    const after = change({
      work_experience: [
        work('Volunteer', 'Library', 'Read aloud'),
        clerk,
        { ...baker, description: ['Won a prize', 'Trained all apprentices'] },
      ],
    })
    const follow = (path: string) => followPath(base, after, path)
    expect(follow('/work_experience/0/description/1')).toBe('/work_experience/2/description/1')
    expect(follow('/work_experience/1/role')).toBe('/work_experience/1/role')
    expect(follow('/summary')).toBe('/summary')
    expect(follow('/projects/0/name')).toBeNull()
  })

  it('stays where it is in what did not change', () => {
    fc.assert(
      fc.property(resumeContents, (content) => {
        for (const { path } of resumeLines(content)) {
          expect(followPath(content, content, path)).toBe(path)
        }
      }),
    )
  })
})
