/**
 * Rules 1 and 8: who, where and when is copied, never rewritten. What counts as equal is what
 * says the same: a date in another format, a title in another gender, a place in another language.
 */
import { fold } from '../../language/fold.ts'
import { pointer } from '../../resume/pointer.ts'
import type { FieldKind, Fields } from '../../resume/sections/declaration.ts'
import type { Item } from '../../resume/sections/leaves.ts'
import { isItem } from '../../resume/sections/leaves.ts'
import { placedLists } from '../../resume/sections/placed.ts'
import { saidBy } from '../../resume/sections/said.ts'
import { isTitleOfHelper } from '../claims/help.ts'
import { losesNumber } from '../across/left-out.ts'
import { losesLimit, losesLimitAcross } from '../claims/limits.ts'
import { isTold } from '../claims/told.ts'
import type { Context } from '../context.ts'
import type { Doubt } from '../doubt.ts'
import type { PairedItem } from '../passages.ts'
import type { Quantity } from '../reading/quantity.ts'
import { supports } from '../reading/quantity.ts'
import { readLine } from '../reading/reading.ts'
import { degreeLevel, isSameDegree } from './degrees.ts'
import { mayHead } from './headline.ts'
import { losesBrackets, paperNamed } from './paper-names.ts'
import { isSameTitle } from './titles.ts'
import {
  sameText,
  sameName,
  keepsNames,
  keepsOwnName,
  isSameSkill,
  samePhone,
  sameLink,
  sameDate,
  samePlace,
} from './same-field.ts'

type Place = readonly (string | number)[]
type Same = (before: string, after: string) => boolean

export function fieldDoubts(context: Context, pairs: readonly PairedItem[]): Doubt[] {
  const { original, changed } = context
  const isAcross = context.from !== context.to
  const found: Doubt[] = []
  const check = (
    place: Place,
    before: string,
    after: string,
    isSame: Same,
    texts: readonly string[] = [],
  ) => {
    if (before === after) return
    const isPaper = isSame === certificate || isSame === degree
    const isTitle = isPaper || isSame === title
    const isRewordedRole = isSame === title && context.from === context.to
    const named =
      isPaper && before.trim() !== '' && context.languageOfName(after) === context.from
        ? paperNamed(before, after, texts, context)
        : null
    const isOther = named === 'other' && !isSame(before, after)
    if (isTitle && !isRewordedRole && !isOther && losesQualifier(before, after, context)) {
      found.push({ policy: 'qualifierLost', path: pointer(place), claim: after })
      return
    }
    if (isSame(before, after)) return
    const isOfGiver = isSame === organization && place[0] !== 'work_experience'
    if (isOfGiver && isAcross && !isNumbered(before, after) && keepsOwnName(before, after)) return
    const isEmployment = place[0] === 'work_experience' && place[2] !== 'location'
    if (after.trim() === '' && !isEmployment) return
    if (named === 'same') return
    const mayBe =
      named === null
        ? (isTitle && (mayBeSame(before, after, context) || isHelpLostAcross(before))) ||
          mayBeTranslated(place, before, after, isSame)
        : named === 'unsure'
    const policy = before.trim() === '' ? 'fieldAdded' : mayBe ? 'retitled' : 'copied'
    found.push({ policy, path: pointer(place), claim: after })
  }
  // Another language may have a name of its own for who helps.
  const isHelpLostAcross = (before: string) => isAcross && isTitleOfHelper(before)
  // So may a paper, who gave it, and an employer of whose name a word stays; no number comes.
  const mayBeTranslated = (place: Place, before: string, after: string, isSame: Same) =>
    isAcross &&
    !isNumbered(before, after) &&
    (isSame === certificate ||
      (isSame === organization && (place[0] !== 'work_experience' || sharesWords(before, after))))
  const organization: Same = (before, after) =>
    sameName(before, after) || (isAcross && keepsNames(before, after))
  const title: Same = (before, after) => isSameTitle(before, after, context)
  const certificate: Same = (before, after) => isSameTitle(before, after, context)
  const degree: Same = (before, after) => {
    if (isSameDegree(before, after, context)) return true
    // What keeps words of the old one is in its language, whatever its letters look like.
    const to = sharesWords(before, after) ? context.from : context.languageOfName(after)
    return isSameDegree(before, after, { ...context, to })
  }

  const contact = changed.contact_info
  check(['contact_info', 'name'], original.contact_info.name, contact.name, sameText)
  const isHeadline: Same = (before, after) => mayHead(before, after, context, title)
  check(['contact_info', 'headline'], original.contact_info.headline, contact.headline, isHeadline)
  check(['contact_info', 'email'], original.contact_info.email, contact.email, sameText)
  check(['contact_info', 'phone'], original.contact_info.phone, contact.phone, samePhone)
  contact.possible_work_locations.forEach((location, i) => {
    const known = original.contact_info.possible_work_locations.some((l) => samePlace(l, location))
    const isNamed =
      known || original.work_experience.some((item) => samePlace(item.location, location))
    if (!isNamed && location.trim() !== '')
      check(['contact_info', 'possible_work_locations', i], '', location, sameText)
  })
  for (const key of ['github', 'website', 'linkedin'] as const)
    check(['media', key], original.media[key], changed.media[key], sameLink)

  /** By what a field says; null for what may be said anew, which other rules read. */
  const sameness: Readonly<Record<FieldKind, Same | null>> = {
    role: title,
    degree,
    name: title,
    certificate,
    language: isSameSkill,
    topic: title,
    person: sameText,
    level: sameText,
    heading: sameText,
    group: null,
    organization,
    place: samePlace,
    from: sameDate,
    to: sameDate,
    date: sameDate,
    link: sameLink,
    text: null,
    points: null,
    skills: null,
    technologies: null,
  }
  for (const { key, title: own } of placedLists(changed)) {
    if (own === null) continue
    const old = placedLists(original).find((one) => one.key === key)
    check(own.at, old?.title?.text ?? '', own.text, title)
  }
  const checkEntry = (fields: Fields, old: Item, now: Item, place: Place): void => {
    for (const [name, field] of Object.entries(fields)) {
      const [before, after] = [old[name] ?? null, now[name] ?? null]
      const at = [...place, name]
      if (field.kind === 'nested') {
        if (!isItem(after)) continue
        if (isItem(before)) checkEntry(field.fields, before, after, at)
        else found.push(invented(at, saidBy(field.fields, after).title))
        continue
      }
      const isSame = sameness[field.kind]
      if (isSame === null || typeof before !== 'string' || typeof after !== 'string') continue
      check(at, before, after, isSame, Object.values(old).flatMap(textsIn))
    }
  }
  for (const { section, old, now, index } of pairs) {
    const place = [...section.at, index]
    if (old) checkEntry(section.fields, old, now, place)
  }
  return [...found, ...pairs.flatMap(checkInvented)]
}

const textsIn = (value: Item[string]): string[] =>
  value === null || isItem(value) ? [] : typeof value === 'string' ? [value] : [...value]

function sharesWords(before: string, after: string): boolean {
  const long = (text: string) => fold(text).match(/\p{L}{4,}/gu) ?? []
  const known = new Set<string>(long(before))
  return long(after).some((word) => known.has(word))
}

/** A title in another language, or of most of the old one's words, that ranks no higher and is of no higher degree. */
function mayBeSame(before: string, after: string, { from, languageOf }: Context): boolean {
  const [was, is] = [readLine(before, from), readLine(after, languageOf(after))]
  const content = is.words.filter((word) => word.isContent)
  const told = content.filter((word) => isTold(word, [was]))
  const isRaised = [...is.concepts.values()].some(
    ({ id, isClaim }) => isClaim === true && !was.concepts.has(id),
  )
  if (isRaised || isNumbered(before, after) || degreeLevel(after) > degreeLevel(before))
    return false
  return was.language !== is.language || told.length * 2 >= content.length
}

/** Has a number that the old one has not. */
function isNumbered(before: string, after: string): boolean {
  const digits = (text: string): string[] => text.match(/\d+/gu) ?? []
  return digits(after).some((one) => !digits(before).includes(one))
}

/** "Two of three years", "expected in June", "up to 3 kg": how much of it is had. */
function losesQualifier(before: string, after: string, { from, languageOf }: Context): boolean {
  const [was, is] = [readLine(before, from), readLine(after, languageOf(after))]
  const isKept = (one: Quantity) =>
    one.kind === 'ordinal' || is.quantities.some((here) => supports(one, here))
  if (was.language !== is.language) return losesLimitAcross(was, [is]) || losesNumber(was, [is])
  const isShorter = after.length < before.length
  return (
    isShorter && (losesLimit(was, [is]) || losesBrackets(was, is) || !was.quantities.every(isKept))
  )
}

function checkInvented({ section, old, now, index }: PairedItem): Doubt[] {
  if (old) return []
  const { title, organization } = saidBy(section.fields, now)
  const claim = [title, organization].filter((text) => text.trim() !== '').join(', ')
  return [invented([...section.at, index], claim)]
}

function invented(place: Place, claim: string): Doubt {
  return { policy: 'entryAdded', path: pointer(place), claim }
}
