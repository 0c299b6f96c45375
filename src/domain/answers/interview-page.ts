/** The sheet for a talk as what stands on its pages, in the look of the resume. */
import type { JobReading } from '#domain/ads/reading.ts'
import { printedIn } from '../exchange/printed.ts'
import type { CalendarDate } from '../language/dates.ts'
import type { Language } from '../language/languages.ts'
import type { Design } from '../resume/designs/design.ts'
import type { Look } from '../resume/look.ts'
import type { PageLook } from '../resume/page-look.ts'
import { pageLookOf } from '../resume/page-look.ts'
import type { Paper, ResumeContent } from '../resume/resume.ts'
import { answersWithStated } from './stated-answers.ts'
import type { Interview } from './interview.ts'
import { interviewOf } from './interview.ts'
import { withPrintedPeriods } from './printed-answers.ts'

export type InterviewPage = Omit<Interview, 'title' | 'intro'> & {
  kind: 'interview'
  paper: Paper
  language: Language
  /** The document's name. */
  title: string
  heading: string
  /** For which post, and whose: "Staff Nurse · Dales Hospital Trust". */
  post: string
  name: string
  pageLook: PageLook
}

export interface InterviewOptions {
  paper: Paper
  language: Language
  title: string
  post: string
  design: Design
  look: Look
  now: CalendarDate
  /** What the person states to have. */
  stated: readonly string[]
}

export function interviewPageOf(
  content: ResumeContent,
  job: JobReading,
  { paper, language, title, post, design, look, now, stated }: InterviewOptions,
): InterviewPage {
  const { date } = printedIn(content, language)
  const answers = withPrintedPeriods(answersWithStated(content, job, now, stated), date)
  const { title: heading, intro: _intro, ...told } = interviewOf(answers, language)
  return {
    kind: 'interview',
    paper,
    language,
    title,
    heading,
    post,
    name: content.contact_info.name.trim(),
    pageLook: pageLookOf(design, look),
    ...told,
  }
}
