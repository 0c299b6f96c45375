import { describe, expect, it } from 'vitest'

import { wantedSources } from '../wanted-sources.ts'
import { knownBoards } from './directory.ts'

const trades =
  'agriculture consulting engineering finance food health law media retail software tourism transport'.split(
    ' ',
  )

describe('the directory of boards', () => {
  it('names boards that can be read, in order, each once', () => {
    const boards = knownBoards()
    for (const { name, source, trade } of boards) {
      expect([name, wantedSources(source, '').map((one) => one.adapter.kind)]).toEqual([
        name,
        ['board'],
      ])
      expect([name, trades.includes(trade)]).toEqual([name, true])
    }
    expect(new Set(boards.map(({ source }) => source)).size).toBe(boards.length)
    const names = boards.map(({ name }) => name.toLowerCase())
    expect(names).toEqual(names.toSorted())
  })
})
