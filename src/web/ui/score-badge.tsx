export type Band = 'good' | 'fair' | 'poor'

const looks: Record<Band, string> = { good: 'text-good', fair: 'text-fair', poor: 'text-poor' }

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
      className={`tabular inline-flex h-6 shrink-0 items-center justify-center gap-1.5 text-small font-semibold whitespace-nowrap ${looks[band]}`}
    >
      <span className="sr-only">{`${name}: `}</span>
      {label && <span className="font-normal text-ink-soft">{label}</span>}
      <span>
        {score}
        {label && <span className="font-normal text-ink-faint">/100</span>}
      </span>
    </span>
  )
}
