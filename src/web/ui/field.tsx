/** A named input with its hint and its error, tied together for screen readers. */
import { useId, type ComponentProps, type ReactNode } from 'react'

import { join } from './join.ts'

const inputClass =
  'w-full rounded-md border border-line-strong bg-surface px-3 text-body text-ink pointer-coarse:text-[1rem] transition-colors disabled:opacity-60 aria-invalid:border-danger'

type Around = { label: string; hideLabel?: boolean; hint?: ReactNode; error?: string | null }
type Control = Pick<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'>

export function TextField({
  label,
  hideLabel,
  hint,
  error,
  className,
  ...rest
}: Around & ComponentProps<'input'>) {
  return (
    <Labelled {...{ label, hideLabel, hint, error }}>
      {(control) => (
        <input {...rest} {...control} className={join(inputClass, 'tap h-10', className)} />
      )}
    </Labelled>
  )
}

export function TextAreaField({
  label,
  hideLabel,
  hint,
  error,
  className,
  ...rest
}: Around & ComponentProps<'textarea'>) {
  return (
    <Labelled {...{ label, hideLabel, hint, error }}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          className={join(inputClass, 'min-h-24 resize-y py-2', className)}
        />
      )}
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
  label,
  hideLabel = false,
  hint,
  error,
  children,
}: Around & { children: (control: Control) => ReactNode }) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-small font-medium'}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': hint || error ? `${id}-hint` : undefined,
      })}
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
