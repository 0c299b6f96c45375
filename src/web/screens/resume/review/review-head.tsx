/** The first row of the review: which changes are gone through, the place among them, and the steps. */
import { ChevronDown, ChevronUp, Ellipsis } from '../../../ui/icons.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Segments } from '../../../ui/segments.tsx'
import type { Way } from './ways.ts'

export function ReviewHead({
  ways,
  way,
  count,
  place,
  showsAll,
  onWay,
  onWalk,
  onAll,
}: {
  /** None where there is nothing to choose. */
  ways: readonly Way[]
  way: Way
  /** How many there are to go through. */
  count: number
  /** The index of the one at hand. */
  place: number
  /** Whether a phone shows more than the change and its two answers. */
  showsAll: boolean
  onWay: (way: Way) => void
  onWalk: (by: -1 | 1) => void
  onAll: () => void
}) {
  const { t } = useTranslation()
  const isFolded = count > 0 && !showsAll
  return (
    <div className="flex flex-wrap items-center gap-x-2 max-sm:gap-x-0">
      {ways.length > 1 && (
        <Segments
          name={t('resume.review.ways')}
          value={way}
          options={ways.map((value) => ({
            value,
            label: t(`resume.review.way.${value}`),
          }))}
          onChange={onWay}
        />
      )}
      {/* On a phone below the rest of the row, where that has no room for it. */}
      <output
        className={`ml-auto text-caption text-ink-soft tabular ${isFolded || ways.length < 2 ? 'max-sm:ml-0' : 'max-sm:order-last max-sm:mt-1 max-sm:w-full'}`}
      >
        {count === 0
          ? t('resume.review.none')
          : t('resume.review.place', { number: place + 1, count })}
      </output>
      <span className="flex items-center gap-1 max-sm:ml-auto max-sm:gap-0">
        <IconButton
          name={t('resume.bar.previousEdit')}
          keys="P"
          icon={<ChevronUp />}
          disabled={count === 0}
          onClick={() => onWalk(-1)}
        />
        <IconButton
          name={t('resume.bar.nextEdit')}
          keys="N"
          icon={<ChevronDown />}
          disabled={count === 0}
          onClick={() => onWalk(1)}
        />
        {count > 0 && (
          <IconButton
            className="sm:hidden"
            name={t('resume.review.more')}
            aria-expanded={showsAll}
            icon={<Ellipsis />}
            onClick={onAll}
          />
        )}
      </span>
    </div>
  )
}
