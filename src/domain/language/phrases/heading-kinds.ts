/** What a heading opens; `title` names the document itself. */
import type { FurtherKind } from '../../resume/sections/further.ts'

export const headingKinds = [
  'summary',
  'work',
  'education',
  'skills',
  'projects',
  'certifications',
  'contact',
  'links',
  'title',
] as const

export type HeadingKind = (typeof headingKinds)[number] | FurtherKind
