/** The reasons of the score, group by group, each a signed bar; all of them sum to it. */
import { groupReasons } from '#domain/scoring/reason-groups.ts'
import type { Contribution } from '#domain/scoring/score.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { pointsInWords, signed } from './points.ts'

/** Where the system chooses the colours, a gain is told from a loss by its side alone. */
const barWithoutColours = 'forced-colors:bg-[CanvasText]'

export function Reasons({
  reasons,
  onChoose,
  onGo,
}: {
  reasons: readonly Contribution[]
  onChoose: (reason: Contribution | null) => void
  onGo: (reason: Contribution) => void
}) {
  const { t } = useTranslation()
  const { base, groups, words } = groupReasons(reasons)
  const named = groups.flatMap((group) => group.reasons)
  const most = Math.max(1, ...named.map((reason) => Math.abs(reason.points)))
  return (
    <>
      <ul className="-mx-1.5 grid" onPointerLeave={() => onChoose(null)}>
        <Row name={t('resume.match.base')} points={base} />
      </ul>
      {groups.map(({ group, points, reasons: own }) => (
        <section key={group} className="mt-2" aria-label={t(`resume.match.group.${group}`)}>
          <h4 className="flex justify-between gap-2 text-caption font-medium text-ink-soft">
            {t(`resume.match.group.${group}`)}
            <Points points={points} />
          </h4>
          <ul className="-mx-1.5 grid" onPointerLeave={() => onChoose(null)}>
            {own.map((reason) => (
              <Reason
                key={`${reason.kind}:${reason.requirement}:${reason.job.start}`}
                reason={reason}
                most={most}
                onChoose={onChoose}
                onGo={onGo}
              />
            ))}
          </ul>
        </section>
      ))}
      {words !== 0 && (
        <ul className="-mx-1.5 mt-2 grid">
          <Row name={t('resume.match.words')} points={words} />
        </ul>
      )}
    </>
  )
}

function Reason({
  reason,
  most,
  onChoose,
  onGo,
}: {
  reason: Contribution
  /** The most points of any reason: the length of a full bar. */
  most: number
  onChoose: (reason: Contribution | null) => void
  onGo: (reason: Contribution) => void
}) {
  const { t, i18n } = useTranslation()
  const kind =
    reason.kind === 'base' ? t('resume.match.base') : t(`resume.match.kind.${reason.kind}`)
  return (
    <li>
      <button
        type="button"
        className={`tap w-full text-left hover:bg-hover focus-visible:bg-hover ${rowClass}`}
        aria-label={`${reason.requirement}: ${[
          kind,
          pointsInWords(reason.points, { t, language: i18n.language }),
          reason.evidence.length === 0
            ? t('resume.match.notFound')
            : t('resume.match.place', { count: reason.evidence.length }),
        ].join(', ')}`}
        onPointerEnter={() => onChoose(reason)}
        onFocus={() => onChoose(reason)}
        onBlur={() => onChoose(null)}
        onClick={() => onGo(reason)}
      >
        <span>
          <span className="line-clamp-2 wrap-anywhere">{reason.requirement}</span>{' '}
          <span className="block truncate text-caption text-ink-soft">{kind}</span>
        </span>
        <Bar points={reason.points} most={most} />
        <Points points={reason.points} />
      </button>
    </li>
  )
}

const rowClass =
  'grid grid-cols-[minmax(0,1fr)_4.5rem_2.5rem] items-center gap-2 rounded-sm px-1.5 py-1'

/** A part of the sum that answers to no single requirement. */
function Row({ name, points }: { name: string; points: number }) {
  return (
    <li className={`text-ink-soft ${rowClass}`}>
      <span className="col-span-2 truncate">{name}</span>
      <Points points={points} />
    </li>
  )
}

function Points({ points }: { points: number }) {
  const { i18n } = useTranslation()
  return (
    <span className="text-right text-caption text-ink-soft tabular">
      {signed(points, i18n.language)}
    </span>
  )
}

/** Gains to the right of the middle, losses to the left. */
function Bar({ points, most }: { points: number; most: number }) {
  const share = `${(Math.abs(points) / most) * 50}%`
  return (
    <span className="relative h-2 rounded-full bg-sunken forced-colors:outline" aria-hidden="true">
      <span
        className={`absolute inset-y-0 rounded-full ${barWithoutColours} ${points < 0 ? 'right-1/2 bg-poor' : 'left-1/2 bg-good'}`}
        style={{ width: share }}
      />
    </span>
  )
}
