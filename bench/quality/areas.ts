/**
 * What docs/quality.md says of each area beside the figures of the benchmarks: what people who had not
 * seen the code measured the first time, what falls short, and what would improve it.
 */
import type { QualityArea } from './area.ts'
import { readingAreas } from './reading-areas.ts'
import { serviceAreas } from './service-areas.ts'
import { textAreas } from './text-areas.ts'

export const qualityAreas: readonly QualityArea[] = [...readingAreas, ...textAreas, ...serviceAreas]
