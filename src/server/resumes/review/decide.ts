/**
 * A person's answer to one change: the resume is merged with what they wrote since, the answer is kept
 * with its date, and a question that was answered with yes becomes a statement. All of it or none.
 */
import { mostStatements } from '#contract/statements.ts'
import type { Decided } from '#domain/tailoring/decide.ts'
import type { Decision } from '#domain/tailoring/review.ts'
import type { Resume, ResumeContent } from '#domain/resume/resume.ts'
import { contentOf } from '#domain/resume/content.ts'

import { Problem } from '../../http/problem.ts'
import type { House } from '../../house.ts'
import { bytesIn, needBytes } from '../../quota/quota.ts'
import { countStatements, stateLine, withdrawLine } from '../../statements/store.ts'
import type { RunTask } from '../../work/tasks.ts'
import type { OwnedResume } from '../own.ts'
import { findRevision, ofResume } from '../history/store.ts'
import { withOwn } from '../own.ts'
import { scoreAgainstJob, scoreFields } from '../score.ts'
import type { ResumeChanges } from '../store.ts'
import { changeResume } from '../store.ts'
import { needLight } from '../weigh.ts'
import type { KeptReview } from './changes.ts'
import { readReview, toAnswer } from './changes.ts'
import { findOwnModel } from '../../own-models/find-own.ts'
import { exchange } from './in-translation.ts'
import { keepDecisions } from './store.ts'

type Answered = Extract<Decided, { kind: 'decided' }>

export const decideChange = withOwn<'decideChange'>(
  async (owned, { house, person, param, body }) => {
    const { version, ...sent } = await body()
    if (version !== undefined && version !== owned.resume.version) throw conflict(owned.resume)
    const review = await readReview(house, owned)
    if (review === null) throw new Problem('change_not_found')
    // Whoever leaves has still answered.
    const run = house.texts.for(person.id)
    const wish = { id: param('change'), ...sent }
    const decided = await run('decideChange', review.asked, wish, review.options)
    if (decided.kind === 'unknown') {
      // What moves or hides has no text that could be another; without one it is found.
      const isThere =
        sent.value !== undefined &&
        (await run('reviewChanges', review.asked, review.options)).some(({ id }) => id === wish.id)
      throw isThere
        ? new Problem('bad_request', {
            reason: ': value must be left out, since this change moves or hides and has no text',
          })
        : new Problem('change_not_found')
    }
    if (decided.kind === 'stopped') throw new Problem('change_stopped')
    const exchanged = await inItsLanguage(house, run, owned, review, decided)
    const before = review.asked.decisions
    const resume = await store(house, run, owned, { before, decided: exchanged })
    return { resume, change: toAnswer(exchanged.change), kept_own: exchanged.keptOwn }
  },
)

/** A resume in the language of its job gets its words in that language. */
async function inItsLanguage(
  house: House,
  run: RunTask,
  owned: OwnedResume,
  { asked, options }: KeptReview,
  decided: Answered,
): Promise<Answered> {
  const { wording } = decided
  if (wording === null) return decided
  const asMade = await findRevision(house.db, ofResume, owned, 1)
  const pair = { from: options.language, to: owned.resume.resume_language }
  const own = (await findOwnModel(house, owned.personId))?.translator ?? null
  const translating = { house, run, pair, own, asMade: asMade && contentOf(asMade) }
  const content = await exchange(translating, asked, wording)
  return content === null ? { ...decided, keptOwn: true } : { ...decided, content }
}

async function store(
  house: House,
  run: RunTask,
  owned: OwnedResume,
  { before, decided }: { before: readonly Decision[]; decided: Answered },
): Promise<Resume> {
  const { resume: seen, personId } = owned
  const changes = await changesTo(run, seen, decided.content)
  const at = house.now()
  const mostBytes = house.config.bytesPerPerson
  const resume = await house.db.transaction().execute(async (transaction) => {
    await needBytes(transaction, { personId, mostBytes }, bytesIn(decided.change.value))
    const kind = decided.isConfirmed ? 'confirm' : 'review'
    const saved =
      changes === null
        ? { kind: 'saved' as const, resume: seen }
        : await changeResume(
            transaction,
            owned,
            { kind, at },
            (current) => (current.version === seen.version ? changes : null),
            mostBytes,
          )
    if (saved.kind === 'gone') throw new Problem('resume_not_found')
    if (saved.kind === 'stale') throw conflict(saved.resume)
    const answers = [decided.change, ...decided.displaced]
    await keepDecisions(
      transaction,
      owned,
      answers.map(({ id, state, value }) => ({
        id,
        // What is decided is never merely applied.
        state: state === 'applied' ? 'accepted' : state,
        value: typeof value === 'string' ? value : null,
        decided_at: at.toISOString(),
      })),
    )
    for (const { id, path, value, state } of answers) {
      const known = before.find((one) => one.id === id)
      if (known?.state === state && known.value === value) continue
      // What was said of the line before is said no more.
      if (known?.value != null)
        await withdrawLine(transaction, owned, { path, text: known.value, at })
      if (id !== decided.change.id || !decided.isConfirmed) continue
      if ((await countStatements(transaction, personId)) >= mostStatements)
        throw new Problem('storage_full')
      await stateLine(transaction, owned, { path, text: String(value), at })
    }
    return saved.resume
  })
  if (changes !== null) house.changes.publish({ resumeId: resume.id, version: resume.version })
  return resume
}

/** Null where the resume already says so. */
async function changesTo(
  run: RunTask,
  seen: Resume,
  content: ResumeContent,
): Promise<ResumeChanges | null> {
  if (JSON.stringify(content) === JSON.stringify(contentOf(seen))) return null
  const next = { ...seen, ...content }
  needLight(next, seen)
  const job = next.job_description
  const scoring = job === null ? null : scoreAgainstJob(run, next, job)
  return { ...content, ...(await scoreFields(scoring, seen.nice_to_have_skills)) }
}

const conflict = (resume: Resume): Problem =>
  new Problem('version_conflict', {}, { body: { resume } })
