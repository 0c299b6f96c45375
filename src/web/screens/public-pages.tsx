/**
 * The pages that need no framework in the browser, and how each is rendered into the frame of
 * `public.html` when the product is built. Their words are English here; `public-script.ts` puts
 * another language in their place.
 */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import type { Language } from '#domain/language/languages.ts'

import type { Words } from '../i18n/load-locale.ts'
import { T } from '../i18n/t.tsx'
import { translator, type WordKey } from '../i18n/translate.ts'
import { addWords, speakLanguage } from '../i18n/use-translation.ts'
import { PublicFrame } from '../frame/public-frame.tsx'
import { paths } from '../paths.ts'
import improve from '../public/articles/en/improve.json' with { type: 'json' }
import learn from '../public/articles/en/learn.json' with { type: 'json' }
import noticed from '../public/articles/en/noticed.json' with { type: 'json' }
import english from '../public/locales/en.json' with { type: 'json' }
import type { Article } from './blog/article.ts'
import { ArticleText } from './blog/article-text.tsx'
import { posts } from './blog/posts.ts'
import { CallbackText } from './callback/callback-text.tsx'
import { LandingText } from './landing/landing-text.tsx'
import { partsOf, type PictureParts } from './landing/picture-parts.ts'
import { pictureOf } from './landing/picture.ts'
import { samples } from './landing/samples.ts'
import { LegalText } from './legal/legal-text.tsx'
import { LoginText } from './login/login-text.tsx'
import { NotFoundText } from './not-found/not-found-text.tsx'

export type PublicPage = {
  path: string
  /** Where the built page lies below the web's folder. */
  file: string
  title: WordKey
  description?: WordKey
  /** For signed-in people this address is a screen of the app, which the script then starts. */
  appWhenSignedIn?: boolean
  body: () => ReactNode
}

const inFolder = (path: string) => `${path.slice(1)}/index.html`

const articles: Record<(typeof posts)[number]['key'], Article> = { noticed, improve }

export const publicPages: PublicPage[] = [
  {
    path: paths.landing,
    file: 'index.html',
    title: 'landing.pageTitle',
    description: 'landing.description',
    body: () => (
      <PublicFrame>
        <LandingText picture={picturePartsIn('en', english)} />
      </PublicFrame>
    ),
  },
  {
    path: paths.login,
    file: inFolder(paths.login),
    title: 'login.pageTitle',
    body: () => <LoginText />,
  },
  {
    path: paths.callback,
    file: inFolder(paths.callback),
    title: 'login.pageTitle',
    body: () => <CallbackText />,
  },
  {
    path: paths.terms,
    file: inFolder(paths.terms),
    title: 'legal.terms.title',
    appWhenSignedIn: true,
    body: () => (
      <PublicFrame>
        <LegalText page="terms" />
      </PublicFrame>
    ),
  },
  {
    path: paths.privacy,
    file: inFolder(paths.privacy),
    title: 'legal.privacy.title',
    appWhenSignedIn: true,
    body: () => (
      <PublicFrame>
        <LegalText page="privacy" />
      </PublicFrame>
    ),
  },
  ...posts.map((post): PublicPage => ({
    path: post.path,
    file: inFolder(post.path),
    title: `blog.${post.key}.title`,
    description: `blog.${post.key}.excerpt`,
    body: () => (
      <PublicFrame>
        <ArticleText
          name={post.key}
          article={articles[post.key]}
          above={
            <T
              as="p"
              k={`blog.${post.key}.category`}
              className="mb-3 text-small font-medium text-accent"
            />
          }
          call={{ path: paths.landing, k: 'blog.callToAction' }}
        />
      </PublicFrame>
    ),
  })),
  {
    path: paths.learn,
    file: inFolder(paths.learn),
    title: 'learn.pageTitle',
    description: 'landing.description',
    body: () => (
      <PublicFrame>
        <ArticleText name="learn" article={learn} call={{ path: paths.login, k: 'learn.button' }} />
      </PublicFrame>
    ),
  },
  {
    path: '*',
    file: '404.html',
    title: 'notFound.title',
    appWhenSignedIn: true,
    body: () => (
      <PublicFrame>
        <NotFoundText homePath={paths.landing} homeKey="notFound.home" />
      </PublicFrame>
    ),
  },
]

const say = translator(english, 'en')
addWords('en', english)
speakLanguage('en')

/** The landing page's picture in a language, with the words of its locale file. */
export function picturePartsIn(language: Language, locale: Words): PictureParts {
  return partsOf(pictureOf(samples[language]), translator(locale, language))
}

/** The whole document of a page, from the built frame with its scripts and styles. */
export function renderPublicPage(page: PublicPage, frame: string): string {
  const title = say(page.title)
  const head = renderToStaticMarkup(
    <>
      <title data-t={page.title}>{page.path === paths.landing ? title : `${title} · Lapel`}</title>
      {page.description && <meta name="description" content={say(page.description)} />}
    </>,
  )
  const body = renderToStaticMarkup(
    <div id="root" data-app={page.appWhenSignedIn ? '' : undefined}>
      {page.body()}
    </div>,
  )
  return frame.replace('<!--head-->', () => head).replace('<!--body-->', () => body)
}
