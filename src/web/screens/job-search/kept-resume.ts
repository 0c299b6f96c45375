/**
 * Which resume jobs were last scored against: this browser keeps it, and it names nobody. '' is the
 * choice of none, null is no choice.
 */
const key = 'lapelScoredResume'

export function keptResume(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function keepResume(id: string | null): void {
  try {
    localStorage.setItem(key, id ?? '')
  } catch {
    // Without storage the choice lasts as long as the question.
  }
}
