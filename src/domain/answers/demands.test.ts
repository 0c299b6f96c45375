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

  it.each(['15', 'Our house has stood since 1900', 'Wunderklerk (m/w/d) in Vollzeit'])(
    'is none where it has no words, tells of the employer or is the title: %s',
    (line) => {
      expect(demands('Excel', line)).not.toContain(line)
    },
  )
})
