/** Header and footer of the pages that everybody can read. */
import type { ReactNode } from 'react'

import { languages } from '#domain/language/languages.ts'

import { languageNames } from '../i18n/choice.ts'
import { T } from '../i18n/t.tsx'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/button.tsx'
import { join } from '../ui/join.ts'
import { Logo } from './logo.tsx'

const anchors = [
  { href: '/#how-it-works', k: 'public.howItWorks' },
  { href: '/#features', k: 'public.features' },
  { href: '/#pricing', k: 'public.pricing' },
  { href: '/#blog', k: 'public.tips' },
  { href: paths.learn, k: 'public.learn' },
] as const

const link =
  'inline-flex items-center pointer-fine:min-h-6 rounded-sm text-small text-ink-soft transition-colors hover:text-ink'

export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-raised focus:px-4 focus:py-2 focus:shadow-over"
      >
        <T k="app.skip" />
      </a>
      <PublicHeader />
      <main id="content" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <PublicFooter />
    </div>
  )
}

function PublicHeader() {
  return (
    <header className="sticky top-0 z-20 border-b border-line/70 bg-ground/85 backdrop-blur-md print:hidden">
      <div className="mx-auto flex h-16 max-w-wide items-center gap-3 px-4 sm:gap-6 sm:px-8">
        <a href={paths.landing} className="tap inline-flex items-center rounded-md">
          <Logo />
        </a>
        <nav data-t-label="public.navigation" aria-label="Page" className="mx-auto hidden lg:block">
          <ul className="flex gap-7">
            {anchors.map(({ href, k }) => (
              <li key={k}>
                <a href={href} className={link}>
                  <T k={k} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center sm:gap-2 lg:ml-0">
          <a href={paths.login} data-when="signed-out" className={buttonClass('quiet', 'medium')}>
            <T k="public.logIn" />
          </a>
          <a
            href={paths.dashboard}
            data-when="signed-in"
            hidden
            className={buttonClass('quiet', 'medium')}
          >
            <T k="frame.myResumes" />
          </a>
          <details className="group relative lg:hidden">
            <summary
              data-t-label="app.menu"
              aria-label="Menu"
              className="tap grid size-9 list-none place-items-center rounded-md text-ink-soft hover:bg-hover [&::-webkit-details-marker]:hidden"
            >
              <svg viewBox="0 0 20 20" className="size-5 fill-none stroke-current" aria-hidden>
                <path d="M3 6h14M3 10h14M3 14h14" strokeWidth="1.6" strokeLinecap="round" />
              </svg>
            </summary>
            <nav
              data-t-label="public.navigation"
              aria-label="Page"
              className="absolute right-0 z-30 mt-2 w-56 rounded-md border border-line bg-raised p-1 shadow-over"
            >
              <ul>
                {anchors.map(({ href, k }) => (
                  <li key={k}>
                    <a
                      href={href}
                      className="tap flex items-center rounded-sm px-3 py-2.5 text-small hover:bg-hover"
                    >
                      <T k={k} />
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </details>
        </div>
      </div>
    </header>
  )
}

function PublicFooter() {
  return (
    <footer className="border-t border-line print:hidden">
      <div className="mx-auto flex max-w-wide flex-wrap items-center gap-x-7 gap-y-4 px-4 py-8 sm:px-8">
        <p className="text-small text-ink-faint">Lapel</p>
        <a href={paths.privacy} className={join('tap', link)}>
          <T k="legal.privacy.title" />
        </a>
        <a href={paths.terms} className={join('tap', link)}>
          <T k="legal.terms.title" />
        </a>
        <a href="mailto:contact@localhost" data-contact className={join('tap', link)}>
          <T k="public.contact" />
        </a>
        <label className="ml-auto flex items-center gap-2 text-small text-ink-soft">
          <T k="frame.language" />
          <select
            data-language
            defaultValue="en"
            className="tap h-8 rounded-md border border-line bg-surface px-2 text-small text-ink pointer-coarse:text-[1rem]"
          >
            {languages.map((value) => (
              <option key={value} value={value} lang={value}>
                {languageNames[value]}
              </option>
            ))}
          </select>
        </label>
      </div>
    </footer>
  )
}
