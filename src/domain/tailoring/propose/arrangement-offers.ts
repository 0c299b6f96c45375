/**
 * Arrangements that an editor would propose and nobody should make unasked: the strongest line of a post before the
 * one that says what the post is about, and what answers nothing hidden where a little less fills one page.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import type { Language } from '../../language/languages.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import { resultOf } from '../compose/result.ts'
import type { Edit } from '../edit.ts'
import { proposeHidden } from './hide.ts'
import { proposeOrder } from './order.ts'
import type { Worth } from './worth.ts'
import { worthToJob } from './worth.ts'

type Offer = Omit<Edit, 'id'>

/** Of older posts the order is read by few. */
const mostPosts = 2
/** More than this many questions are more work than writing. */
const mostHidden = 4

export function offerArrangements(
  resume: ResumeContent,
  job: JobReading,
  language: Language,
): Offer[] {
  const worth = worthToJob(resume, job)
  const moves = proposeOrder(resume, job, worth, language)
  const orders = new Map(moves.map(({ path, order }) => [path, order]))
  const firsts = strongestFirst(resume, worth, orders, language)
  const basis = new Set(firsts.flatMap((offer) => offer.basis))
  const hiding = { worth, language, basis, pages: 1, most: mostHidden }
  return [...firsts, ...proposeHidden(resume, job, hiding)]
}

/** `orders` are those that are made without asking: what is offered goes on from there. */
function strongestFirst(
  { work_experience: posts }: ResumeContent,
  worth: Worth,
  orders: ReadonlyMap<string, readonly number[]>,
  language: Language,
): Offer[] {
  return posts.slice(0, mostPosts).flatMap(({ description }, item): Offer[] => {
    const path = `/work_experience/${item}/description`
    const strengths = description.map((line, i) => {
      const answered = worth.ofSkills(`${path}/${i}`) >= demanded ? 2 : 0
      return answered + resultOf(line, language)
    })
    const strongest = Math.max(...strengths)
    const at = strengths.indexOf(strongest)
    const isClear = at > 0 && strongest - (strengths[0] ?? 0) >= clearly
    if (!isClear) return []
    const old = [...description.keys()]
    const basis = `${path}/${at}`
    return [
      {
        op: 'move',
        path,
        old,
        value: [at, ...(orders.get(path) ?? old).filter((i) => i !== at)],
        basis: [basis],
        requirement: worth.answers(basis),
      },
    ]
  })
}

/** One thing that the job demands. */
const demanded = 1
/** It answers what must be, or tells what was changed, and the first line does neither. */
const clearly = 2
