import { Parser } from 'htmlparser2'
import { describe, expect, it } from 'vitest'

import { atomText } from './atom.ts'

const feed = {
  id: 'urn:search',
  title: 'Baker · Leeds',
  link: 'https://lapel.example/job-search',
  updatedAt: new Date('2026-11-26T09:00:00.000Z'),
  entries: [
    {
      id: 'urn:job:1',
      title: 'Baker <nights> & "days"',
      link: 'https://lapel.example/job-search?a=1&b=2',
      summary: 'Mill Lane\u0000 ]]> <script>alert(1)</script>',
      updatedAt: new Date('2026-11-25T09:00:00.000Z'),
    },
  ],
}

describe('an Atom feed', () => {
  it('says of itself and of each job what the format asks for', () => {
    const text = atomText(feed)
    for (const part of ['<id>urn:search</id>', '<id>urn:job:1</id>', '2026-11-25T09:00:00.000Z'])
      expect(text).toContain(part)
  })

  it('gives back every text as it was, and makes no element of it', () => {
    const names: string[] = []
    const said: string[] = []
    const parser = new Parser(
      { onopentag: (name) => names.push(name), ontext: (text) => said.push(text) },
      { xmlMode: true },
    )
    parser.end(atomText(feed))
    expect(names).not.toContain('script')
    expect(names.filter((name) => name === 'entry')).toHaveLength(1)
    expect(said.join('')).toContain('Baker <nights> & "days"')
  })
})
