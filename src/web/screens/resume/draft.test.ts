import { describe, expect, it } from 'vitest'

import { blankContent, blankItem } from '#domain/resume/blank.ts'
import type { EditorMove } from '#domain/resume/edit.ts'
import type { Resume } from '#domain/resume/resume.ts'

import type { SaveBody, SaveOutcome } from './draft.ts'
import { createDraft } from './draft.ts'

const opened: Resume = {
  ...blankContent(),
  work_experience: [{ ...blankItem('work_experience'), description: ['Ran nights.'] }],
  id: 'r1',
  created_at: '2026-01-01T00:00:00.000Z',
  company_name: '',
  job_title: '',
  job_status: 'created',
  is_base: false,
  notes: '',
  original_resume_id: null,
  job_id: null,
  job_identifier: null,
  job_description: null,
  resume_language: 'en',
  score: null,
  nice_to_have_skills: [],
  version: 3,
  layout: 'ats-vanilla',
  paper: 'a4',
}

/** A server with one resume that refuses old versions. */
function server(start: Resume) {
  let stored = start
  let online = true
  return {
    stored: () => stored,
    cut: () => (online = false),
    change: (part: Partial<Resume>) =>
      (stored = { ...stored, ...part, version: stored.version + 1 }),
    send: async (body: SaveBody): Promise<SaveOutcome> => {
      await Promise.resolve()
      if (!online) return { kind: 'failed', error: new Error('offline') }
      if (body.version !== stored.version) return { kind: 'conflict', theirs: stored }
      stored = { ...stored, ...body, version: stored.version + 1 }
      return { kind: 'saved', resume: stored }
    },
  }
}

function start() {
  const clock = { ms: 1_000 }
  const host = server(opened)
  const draft = createDraft(opened, { send: host.send, now: () => clock.ms })
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

  it('keeps both texts of a clash until the person takes theirs, and undo brings mine back', async () => {
    const { draft, host } = start()
    host.change({ summary: 'Theirs.' })
    draft.apply({ kind: 'set-text', path: '/summary', value: 'Mine.' })
    expect((await draft.save()).kind).toBe('conflict')
    expect(draft.state().resume.summary).toBe('Mine.')
    draft.takeTheirs()
    expect(draft.state().resume.summary).toBe('Theirs.')
    expect(draft.hasUnsaved()).toBe(false)
    draft.undo()
    await draft.save()
    expect(host.stored().summary).toBe('Mine.')
  })

  it('saves mine over theirs when the person keeps mine', async () => {
    const { draft, host } = start()
    host.change({ summary: 'Theirs.', notes: 'call on Monday' })
    draft.apply({ kind: 'set-text', path: '/summary', value: 'Mine.' })
    await draft.save()
    await draft.keepMine()
    expect(host.stored()).toMatchObject({ summary: 'Mine.', notes: 'call on Monday' })
    expect(draft.state().status.kind).toBe('saved')
  })

  it('tells where undo wants the focus', () => {
    const { draft } = start()
    draft.apply({ kind: 'remove', path: '/work_experience/0' })
    draft.undo()
    expect(draft.state().focus).toMatchObject({ path: '/work_experience/0' })
  })
})
