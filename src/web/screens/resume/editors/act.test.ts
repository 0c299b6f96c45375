import { describe, expect, it } from 'vitest'

import { blankItem } from '#domain/resume/blank.ts'

import { resumeWith } from '../../../../../tests/fixtures/resume-with.ts'
import { createDraft } from '../draft.ts'
import { addItemAfter, join, paste, pastedParts, removeEntry, shift, split } from './act.ts'

const resume = resumeWith({
  work_experience: [
    { ...blankItem('work_experience'), role: 'Nurse', description: ['Ran nights.', 'Trained.'] },
    { ...blankItem('work_experience'), role: 'Porter' },
  ],
  skill_categories: [{ name: 'Care', skills: ['Triage', 'Wound care'] }],
})

function start() {
  const draft = createDraft(resume, {
    send: async () => ({ kind: 'failed', error: null }),
    earlier: async () => null,
    now: () => 0,
    writer: 'editor-1',
  })
  return {
    draft,
    lines: () => draft.state().resume.work_experience[0]?.description,
    skills: () => draft.state().resume.skill_categories[0]?.skills,
    focus: () => draft.state().focus,
  }
}

const line = '/work_experience/0/description'

describe('what keys do to the draft', () => {
  it('splits a line at the caret and goes to the start of the second', () => {
    const { draft, lines, focus } = start()
    split(draft, `${line}/0`, 3, 4)
    expect(lines()).toEqual(['Ran', 'nights.', 'Trained.'])
    expect(focus()).toMatchObject({ path: `${line}/1`, caret: 0 })
  })

  it('makes room before a line when split at its start', () => {
    const { draft, lines, focus } = start()
    split(draft, `${line}/1`, 0, 0)
    expect(lines()).toEqual(['Ran nights.', '', 'Trained.'])
    expect(focus()).toMatchObject({ path: `${line}/1` })
  })

  it('joins a line to the one before in one step of undo', () => {
    const { draft, lines, focus } = start()
    join(draft, `${line}/1`, 'line')
    expect(lines()).toEqual(['Ran nights.Trained.'])
    expect(focus()).toMatchObject({ path: `${line}/0`, caret: 11 })
    draft.undo()
    expect(lines()).toEqual(['Ran nights.', 'Trained.'])
  })

  it('never joins two words into one', () => {
    const { draft, skills } = start()
    expect(join(draft, '/skill_categories/0/skills/1', 'word')).toBe(false)
    expect(skills()).toEqual(['Triage', 'Wound care'])
  })

  it('takes the caret along when an item moves from within a line of it', () => {
    const { draft, focus } = start()
    shift(draft, `${line}/1`, 1, 'item', 4)
    expect(draft.state().resume.work_experience[1]?.role).toBe('Nurse')
    expect(focus()).toMatchObject({ path: '/work_experience/1/description/1', caret: 4 })
  })

  it('pastes a list as lines, without their bullets', () => {
    const { draft, lines } = start()
    paste(draft, `${line}/0`, 'line', ' well\n• Saved lives\n- Led', { start: 10, end: 10 })
    expect(lines()).toEqual(['Ran nights well', 'Saved lives', 'Led.', 'Trained.'])
  })

  it('pastes words with commas as several words, and text without breaks as it is', () => {
    expect(pastedParts('SQL, R;Excel', 'word')).toEqual(['SQL', 'R', 'Excel'])
    expect(pastedParts('two\nlines', 'single')).toEqual(['two lines'])
    expect(pastedParts('two\r\nlines', 'text')).toEqual(['two\nlines'])
    expect(pastedParts(' of it ', 'line')).toEqual([' of it '])
  })

  it('adds an item behind the present one', () => {
    const { draft, focus } = start()
    addItemAfter(draft, '/work_experience/0/role')
    expect(draft.state().resume.work_experience.map((item) => item.role)).toEqual([
      'Nurse',
      '',
      'Porter',
    ])
    expect(focus()).toMatchObject({ path: '/work_experience/1' })
  })

  it('goes to what took the place of a removed entry', () => {
    const { draft, focus } = start()
    removeEntry(draft, `${line}/1`)
    expect(focus()).toMatchObject({ path: `${line}/0` })
    removeEntry(draft, `${line}/0`)
    expect(focus()).toMatchObject({ path: line })
  })
})
