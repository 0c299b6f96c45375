import { describe, expect, it } from 'vitest'

import { blankItem } from '#domain/resume/blank.ts'
import type { EditorMove } from '#domain/resume/edit.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { resumeWith } from '../../../../tests/fixtures/resume-with.ts'
import type { SaveBody, SendOutcome } from './draft.ts'
import { createDraft } from './draft.ts'

const opened = resumeWith({
  work_experience: [{ ...blankItem('work_experience'), description: ['Ran nights.'] }],
  version: 3,
})

/** A server with one resume that refuses old versions. */
function server(start: Resume) {
  let stored = start
  let online = true
  let answers = true
  let deleted = false
  const bodies: SaveBody[] = []
  const states = new Map<number, Resume>()
  return {
    bodies,
    earlier: async (version: number) => states.get(version) ?? null,
    stored: () => stored,
    cut: () => (online = false),
    delete: (gone: boolean) => (deleted = gone),
    /** Saves are stored, and their answers lost on the way. */
    loseAnswers: (lost: boolean) => (answers = !lost),
    change: (part: Partial<Resume>) =>
      (stored = { ...stored, ...part, version: stored.version + 1 }),
    send: async (body: SaveBody): Promise<SendOutcome> => {
      bodies.push(body)
      await Promise.resolve()
      if (!online) return { kind: 'failed', error: new Error('offline') }
      if (deleted) return { kind: 'gone', error: new Error('not found') }
      if (body.version !== stored.version) return { kind: 'conflict', theirs: stored }
      const { autosave: _, ...sent } = body
      stored = { ...stored, ...sent, version: stored.version + 1 }
      states.set(stored.version, stored)
      if (!answers) return { kind: 'failed', error: new Error('cut off') }
      return { kind: 'saved', resume: stored }
    },
  }
}

function start() {
  const clock = { ms: 1_000 }
  const host = server(opened)
  const draft = createDraft(opened, {
    send: host.send,
    earlier: host.earlier,
    now: () => clock.ms,
    writer: 'tab',
  })
  return { clock, host, draft }
}

const name = (value: string): EditorMove => ({
  kind: 'set-text',
  path: '/contact_info/name',
  value,
})

describe('the draft', () => {
  it('folds typing in one field into one step, until a pause', () => {
    const { draft, clock } = start()
    for (const text of ['A', 'An', 'Ana']) draft.apply(name(text))
    clock.ms += 5_000
    draft.apply(name('Ana S'))
    draft.undo()
    expect(draft.state().resume.contact_info.name).toBe('Ana')
    draft.undo()
    expect(draft.state().resume.contact_info.name).toBe('')
    expect(draft.state().canUndo).toBe(false)
    draft.redo()
    draft.redo()
    expect(draft.state().resume.contact_info.name).toBe('Ana S')
  })

  it('starts a new step when another field was typed in between', () => {
    const { draft } = start()
    draft.apply(name('Ana'))
    draft.apply({ kind: 'set-text', path: '/summary', value: 'Nurse.' })
    draft.apply(name('Ana Silva'))
    draft.undo()
    expect(draft.state().resume).toMatchObject({
      summary: 'Nurse.',
      contact_info: { name: 'Ana' },
    })
  })

  it('drops an empty line when its field is left, and undo brings it back', () => {
    const { draft } = start()
    const path = '/work_experience/0/description/0'
    draft.apply({ kind: 'set-text', path, value: '' })
    draft.leave(path)
    expect(draft.state().resume.work_experience[0]?.description).toEqual([])
    draft.undo()
    draft.undo()
    expect(draft.state().resume.work_experience[0]?.description).toEqual(['Ran nights.'])
  })

  it('saves with the version it rests on and says when', async () => {
    const { draft, host, clock } = start()
    draft.apply(name('Ana'))
    expect(draft.state().status.kind).toBe('unsaved')
    clock.ms = 7_000
    await draft.save()
    expect(draft.state().status).toEqual({ kind: 'saved', at: 7_000 })
    expect(host.stored().contact_info.name).toBe('Ana')
    expect(draft.state().resume.version).toBe(4)
  })

  it('keeps what was typed while a save was under way, and saves it next', async () => {
    const { draft, host } = start()
    draft.apply(name('Ana'))
    const first = draft.save()
    draft.apply(name('Ana Silva'))
    const second = draft.save()
    await first
    expect(draft.state().resume.contact_info.name).toBe('Ana Silva')
    await second
    expect(host.stored()).toMatchObject({ version: 5, contact_info: { name: 'Ana Silva' } })
    expect(draft.state().status.kind).toBe('saved')
  })

  it('keeps the text when saving fails', async () => {
    const { draft, host } = start()
    host.cut()
    draft.apply(name('Ana'))
    expect((await draft.save()).kind).toBe('failed')
    expect(draft.state().status.kind).toBe('failed')
    expect(draft.hasUnsaved()).toBe(true)
    expect(draft.state().resume.contact_info.name).toBe('Ana')
  })

  it('is saved again when undo leads back to what the server has', () => {
    const { draft } = start()
    draft.apply(name('Ana'))
    draft.undo()
    expect(draft.hasUnsaved()).toBe(false)
    expect(draft.state().status.kind).toBe('saved')
  })

  it('joins a change made elsewhere to another part without asking', async () => {
    const { draft, host } = start()
    host.change({ job_status: 'applied', summary: 'Nurse.' })
    draft.apply(name('Ana'))
    expect((await draft.save()).kind).toBe('saved')
    expect(host.stored()).toMatchObject({
      version: 5,
      job_status: 'applied',
      summary: 'Nurse.',
      contact_info: { name: 'Ana' },
    })
    expect(draft.state().resume.summary).toBe('Nurse.')
  })

  it('keeps both texts of a clash: mine is saved, theirs waits for the person', async () => {
    const { draft, host } = start()
    host.change({ summary: 'Theirs.', notes: 'call on Monday' })
    draft.apply({ kind: 'set-text', path: '/summary', value: 'Mine.' })
    expect((await draft.save()).kind).toBe('saved')
    expect(host.stored()).toMatchObject({ summary: 'Mine.', notes: 'call on Monday' })
    expect(draft.state().clashes).toMatchObject([
      { path: '/summary', base: '', mine: 'Mine.', theirs: 'Theirs.' },
    ])
    draft.choose(1, 'theirs')
    expect(draft.state().clashes).toEqual([])
    expect(draft.state().resume.summary).toBe('Theirs.')
    draft.undo()
    await draft.save()
    expect(host.stored().summary).toBe('Mine.')
  })

  it('changes nothing where the person keeps mine, with what was typed since', async () => {
    const { draft, host } = start()
    host.change({ summary: 'Theirs.' })
    draft.apply({ kind: 'set-text', path: '/summary', value: 'Mine.' })
    await draft.save()
    draft.apply({ kind: 'set-text', path: '/summary', value: 'Mine, and more.' })
    draft.choose(1, 'mine')
    expect(draft.state()).toMatchObject({ clashes: [], resume: { summary: 'Mine, and more.' } })
  })

  it('finds the place of a clash again after its item was moved', async () => {
    const { draft, host } = start()
    const line = '/work_experience/0/description/0'
    const [item = blankItem('work_experience')] = opened.work_experience
    host.change({ work_experience: [{ ...item, description: ['Ran nights and days.'] }] })
    draft.apply({ kind: 'set-text', path: line, value: 'Ran weekends.' })
    await draft.save()
    const another = { ...blankItem('work_experience'), role: 'Cook' }
    draft.apply({ kind: 'insert', list: '/work_experience', index: 0, value: another })
    draft.choose(1, 'theirs')
    expect(draft.state().resume.work_experience.map(({ description }) => description)).toEqual([
      [],
      ['Ran nights and days.'],
    ])
  })

  it('brings an item back that I removed and the other changed, or lets it go', async () => {
    for (const side of ['mine', 'theirs'] as const) {
      const { draft, host } = start()
      const [item = blankItem('work_experience')] = opened.work_experience
      host.change({ work_experience: [{ ...item, role: 'Nurse' }] })
      draft.apply({ kind: 'remove', path: '/work_experience/0' })
      await draft.save()
      expect(host.stored().work_experience).toHaveLength(1)
      draft.choose(1, side)
      expect(draft.state().resume.work_experience).toHaveLength(side === 'mine' ? 0 : 1)
    }
  })

  it('has no clash with its own save whose answer was lost', async () => {
    const { draft, host } = start()
    host.loseAnswers(true)
    draft.apply({ kind: 'set-text', path: '/summary', value: 'Nurse of nights' })
    expect((await draft.save()).kind).toBe('failed')
    host.loseAnswers(false)
    draft.apply({ kind: 'set-text', path: '/summary', value: 'Nurse by day' })
    host.change({ notes: 'from another tab' })
    await draft.save()
    expect(host.stored()).toMatchObject({ summary: 'Nurse by day', notes: 'from another tab' })
    expect(draft.state().clashes).toEqual([])
  })

  it('takes in what another tab saved, and keeps what is being typed', async () => {
    const { draft, host } = start()
    draft.apply(name('Ana'))
    await draft.hear(host.change({ summary: 'Nurse.' }))
    expect(draft.state().resume).toMatchObject({ summary: 'Nurse.', contact_info: { name: 'Ana' } })
    expect(draft.hasUnsaved()).toBe(true)
    await draft.save()
    expect(host.stored()).toMatchObject({ version: 5, contact_info: { name: 'Ana' } })
    await draft.hear({ ...opened, summary: 'of long ago' })
    expect(draft.state().resume.summary).toBe('Nurse.')
  })

  it('says which saves nobody asked for, and has the person’s own kept apart', async () => {
    const { draft, host } = start()
    draft.apply(name('Ana'))
    await draft.save()
    await draft.save('person')
    await draft.save('person')
    expect(host.bodies.map(({ autosave }) => autosave)).toEqual(['tab', undefined])
  })

  it('joins what an earlier visit left with what was saved since', () => {
    const { draft } = start()
    const base = { ...opened, summary: 'Old.' }
    draft.apply({ kind: 'set-text', path: '/summary', value: 'New.' })
    draft.recover({
      base,
      value: { ...base, summary: 'Left.', media: { ...base.media, github: 'g' } },
    })
    expect(draft.state().resume).toMatchObject({ summary: 'Left.', media: { github: 'g' } })
    expect(draft.state().clashes).toMatchObject([{ mine: 'Left.', theirs: 'New.' }])
  })

  it('keeps what is typed on a resume deleted elsewhere, and saves it when that is brought back', async () => {
    const { draft, host } = start()
    host.delete(true)
    draft.apply(name('Ana'))
    expect((await draft.save()).kind).toBe('gone')
    draft.apply({ kind: 'set-text', path: '/summary', value: 'Typed on.' })
    expect(draft.state().status.kind).toBe('gone')
    expect(draft.hasUnsaved()).toBe(true)
    host.delete(false)
    await draft.returned(host.change({ notes: 'Out of the trash.' }))
    expect(host.stored()).toMatchObject({
      contact_info: { name: 'Ana' },
      summary: 'Typed on.',
      notes: 'Out of the trash.',
    })
    expect(draft.state().status.kind).toBe('saved')
  })

  it('tells where undo wants the focus', () => {
    const { draft } = start()
    draft.apply({ kind: 'remove', path: '/work_experience/0' })
    draft.undo()
    expect(draft.state().focus).toMatchObject({ path: '/work_experience/0' })
  })
})
