/**
 * What may be the answer where nothing was taken for an employer or a school: what stands in another field without
 * certainty, or the name that another field ends with.
 */
import type { ResumeContent } from '#domain/resume/resume.ts'
import { valueAt } from '#domain/resume/pointer.ts'
import type { Doubt, Offer } from './doubts.ts'
import { joinAt } from './role-at-employer.ts'

const title = { company: 'role', university: 'degree' } as const
const isNamed = (field: string): field is keyof typeof title => field in title

export function withSuggestions(doubt: Doubt, resume: ResumeContent, language: string): Doubt {
  const offers = doubt.reasons.flatMap(({ about, field }): Offer[] => {
    if (about !== 'absent' || !isNamed(field)) return []
    const other = title[field]
    const text = valueAt(resume, `${doubt.path}/${other}`)
    if (typeof text !== 'string' || text === '') return []
    const isUnsure = doubt.reasons.some((one) => one.about === 'unsure' && one.field === other)
    const words = isUnsure ? text : nameIn(text, language)
    return words === '' ? [] : [{ field, words }]
  })
  return offers.length === 0 ? doubt : { ...doubt, offers: [...doubt.offers, ...offers] }
}

/** "Intern at Acme Works as a fitter", "… de l’équipe Acme Works", "… of the magazine acme.example". */
function nameIn(text: string, language: string): string {
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) {
    const join = joinAt(text, at + 1)
    if (join?.kind === 'at') return nameFrom(text.slice(join.end).split(' '))
  }
  const words = text.split(' ')
  const last = words.at(-1) ?? ''
  if (/^[\p{L}\p{N}-]+\.\p{Ll}{2,}$/u.test(last)) return last
  // German writes every noun as names are written.
  const name = language === 'de' ? [] : words.slice(words.findLastIndex((one) => !isLarge(one)) + 1)
  return name.length < words.length && name.length > 1 ? name.join(' ') : ''
}

/** With the small words within: "University of Bern". */
function nameFrom(words: readonly string[]): string {
  let end = 0
  for (let at = 0; at < words.length && at <= end + mostSmall; at++)
    if (isLarge(words[at] ?? '')) end = at + 1
  return words.slice(0, end).join(' ')
}

const mostSmall = 1
const isLarge = (word: string): boolean => /^[\p{Lu}\p{N}]/u.test(word)
