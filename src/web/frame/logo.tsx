/** The mark: the fold of an L and the seam along it, and the name. */
export function Logo({ markOnly = false }: { markOnly?: boolean }) {
  return (
    <span className="flex w-fit items-center gap-2.5 text-title font-semibold tracking-tight">
      <svg viewBox="0 0 32 32" className="size-7 shrink-0" aria-hidden>
        <rect width="32" height="32" rx="8" className="fill-accent" />
        <g className="fill-none stroke-on-accent" strokeLinecap="round" strokeLinejoin="round">
          <path d="M9.5 7v18h14" strokeWidth="3" />
          <path d="M15 8.5v11h8.5" strokeWidth="1.7" strokeDasharray="2.2 3.2" />
        </g>
      </svg>
      <span className={markOnly ? 'sr-only' : undefined}>Lapel</span>
    </span>
  )
}
