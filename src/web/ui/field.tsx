/** A named input with its hint and its error, tied together for screen readers. */
import { useId, type ComponentProps, type ReactNode } from 'react'

import { join } from './join.ts'

const inputClass =
  'w-full rounded-md border border-line-strong bg-surface px-3 text-body text-ink pointer-coarse:text-[1rem] transition-colors disabled:opacity-60 aria-invalid:border-danger'

type Around = { label: string; hideLabel?: boolean; hint?: ReactNode; error?: string | null }

export function TextField({
  label,
  hideLabel = false,
  hint,
  error,
  className,
  ...rest
}: Around & ComponentProps<'input'>) {
  const id = useId()
  return (
    <Labelled id={id} label={label} hideLabel={hideLabel} hint={hint} error={error ?? null}>
      <input
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={hint || error ? `${id}-hint` : undefined}
        className={join(inputClass, 'tap h-10', className)}
      />
    </Labelled>
  )
}

export function TextAreaField({
  label,
  hideLabel = false,
  hint,
  error,
  className,
  ...rest
}: Around & ComponentProps<'textarea'>) {
  const id = useId()
  return (
    <Labelled id={id} label={label} hideLabel={hideLabel} hint={hint} error={error ?? null}>
      <textarea
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={hint || error ? `${id}-hint` : undefined}
        className={join(inputClass, 'min-h-24 resize-y py-2', className)}
      />
    </Labelled>
  )
}

export function Checkbox({
  label,
  checked,
  onChange,
}: {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}) {
  return (
    <label className="flex min-h-8 items-center gap-2.5 text-small pointer-coarse:min-h-11">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4 accent-accent"
      />
      {label}
    </label>
  )
}

function Labelled({
  id,
  label,
  hideLabel,
  hint,
  error,
  children,
}: Around & { id: string; children: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-small font-medium'}>
        {label}
      </label>
      {children}
      {(hint || error) && (
        <p
          id={`${id}-hint`}
          className={join('text-caption', error ? 'text-danger' : 'text-ink-soft')}
        >
          {error || hint}
        </p>
      )}
    </div>
  )
}
