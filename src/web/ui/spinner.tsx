import { join } from './join.ts'

/** Turns while something works. Beside words it is only a picture; alone it needs a name. */
export function Spinner({ name, className }: { name?: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      role={name ? 'status' : undefined}
      aria-label={name}
      aria-hidden={name ? undefined : true}
      className={join('size-4 animate-spin', className)}
    >
      <circle
        cx="8"
        cy="8"
        r="6.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        opacity=".2"
      />
      <path
        d="M8 1.5A6.5 6.5 0 0 1 14.5 8"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  )
}
