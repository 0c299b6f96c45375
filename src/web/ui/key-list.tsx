/** Keys and what they do, one pair a row. */
export function KeyList({ rows }: { rows: readonly { keys: readonly string[]; does: string }[] }) {
  return (
    <dl className="grid items-baseline gap-x-5 gap-y-3 text-small sm:grid-cols-[minmax(8.5rem,auto)_minmax(0,1fr)] sm:gap-y-2">
      {rows.map(({ keys, does }) => (
        <div key={does} className="grid gap-1 sm:contents">
          <dt className="flex flex-wrap gap-1">
            {keys.map((key) => (
              <kbd
                key={key}
                className="rounded-sm border border-line bg-sunken px-1.5 font-sans whitespace-nowrap"
              >
                {key}
              </kbd>
            ))}
          </dt>
          <dd className="text-ink-soft">{does}</dd>
        </div>
      ))}
    </dl>
  )
}
