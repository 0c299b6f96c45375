import type { ReactNode } from 'react'

/** What stands where there is nothing yet: what it is, and the next thing to do. */
export function EmptyState({
  icon,
  title,
  isPage = false,
  children,
  actions,
}: {
  icon?: ReactNode
  title: string
  /** The screen has no other heading. */
  isPage?: boolean
  children?: ReactNode
  actions?: ReactNode
}) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <section className="grid justify-items-center gap-2 rounded-lg border border-dashed border-line-strong/60 px-6 py-16 text-center">
      {icon && (
        <div className="mb-2 text-ink-faint [&_svg]:size-7 [&_svg]:stroke-[1.25]">{icon}</div>
      )}
      <Heading className="text-title font-semibold">{title}</Heading>
      {children && <div className="max-w-md text-ink-soft">{children}</div>}
      {actions && (
        <div className="mt-5 flex flex-wrap justify-center gap-2 max-sm:w-full max-sm:max-w-60 max-sm:*:w-full">
          {actions}
        </div>
      )}
    </section>
  )
}
