/** A choice among a few views, side by side; arrow keys move it as radio buttons do. */
import { useId } from 'react'

import { join } from './join.ts'

export function Segments<T extends string>({
  name,
  value,
  options,
  onChange,
}: {
  name: string
  value: T
  options: readonly { value: T; label: string }[]
  onChange: (value: T) => void
}) {
  const id = useId()
  return (
    <div
      role="radiogroup"
      aria-label={name}
      className="inline-flex max-w-full gap-0.5 overflow-x-auto rounded-md border border-line bg-sunken p-0.5"
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={join(
            'tap inline-flex h-8 items-center justify-center rounded-sm px-3 text-small font-medium whitespace-nowrap transition-colors',
            'has-focus-visible:outline-2 has-focus-visible:outline-accent',
            option.value === value
              ? 'bg-raised text-ink shadow-low'
              : 'text-ink-soft hover:text-ink',
          )}
        >
          <input
            type="radio"
            name={id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
