/** A choice of few, side by side; arrow keys move it as radio buttons do. */
import { useId, type ReactNode } from 'react'

const looks = {
  box: {
    group:
      'rounded-md bg-sunken p-0.5 shadow-[inset_0_0_0_1px_var(--color-line)] forced-colors:outline',
    option:
      'rounded-[calc(var(--radius-md)-2px)] has-checked:bg-raised has-checked:shadow-low forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none',
  },
  line: {
    group: '-ml-2 sm:-ml-2.5',
    option:
      'after:absolute after:inset-x-2 sm:after:inset-x-2.5 after:bottom-0 after:border-b-2 after:border-transparent has-checked:after:border-accent forced-colors:after:border-[Canvas] forced-colors:has-checked:after:border-[Highlight]',
  },
}

export function Segments<T extends string>({
  name,
  value,
  options,
  look = 'box',
  onChange,
}: {
  name: string
  /** A line below what is chosen tells one choice from another beside it. */
  look?: keyof typeof looks
  value: T
  /** `words`: what else it is called by those who look for it. */
  options: readonly { value: T; label: ReactNode; words?: string }[]
  onChange: (value: T) => void
}) {
  const group = useId()
  // Three are as wide as the narrowest phone; a row of more scrolls.
  const padding = options.length === 3 ? 'max-sm:px-2 max-[24rem]:px-1' : 'max-sm:px-2'
  return (
    // Positioned, so that what only screen readers see stays within a row that scrolls.
    <fieldset className={`relative inline-flex shrink-0 ${looks[look].group}`}>
      <legend className="sr-only">{name}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          data-words={option.words}
          className={`${padding} tap relative inline-flex cursor-pointer items-center justify-center ${looks[look].option} px-2.5 py-1 text-small whitespace-nowrap text-ink-soft transition-colors hover:text-ink has-checked:font-medium has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent`}
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
    </fieldset>
  )
}
