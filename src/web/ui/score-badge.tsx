import { join } from './join.ts'

export type Band = 'good' | 'fair' | 'poor'

const looks: Record<Band, string> = {
  good: 'bg-good-soft text-good',
  fair: 'bg-fair-soft text-fair',
  poor: 'bg-poor-soft text-poor',
}

/** A number in the colour of its band; the band's words are its name. */
export function ScoreBadge({
  score,
  band,
  name,
  label,
}: {
  score: number
  band: Band
  name: string
  /** What it is a number of, where nothing beside it says so. */
  label?: string
}) {
  return (
    <span
      title={name}
      className={join(
        'tabular inline-flex h-6 shrink-0 whitespace-nowrap min-w-8 items-center justify-center rounded-full px-2 text-small font-semibold',
        looks[band],
      )}
    >
      <span className="sr-only">{`${name}: `}</span>
      {label && <span className="mr-1 font-normal">{label}</span>}
      {score}
    </span>
  )
}
