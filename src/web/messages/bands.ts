/** The colour of a score's band (specification §9): green, orange, red, as the tokens name them. */
import { bandOf as bandOfScore } from '#domain/scoring/bands.ts'

export type Band = 'good' | 'fair' | 'poor'

const colours = { excellent: 'good', good: 'fair', low: 'poor' } as const

export function bandOf(score: number): Band {
  return colours[bandOfScore(score)]
}
