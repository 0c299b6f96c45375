import { describe, expect, it } from 'vitest'

import { readJob } from '#domain/ads/requirements.ts'
import { demandOf } from './demands.ts'

const demands = (...lines: string[]) => {
  const job = readJob(`Clerk\n\nRequirements\n- ${lines.join('\n- ')}`)
  return job.lines.flatMap((line) => demandOf(line, job) ?? [])
}

describe('a line that names nothing', () => {
  it.each(['a steady hand', 'no fear of heights (we have ladders)', 'Able to climb'])(
    'is a demand: %s',
    (line) => {
      expect(demands('Excel', line)).toContain(line)
    },
  )

  it.each([
    'opens: 2023-02-06',
    'see https://example.org/how',
    '15',
    'Our house has stood since 1900',
    'Wunderklerk (m/w/d) in Vollzeit',
  ])('is none where it is of the page or tells of the employer: %s', (line) => {
    expect(demands('Excel', line)).not.toContain(line)
  })

  it('is none where a line was wrapped in it', () => {
    const job = readJob('Clerk\n\nRequirements\n- be sure to write down as\n  much as you can')
    expect(job.lines.flatMap((line) => demandOf(line, job) ?? [])).toEqual([])
  })
})
