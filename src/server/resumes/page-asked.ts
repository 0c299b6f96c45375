/** The page that a person asks for; a design of another layout is refused with those there are. */
import type { DesignName } from '#domain/resume/designs.ts'
import { designsInWords, pageOf } from '#domain/resume/designs.ts'
import type { Layout } from '#domain/resume/resume.ts'

import { Problem } from '../http/problem.ts'

export function pageAsked(
  current: { layout: Layout; design: DesignName | null },
  { layout, design }: { layout?: Layout | undefined; design?: DesignName | null | undefined },
  refused: (reason: string) => Problem,
): { layout: Layout; design: DesignName | null } {
  const page = pageOf(current, { layout, design })
  if (page !== null) return page
  throw refused(
    `${design} is no design of this layout: ${designsInWords(layout ?? current.layout)}`,
  )
}

/** Of a resume that is sent. */
export const refusedPage = (reason: string): Problem =>
  new Problem('invalid_resume', { reason: `${reason}.` })
