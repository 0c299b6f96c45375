/**
 * The summary for one job, composed of facts: who the person is, what of their work proves most for it,
 * and what it asks for by name. The person's own sentences stay; nothing is said that the summary says
 * already. Several versions come back, the fullest first, so that the guard can choose.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import type { Month } from '../../language/dates.ts'
import type { Language } from '../../language/languages.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import { scoreResume } from '../../scoring/score.ts'
import type { Worth } from '../propose/worth.ts'
import { credentialsOf } from './credentials.ts'
import { grammars, sentenceOf } from './grammar.ts'
import { ownSummary } from './own-summary.ts'
import { lastYearOf, postsOf, yearsAs } from './posts.ts'
import type { Sentence } from './proof.ts'
import { proofsOf } from './proof.ts'

export interface Composed {
  value: string
  basis: string[]
  requirement: string | null
}

export function summariesFor(
  resume: ResumeContent,
  job: JobReading,
  worth: Worth,
  { language, now }: { language: Language; now: Month | undefined },
): Composed[] {
  const own = ownSummary(resume.summary, language)
  const { contributions } = scoreResume(resume, job)
  const isAnswered = contributions.some(
    ({ kind, evidence }) => kind !== 'base' && kind !== 'wording' && evidence.length > 0,
  )
  if (!isAnswered) return []
  const fitting = new Set(
    contributions.flatMap(({ kind, evidence }) =>
      kind === 'title' ? evidence.map(({ path }) => path) : [],
    ),
  )
  const posts = postsOf(resume)
  const isBlank = resume.summary.trim() === ''
  const opening = isBlank ? openingOf(resume, fitting, language, now) : null
  const proofs = proofsOf(posts, {
    worth,
    language,
    title: job.title?.text ?? '',
    lastYear: lastYearOf(posts, now),
    fitting,
    isSaid: own.says,
    isTitled: opening !== null,
  })
  const credentials = credentialsOf(resume, contributions, language, own.says)
  const version = (added: readonly Sentence[]): Composed[] => {
    const made = [opening, ...added].filter((one) => one !== null)
    if (made.length === 0) return []
    const value = [...own.told.map(closed), ...made.map(({ text }) => text), ...own.wished].join(
      ' ',
    )
    const basis = made.flatMap((one) => one.basis)
    const requirement = made.find((one) => one.requirement !== null)?.requirement ?? null
    return [{ value, basis: [...new Set(basis)], requirement }]
  }
  return [
    ...proofs.flatMap((proof) => version([proof, ...credentials])),
    ...proofs.flatMap((proof) => version([proof, ...credentials.slice(0, 1)])),
    ...proofs.flatMap((proof) => version([proof])),
    ...version(credentials),
    ...version(credentials.slice(0, 1)),
    ...version([]),
  ]
}

const closed = (sentence: string): string => (/[.!?…]$/u.test(sentence) ? sentence : `${sentence}.`)

const fewestYears = 2

/** "Data analyst with 7 years of experience." */
function openingOf(
  resume: ResumeContent,
  fitting: ReadonlySet<string>,
  language: Language,
  now: Month | undefined,
): Sentence | null {
  const posts = postsOf(resume)
  const post = posts.find(({ path }) => fitting.has(`${path}/role`)) ?? posts[0]
  if (post === undefined) return null
  const years = yearsAs(post.role, resume, now)
  if (years === null || years < fewestYears) return null
  const { with: having, years: unit, ofExperience } = grammars[language]
  return {
    text: sentenceOf(`${post.role} ${having} ${years} ${unit} ${ofExperience}`),
    basis: [`${post.path}/role`, `${post.path}/from_date`],
    requirement: null,
  }
}
