import type { Draft } from '../draft.ts'

/** What of a tailored resume is gone through: what waits for an answer, or the marks of Show Edits. */
export type MarkWay = 'all' | 'tailoring' | 'mine'

export type Way = MarkWay | 'questions'

/** What answering needs of the bar around it. */
export type Walking = {
  draft: Draft
  /** The history lies over the review, which hears no key. */
  isCovered: boolean
  /** The index of what is at hand. */
  place: number
  walk: (by: -1 | 1) => void
  /** Takes the one at this index at hand and brings it into sight. */
  goTo: (place: number) => void
}
