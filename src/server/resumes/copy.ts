/**
 * A new resume from the content of another ('Reuse'), never a base one. Where the body names its
 * original, that must be the person's own; as it stands now it is kept with the copy.
 */
import type { Calls } from '#contract/calls.ts'
import { blankContent } from '#domain/resume/blank.ts'
import type { Language } from '#domain/language/languages.ts'
import { withUnsent } from '#domain/resume/later.ts'
import { completeSectionOrder } from '#domain/resume/sections.ts'

import type { FromPerson, Handler } from '../http/handler.ts'
import { onceByKey } from '../http/idempotency.ts'
import type { RunTask } from '../work/tasks.ts'
import { WorkRefused } from '../work/work-refused.ts'
import { newResume } from './new-resume.ts'
import { own } from './own.ts'
import { pageAsked, refusedPage } from './page-asked.ts'
import { refuseResume } from './refuse-resume.ts'
import { allowanceOf } from './room.ts'
import { scoreAgainstJob, scoreFields } from './score.ts'
import { addResume } from './store.ts'
import { needLight } from './weigh.ts'

export const copyResume: Handler<'copyResume'> = async (incoming) => {
  const { house, person } = incoming
  const source = await namedSource(incoming)
  const sent = await incoming.body(refuseResume)
  return onceByKey(incoming, 'copyResume', sent, async (keep) => {
    const { original_resume_id: _, is_base: __, score: ___, ...body } = sent
    // What the client does not know of comes from the original.
    const { further_sections } = source?.resume ?? blankContent()
    const known = { further_sections, ...withoutUndefined(body) }
    const given = withUnsent(source?.resume ?? blankContent(), known)
    needLight({ ...blankContent(), ...given })
    const run = house.texts.for(person.id)
    const language = given.resume_language ?? (await detect(run, JSON.stringify(given)))
    const blank = newResume(blankContent(), language, 'a4')
    const copy = { ...blank, ...given, ...pageAsked(blank, given, refusedPage) }
    const job = copy.job_description
    const scoring = job === null ? null : scoreAgainstJob(run, copy, job)
    const scored = await scoreFields(scoring, copy.nice_to_have_skills)
    const complete = {
      ...copy,
      section_order: completeSectionOrder(copy.section_order, copy.further_sections),
      original_resume_id: source?.resume.id ?? null,
      ...scored,
    }
    const original = source?.resume ?? null
    const allowance = allowanceOf(house, person.id)
    return house.db
      .transaction()
      .execute(async (transaction) =>
        keep(transaction, await addResume(transaction, allowance, 'copy', complete, original)),
      )
  })
}

/** Whose resume it is comes before whether the rest of the body will do. */
async function namedSource({ house, person, json }: FromPerson<Calls['copyResume']>) {
  const sent = await json()
  if (typeof sent !== 'object' || sent === null || !('original_resume_id' in sent)) return null
  const { original_resume_id: id } = sent
  return typeof id === 'string' ? own(house, person, id) : null
}

/** A copy is stored whatever its text; where that takes too long to read it counts as English. */
async function detect(run: RunTask, text: string): Promise<Language> {
  try {
    return await run('detectLanguage', text)
  } catch (error) {
    if (error instanceof WorkRefused) return 'en'
    throw error
  }
}

/** The same object without the fields that are undefined. */
function withoutUndefined<T extends object>(
  value: T,
): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  } // what remains is defined by construction
}
