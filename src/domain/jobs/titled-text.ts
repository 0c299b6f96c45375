/**
 * The text of a listing with its title on top, where its beginning does not say it: what is read of a
 * job is the same in the list of jobs, in its quick score and beside a resume.
 */
import { fold } from '../language/fold.ts'

/** So early a text says its title, if it does. */
const beginning = 300

export function titledText(title: string, text: string): string {
  const named = fold(title).trim()
  if (named === '' || fold(text.slice(0, beginning)).includes(named)) return text
  return `${title.trim()}\n\n${text}`
}
