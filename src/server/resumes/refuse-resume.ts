/** The problem of a body that is no resume: which field, and why. */
import type { Refuse } from '../http/handler.ts'
import { describeIssues } from '../http/issue-words.ts'
import { Problem } from '../http/problem.ts'

export const refuseResume: Refuse = (issues) => {
  const [first] = issues
  return first?.code === 'too_big' && first.path[0] === 'notes'
    ? new Problem('notes_too_long')
    : new Problem('invalid_resume', { reason: describeIssues(issues) })
}
