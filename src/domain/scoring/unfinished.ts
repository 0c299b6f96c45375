import { parseDate } from '../language/dates.ts'
import { remembered } from '../language/remembered.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { isUnderWay } from './certificate-terms.ts'

/** What is still learned, by its days or its words. */
export const isUnfinished = ({ degree, to_date }: ResumeContent['education'][number]): boolean =>
  isPresent(to_date) || isUnderWay(degree)

const mostDates = 200
const isPresent = remembered(mostDates, (date) => parseDate(date) === 'present')
