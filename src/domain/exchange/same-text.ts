/** When two texts of a resume say the same, though they are written differently. */
import { hrefOf } from '../resume/links.ts'
import { withPlainMarks } from './printed-marks.ts'

/** A text as it is compared: spaces, line breaks and the marks of a language aside, and where it leads if it is an address. */
export type ReadableText = { plain: string; href: string | null }

export const readableText = (text: string): ReadableText => ({
  plain: withPlainMarks(text.replace(/\p{Cc}+/gu, ' ')).trim(),
  href: hrefOf(text)?.replace(/\/$/, '') ?? null,
})

/** Two texts are the same that have one of these in common. */
export const keysOf = ({ plain, href }: ReadableText): string[] =>
  href === null ? [`text ${plain}`] : [`text ${plain}`, `link ${href}`]

export const isSameText = (a: ReadableText, b: ReadableText): boolean =>
  a.plain === b.plain || (a.href !== null && a.href === b.href)
