/** A choice of few, each shown as it would look: radio buttons of one width. */
import type { ReactNode } from 'react'
import { useId } from 'react'

export function Choices<T extends string>({
  name,
  value,
  options,
  columns = 3,
  onChange,
}: {
  name: string
  value: T
  options: readonly { value: T; label: ReactNode }[]
  columns?: 2 | 3
  onChange: (value: T) => void
}) {
  const group = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{name}</legend>
      <div className={`grid gap-1.5 ${columns === 2 ? 'grid-cols-2' : 'grid-cols-3'}`}>
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-8 pointer-coarse:min-h-11 cursor-pointer items-center justify-center gap-1.5 rounded-md border border-edge px-1 whitespace-nowrap transition-colors hover:bg-hover has-checked:border-accent has-checked:shadow-[inset_0_0_0_1px_var(--color-accent)] has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none"
          >
            <input
              type="radio"
              name={group}
              className="sr-only"
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
