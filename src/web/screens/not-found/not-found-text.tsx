import { T } from '../../i18n/t.tsx'
import { buttonClass } from '../../ui/button.tsx'

/** What stands at any address that is nobody's. */
export function NotFoundText({
  homePath,
  homeKey,
}: {
  homePath: string
  homeKey: 'notFound.home' | 'notFound.resumes'
}) {
  return (
    <section className="mx-auto grid min-h-[60dvh] max-w-prose content-center justify-items-center px-4 py-16 text-center">
      <p aria-hidden className="mb-6 h-px w-24 border-t-2 border-dashed border-accent" />
      <T as="h1" k="notFound.title" className="text-heading font-semibold" />
      <T as="p" k="notFound.text" className="mt-3 mb-8 text-ink-soft" />
      <a href={homePath} className={buttonClass('primary')}>
        <T k={homeKey} />
      </a>
    </section>
  )
}
