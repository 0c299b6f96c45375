/** What stands in an entry of work and is neither its role nor a duty. */
import { fold } from '#domain/language/fold.ts'
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

/** A time away from work, which is with no employer: not with the one that stands above it either. */
export const isLeave = (role: string): boolean => leave.test(fold(role))

const leave =
  /^(?:elternzeit|mutterschutz|pflegezeit|parental leave|maternity leave|paternity leave|career break|sabbatical|conge (?:parental|maternite|sabbatique)|ouderschapsverlof|zwangerschapsverlof|licenca (?:maternidade|paternidade)|excedencia|permiso de maternidad)/
