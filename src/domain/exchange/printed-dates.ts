/**
 * Dates as a sheet prints them, in one form: what came as "2021-03", from a file or by typing, is written
 * like the person's other dates, or in the customary way of the language where there are none. What they
 * wrote in words of their own stays, but for a "present" of another language.
 */
import { printedMonths } from '#tables/printed-months.js'

import { openEnd, openEndWords, presentWords } from '../language/calendar-words.ts'
import { parseDate } from '../language/dates.ts'
import { fold } from '../language/fold.ts'
import type { Language } from '../language/languages.ts'
import { byLanguage } from '../language/languages.ts'
import { rowsIn } from '../language/word-table.ts'

const months = byLanguage((language) => rowsIn(printedMonths, language))

/** Numbers with what stands between them, or the month's name in full or short. */
type Form = { kind: 'numbers'; sign: string; width: 1 | 2 } | { kind: 'name' | 'short' }

const customary = (language: Language): Form =>
  language === 'en' ? { kind: 'short' } : { kind: 'numbers', sign: '/', width: 2 }

const iso = /^([12]\d{3})-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?$/

/** `written`: all dates of the sheet. */
export function datesPrinter(
  written: readonly string[],
  language: Language,
): (date: string) => string {
  const form = formOf(written, language)
  return (date) => {
    const text = date.trim()
    const [, year, month, day] = iso.exec(text) ?? []
    if (year !== undefined && month !== undefined) return dateIn(form, language, year, month, day)
    const isOwn = presentWords[language].includes(fold(text)) && !isEnglishOnly(text, language)
    return openEndWords(text) && !isOwn ? openEnd[language] : date
  }
}

/** "present" without its accent is no word of French. */
const isEnglishOnly = (text: string, language: Language): boolean =>
  language !== 'en' && text.toLowerCase() === openEnd.en

/** The one that most of them have. */
function formOf(written: readonly string[], language: Language): Form {
  const counts = new Map<string, { form: Form; count: number }>()
  for (const date of written) {
    const form = formIn(date.trim())
    if (form === null) continue
    const key = JSON.stringify(form)
    counts.set(key, { form, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  const [most] = [...counts.values()].toSorted((a, b) => b.count - a.count)
  return most?.form ?? customary(language)
}

function formIn(date: string): Form | null {
  const [, month = '', sign = ''] = /^(\d{1,2})([./-])\d{4}$/.exec(date) ?? []
  if (sign !== '') return { kind: 'numbers', sign, width: month.length === 1 ? 1 : 2 }
  const [, word = ''] = /^(\p{L}{3,12})\.? (?:de )?\d{4}$/u.exec(date) ?? []
  const parsed = word === '' ? null : parseDate(date)
  if (parsed === null || parsed === 'present' || parsed.month === null) return null
  return { kind: isWholeName(word, parsed.month) ? 'name' : 'short' }
}

const isWholeName = (word: string, month: number): boolean =>
  Object.values(months).some((names) =>
    names.some(({ month: one, name }) => one === month && fold(name).split(' ')[0] === fold(word)),
  )

function dateIn(form: Form, language: Language, year: string, month: string, day = ''): string {
  if (form.kind === 'numbers' && day === '')
    return `${form.width === 1 ? Number(month) : month}${form.sign}${year}`
  // In English nobody knows which of two numbers is the month.
  if (form.kind === 'numbers' && language !== 'en') {
    const sign = signsOfDays[language] ?? '/'
    return [day, month, year].join(sign)
  }
  const names = months[language].find((row) => row.month === Number(month))
  const named = (form.kind === 'name' ? names?.name : names?.short) ?? month
  const ofMonth = day === '' ? '' : `${Number(day)}${language === 'de' ? '.' : ''} `
  return `${ofMonth}${named} ${year}`
}

const signsOfDays: Partial<Record<Language, string>> = { de: '.', nl: '-' }
