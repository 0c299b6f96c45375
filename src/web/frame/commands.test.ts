import { describe, expect, it } from 'vitest'

import { commandsFor, inGroups, type Command } from './commands.ts'

const run = () => undefined
const commands: Command[] = [
  { id: 'jobs', group: 'Go to', label: 'Find Jobs', run },
  { id: 'r1', group: 'Resumes', label: 'Müller Logistik', detail: 'Analyst', run },
  { id: 'r2', group: 'Resumes', label: 'Haven', detail: 'Data Analyst', isHidden: true, run },
]
const found = (words: string) => commandsFor(words, commands).map((command) => command.id)

describe('the palette', () => {
  it('offers what is not hidden while nothing is typed', () => {
    expect(found('  ')).toEqual(['jobs', 'r1'])
  })

  it('finds by every word, in label, detail and group, whatever case and accents', () => {
    expect(found('muller')).toEqual(['r1'])
    expect(found('ANALYST')).toEqual(['r1', 'r2'])
    expect(found('analyst haven')).toEqual(['r2'])
    expect(found('resumes data')).toEqual(['r2'])
    expect(found('nothing')).toEqual([])
  })

  it('puts what is called so before what is only described so', () => {
    const described = { id: 'r', group: 'Resumes', label: 'Haven', detail: 'Created', run }
    const called = { id: 'c', group: 'Do', label: 'Create from template', run }
    expect(commandsFor('create', [described, called]).map(({ id }) => id)).toEqual(['c', 'r'])
  })

  it('shows no more than can be read of hundreds', () => {
    const many = Array.from({ length: 500 }, (_, n) => ({
      id: String(n),
      group: 'Resumes',
      label: `Haven ${n}`,
      run,
    }))
    expect(commandsFor('haven', many)).toHaveLength(40)
    expect(commandsFor('haven 499', many)).toHaveLength(1)
  })

  it('keeps groups together in the order they come', () => {
    expect(inGroups(commands).map(([group, list]) => [group, list.length])).toEqual([
      ['Go to', 1],
      ['Resumes', 2],
    ])
  })
})
