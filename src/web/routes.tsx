/**
 * The addresses of the signed-in product and their screens, each loaded when first opened. The
 * public pages are not here: they are documents of their own, and so is the way out to /login.
 */
import { isSignedIn } from './api/session.ts'
import { Frame } from './frame/frame.tsx'
import { late } from './frame/late.tsx'
import { reportPageView } from './frame/page-view.ts'
import { readSettings } from './frame/settings.ts'
import { bringEditorWords } from './i18n/start.ts'
import { paths, resumePath } from './paths.ts'
import { fetchScreen, Router, type Route } from './routing/router.tsx'
import { FailedScreen } from './screens/failed/failed-screen.tsx'
import { PrivacyPage, TermsPage } from './screens/legal/legal-in-app.tsx'
import { NotFoundInApp } from './screens/not-found/not-found-in-app.tsx'

// Without the network, the frame and what it holds stay, and the screen can be asked for again.
const asScreen = { isScreen: true }
const ResumePage = late(async () => {
  const fetched = import('./screens/resume/resume-page.tsx')
  await Promise.all([fetched, bringEditorWords()])
  return (await fetched).ResumePage
}, asScreen)
const DashboardPage = late(
  () => import('./screens/dashboard/dashboard-page.tsx').then((m) => m.DashboardPage),
  asScreen,
)
const JobSearchPage = late(
  () => import('./screens/job-search/job-search-page.tsx').then((m) => m.JobSearchPage),
  asScreen,
)
const ProfilePage = late(
  () => import('./screens/profile/profile-page.tsx').then((m) => m.ProfilePage),
  asScreen,
)
const PlansPage = late(
  () => import('./screens/plans/plans-page.tsx').then((m) => m.PlansPage),
  asScreen,
)
const payment = () => import('./screens/payment/payment-pages.tsx')
const PaymentSuccessPage = late(() => payment().then((m) => m.PaymentSuccessPage), asScreen)
const PaymentCancelPage = late(() => payment().then((m) => m.PaymentCancelPage), asScreen)

/** Only that a token is stored (specification §5); the server checks that it is valid. */
const signedIn = (path: string, Screen: ReturnType<typeof late<object>>): Route => ({
  path,
  draw: () => <Screen />,
  preload: Screen.preload,
  mayOpen: isSignedIn,
})

const routes: Route[] = [
  signedIn(paths.dashboard, DashboardPage),
  {
    path: resumePath('*'),
    draw: (resumeId) => <ResumePage key={resumeId} resumeId={resumeId} />,
    preload: ResumePage.preload,
    mayOpen: isSignedIn,
  },
  signedIn(paths.jobSearch, JobSearchPage),
  signedIn(paths.profile, ProfilePage),
  signedIn(paths.plans, PlansPage),
  signedIn(paths.paymentSuccess, PaymentSuccessPage),
  signedIn(paths.paymentCancel, PaymentCancelPage),
  { path: paths.terms, draw: () => <TermsPage /> },
  { path: paths.privacy, draw: () => <PrivacyPage /> },
]

/** The code of the screen that is open. */
export const fetchFirstScreen = async (): Promise<void> => fetchScreen(routes, location)

export function Screens() {
  return (
    <Router
      routes={routes}
      Frame={Frame}
      NotFound={NotFoundInApp}
      Failed={FailedScreen}
      onScreen={startAtTop}
      onRefused={() => location.replace(paths.login)}
    />
  )
}

let isOpened = false

function startAtTop(pathname: string): void {
  window.scrollTo(0, 0)
  // What was pressed may be gone with its screen: the keyboard goes on in the new one. In a page just opened nothing was.
  const isFirst = !isOpened
  isOpened = true
  requestAnimationFrame(() => {
    if (isFirst || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
  })
  void reportPageView(readSettings(), pathname)
}
