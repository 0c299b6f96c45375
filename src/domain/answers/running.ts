/** What leaves open whether a paper is had, in the resume's words: "exam in January", "expired"; null where nothing does. */
import type { ResumeContent } from '../resume/resume.ts'
import { isNotHad, leavesOpen } from '../scoring/certificate-terms.ts'

export function leftOpen(
  path: string,
  { certification_and_training: papers }: ResumeContent,
): string | null {
  const at = Number(/^\/certification_and_training\/(\d+)\//u.exec(path)?.[1] ?? -1)
  const { description = '', date = '' } = papers[at] ?? {}
  return [description, date].find((said) => leavesOpen(said) || isNotHad(said)) ?? null
}
