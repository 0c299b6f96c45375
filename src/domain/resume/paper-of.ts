/** The paper of the country that a person can be called in; the person's own choice comes before it. */
import type { Paper, ResumeContent } from './resume.ts'

/** Of countries where paper is Letter and not A4: no calling code begins another. */
const letterCodes = ['1', '52', '56', '57', '58', '63'] as const

/** `otherwise` where no calling code says a country. */
export function paperOf({ contact_info: { phone } }: ResumeContent, otherwise: Paper): Paper {
  const international = /^\s*(?:\+|00)([\s\d()./-]{1,40})/.exec(phone)?.[1]
  if (international === undefined) return otherwise
  const digits = international.replaceAll(/\D/g, '')
  return letterCodes.some((code) => digits.startsWith(code)) ? 'letter' : 'a4'
}
