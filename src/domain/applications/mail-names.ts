/** Who wrote, as the name of an employer, and the title of the job that a mail names. */
import type { Language } from '#domain/language/languages.ts'
import { fold } from '#domain/language/fold.ts'
import { sharedDomains } from '#domain/ads/employer-words.ts'
import type { Mail } from './mail.ts'
import { findPhrase, phraseAt, wordsIn } from './mail-words.ts'
import type { Sentence } from './sentences.ts'

const compact = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '')

/** A name is sure where the sender's address says it too; else the sender's, without its department. */
export function employerIn(mail: Mail, text: string, language: Language): string | null {
  const labels = labelsOf(mail.fromAddress)
  const named = [mail.fromName, ...text.split('\n').slice(-40)]
    .flatMap((line) => line.split(/[|,–—•]| - /))
    .map((part) => withoutDepartment(part.trim(), language))
    .filter(isName)
  const byAddress = named.filter((part) => labels.some((label) => isNameOf(label, part)))
  return byAddress.toSorted((a, b) => b.length - a.length)[0] ?? null
}

const isName = (part: string): boolean =>
  /^[\p{Lu}\p{N}][^:/@]{2,59}$/u.test(part) && part.split(/\s+/).length <= 6

/** The parts of a domain that may be a name, but those where anybody has a mailbox. */
function labelsOf(address: string): string[] {
  const domain = address.split('@')[1] ?? ''
  if (sharedDomains.has(domain)) return []
  return domain
    .split('.')
    .slice(0, -1)
    .map((label) => fold(label))
    .filter((label) => label.length >= shortestLabel)
}

const shortestLabel = 4
/** Parts of a label or of a name are sure only when they are longer. */
const shortestPart = 6

/** "lindenhof-pflege" and "Seniorenzentrum Lindenhof", "hsantaaurelia" and "Hospital Santa Aurelia". */
function isNameOf(label: string, name: string): boolean {
  const whole = compact(name)
  if (compact(label).includes(whole) || whole.includes(compact(label))) return true
  if (label.split('-').some((part) => part.length >= shortestPart && whole.includes(part)))
    return true
  const words = wordsIn(name).map(({ text }) => text)
  return words.some((_, i) => {
    const end = words.slice(i).join('')
    return end.length >= shortestPart && compact(label).includes(end)
  })
}

function withoutDepartment(name: string, language: Language): string {
  const words = wordsIn(name)
  const place = findPhrase(words, 'department', language)
  if (place === null) return name
  const [first, last] = [words[place.from], words[place.to - 1]]
  if (first === undefined || last === undefined) return name
  const rest = place.from === 0 ? name.slice(last.end) : name.slice(0, first.start)
  return rest.replaceAll(/^[\s,:&|-]+|[\s,:&|-]+$/g, '')
}

const longestTitle = 80
const endOfTitle = /\s[-–—|]\s|\s\(ref|[,;:!?"“”«»]|\.(?:\s|$)/i

/** Behind the first phrase that a title follows; the subject is read last, since it is cut short. */
export function titleIn(sentences: readonly Sentence[], language: Language): string | null {
  const [subject, ...rest] = sentences
  for (const sentence of [...rest, ...(subject === undefined ? [] : [subject])]) {
    for (let at = 0; at < sentence.words.length; at++) {
      const to = phraseAt(sentence.words, 'title', language, at)
      const title = to === null ? null : titleBehind(sentence, to, language)
      if (title !== null) return title
    }
  }
  return null
}

function titleBehind({ text, words }: Sentence, to: number, language: Language): string | null {
  const next = words[to]
  if (next === undefined) return null
  const end = findPhrase(words, 'title-end', language, to + 1)
  const behind = text.slice(next.start, end === null ? undefined : words[end.from - 1]?.end)
  const title = behind.split(endOfTitle)[0]?.trim() ?? ''
  const isTitle =
    /\p{L}{3}/u.test(title) && title.length <= longestTitle && title.split(/\s+/).length <= 9
  return isTitle ? title : null
}
