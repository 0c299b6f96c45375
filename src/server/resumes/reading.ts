/** What to check after an upload: doubtful fields, and lines that found no field. */
import type { Calls } from '#contract/calls.ts'
import type { KeptReading, ReadingAnswer } from '#contract/readings.ts'

import type { Handler } from '../http/handler.ts'
import { own } from './own.ts'
import { findReading, settleReading } from './store.ts'

export const readingOfResume: Handler<Calls['readingOfResume']> = async ({
  house,
  person,
  param,
}) => answerOf(await findReading(house.db, await own(house, person, param('id'))))

export const checkReading: Handler<Calls['checkReading']> = async ({
  house,
  person,
  param,
  body,
}) => {
  const owned = await own(house, person, param('id'))
  return answerOf(await settleReading(house.db, owned, await body()))
}

/** What is kept has the reader's own names; what is answered has those of the wire. */
function answerOf(kept: KeptReading | null): ReadingAnswer | null {
  if (kept === null) return null
  const { seen } = kept
  return {
    ...kept,
    seen: seen && {
      ...seen,
      sections: seen.sections.map(({ headingLine, lines, ...section }) => ({
        ...section,
        heading_line: headingLine && lineOf(headingLine),
        lines: lines.map(lineOf),
      })),
    },
  }
}

type KeptLine = NonNullable<KeptReading['seen']>['sections'][number]['lines'][number]

const lineOf = ({ hasBullet, textX, gapAbove, ...line }: KeptLine) => ({
  ...line,
  has_bullet: hasBullet,
  text_x: textX,
  gap_above: gapAbove,
})
