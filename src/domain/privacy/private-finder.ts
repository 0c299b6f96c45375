/**
 * What of a text is private: what the resume itself says of the person, wherever it stands and in
 * part, and what shows by its kind whose ever it is. Nothing here depends on how long a text is but
 * in proportion. What cannot be told is in docs/operating.md: a name nobody gave, an address of an
 * unusual shape.
 */
import { findDates } from '../language/dates.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { valuesOf } from '../resume/values-of.ts'
import { findSkills } from '../skills/find.ts'
import { findAddresses } from './find-addresses.ts'
import type { KnownBirths } from './find-births.ts'
import { findBirths } from './find-births.ts'
import { findContacts } from './find-contacts.ts'
import { findCalled, findLabelled } from './find-labelled.ts'
import { digitsOf, findPhones } from './find-phones.ts'
import { withInitials } from './initials.ts'
import { capitalisedFrom } from './name-words.ts'
import { addName, addOwnWords, addTelling } from './own-words.ts'
import type { PhraseSpan } from './phrase-index.ts'
import { PhraseIndex } from './phrase-index.ts'
import type { PrivateSpan } from './private-span.ts'
import { withoutOverlaps } from './private-span.ts'
import type { WordedText } from './words.ts'
import { wordsIn } from './words.ts'

/** The private stretches of a text, in order, none over another. */
export type PrivateFinder = (text: string) => PrivateSpan[]

/** `more` are texts beside the resume that may say who it is about: the lines of a file. */
export function privateFinder(content: ResumeContent, more: readonly string[] = []): PrivateFinder {
  const index = new PhraseIndex()
  addOwnWords(index, content)
  const phones = [digitsOf(content.contact_info.phone)].filter((digits) => digits.length > 4)
  const dates = new Set<string>()
  const births: KnownBirths = { dates, firstYear: firstYearOf(content) }
  for (const text of [...valuesOf(content), ...more]) {
    const line = worded(text)
    for (const { date } of findBirths(line, births)) if (date !== null) dates.add(date)
    for (const span of [...findAddresses(line), ...findCalled(line), ...findLabelled(text)]) {
      learn(index, text, span)
    }
  }
  return (text) => {
    const line = worded(text)
    const own = withInitials(line, index.find(line))
    return withoutOverlaps<PrivateSpan>([
      ...withoutSkills(text, own),
      ...findContacts(text),
      ...findPhones(text, phones),
      ...findAddresses(line),
      ...findCalled(line),
      ...findLabelled(text),
      ...findBirths(line, births),
    ]).map(({ start, end, kind }) => ({ start, end, kind }))
  }
}

const worded = (text: string): WordedText => ({ text, words: wordsIn(text) })

/** What one line says is private is so in every other. */
function learn(index: PhraseIndex, text: string, { kind, start, end }: PrivateSpan): void {
  const written = text.slice(start, end)
  const words = wordsIn(written)
  if (kind === 'NAME') {
    const name = capitalisedFrom({ text: written, words }, 0)
    if (name !== null) addName(index, written.slice(name.start, name.end))
  } else if (kind === 'PLACE') {
    if (words.length > 1) index.add('PLACE', written)
    for (const word of words) addTelling(index, 'PLACE', word)
  }
}

/** One word of an employer's name is readable within the name of a skill: "Amazon Web Services". */
function withoutSkills(text: string, spans: readonly PhraseSpan[]): PrivateSpan[] {
  if (!spans.some(({ isPart }) => isPart)) return [...spans]
  const skills = findSkills(text)
  let at = 0
  return spans.filter(({ start, end, isPart }) => {
    while ((skills[at]?.end ?? Infinity) < end) at++
    const skill = skills[at]
    return (
      !isPart ||
      skill === undefined ||
      skill.start > start ||
      skill.end - skill.start <= end - start
    )
  })
}

function firstYearOf({ work_experience, education }: ResumeContent): number | null {
  const years = [...work_experience, ...education]
    .flatMap(({ from_date, to_date }) => [...findDates(from_date), ...findDates(to_date)])
    .flatMap(({ from, to }) => [from, to])
    .flatMap((date) => (date === null || date === 'present' ? [] : [date.year]))
  return years.length === 0 ? null : Math.min(...years)
}
