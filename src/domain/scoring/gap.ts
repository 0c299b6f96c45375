/**
 * What the job asks for by name and the resume does not show, the most wanted first, each once. It goes
 * to `nice_to_have_skills`, never into the resume. A wrong name costs more trust than a missing one, so
 * only what the lexicon knows is told, under the name that the score gives it.
 */
import { impliedSkills } from '../skills/lexicon.ts'
import type { Ask } from './unweighed.ts'
import type { Judged } from './score.ts'

const mostMissing = 15
/** Below this a language is no more than begun. */
const hardlySpoken = 50

export function gapOf(judged: readonly Judged[]): string[] {
  const named = judged.filter(({ ask }) => isTold(ask))
  const wanted = named.filter(({ ask }) => ask.group !== 'duty')
  // A job without sections of requirements wants whatever skills it names.
  const asked = wanted.some(({ ask }) => ask.group !== 'language') ? wanted : named
  // Where the job names NoSQL, that databases are missing too says nothing more.
  const broader = new Set(
    asked.flatMap(({ ask }) => ask.terms.flatMap((term) => impliedSkills(term.slice(2)))),
  )
  const missing = asked
    .filter(({ ask, level, isSaid }) => (ask.group === 'language' ? level < hardlySpoken : !isSaid))
    .filter(({ ask }) => !ask.terms.some((term) => broader.has(term.slice(2))))
    .toSorted(
      (a, b) =>
        rank[a.ask.group] - rank[b.ask.group] ||
        b.ask.weight - a.ask.weight ||
        a.ask.job.start - b.ask.job.start,
    )
    .map(({ ask }) => ask.requirement)
  return [...new Set(missing)].slice(0, mostMissing)
}

const rank: Readonly<Record<Ask['group'], number>> = {
  role: 0,
  must: 0,
  language: 0,
  wish: 1,
  duty: 2,
}

/** The language of the ad itself is not asked for in it. */
const isTold = ({ terms, job, isName }: Ask): boolean =>
  isName || (job.end > job.start && terms.some((term) => term.startsWith('l:')))
