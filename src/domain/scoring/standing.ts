/**
 * How a paper or a study stands on a day: `held`; `begun`, which is applied for, still learned or dated in the
 * future; or `over`, which has run out, was taken back or was left unfinished. What has run out says so by a word
 * ("expired"), or by a day up to which it holds ("valid until 03/2024"), which decides where there is one.
 */
import { untilWords } from '../language/calendar-words.ts'
import type { CalendarDate } from '../language/dates.ts'
import { findDates, parseDate } from '../language/dates.ts'
import { foldKeepingPlaces } from '../language/fold.ts'
import { once, remembered } from '../language/remembered.ts'
import { anyAmong, wholeWords } from '../language/word-patterns.ts'
import { segmentsOf } from '../resume/pointer.ts'
import type { ResumeContent } from '../resume/resume.ts'
import {
  certificatesShown,
  isNotHad,
  isUnderWay,
  saysBrokenOff,
  wordsSaying,
} from './certificate-terms.ts'

export type Standing = 'held' | 'begun' | 'over'
type Study = ResumeContent['education'][number]
type Paper = ResumeContent['certification_and_training'][number]
type Row = ResumeContent['skill_categories'][number]

/** The last day of what is open where nobody says what day it is. It is renewed together with the version of the score. */
export const edition: CalendarDate = { year: 2026, month: 11 }

export function standingOfStudy(study: Study, now: CalendarDate): Standing {
  const { degree, university, to_date: to, special_achievements: points } = study
  const said = [degree, university, to, ...points.filter(isShort)]
  if (said.some(saysBrokenOff)) return 'over'
  const last = parseDate(to)
  if (last === 'present' || isAfter(to, now)) return 'begun'
  if (!said.some(isUnderWay)) return 'held'
  // Nothing says of a study that ended years ago without its degree that it still lasts; last year's may only not be told yet.
  const isPast =
    last !== null && last.year < now.year - 1 && !said.some((text) => isAfter(text, now))
  return isPast ? 'over' : 'begun'
}

const standingOfPaper = ({ name, date, description }: Paper, now: CalendarDate): Standing =>
  standingOfAll([name, date, description], date, now)

/** What any of some texts says, and a day to come. */
function standingOfAll(texts: readonly string[], date: string, now: CalendarDate): Standing {
  const isOfFuture = lastDay(date) === null && isAfter(date, now)
  const said = texts.map((text) => standingIn(text, now))
  if (said.includes('over')) return 'over'
  return said.includes('begun') || isOfFuture ? 'begun' : 'held'
}

/** Of what a line tells, by the entry that it stands in; a skill that is no paper stands for itself. */
export function standingAt(
  { path, text }: { path: string; text: string },
  resume: ResumeContent,
  now: CalendarDate,
): Standing {
  const [section, at, part, nth] = segmentsOf(path)
  const index = Number(at)
  const study = section === 'education' ? resume.education[index] : undefined
  if (study !== undefined) return standingOfStudy(study, now)
  const paper =
    section === 'certification_and_training' ? resume.certification_and_training[index] : undefined
  if (paper !== undefined) return standingOfPaper(paper, now)
  const further =
    section === 'further_sections' ? resume.further_sections[index]?.items[Number(nth)] : undefined
  if (further !== undefined) {
    const { title, date, to_date: to, description } = further
    return standingOfAll([title, date, to, ...description.filter(isShort)], date, now)
  }
  const row = section === 'skill_categories' ? resume.skill_categories[index] : undefined
  return row === undefined ? 'held' : standingOfSkill(part === 'name' ? null : text, row, now)
}

/** "Driving licence: B (revoked)": what a row is called (null) is had where one of its items is. */
function standingOfSkill(text: string | null, { name, skills }: Row, now: CalendarDate): Standing {
  const isPaper = (one: string) => certificatesShown(one).length > 0
  if (!isPaper(name) && (text === null || !isPaper(text))) return 'held'
  if (text !== null || skills.length === 0) return standingIn(text ?? name, now)
  const items = skills.map((one) => standingIn(one, now))
  return (['held', 'begun', 'over'] as const).find((one) => items.includes(one)) ?? 'held'
}

/** What a line by itself says of a paper that it names. */
export function standingIn(text: string, now: CalendarDate): Standing {
  const until = lastDay(text)
  if (until !== null) {
    const isOver = until.year < now.year || (until.year === now.year && isEarlier(until, now))
    return isOver ? 'over' : 'held'
  }
  if (isNotHad(text) || saysBrokenOff(text)) return 'over'
  return isUnderWay(text) ? 'begun' : 'held'
}

const isEarlier = ({ month }: CalendarDate, now: CalendarDate): boolean =>
  month !== null && now.month !== null && month < now.month

/** Whether a text names a year or a month that has not begun. */
const isAfter = (text: string, now: CalendarDate): boolean =>
  findDates(text).some(({ from, to }) =>
    [from, to].some(
      (day) =>
        day !== null &&
        day !== 'present' &&
        (day.year > now.year || (day.year === now.year && isEarlier(now, day))),
    ),
  )

const mostTexts = 500

/** "Valid until 03/2024", "läuft 2027 ab", "(bis 12/2023)": up to when it holds. */
const lastDay = remembered(mostTexts, (text): CalendarDate | null => {
  const folded = foldKeepingPlaces(text)
  const opening = opens().exec(folded)
  const isOpening = opening !== null && /^\s*$|\(\s*$/u.test(folded.slice(0, opening.index))
  const found = isOpening ? opening : says().exec(folded)
  if (found === null) return null
  const from = found.index + found[0].length
  const [day] = findDates(text.slice(from, from + nearest))
  const last = day?.to ?? day?.from ?? null
  return last === 'present' ? null : last
})

/** So far behind the word its day is written. */
const nearest = 24

const says = once(() =>
  wholeWords(anyAmong([...wordsSaying('valid-until'), ...wordsSaying('not-had')])),
)
// A shorter word has other senses before a year.
const opens = once(() =>
  wholeWords(anyAmong([...untilWords].filter((word) => word.length >= fewestLetters))),
)
const fewestLetters = 3

/** A longer line tells of what was done in a study, and not how it ended. */
const isShort = (line: string): boolean => line.trim().split(/\s+/u).length <= mostWords
const mostWords = 5
