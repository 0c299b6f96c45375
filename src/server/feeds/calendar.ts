/** The calendar of a person's applications. */
import { calendarText } from '#domain/feeds/calendar.ts'
import { phraseFor } from '#domain/language/phrases/resume-phrases.ts'
import type { Language } from '#domain/language/languages.ts'

import { listDates } from '../applications/store.ts'
import type { Db } from '../db/tables.ts'

export async function calendarOf(db: Db, personId: string, language: Language): Promise<string> {
  const dates = await listDates(db, personId)
  return calendarText(
    phraseFor(language, 'calendar'),
    dates.map(({ id, kind, day, time, note, changed_at, job_title, company_name }) => {
      const about = [job_title, company_name].filter((part) => part !== '').join(', ')
      const what = phraseFor(language, `date ${kind}`)
      return {
        id,
        title: about === '' ? what : `${what}: ${about}`,
        day,
        time,
        note,
        changedAt: changed_at,
      }
    }),
  )
}
