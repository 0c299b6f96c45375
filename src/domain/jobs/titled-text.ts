/**
 * The text of a listing with its title on top, where its first line does not say it: what is read of a
 * job is the same in the list of jobs, in its quick score and beside a resume.
 */
import { fold } from '../language/fold.ts'

/** A first line that says so much more than the title is no title. */
const mostBeside = 60

export function titledText(title: string, text: string): string {
  const named = fold(title).trim()
  const first = fold(text.trimStart().split('\n', 1)[0] ?? '')
  const says = first.length <= named.length + mostBeside && first.includes(named)
  if (named === '' || says) return text
  return `${title.trim()}\n\n${text}`
}
