/** A line of a sheet that Lapel itself set, with what its typography says of it. */
import type { TextItem } from './items.ts'

export type Stretch = Pick<TextItem, 'text' | 'bold' | 'italic' | 'link'> & {
  isSmall: boolean
  /** More than a space parts it from what stands before it: the dates at the end of a line. */
  isApart?: boolean
}

export type OwnLine = {
  text: string
  stretches: Stretch[]
  x: number
  x1: number
  /** Distance from the line above in its column, in lines; null at the top of a page. */
  gap: number | null
  /** What of that distance is more than a line, in pixels of CSS: 0 at the top of a page. */
  apart: number
  /** Where the text of this column may end. */
  right: number
}
