import { describe, expect, it } from 'vitest'

import { blankContent, blankWorkItem } from '../resume/blank.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { verifyResume } from '../truth/verify.ts'
import type { Decided, Wish } from './decide.ts'
import { decide } from './decide.ts'
import type { Edit } from './edit.ts'
import type { Asked, ReviewOptions } from './review.ts'
import { reviewOf } from './review.ts'

const original: ResumeContent = {
  ...blankContent(),
  summary: 'Baker in regional bakeries.',
  work_experience: [
    {
      ...blankWorkItem,
      role: 'Baker',
      company: 'Mill Lane Bakery',
      from_date: '03/2015',
      to_date: '11/2022',
      description: [
        'Cleaned the ovens every week',
        'Kept stock of flour and butter',
        'Trained four apprentices in sourdough',
      ],
    },
  ],
  skill_categories: [{ name: 'Baking', skills: ['Sourdough'] }],
}

const line = (at: number) => `/work_experience/0/description/${at}`
const edit = (id: string, path: string, old: string, value: string): Edit => ({
  id,
  op: path === '/summary' ? 'summary' : 'rewrite',
  path,
  old,
  value,
  basis: [path],
  requirement: null,
})

const applied = edit('applied', line(0), 'Cleaned the ovens every week', 'Cleaned ovens every week')
const question = edit(
  'question',
  line(1),
  'Kept stock of flour and butter',
  'Led the stock of flour and butter',
)
const stopped = edit(
  'stopped',
  line(2),
  'Trained four apprentices in sourdough',
  'Trained 40 apprentices in sourdough',
)
const order: Edit = {
  ...applied,
  id: 'order',
  op: 'move',
  path: '/work_experience/0/description',
  old: [0, 1, 2],
  value: [2, 0, 1],
}

const tailoring = {
  edits: [applied, order],
  discarded: [{ edit: question }, { edit: stopped }],
  statements: [],
}
const options: ReviewOptions = { language: 'en', stated: [], settled: [], isTranslated: false }

const made: ResumeContent = withLines([
  'Trained four apprentices in sourdough',
  'Cleaned ovens every week',
  'Kept stock of flour and butter',
])

function withLines(description: string[], summary = original.summary): ResumeContent {
  const [item = blankWorkItem] = original.work_experience
  return { ...original, summary, work_experience: [{ ...item, description }] }
}

const linesOf = (content: ResumeContent) => content.work_experience[0]?.description ?? []

const askedOf = (changes: Partial<Asked> = {}): Asked => ({
  original,
  current: made,
  tailoring,
  decisions: [],
  ...changes,
})

function answer(wish: Wish, current = made, decisions: Asked['decisions'] = []) {
  const decided: Decided = decide(askedOf({ current, decisions }), wish, options)
  if (decided.kind !== 'decided') throw new Error(decided.kind)
  return decided
}

describe('the review of a tailoring', () => {
  it('lists what was applied and what waits, each with its grade', () => {
    const changes = reviewOf(askedOf(), options)
    expect(changes.map(({ id, state, grade }) => [id, state, grade])).toEqual([
      ['applied', 'applied', null],
      ['order', 'applied', null],
      ['question', 'waiting', 'ask'],
      ['stopped', 'waiting', 'stop'],
    ])
    const finding = changes[3]?.findings[0]
    expect(finding).toMatchObject({ rule: 'number', claim: '40' })
    expect(String(stopped.value).slice(finding?.span?.start, finding?.span?.end)).toBe('40')
  })

  it('finds nothing any more where the person has stated the fact since', () => {
    const haccp = { ...stopped, op: 'surface_skill', path: '/skill_categories/0/skills' } as const
    const skill: Edit = { ...haccp, old: null, value: 'HACCP', basis: [line(0)] }
    const kept = { edits: [], discarded: [{ edit: skill }], statements: [] }
    const stated = [{ text: 'HACCP', stated_at: '2026-11-24T10:00:00Z' }]
    const asked = askedOf({ tailoring: kept })
    expect(reviewOf(asked, options)[0]?.grade).toBe('stop')
    expect(reviewOf(asked, { ...options, stated })[0]?.grade).toBeNull()
  })

  it('tells two edits of one name apart', () => {
    const twice = { ...tailoring, discarded: [{ edit: { ...question, id: 'applied' } }] }
    const ids = reviewOf(askedOf({ tailoring: twice }), options).map(({ id }) => id)
    expect(ids).toEqual(['applied', 'order', 'applied~2'])
  })

  it('sees where the person has put the old text back by hand', () => {
    const back = withLines(linesOf(made).with(1, 'Cleaned the ovens every week'))
    expect(reviewOf(askedOf({ current: back }), options)[0]?.state).toBe('left_out')
  })
})

describe('an answer to a change', () => {
  it('puts a question that is true into the resume, where its line stands by now', () => {
    const { content, change, isConfirmed } = answer({ id: 'question', state: 'accepted' })
    expect(linesOf(content)).toEqual([linesOf(made)[0], linesOf(made)[1], question.value])
    expect([change.state, isConfirmed]).toEqual(['accepted', true])
  })

  it('restores the old text of an applied change, and puts it back', () => {
    const out = answer({ id: 'applied', state: 'left_out' })
    expect(linesOf(out.content)[1]).toBe('Cleaned the ovens every week')
    const decisions = [{ id: 'applied', state: 'left_out' as const, value: String(applied.value) }]
    const back = answer({ id: 'applied', state: 'accepted' }, out.content, decisions)
    expect(back.content).toEqual(made)
    expect(back.isConfirmed).toBe(false)
  })

  it('brings the lines of an order back', () => {
    const { content } = answer({ id: 'order', state: 'left_out' })
    expect(linesOf(content)).toEqual([
      'Cleaned ovens every week',
      'Kept stock of flour and butter',
      'Trained four apprentices in sourdough',
    ])
  })

  it('refuses a stopped one as it stands, and takes it in other words', () => {
    const wish: Wish = { id: 'stopped', state: 'accepted' }
    const asked = askedOf()
    expect(decide(asked, wish, options)).toMatchObject({ kind: 'stopped' })
    expect(decide(asked, { ...wish, value: 'Trained 41 apprentices' }, options).kind).toBe(
      'stopped',
    )
    const value = 'Trained four apprentices in sourdough.'
    const { content, change, isConfirmed } = answer({ ...wish, value })
    expect(linesOf(content)[0]).toBe(value)
    expect([change.grade, isConfirmed]).toEqual([null, false])
    expect(verifyResume(original, content)).toEqual([])
  })

  it('checks other words anew, and lets them wait where that is asked', () => {
    const value = 'Trained 12 apprentices in sourdough'
    const { change, content } = answer({ id: 'stopped', state: 'waiting', value })
    expect(change).toMatchObject({ state: 'waiting', value, grade: 'stop' })
    expect(change.findings).toMatchObject([{ claim: '12' }])
    expect(content).toEqual(made)
  })

  it('knows no other change, and rewords no order', () => {
    const asked = askedOf()
    expect(decide(asked, { id: 'nothing', state: 'accepted' }, options).kind).toBe('unknown')
    const reworded: Wish = { id: 'order', state: 'accepted', value: 'x' }
    expect(decide(asked, reworded, options).kind).toBe('unknown')
  })

  it('makes room for one change at a place that had another', () => {
    const summary = (id: string, value: string) => edit(id, '/summary', original.summary, value)
    const own = summary('own', 'Baker in regional bakeries. Sourdough.')
    const other = summary('other', 'Baker in bakeries of the region.')
    const kept = { ...tailoring, edits: [own], discarded: [{ edit: other }] }
    const current = { ...original, summary: String(own.value) }
    const asked = askedOf({ current, tailoring: kept })
    const decided = decide(asked, { id: 'other', state: 'accepted' }, options)
    if (decided.kind !== 'decided') throw new Error(decided.kind)
    expect(decided.content.summary).toBe(other.value)
    expect(decided.displaced).toMatchObject([{ id: 'own', state: 'left_out' }])
  })
})

describe('what the person has written since', () => {
  const theirs = withLines(
    [
      'Trained four apprentices in sourdough and rye',
      'Cleaned ovens every week',
      'A line of their own',
      'Kept stock of flour and butter',
    ],
    'Baker, and proud of it.',
  )

  it('stands beside a change that is accepted or left out', () => {
    const accepted = answer({ id: 'question', state: 'accepted' }, theirs)
    expect(accepted.content).toEqual(
      withLines([...linesOf(theirs).slice(0, 3), String(question.value)], theirs.summary),
    )
    const out = answer({ id: 'applied', state: 'left_out' }, theirs)
    expect(linesOf(out.content)).toEqual(linesOf(theirs).with(1, 'Cleaned the ovens every week'))
    expect([accepted.keptOwn, out.keptOwn]).toEqual([false, false])
  })

  it('is never overwritten at the place of the change itself', () => {
    const own = withLines(linesOf(made).with(1, 'Cleaned what there was to clean'))
    const out = answer({ id: 'applied', state: 'left_out' }, own)
    expect(out.content).toEqual(own)
    expect(out.keptOwn).toBe(true)
    const gone = withLines(linesOf(made).toSpliced(1, 1))
    expect(answer({ id: 'applied', state: 'left_out' }, gone).content).toEqual(gone)
  })

  it('leaves a post that they removed removed, whatever they answer to a change of one of its lines', () => {
    const gone = { ...made, work_experience: [] }
    const wishes = ['applied', 'order', 'question'].flatMap((id): Wish[] => [
      { id, state: 'accepted' },
      { id, state: 'left_out' },
    ])
    for (const wish of wishes) expect([wish, answer(wish, gone).content]).toEqual([wish, gone])
    const worded: Wish = { id: 'question', state: 'accepted', value: 'Kept butter and flour' }
    expect(answer(worded, gone)).toMatchObject({ content: gone, keptOwn: true })
  })

  it('gives way to the newer words of the answer itself', () => {
    const own = withLines(linesOf(made).with(2, 'Counted flour'))
    const value = 'Kept stock of butter and flour'
    const { content, keptOwn } = answer({ id: 'question', state: 'accepted', value }, own)
    expect(linesOf(content)[2]).toBe(value)
    expect(keptOwn).toBe(false)
  })
})
