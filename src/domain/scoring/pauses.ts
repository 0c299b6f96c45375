/**
 * Pauses among the posts of a resume: a career break, parental leave, travel, unemployment. They are no work, whatever
 * stands around them.
 */
import { fold } from '../language/fold.ts'
import { languages } from '../language/languages.ts'
import { once, remembered } from '../language/remembered.ts'
import { stopWords } from '../language/stop-words.ts'
import { anyAmong, wholeWords } from '../language/word-patterns.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { wordsSaying } from './certificate-terms.ts'

type Post = ResumeContent['work_experience'][number]

/** The posts that are work, as they stand in the resume. */
export const workIn = ({
  work_experience: posts,
}: Pick<ResumeContent, 'work_experience'>): Post[] => posts.filter((post) => !isPause(post))

export const isPause = ({ role, company }: Pick<Post, 'role' | 'company'>): boolean =>
  namesPause(role) || namesPause(company)

const mostTitles = 2000

/** Whether it opens with a pause, and the phrase ends there: "Parental leave cover" is work, as is "Travel agent". */
const namesPause = remembered(mostTitles, (text): boolean => {
  const [head = ''] = fold(text).split(/[(,;:|–—]|\s-\s/u, 1)
  const words = head.match(/[\p{L}\p{N}]+/gu) ?? []
  const said = words.join(' ')
  const found = pause().exec(said)
  if (found?.index !== 0) return false
  const [next] = said.slice(found[0].length).trim().split(' ', 1)
  return !next || /^\d/u.test(next) || languages.some((one) => stopWords[one].has(next))
})

const pause = once(() => wholeWords(anyAmong(wordsSaying('pause'))))
