/** Which resume jobs were last scored against: this browser keeps it, and it names nobody. */
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
    if (id === null) localStorage.removeItem(key)
    else localStorage.setItem(key, id)
  } catch {
    // Without storage the choice lasts as long as the question.
  }
}
