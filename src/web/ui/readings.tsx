/** What something may be, the likeliest first: one press says which it is, and another one says otherwise. */
export function Readings({
  label,
  readings,
  chosen,
  disabled,
  onChoose,
}: {
  label: string
  readings: readonly string[]
  chosen: string
  disabled: boolean
  onChoose: (reading: string) => void
}) {
  return (
    <fieldset className="min-w-0 text-small">
      <legend className="mb-1 text-ink-soft">{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {readings.map((reading) => (
          <button
            key={reading}
            type="button"
            aria-pressed={reading === chosen}
            disabled={disabled}
            className="tap min-h-8 rounded-md border border-line bg-surface px-2.5 py-1 text-left font-medium wrap-anywhere hover:bg-hover aria-pressed:border-accent aria-pressed:text-accent"
            onClick={() => onChoose(reading)}
          >
            {reading}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
