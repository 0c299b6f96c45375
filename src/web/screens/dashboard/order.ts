import type { Resume } from '#domain/resume/resume.ts'

import { inLine } from '../../ui/in-line.ts'

export const orders = ['newest', 'next', 'name'] as const
export type Order = (typeof orders)[number]

type Given = {
  order?: Order
  /** The next day of a resume, as it is written; those without one come last. */
  nextDay?: (id: string) => string | undefined
}

/** Base resumes first, then the newest created first (specification §2), or as was chosen. */
export function inOrder(
  resumes: readonly Resume[],
  { order = 'newest', nextDay = () => undefined }: Given = {},
): Resume[] {
  const dayOf = ({ id }: Resume) => nextDay(id) ?? '9999'
  const byChoice = (a: Resume, b: Resume): number => {
    if (order === 'name') return headingOf(a).localeCompare(headingOf(b))
    return order === 'next' ? dayOf(a).localeCompare(dayOf(b)) : 0
  }
  return [...resumes].sort(
    (a, b) =>
      Number(b.is_base) - Number(a.is_base) ||
      byChoice(a, b) ||
      Date.parse(b.created_at) - Date.parse(a.created_at),
  )
}

type Named = Pick<Resume, 'company_name' | 'job_title'> &
  Partial<Pick<Resume, 'contact_info' | 'work_experience'>>

/**
 * What a resume is called: the job it is for and the employer; without either what the person calls
 * themselves, else what they do now. All resumes of a person bear their name, so it comes last.
 */
export function headingOf(resume: Named): string {
  // A copy of a resume without a company is still shown as a copy of something.
  const [, copies = '', company = ''] = /^((?:\(copy\)\s*)*)(.*)$/s.exec(resume.company_name) ?? []
  const given = [resume.job_title, company].map((part) => part.trim()).filter(Boolean)
  const name = [
    inLine(given),
    resume.contact_info?.headline.trim(),
    roleOf(resume),
    resume.contact_info?.name.trim(),
  ].find(Boolean)
  return `${copies}${name ?? ''}`.trim()
}

/** What the person does now, as resumes are written: the newest first. */
const roleOf = ({ work_experience: jobs = [] }: Named): string =>
  jobs.map(({ role }) => role.trim()).find(Boolean) ?? ''

/** Whether a resume answers to the words typed above the list. `shown`: what else stands on its card. */
export function answersTo(resume: Resume, words: string, shown: readonly string[] = []): boolean {
  const { name, headline } = resume.contact_info
  const text = plain(
    [headingOf(resume), resume.company_name, headline, name, resume.notes, ...shown].join(' '),
  )
  return plain(words)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** Without case and accents: `kroger` finds `Kröger`. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
