/**
 * The addresses of the signed-in product and their screens, each loaded when first opened. The
 * public pages are not here: they are documents of their own, and so is the way out to /login.
 */
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { isSignedIn } from './api/session.ts'
import { Frame } from './frame/frame.tsx'
import { reportPageView } from './frame/page-view.ts'
import { readSettings } from './frame/settings.ts'
import { paths } from './paths.ts'
import { FailedScreen } from './screens/failed/failed-screen.tsx'
import { PrivacyPage, TermsPage } from './screens/legal/legal-in-app.tsx'
import { NotFoundInApp } from './screens/not-found/not-found-in-app.tsx'

const root = createRootRoute({
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

const screen = <const P extends string>(
  path: P,
  component: ReturnType<typeof lazyRouteComponent>,
) => createRoute({ getParentRoute: () => signedIn, path, component })

const ResumePage = lazyRouteComponent(
  () => import('./screens/resume/resume-page.tsx'),
  'ResumePage',
)

const resume = createRoute({
  getParentRoute: () => signedIn,
  path: '/resume-page/$resumeId',
  component: function ResumeRoute() {
    const { resumeId } = resume.useParams()
    return <ResumePage key={resumeId} resumeId={resumeId} />
  },
})

const payment = () => import('./screens/payment/payment-pages.tsx')

export const router = createRouter({
  routeTree: root.addChildren([
    signedIn.addChildren([
      screen(
        paths.dashboard,
        lazyRouteComponent(() => import('./screens/dashboard/dashboard-page.tsx'), 'DashboardPage'),
      ),
      resume,
      screen(
        paths.jobSearch,
        lazyRouteComponent(
          () => import('./screens/job-search/job-search-page.tsx'),
          'JobSearchPage',
        ),
      ),
      screen(
        paths.profile,
        lazyRouteComponent(() => import('./screens/profile/profile-page.tsx'), 'ProfilePage'),
      ),
      screen(
        paths.plans,
        lazyRouteComponent(() => import('./screens/plans/plans-page.tsx'), 'PlansPage'),
      ),
      screen(paths.paymentSuccess, lazyRouteComponent(payment, 'PaymentSuccessPage')),
      screen(paths.paymentCancel, lazyRouteComponent(payment, 'PaymentCancelPage')),
    ]),
    createRoute({ getParentRoute: () => root, path: paths.terms, component: TermsPage }),
    createRoute({ getParentRoute: () => root, path: paths.privacy, component: PrivacyPage }),
  ]),
  // The root has its own, for what breaks around every screen.
  defaultErrorComponent: FailedScreen,
  defaultPreload: 'intent',
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
