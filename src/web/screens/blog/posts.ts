/** The two articles, as the landing page lists them. */
import { paths } from '../../paths.ts'

export const posts = [
  {
    key: 'noticed',
    slug: 'how-to-get-your-resume-noticed',
    path: paths.blogNoticed,
  },
  {
    key: 'improve',
    slug: 'how-to-improve-your-resume-with-AI',
    path: paths.blogImprove,
  },
] as const
