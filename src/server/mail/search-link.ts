/** A kept search as words, and as the page that shows what is new in it. */
import type { SavedQuery } from '#contract/saved-searches.ts'

export const nameOf = ({ job_title, location }: SavedQuery): string =>
  [job_title, location].filter((part) => part.trim() !== '').join(' · ')

export function linkOf(publicUrl: string, query: SavedQuery): string {
  const asked = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...query, sort: 'newest' })) {
    const said = Array.isArray(value) ? value.join(',') : String(value ?? '')
    if (said !== '') asked.set(name, said)
  }
  return `${publicUrl}/job-search?${asked.toString()}`
}
