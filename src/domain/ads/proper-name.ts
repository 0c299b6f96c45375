/** A name as it stands in an ad, without the words before and behind it that belong to no name. */
import { namesOccupation } from '#domain/job-search/occupation-name.ts'
import { fold } from '#domain/language/fold.ts'
import { matchesOf } from '#domain/language/matches.ts'
import { findSkills } from '#domain/skills/find.ts'
import { connectorOnly, formOnly } from './employer-sentences.ts'
import {
  abstractEndings,
  kindEndings,
  kindsAfter,
  kindsBefore,
  namesNobody,
  sureKindsAfter,
} from './employer-words.ts'

const beforeName = new Set(kindsBefore)
const afterName = new Set(kindsAfter)
const surelyAfter = new Set(sureKindsAfter)
export const nobody = new Set(namesNobody)
const endsAsKind = new RegExp(`.(?:${kindEndings})$`)

interface ProperName {
  lead: number
  text: string
  /** What its own words add: a kind of employer, a legal form. */
  sure: number
}

const wordOfName = /\S+/gu

/** Without the words that belong to no name before and after; null where none of its own is left. */
export function properName(raw: string, isBesideTitle = false): ProperName | null {
  const bare = raw.replace(formOnly, '')
  const hasForm = bare !== raw
  const all = matchesOf(wordOfName, bare).map((match) => ({
    text: match[0],
    start: match.index,
    key: fold(match[0]).replace(/^(?:l|d)'|'(?:s|re)$|[.,]$/g, ''),
  }))
  let from = 0
  // "Groupe Maurel", "Cabinet des Lilas": a kind is left out only where no name follows it.
  const isNamed = all.slice(1).some(({ key, text }) => !nobody.has(key) && /^\p{Lu}/u.test(text))
  const isOther = (key: string): boolean => nobody.has(key) && !(isNamed && beforeName.has(key))
  while (from < all.length && isOther(all[from]?.key ?? '')) from++
  const words = all.slice(from)
  const [first] = words
  if (first === undefined) return null
  const own = words.filter(
    ({ key, text }) =>
      key.length > 1 && !nobody.has(key) && !connectorOnly.test(text) && !isKindBefore(key),
  )
  const isKind = isKindBefore(first.key) && own.length > 0
  const lastKey = words.at(-1)?.key ?? ''
  const isAfter = words.length > 1 && afterName.has(lastKey)
  if (own.length === 0 && !(hasForm && words.length > 0)) return null
  const value = raw.slice(first.start).replace(/['’]s$|\s+$/u, '')
  if (value.length < 2 || value.length > 80) return null
  const sure = (hasForm ? 2 : 0) + (isKind || isAfter ? 2 : 0)
  if (sure === 0 && words.length === 1) {
    if (abstractEndings.test(first.key) || first.key.length < 2) return null
    if (findSkills(value).length > 0) return null
  }
  if (sure === 0 && own.every(({ key }) => afterName.has(key))) return null
  // "Assistente de Engenharia": a trade and its field end as an employer's name does.
  const isField = / \p{Ll}/u.test(value) && namesOccupation(first.text)
  const mayBeTrade = !hasForm && !isKind && (!isAfter || isField)
  if (mayBeTrade && !isBesideTitle && namesOccupation(value)) return null
  return { lead: first.start, text: value, sure }
}

/** "Slagerij Van Hecke", "Hollins Bank Academy": an employer wherever it is said. */
export function isSureKind(named: string): boolean {
  const words = fold(named).split(' ')
  const at = words.findIndex((key) => !nobody.has(key))
  return (
    words.length > at + 1 && (isKindBefore(words[at] ?? '') || surelyAfter.has(words.at(-1) ?? ''))
  )
}

export const isKindBefore = (key: string): boolean => beforeName.has(key) || endsAsKind.test(key)
