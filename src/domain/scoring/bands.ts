/** The bands of a score (specification §9). A band's name is the key of its message. */
export type Band = 'excellent' | 'good' | 'low'

export function bandOf(score: number): Band {
  if (score >= 80) return 'excellent'
  return score >= 60 ? 'good' : 'low'
}
