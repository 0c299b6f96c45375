/** The browser's own select in our clothes: right on phones, right with keys, no script. */
import type { ComponentProps } from 'react'

import { ChevronDown } from './icons.tsx'
import { join } from './join.ts'

const looks = {
  field: 'h-10 border-line-strong bg-surface pl-3 text-body font-normal text-ink',
  small: 'h-8 border-edge bg-surface pl-2.5 text-small font-medium text-ink field-sizing-content',
  quiet: 'h-8 border-transparent pl-2.5 text-small text-ink-soft field-sizing-content',
}

export function Select<T extends string>({
  options,
  onChange,
  look = 'field',
  className,
  ...rest
}: Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'size'> & {
  value: T
  options: readonly { value: T; label: string }[]
  onChange: (value: T) => void
  look?: keyof typeof looks
}) {
  return (
    <span className={join('relative inline-flex', className)}>
      <select
        {...rest}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value)
          if (chosen) onChange(chosen.value)
        }}
        className={join(
          'tap w-full appearance-none rounded-md pointer-coarse:text-[1rem] border pr-6 text-ellipsis transition-colors hover:bg-hover disabled:opacity-60',
          looks[look],
        )}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-2 size-3.5 -translate-y-1/2 text-ink-soft"
      />
    </span>
  )
}
