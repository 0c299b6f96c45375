/** The sign-in screen: one button (specification §2); its script says whose it is. */
import { Logo } from '../../frame/logo.tsx'
import { T } from '../../i18n/t.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'

const legal =
  'tap inline-flex items-center pointer-fine:min-h-6 underline underline-offset-2 hover:text-ink'

export function LoginText() {
  return (
    <main id="content" className="grid min-h-dvh place-items-center px-4 py-12">
      <div className="grid w-full max-w-sm gap-8">
        <a
          href={paths.landing}
          className="tap inline-flex items-center justify-self-center rounded-md"
        >
          <Logo />
        </a>
        <section className="grid gap-6 rounded-lg border border-line bg-surface p-6 text-center shadow-raised sm:p-8">
          <div className="grid gap-2">
            <T as="h1" k="login.title" className="text-heading font-semibold" />
            <T as="p" k="login.text" className="text-ink-soft" />
          </div>
          <button
            type="button"
            data-sign-in
            data-t="login.button"
            className={buttonClass('primary', 'large')}
          >
            Sign in
          </button>
          <p data-when="signed-in" hidden className="text-small">
            <a
              href={paths.dashboard}
              className="tap inline-flex items-center pointer-fine:min-h-6 text-accent underline underline-offset-2"
            >
              <T k="login.signedIn" />
            </a>
          </p>
          <p data-when="local-sign-in" hidden className="text-small text-ink-soft">
            <T k="login.local" />
          </p>
        </section>
        <p className="text-center text-caption text-ink-faint">
          <a href={paths.terms} className={legal}>
            <T k="legal.terms.title" />
          </a>
          <span aria-hidden className="mx-2">
            ·
          </span>
          <a href={paths.privacy} className={legal}>
            <T k="legal.privacy.title" />
          </a>
        </p>
      </div>
    </main>
  )
}
