/** Every address of the product, by name (specification §2). */
export const paths = {
  landing: '/',
  login: '/login',
  callback: '/auth/callback',
  terms: '/terms',
  privacy: '/privacy-policy',
  blogNoticed: '/blog/how-to-get-your-resume-noticed',
  blogImprove: '/blog/how-to-improve-your-resume-with-AI',
  learn: '/learn',
  dashboard: '/dashboard',
  jobSearch: '/job-search',
  profile: '/profile',
  plans: '/plans',
  paymentSuccess: '/payment-success',
  paymentCancel: '/payment-cancel',
} as const

export function resumePath(id: string): string {
  return `/resume-page/${encodeURIComponent(id)}`
}

/** The resume opened on its changes. */
export const reviewPath = (id: string): string => `${resumePath(id)}${reviewMark}`

export const reviewMark = '#review'

/** Whether a page is only for people who are signed in. */
export function isProtected(path: string): boolean {
  return (
    path.startsWith('/resume-page/') ||
    [
      paths.dashboard,
      paths.jobSearch,
      paths.profile,
      paths.plans,
      paths.paymentSuccess,
      paths.paymentCancel,
    ].some((known) => known === path)
  )
}
