/** One change: where it stands, its words before and after, why it was made and what it rests on. */
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'

import type { Change } from '#domain/edits/changes.ts'
import { placeOf } from '#domain/edits/place-in-words.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { useTranslation } from '../../../i18n/use-translation.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { statementsQuery } from '../statements.ts'
import { formatDay } from '../../../i18n/dates.ts'
import { MarkedWords } from '../marked-words.tsx'
import { OrderChange } from './order-change.tsx'
import type { Basis } from './reasons.ts'
import { reasonOf, reasonOfOwn } from './reasons.ts'
import type { Review } from './use-review.ts'

export function ChangeAtHand({
  change,
  resume,
  review,
}: {
  change: Change
  resume: Resume
  review: Review
}) {
  const { t, i18n } = useTranslation()
  const { original, record } = review
  const isByTailoring = review.isByTailoring(change)
  const statements = useQuery(statementsQuery).data ?? []
  const reason =
    isByTailoring && record ? reasonOf(change, record, original) : reasonOfOwn(change, statements)
  const who = !review.hasWays
    ? null
    : t(isByTailoring ? 'resume.review.byTailoring' : 'resume.review.byYou')
  return (
    <div className="review-change" aria-live="polite">
      <p className="review-place text-caption text-ink-soft">
        {[placeOf(change.path, resume, i18n.language) || fieldOf(change, t), who]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {change.kind === 'order' ? (
        <OrderChange
          change={change}
          base={review.base}
          resume={resume}
          moved={review.comparison.moved}
        />
      ) : (
        <p className="review-words wrap-anywhere">
          {change.before === '' && (
            <span className="text-ink-soft">{t('resume.review.wasEmpty')} </span>
          )}
          <MarkedWords
            segments={[
              { kind: 'removed' as const, text: change.before },
              { kind: 'same' as const, text: ' ' },
              { kind: 'added' as const, text: change.after },
            ].filter(({ text }) => text !== '')}
          />
        </p>
      )}
      {reason && (reason.requirement !== null || reason.kind !== 'stated') && (
        <p className="review-why text-caption">
          {reason.requirement !== null
            ? t('resume.review.answers', { requirement: reason.requirement })
            : reason.kind !== 'stated' && t(`resume.review.because.${reason.kind}`)}
        </p>
      )}
      {reason && reason.basis.length > 0 && (
        <p className="review-basis">
          <span className="text-ink-soft">{t('resume.review.restsOn')} </span>
          {reason.basis.slice(0, mostBases).map((basis, n) => (
            <Fragment key={`${basis.kind}${basis.text}`}>
              {n > 0 && '\u00A0· '}
              <BasisWords basis={basis} />
            </Fragment>
          ))}
        </p>
      )}
    </div>
  )
}

/** A line under the name rests on so many at most; the first is the line itself, or the nearest to it. */
const mostBases = 4

function BasisWords({ basis }: { basis: Basis }) {
  const { t, i18n } = useTranslation()
  if (basis.kind === 'words') return <q>{basis.text}</q>
  const date = formatDay(basis.at, i18n.language)
  return t('resume.review.stated', { skill: basis.text, date })
}

/** What stands in no section: the name, and the ways to reach the person. */
function fieldOf({ path }: Change, t: Translate): string {
  const field = contactFields.find((name) => path.endsWith(`/${name}`))
  if (field) return t(`resume.fields.${field}`)
  return path.startsWith('/contact_info/') ? t('resume.fields.locations') : ''
}

const contactFields = [
  'name',
  'headline',
  'email',
  'phone',
  'linkedin',
  'github',
  'website',
] as const
