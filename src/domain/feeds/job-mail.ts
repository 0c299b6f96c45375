/** A mail about what kept searches have newly found: plain text, in the words of the person's language. */
import type { Language } from '../language/languages.ts'
import { phraseFor } from '../language/phrases/resume-phrases.ts'

export interface MailedJob {
  title: string
  company: string
  location: string
  /** Who lists it, where that is to be said; may be empty. */
  listedBy: string
  link: string
}

export interface MailedSearch {
  /** What is searched for; may be empty. */
  name: string
  /** The page of the product that shows the same. */
  link: string
  jobs: readonly MailedJob[]
  /** How many more it found. */
  more: number
}

const longestPart = 200
const longestSubject = 100

export function jobMail(
  language: Language,
  searches: readonly MailedSearch[],
  stopLink: string,
): { subject: string; text: string } {
  const say = (phrase: string, filled: Record<string, string> = {}) =>
    phraseFor(language, phrase).replaceAll(/\{(\w+)\}/g, (_, name: string) => filled[name] ?? '')
  const counted = (phrase: string, count: number, search = '') =>
    say(`${phrase} ${count === 1 ? 'one' : 'other'}`, { count: String(count), search })
  const nameOf = ({ name }: MailedSearch) => oneLine(name) || say('mail all')
  const count = searches.reduce((sum, { jobs, more }) => sum + jobs.length + more, 0)
  const names = searches.map(nameOf).join(', ')
  const parts = searches.flatMap((search) => [
    [nameOf(search), '-'.repeat(Math.min([...nameOf(search)].length, 60))],
    ...search.jobs.map(({ title, company, location, listedBy, link }) => [
      [title, company, location, listedBy]
        .map(oneLine)
        .filter((part) => part !== '')
        .join(' · '),
      link,
    ]),
    ...(search.more > 0 ? [[counted('mail more', search.more), search.link]] : []),
  ])
  const end = ['-- ', say('mail why'), `${say('mail stop')} ${stopLink}`]
  return {
    subject: shortened(counted('mail subject', count, names), longestSubject),
    text: [...parts, end].map((lines) => `${lines.join('\n')}\n`).join('\n'),
  }
}

/** What others wrote stays in its line and shows no more than itself. */
const oneLine = (text: string): string =>
  shortened(
    text
      .replaceAll(/\p{Cf}/gu, '')
      .replaceAll(/[\p{Cc}\p{Cs}\p{Z}]+/gu, ' ')
      .trim(),
    longestPart,
  )

function shortened(text: string, most: number): string {
  const signs = [...text]
  return signs.length <= most ? text : `${signs.slice(0, most - 1).join('')}…`
}
