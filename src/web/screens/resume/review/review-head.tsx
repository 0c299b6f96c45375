/** The first row of the review: which changes are gone through, the place among them, and the steps. */
import { ChevronDown, ChevronUp, Ellipsis } from '../../../ui/icons.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Segments } from '../../../ui/segments.tsx'
import type { Way } from './ways.ts'

export function ReviewHead({
  ways,
  counts,
  way,
  count,
  place,
  decided,
  gain,
  showsAll,
  onWay,
  onWalk,
  onAll,
}: {
  /** None where there is nothing to choose. */
  ways: readonly Way[]
  /** How many there are of each way, as far as that is known. */
  counts: Partial<Record<Way, number>>
  way: Way
  /** How many there are to go through. */
  count: number
  /** The index of the one at hand. */
  place: number
  /** How many were decided before. */
  decided: number
  /** The match before the tailoring and now; null where it is not known. */
  gain: { from: number; to: number } | null
  /** Whether a phone shows more than the change and its two answers. */
  showsAll: boolean
  onWay: (way: Way) => void
  onWalk: (by: -1 | 1) => void
  onAll: () => void
}) {
  const { t } = useTranslation()
  const isFolded = !showsAll
  const steps = count === 0 ? 'max-sm:hidden' : undefined
  return (
    <div className="flex flex-wrap items-center gap-x-2 max-sm:gap-x-0">
      {ways.length > 1 && (
        <Segments
          name={t('resume.review.ways')}
          value={way}
          options={ways.map((value) => ({
            value,
            label: [
              t(`resume.review.way.${value === 'all' && ways.length === 2 ? 'made' : value}`),
              counts[value] !== undefined && `(${counts[value]})`,
            ]
              .filter(Boolean)
              .join(' '),
          }))}
          onChange={onWay}
        />
      )}
      {/* On a phone below the rest of the row, where that has no room for it. */}
      <output
        tabIndex={-1}
        className={`ml-auto text-caption text-ink-soft tabular ${isFolded || ways.length < 2 ? 'max-sm:ml-0' : 'max-sm:order-last max-sm:mt-1 max-sm:w-full'}`}
      >
        {count > 0
          ? t('resume.review.place', { number: place + 1, count })
          : decided > 0
            ? t('resume.review.decided', { count: decided })
            : t('resume.review.none')}
        {gain && gain.from !== gain.to && ` · ${t('resume.review.gain', gain)}`}
      </output>
      <span className="flex items-center gap-1 max-sm:ml-auto max-sm:gap-0">
        <IconButton
          className={steps}
          name={t('resume.bar.previousEdit')}
          keys="P"
          icon={<ChevronUp />}
          disabled={count === 0}
          onClick={() => onWalk(-1)}
        />
        <IconButton
          className={steps}
          name={t('resume.bar.nextEdit')}
          keys="N"
          icon={<ChevronDown />}
          disabled={count === 0}
          onClick={() => onWalk(1)}
        />
        <IconButton
          className="sm:hidden"
          name={t(count > 0 ? 'resume.review.more' : 'resume.review.ways')}
          aria-expanded={showsAll}
          icon={<Ellipsis />}
          onClick={onAll}
        />
      </span>
    </div>
  )
}
