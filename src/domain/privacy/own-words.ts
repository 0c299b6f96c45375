/**
 * What a resume says of whom it is about and of where they were: names, employers, schools, places
 * and addresses on the web become phrases to look for, and the telling words of each, since a line
 * says "Müller" of the "Bäckerei Müller GmbH & Co. KG".
 */
import { sharedDomains } from '#domain/ads/employer-words.ts'
import { isCountry } from '../reading/lexicon.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { FieldKind } from '../resume/sections/declaration.ts'
import { leavesOf } from '../resume/sections/leaves.ts'
import { findSkills } from '../skills/find.ts'
import {
  hasMeaning,
  isLegalFormWord,
  isOrdinary,
  isTitleWord,
  isWayOfWorking,
} from './ordinary-words.ts'
import type { PhraseIndex, Spelling } from './phrase-index.ts'
import type { PrivateKind } from './private-span.ts'
import type { Word } from './words.ts'
import { isCapitalised, wordsIn } from './words.ts'

export function addOwnWords(index: PhraseIndex, content: ResumeContent): void {
  const { contact_info: contact, media } = content
  const leaves = leavesOf(content)
  const saying = (kind: FieldKind) =>
    leaves.filter((leaf) => leaf.kind === kind).flatMap(({ value }) => value)
  addName(index, contact.name)
  addAddressOnWeb(index, 'EMAIL', contact.email)
  const links = [...Object.values(media), ...saying('link')]
  for (const link of links) addAddressOnWeb(index, 'LINK', link)
  for (const person of saying('person')) addName(index, person)
  for (const house of saying('organization')) addHouse(index, house)
  const places = [...contact.possible_work_locations, ...saying('place')]
  for (const place of places) addPlace(index, place)
}

/** The whole, its parts in any order, run together as in an address, and its initials. */
export function addName(index: PhraseIndex, name: string): void {
  index.add('NAME', name)
  const words = wordsIn(name).filter(
    ({ text, folded }) => /^\p{L}{2}/u.test(text) && !isTitleWord(folded),
  )
  const isWrittenSmall = !words.some(isCapitalised)
  const parts = words.filter((word) => isWrittenSmall || isCapitalised(word))
  for (const part of parts)
    index.add(
      'NAME',
      part.text,
      hasMeaning(part.folded) || part.text.length < 3 ? 'capital' : 'any',
    )
  const [first, last] = [parts[0], parts.at(-1)]
  if (first === undefined || last === undefined || first === last) return
  const [a, z] = [first.folded, last.folded]
  for (const joined of [a + z, z + a, a.charAt(0) + z, a + z.charAt(0), z + a.charAt(0)]) {
    if (joined.length > 4 && !isOrdinary(joined)) index.add('NAME', joined)
  }
  const initials = parts
    .map(({ text }) => text.charAt(0))
    .join('')
    .toUpperCase()
  for (const some of [initials, initials.charAt(0) + initials.slice(-1)]) {
    index.add('NAME', some.split('').join('.'), 'exact')
    if (some.length > 2 && !isOrdinary(some.toLowerCase())) index.add('NAME', some, 'exact')
  }
}

function addAddressOnWeb(index: PhraseIndex, kind: 'EMAIL' | 'LINK', address: string): void {
  const bare = address
    .trim()
    .replace(/^[a-z]{3,10}:\/{0,2}/i, '')
    .replace(/\/{1,9}$/, '')
  if (bare === '') return
  index.add(kind, bare.replace(/^www\./i, ''))
  for (const { text, folded } of wordsIn(bare.replace(/\.\p{L}{2,12}(?=$|[/?#])/u, ''))) {
    const isTelling =
      text.length >= 4 && /\p{L}/u.test(text) && !isOrdinary(folded) && !sharedDomains.has(folded)
    if (isTelling) index.add(kind, text)
  }
}

const parting = /[,/;|()·–—\n]|\s-\s/

/** An employer, a school or whoever issued a certificate. */
function addHouse(index: PhraseIndex, house: string): void {
  for (const part of [house, ...house.split(parting)]) {
    const words = wordsIn(part)
    if (words.length < 2 || isNameOfSkill(part)) continue
    index.add('EMPLOYER', part)
    const name = withoutLegalForm(words)
    if (name.length > 1 && name.length < words.length)
      index.add('EMPLOYER', part.slice(name[0]?.start, name.at(-1)?.end))
  }
  const skills = findSkills(house)
  for (const word of wordsIn(house)) {
    const isOfSkill = skills.some(({ start, end }) => start <= word.start && word.end <= end)
    if (!isOfSkill && !isCountry(word.text)) addTelling(index, 'EMPLOYER', word)
  }
}

/** "SAP" says what somebody can do; "SAP SE" is an employer. */
function isNameOfSkill(name: string): boolean {
  const trimmed = name.trim()
  return findSkills(trimmed).some(({ start, end }) => start === 0 && end === trimmed.length)
}

function withoutLegalForm(words: readonly Word[]): readonly Word[] {
  const last = words.findLastIndex(({ folded }) => !isLegalFormWord(folded))
  return words.slice(0, last + 1)
}

/** A country alone tells of nobody, and a translation needs it. */
function addPlace(index: PhraseIndex, place: string): void {
  for (const part of [place, ...place.split(parting)]) {
    const words = wordsIn(part)
    const isTelling = words.some(({ folded }) => !isOrdinary(folded))
    if (words.length > 1 && isTelling && !isCountry(part.trim())) index.add('PLACE', part)
  }
  for (const part of place.split(parting)) {
    if (isCountry(part.trim())) continue
    const words = wordsIn(part)
    for (const word of words) addTelling(index, 'PLACE', word)
    // Towns are called Porto, Essen or Nice: a place of one word is meant where it has its capital.
    const [only, another] = words
    if (only === undefined || another !== undefined || isWayOfWorking(only.folded)) continue
    if (only.text.length > 2 && isCapitalised(only)) index.add('PLACE', only.text, 'capital')
  }
}

/** A word that can only be meant as this name. Short ones count as they are written. */
export function addTelling(index: PhraseIndex, kind: PrivateKind, { text, folded }: Word): void {
  if (isOrdinary(folded) || isTitleWord(folded)) return
  if (/^\d+$/.test(text)) {
    const isPostcode = text.length === 5 || (text.length === 4 && !/^(?:19|20)/.test(text))
    if (kind === 'PLACE' && isPostcode) index.add(kind, text)
    return
  }
  const spelling: Spelling = text.length <= 3 ? 'exact' : hasMeaning(folded) ? 'capital' : 'any'
  if (text.length >= 2 && (text.length > 2 || kind === 'EMPLOYER'))
    index.add(kind, text, spelling, true)
}
