/** The proposed changes of a tailored resume, each with what is found against it today. */
import type { ChangeAnswer } from '#contract/changes.ts'
import { monthOf } from '#domain/language/dates.ts'
import { contentOf } from '#domain/resume/content.ts'
import type { Asked, ProposedChange, ReviewOptions } from '#domain/tailoring/review.ts'

import { untilGone } from '../../http/until-gone.ts'
import type { House } from '../../house.ts'
import { statementsInForce } from '../../statements/store.ts'
import type { OwnedResume } from '../own.ts'
import { withOwn } from '../own.ts'
import { listSettled } from '../settled/store.ts'
import { findTailoring } from '../store.ts'
import { listDecisions } from './store.ts'

export const changesOfResume = withOwn<'changesOfResume'>(
  async (owned, { house, person, reply }) => {
    const review = await readReview(house, owned)
    if (review === null) return []
    const { asked, options } = review
    const run = house.texts.for(person.id, untilGone(reply))
    const changes = await run('reviewChanges', asked, options)
    return changes.map(toAnswer)
  },
)

export interface KeptReview {
  asked: Asked
  options: ReviewOptions
}

/** All that is kept of how a resume was tailored and answered; null where it was not tailored. */
export async function readReview(
  { db, now }: Pick<House, 'db' | 'now'>,
  owned: OwnedResume,
): Promise<KeptReview | null> {
  const tailoring = await findTailoring(db, owned)
  if (tailoring === null || owned.original === null) return null
  return {
    asked: {
      original: contentOf(owned.original),
      current: contentOf(owned.resume),
      tailoring,
      decisions: await listDecisions(db, owned.resume.id),
    },
    options: {
      now: monthOf(now()),
      language: owned.original.resume_language,
      isTranslated: owned.original.resume_language !== owned.resume.resume_language,
      stated: await statementsInForce(db, owned.personId),
      settled: await listSettled(db, owned.resume.id),
    },
  }
}

export function toAnswer({ findings, ...change }: ProposedChange): ChangeAnswer {
  return {
    ...change,
    findings: findings.map(({ rule, claim, reason, grade, span }) => ({
      rule,
      claim,
      reason,
      grade,
      span,
    })),
  }
}
