/** What an editor would propose and nobody should do unasked: the strongest line of a post before the one that says what the post is about. */
import type { JobReading } from '#domain/ads/reading.ts'
import type { Language } from '../../language/languages.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import { resultOf } from '../compose/result.ts'
import type { Edit } from '../edit.ts'
import { proposeOrder } from './order.ts'
import { worthToJob } from './worth.ts'

/** Of older posts the order is read by few. */
const mostPosts = 2

export function offerStrongestFirst(
  resume: ResumeContent,
  job: JobReading,
  language: Language,
): Omit<Edit, 'id'>[] {
  const worth = worthToJob(resume, job)
  // What is offered goes on from the order that is made without asking.
  const moves = proposeOrder(resume, job, worth, language)
  const orders = new Map(moves.map(({ path, order }) => [path, order]))
  return resume.work_experience.slice(0, mostPosts).flatMap(({ description }, item) => {
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
        op: 'move' as const,
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
