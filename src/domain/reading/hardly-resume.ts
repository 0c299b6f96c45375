/**
 * Whether what was read is hardly a resume: a menu, an invoice, a letter, a chapter. Such a page has no
 * post, no training, no skill and no project that a section of it names; whatever stands on it largest
 * would otherwise be taken for somebody's name.
 */
import { fold } from '#domain/language/fold.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { listSections } from '#domain/resume/sections.ts'

export function isHardlyResume(resume: ResumeContent): boolean {
  return listSections.every(({ field }) => resume[field].length === 0)
}

/** The same without a name, unless the address beside it is that of the person named. */
export function withoutChanceName(resume: ResumeContent): ResumeContent {
  const { name, email } = resume.contact_info
  if (!isHardlyResume(resume) || isAddressOf(name, email)) return resume
  return { ...resume, contact_info: { ...resume.contact_info, name: '' } }
}

/** "a.kowalska@…" is Anna Kowalska's; "info@bellavita.…" is nobody's. */
export function isAddressOf(name: string, email: string): boolean {
  const mailbox = fold(email.split('@')[0] ?? '').replaceAll(/[^a-z]/g, '')
  return fold(name)
    .split(/[^a-z]+/)
    .some((word) => word.length > 2 && mailbox.includes(word))
}
