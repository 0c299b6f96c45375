import { T } from '../../i18n/t.tsx'

export type LegalPage = 'terms' | 'privacy'

/** The two legal pages as the specification has them: placeholders, with and without the frame. */
export function LegalText({ page }: { page: LegalPage }) {
  return (
    <article className="mx-auto max-w-prose px-4 py-16 sm:px-8">
      <T as="h1" k={`legal.${page}.title`} className="text-heading font-semibold" />
      <T as="p" k={`legal.${page}.text`} className="mt-3 text-ink-soft" />
    </article>
  )
}
