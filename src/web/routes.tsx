/**
 * The addresses of the signed-in product and their screens, each loaded when first opened. The
 * public pages are not here: they are documents of their own, and so is the way out to /login.
 */
import {
  createRootRoute,
  createRoute,
  createRouter,
  notFound,
  redirect,
} from '@tanstack/react-router'
import { isSignedIn } from './api/session.ts'
import { Frame } from './frame/frame.tsx'
import { late } from './frame/late.tsx'
import { reportPageView } from './frame/page-view.ts'
import { readSettings } from './frame/settings.ts'
import { bringEditorWords } from './i18n/start.ts'
import { paths } from './paths.ts'
import { FailedScreen } from './screens/failed/failed-screen.tsx'
import { PrivacyPage, TermsPage } from './screens/legal/legal-in-app.tsx'
import { NotFoundInApp } from './screens/not-found/not-found-in-app.tsx'

const root = createRootRoute({
  // The router takes two slashes for one; the server does not.
  beforeLoad: ({ location }) => {
    if (location.publicHref.split(/[?#]/)[0]?.includes('//')) throw notFound()
  },
  component: Frame,
  notFoundComponent: NotFoundInApp,
  errorComponent: FailedScreen,
})

/** Checks only that a token is stored (specification §5); the server checks that it is valid. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: () => {
    if (!isSignedIn()) throw redirect({ href: paths.login, reloadDocument: true })
  },
})

const screen = <const P extends string>(path: P, component: ReturnType<typeof late<object>>) =>
  createRoute({ getParentRoute: () => signedIn, path, component })

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

const resume = createRoute({
  getParentRoute: () => signedIn,
  path: '/resume-page/$resumeId',
  component: function ResumeRoute() {
    const { resumeId } = resume.useParams()
    return <ResumePage key={resumeId} resumeId={resumeId} />
  },
})

export const router = createRouter({
  routeTree: root.addChildren([
    signedIn.addChildren([
      screen(paths.dashboard, DashboardPage),
      resume,
      screen(paths.jobSearch, JobSearchPage),
      screen(paths.profile, ProfilePage),
      screen(paths.plans, PlansPage),
      screen(paths.paymentSuccess, PaymentSuccessPage),
      screen(paths.paymentCancel, PaymentCancelPage),
    ]),
    createRoute({ getParentRoute: () => root, path: paths.terms, component: TermsPage }),
    createRoute({ getParentRoute: () => root, path: paths.privacy, component: PrivacyPage }),
  ]),
  // The root has its own, for what breaks around every screen.
  defaultErrorComponent: FailedScreen,
  defaultPreload: 'intent',
  // As the server takes them: another case is another address.
  caseSensitive: true,
  defaultPendingMs: 300,
})

router.subscribe('onResolved', ({ toLocation, pathChanged }) => {
  if (pathChanged) {
    window.scrollTo(0, 0)
    // What was pressed may be gone with its screen: the keyboard goes on in the new one.
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
    })
  }
  void reportPageView(readSettings(), toLocation.pathname)
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
