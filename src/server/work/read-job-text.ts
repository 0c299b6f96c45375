/** What a job asks for; null where the text is no job that can be read. */
import { cleanJobText } from '#domain/jobs/clean-text.ts'
import type { JobReading } from '#domain/ads/reading.ts'
import { namesPost } from '#domain/ads/names-post.ts'
import { readJob } from '#domain/ads/requirements.ts'

/** `byTitle`: whether a title alone is enough, as of a person who pastes no more. */
export function readJobText(text: string, byTitle = false): JobReading | null {
  const reading = readJob(cleanJobText(text))
  return asksForSomething(reading) || (byTitle && namesPost(reading.text)) ? reading : null
}

const addresses = /(?:[a-z][a-z\d+.-]{0,30}:\/\/|www\.)\S*/gi

/** Something found, a line that asks, or at least as much text as an ad of unknown words has. */
function asksForSomething(reading: JobReading): boolean {
  const { text, lines, skills, years, degree, languages, certifications } = reading
  // The "http" of an address is no skill that anybody asks for.
  if (!/\p{L}{2}/u.test(text.replace(addresses, ' '))) return false
  if (skills.length + languages.length + certifications.length > 0) return true
  if (years !== null || degree !== null) return true
  const words = (given: string) => given.match(/\p{L}{2,}/gu)?.length ?? 0
  return lines.some((line) => line.kind !== 'other' && words(line.text) > 1) || words(text) >= 60
}
