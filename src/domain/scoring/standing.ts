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
import { pointer, segmentsOf } from '../resume/pointer.ts'
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

/** The last day of what is open where nobody says what day it is. It is renewed together with the version of the score. */
export const edition: CalendarDate = { year: 2026, month: 11 }

/** Of each study and each paper, by the path of its entry. */
export function standingsIn(
  { education, certification_and_training: papers }: ResumeContent,
  now: CalendarDate,
): ReadonlyMap<string, Standing> {
  return new Map([
    ...education.map((one, i) => [pointer(['education', i]), standingOfStudy(one, now)] as const),
    ...papers.map(
      (one, i) => [pointer(['certification_and_training', i]), standingOfPaper(one, now)] as const,
    ),
  ])
}

export function standingOfStudy(study: Study, now: CalendarDate): Standing {
  const { degree, university, to_date: to, special_achievements: points } = study
  const said = [degree, university, to, ...points.filter(isShort)]
  if (said.some(saysBrokenOff)) return 'over'
  const last = parseDate(to)
  if (last === 'present' || isAfter(to, now)) return 'begun'
  if (!said.some(isUnderWay)) return 'held'
  // Nothing says of a study that ended years ago without its degree that it still lasts.
  const isPast = last !== null && last.year < now.year && !said.some((text) => isAfter(text, now))
  return isPast ? 'over' : 'begun'
}

function standingOfPaper({ name, date, description }: Paper, now: CalendarDate): Standing {
  const said = [name, date, description].map((text) => standingOfText(text, now))
  const isOfFuture = said[1]?.isUntil !== true && isAfter(date, now)
  return worst(...said.map(({ standing }) => standing), isOfFuture ? 'begun' : 'held')
}

/** Of what a line tells, by the entry that it stands in; a skill that is no paper stands for itself. */
export function standingAt(
  { path, text }: { path: string; text: string },
  { education, certification_and_training: papers }: ResumeContent,
  now: CalendarDate,
): Standing {
  const [section, index] = segmentsOf(path)
  const study = section === 'education' ? education[Number(index)] : undefined
  if (study !== undefined) return standingOfStudy(study, now)
  const paper = section === 'certification_and_training' ? papers[Number(index)] : undefined
  if (paper !== undefined) return standingOfPaper(paper, now)
  if (section === 'work_experience' || certificatesShown(text).length === 0) return 'held'
  return standingIn(text, now)
}

/** What a line by itself says of a paper that it names. */
export const standingIn = (text: string, now: CalendarDate): Standing =>
  standingOfText(text, now).standing

const worst = (...all: readonly Standing[]): Standing =>
  all.includes('over') ? 'over' : all.includes('begun') ? 'begun' : 'held'

function standingOfText(text: string, now: CalendarDate) {
  const until = lastDay(text)
  if (until !== null) {
    const isOver = until.year < now.year || (until.year === now.year && isEarlier(until, now))
    return { standing: isOver ? 'over' : 'held', isUntil: true } as const
  }
  const isOver = isNotHad(text) || saysBrokenOff(text)
  return {
    standing: isOver ? 'over' : isUnderWay(text) ? 'begun' : 'held',
    isUntil: false,
  } as const
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
