import type { Resume } from '#domain/resume/resume.ts'

/** Base resumes first, then the newest created first (specification §2). */
export function inOrder(resumes: readonly Resume[]): Resume[] {
  return [...resumes].sort(
    (a, b) =>
      Number(b.is_base) - Number(a.is_base) || Date.parse(b.created_at) - Date.parse(a.created_at),
  )
}

/** What a card is headed with: the company, else what the resume says of itself. */
export function headingOf(
  resume: Pick<Resume, 'company_name' | 'job_title'> & { contact_info?: { name: string } },
): string {
  // A copy of a resume without a company is still shown as a copy of something.
  const [, copies = '', company = ''] = /^((?:\(copy\)\s*)*)(.*)$/s.exec(resume.company_name) ?? []
  const name = company.trim() || resume.job_title.trim() || resume.contact_info?.name.trim()
  return `${copies}${name ?? ''}`.trim()
}

/** Whether a resume answers to the words typed above the list. */
export function answersTo(resume: Resume, words: string): boolean {
  const text = plain(
    [resume.company_name, resume.job_title, resume.contact_info.name, resume.notes].join(' '),
  )
  return plain(words)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** Without case and accents: `kroger` finds `Kröger`. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
