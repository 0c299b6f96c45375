/** The entry of a resume in which a line stands: what it is called, at whose place, and when. */
import type { ResumeContent } from '../resume/resume.ts'
import { pointer } from '../resume/pointer.ts'
import { placedIn } from '../resume/sections/placed.ts'
import { saidBy } from '../resume/sections/said.ts'

export interface Entry {
  title: string
  organization: string
  /** "2018 – 2021", as the resume writes it. */
  period: string
}

/** Null for a line that stands in no entry, as in a summary or a list of skills. */
export function entriesOf(resume: ResumeContent): (path: string) => Entry | null {
  const entries = placedIn(resume).flatMap((placed) =>
    placed.form !== 'entries' && placed.form !== 'lines'
      ? []
      : placed.items.map((item, i) => {
          const said = saidBy(placed.fields, item)
          const dates = said.date === '' ? [said.from, said.to] : [said.date]
          return {
            path: `${pointer([...placed.at, i])}/`,
            entry: {
              title: said.title.trim(),
              organization: said.organization.trim(),
              period: dates.filter((date) => date.trim() !== '').join(' – '),
            },
          }
        }),
  )
  return (path) => entries.find((one) => path.startsWith(one.path))?.entry ?? null
}
