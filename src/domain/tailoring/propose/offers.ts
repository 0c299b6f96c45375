/**
 * What a careful editor would propose and nobody should do unasked: the resume proves it, it waits for its
 * person, and it is in no copy before they take it. A summary where there is none, from the last post, the
 * years in its trade and the licences that the job demands; what it demands, behind one that is there (`summary`); and the strongest line of a post first (`strongest-first`).
 */
import type { JobReading } from '#domain/ads/reading.ts'
import type { AnswerLine } from '../../answers/answers.ts'
import { answersTo } from '../../answers/answers.ts'
import type { Month } from '../../language/dates.ts'
import type { Language } from '../../language/languages.ts'
import { phraseFor } from '../../language/phrases/resume-phrases.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import { postsOf } from '../compose/posts.ts'
import { soughtRole } from '../../scoring/sought-role.ts'
import { yearsAs } from '../../scoring/years-as.ts'
import type { Edit } from '../edit.ts'
import { languageOf } from '../propose.ts'
import { findingsAgainst } from '../guard.ts'
import type { TruthOptions } from '../../truth/verify.ts'
import { proposeHeadline } from './headline.ts'
import { offerStrongestFirst } from './strongest-first.ts'
import { completeSummary } from './summary.ts'

type Offer = Omit<Edit, 'id'>

export function proposeOffers(
  resume: ResumeContent,
  job: JobReading,
  truth: TruthOptions = {},
): Edit[] {
  const { language = languageOf(resume), now } = truth
  return [
    ...summaryOf(resume, job, language, now),
    // What the headline tells, the summary need not say again.
    ...(proposeHeadline(resume, job, language, now).length > 0
      ? []
      : completeSummary(resume, job, language, now)),
    ...offerStrongestFirst(resume, job, language),
  ]
    .map((offer, i): Edit => ({ ...offer, id: `offer-${i + 1}` }))
    .filter((edit) => findingsAgainst(resume, edit, truth).length === 0)
}

const fewestYears = 2
const mostPapers = 2

/** Only of somebody whose last post is in the job's trade: another would be the wrong head of a page. */
function summaryOf(
  resume: ResumeContent,
  job: JobReading,
  language: Language,
  now: Month | undefined,
): Offer[] {
  const title = job.title?.text ?? ''
  const years = yearsAs(title, resume, now)
  const { occupations } = soughtRole(title)
  const [last] = postsOf(resume)
  if (resume.summary !== '' || years === null || years < fewestYears || last === undefined)
    return []
  const isOfTrade = soughtRole(last.role).occupations.some((one) => occupations.includes(one))
  if (!isOfTrade) return []
  const [role = ''] = last.role.split(/,\s|\s[–—|(-]/u)
  const papers = answersTo(resume, job, now ?? null)
    .filter(({ group, kind, state }) => group === 'must' && kind === 'licence' && state === 'shown')
    .flatMap(({ lines, requirement }) =>
      lines.filter(isPaper).map(({ text, path }) => ({ text, path, requirement })),
    )
    .slice(0, mostPapers)
  const value = phraseFor(language, 'summary')
    .replace('{role}', role)
    .replace('{years}', String(years))
    .replace('{papers}', papers.map(({ text }) => `, ${text}`).join(''))
  const basis = [`${last.path}/role`, ...papers.map(({ path }) => path)]
  const requirement = papers[0]?.requirement ?? title
  return [{ op: 'summary', path: '/summary', old: '', value, basis, requirement }]
}

const isPaper = ({ section, text }: AnswerLine): boolean =>
  (section === 'certifications' || section === 'skills') && !/[,:]/u.test(text)
