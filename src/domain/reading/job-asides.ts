/** What stands in an entry of work and is neither its role nor a duty. */
import { fieldOfLabel } from './field-labels.ts'
import type { Part } from './head-parts.ts'
import type { Line } from './lines.ts'

/** "Pflegefachfrau HF, 80 %": how much of a week is no part of the role. */
export const withoutWorkload = (part: Part): Part => ({
  ...part,
  text: part.text.replace(/,\s*(?:Pensum\s)?\d{2,3}\s?%$/u, ''),
})

/** "Supervisor: Dale Whitcomb" among the lines of a job. */
export const isAside = (line: Line): boolean =>
  !line.hasBullet && fieldOfLabel(/^[^:]{3,30}(?=:)/.exec(line.text)?.[0] ?? '') === 'aside'
