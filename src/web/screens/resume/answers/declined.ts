/** What the person has said not to have, of what one job asks for: kept on this device, with its resume. */
const keyOf = (resumeId: string) => `lapel-declined ${resumeId}`

export function declinedOf(resumeId: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(resumeId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    // No storage, or nothing of ours in it.
    return []
  }
}

export function keepDeclined(resumeId: string, declined: string[]): string[] {
  try {
    if (declined.length === 0) localStorage.removeItem(keyOf(resumeId))
    else localStorage.setItem(keyOf(resumeId), JSON.stringify(declined))
  } catch {
    // Without storage it holds for as long as the page does.
  }
  return declined
}
