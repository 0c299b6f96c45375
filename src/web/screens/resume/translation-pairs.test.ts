import { describe, expect, it } from 'vitest'

import { blankContent, blankWorkItem } from '#domain/resume/blank.ts'

import { pairLines } from './translation-pairs.ts'

const skills = (...names: string[]) => [{ name: '', skills: names }]
const original = { ...blankContent(), summary: 'A nurse', skill_categories: skills('Care', 'SAP') }
const translated = { ...original, summary: 'A nurse', skill_categories: skills('Pflege', 'SAP') }
const mark = { path: '/summary', text: 'A nurse', fault: 'numbers' as const }

describe('a translation beside its original', () => {
  it('shows marked lines first, then those that differ, and nothing that is the same', () => {
    expect(pairLines(original, translated, [mark])).toEqual({
      marked: [
        {
          path: '/summary',
          before: 'A nurse',
          after: 'A nurse',
          fault: 'numbers',
          choices: [],
          added: [],
        },
      ],
      twoForms: [],
      others: [
        {
          path: '/skill_categories/0/skills/0',
          before: 'Care',
          after: 'Pflege',
          fault: null,
          choices: [],
          added: [],
        },
      ],
    })
  })

  it('marks no line that the person has written anew', () => {
    const mended = { ...translated, summary: 'Eine Pflegekraft' }
    const { marked, others } = pairLines(original, mended, [mark])
    expect(marked).toEqual([])
    expect(others.map(({ after }) => after)).toEqual(['Eine Pflegekraft', 'Pflege'])
  })

  it('asks for the form of a title, until it is written in the other one', () => {
    const item = { ...blankWorkItem, role: 'Cook' }
    const cook = { ...original, work_experience: [item] }
    const made = (role: string) => ({ ...translated, work_experience: [{ ...item, role }] })
    const path = '/work_experience/0/role'
    const choices = ['Koch', 'Köchin']
    const marks = [{ path, text: 'Koch', fault: 'form' as const, choices }]
    const { marked, twoForms } = pairLines(cook, made('Koch'), marks)
    expect(marked).toEqual([])
    expect(twoForms).toEqual([
      { path, before: 'Cook', after: 'Koch', fault: 'form', choices, added: [] },
    ])
    expect(pairLines(cook, made('Köchin'), marks).twoForms).toEqual([])
  })

  it('leaves out lines that are gone', () => {
    const shorter = { ...translated, skill_categories: [] }
    expect(pairLines(original, shorter, []).others).toEqual([])
  })
})
