/**
 * All that the pages without a framework do: speak the person's language, know the server's
 * settings and the session, finish a sign-in, show a message carried over from the app. At the
 * addresses that the app also has (legal pages, unknown ones), signed-in people get the app.
 */
import '../paper/fonts.css'
import '../public.css'
import '../ui/toasts.css'
import { isLanguage } from '#domain/language/languages.ts'

import { apiBase } from '../api/base-url.ts'
import { isSignedIn, onSession } from '../api/session.ts'
import { carriedToasts, takeCarriedToast } from '../frame/carried-toast.ts'
import { handedPage } from '../frame/handed-page.ts'
import { reportPageView } from '../frame/page-view.ts'
import { contactAddress, readSettings } from '../frame/settings.ts'
import { showPlainToast } from '../frame/plain-toast.ts'
import { chosenLanguage, keepChoice } from '../i18n/choice.ts'
import { loadLocale } from '../i18n/load-locale.ts'
import { speak, wordAt } from '../i18n/speak.ts'
import { rhythms, toastDefaults } from '../messages/toasts.ts'
import { paths } from '../paths.ts'
import { speakArticle } from './blog/speak-article.ts'
import { acceptToken } from './callback/accept-token.ts'
import { speakPicture } from './landing/speak-picture.ts'

const settings = readSettings()

if (document.querySelector('#root[data-app]') && isSignedIn()) await openApp()
else await startPage()

async function openApp(): Promise<void> {
  document.querySelector('#root')?.replaceChildren()
  const { startApp } = await import('../app.tsx')
  await startApp()
}

async function startPage(): Promise<void> {
  finishSignIn()
  showSession()
  onSession(showSession)
  for (const contact of all<HTMLAnchorElement>('[data-contact]'))
    contact.href = contactAddress(settings)
  show('local-sign-in', settings.local_sign_in)
  for (const button of all('[data-sign-in]'))
    button.addEventListener('click', () => location.assign(`${apiBase}/auth/login`))
  for (const select of all<HTMLSelectElement>('[data-language]'))
    select.addEventListener('change', () => {
      if (!isLanguage(select.value)) return
      keepChoice(select.value)
      void speakLanguage(select.value)
    })
  for (const menu of all<HTMLDetailsElement>('header details'))
    menu.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a')) menu.open = false
    })
  await speakLanguage(chosenLanguage())
  void reportPageView(settings, location.pathname)
}

/** English words are on the page already; they are read only for what depends on settings. */
async function speakLanguage(language: ReturnType<typeof chosenLanguage>): Promise<void> {
  const english = await loadLocale('en', 'public').catch(() => ({}))
  const words =
    language === 'en' ? english : await loadLocale(language, 'public').catch(() => english)
  const provider = settings.provider_name ?? wordAt(words, 'login.thisComputer') ?? ''
  speak(document, words, { provider })
  await Promise.all([speakArticle(document, language), speakPicture(document, language)])
  document.documentElement.lang = words === english ? 'en' : language
  for (const select of all<HTMLSelectElement>('[data-language]')) select.value = language
  const carried = takeCarriedToast()
  if (carried) {
    const { kind, key } = carriedToasts[carried]
    showPlainToast(kind, wordAt(words, key) ?? '', toastDefaults.autoClose)
  }
}

/** `/auth/callback` (specification §2): with a token to the dashboard, or to the jobs where a page waits; without one back to /login. */
function finishSignIn(): void {
  if (!document.querySelector('[data-callback]')) return
  const token = new URLSearchParams(location.search).get('token')
  // The token leaves the address before anything else could see it.
  history.replaceState(null, '', location.pathname)
  if (token) {
    const screen = handedPage() === null ? paths.dashboard : paths.jobSearch
    void acceptToken(token, apiBase).then(() => location.replace(screen))
    return
  }
  for (const element of all('[data-callback-working]')) element.hidden = true
  for (const element of all('[data-callback-failed]')) element.hidden = false
  setTimeout(() => location.replace(paths.login), rhythms.callbackRedirect)
}

function showSession(): void {
  show('signed-in', isSignedIn())
  show('signed-out', !isSignedIn())
}

function show(when: string, shown: boolean): void {
  for (const element of all(`[data-when="${when}"]`)) element.hidden = !shown
}

function all<E extends HTMLElement = HTMLElement>(selector: string): E[] {
  return [...document.querySelectorAll<E>(selector)]
}
