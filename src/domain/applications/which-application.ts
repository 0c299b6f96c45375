/**
 * Which application of a person an e-mail belongs to: the one of whose contacts somebody wrote it, or whose
 * employer it names, and among several of one employer the one whose title. Where two are as likely it is none of them.
 */
import { fold } from '#domain/language/fold.ts'
import type { JobStatus } from '#domain/resume/status.ts'
import { rowsOf } from '#domain/language/word-table.ts'
import { legalFormWords as formTable } from '#tables/legal-form-words.js'
import type { Mail } from './mail.ts'
import { wordsIn } from './mail-words.ts'

const legalForms = new Set(rowsOf(formTable).map(({ word }) => word))

export interface KnownApplication {
  id: string
  company_name: string
  job_title: string
  job_status: JobStatus
  contacts: readonly { name: string; email: string }[]
}

export function whichApplication(
  mail: Mail,
  applications: readonly KnownApplication[],
): string | null {
  const said = new Set(
    wordsIn(`${mail.subject}\n${mail.fromName}\n${mail.text}`).map(({ text }) => text),
  )
  const address = mail.fromAddress.toLowerCase()
  const writes = ({ name, email }: KnownApplication['contacts'][number]) => {
    const words = tellingWords(name)
    const isNamed = words.length > 1 && words.every((word) => said.has(word))
    return isNamed || (email !== '' && email.trim().toLowerCase() === address)
  }
  const domain = fold(mail.fromAddress.split('@')[1] ?? '').replaceAll(/[^\p{L}\p{N}]/gu, '')
  const weighed = applications
    .map((one) => ({
      id: one.id,
      weight: weightOf(one, said, domain, one.contacts.some(writes)),
    }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  const [first, second] = weighed
  return first === undefined || first.weight === second?.weight ? null : first.id
}

/** An employer tells more than a title, which many have in common. */
function weightOf(
  { company_name: company, job_title: title, job_status: status }: KnownApplication,
  said: ReadonlySet<string>,
  domain: string,
  isOfContact: boolean,
): number {
  const ofCompany = tellingWords(company).filter((word) => !legalForms.has(word))
  const joined = ofCompany.join('')
  const isNamed = joined.length > 2 && ofCompany.every((word) => said.has(word))
  const isDomain = joined.length > 3 && domain.includes(joined)
  const ofTitle = tellingWords(title)
  const isTitled = ofTitle.length > 0 && ofTitle.every((word) => said.has(word))
  // Of two alike the one that waits for an answer.
  const waits = status !== 'created' && status !== 'rejected' ? 1 : 0
  const weight = (isOfContact ? 12 : 0) + (isNamed || isDomain ? 8 : 0) + (isTitled ? 3 : 0)
  // Another employer's job of the same title is not meant.
  if (weight === 3 && joined !== '') return 0
  return weight === 0 ? 0 : weight + waits
}

/** Without marks of gender ("m", "w", "d") and the like. */
const tellingWords = (text: string): string[] =>
  wordsIn(text)
    .map((word) => word.text)
    .filter((word) => word.length > 1)
