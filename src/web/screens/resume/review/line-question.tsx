/** A line of a translation that waits: its original, how it stands, and why it was marked. */
import { useQuery } from '@tanstack/react-query'

import { placeOf } from '#domain/edits/place-in-words.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { useTranslation } from '../../../i18n/use-translation.ts'
import { translationQuery } from '../../../api/queries.ts'
import type { LinePair } from '../translation-pairs.ts'
import { WhyMarked } from '../why-marked.tsx'

export function LineQuestion({ pair, resume }: { pair: LinePair; resume: Resume }) {
  const { t, i18n } = useTranslation()
  const from = useQuery(translationQuery(resume.id)).data?.from
  return (
    <div className="review-change review-question">
      <p className="review-place text-caption text-ink-soft">
        {[placeOf(pair.path, resume, i18n.language), t('resume.review.translated')]
          .filter((part) => part !== '')
          .join(' — ')}
      </p>
      {pair.before !== pair.after && (
        <p className="review-before wrap-anywhere text-ink-soft">
          <span className="review-label text-caption">{t('resume.review.original')}</span>{' '}
          <span lang={from}>{pair.before}</span>
        </p>
      )}
      <p className="wrap-anywhere">
        <span className="review-label text-caption">{t('resume.review.now')}</span>{' '}
        <span lang={pair.fault === 'form' ? resume.resume_language : from}>{pair.after}</span>
      </p>
      <WhyMarked pair={pair} language={resume.resume_language} />
    </div>
  )
}
