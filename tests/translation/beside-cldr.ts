/**
 * The labels that a translation writes, beside what CLDR has for them: the months, and the names of
 * the languages that people speak. Our Portuguese is the European one.
 */
import type { Language } from '#domain/language/languages.ts'
import { languageCodes } from '#domain/skills/language-codes.ts'
import { lexicon } from '#domain/skills/lexicon.ts'
import { translateDate } from '#domain/translation/dates.ts'
import { translateSkill } from '#domain/translation/skills.ts'

export interface Compared {
  ours: string
  cldr: string
}

const regional = (language: Language): string => (language === 'pt' ? 'pt-PT' : language)

/** Each month in English, long and short, as our dates say it and as CLDR does. */
export function monthsOf(language: Language): Compared[] {
  return (['long', 'short'] as const).flatMap((style) =>
    Array.from({ length: 12 }, (_, month): Compared => {
      const format = (locale: string, year?: 'numeric') =>
        new Intl.DateTimeFormat(locale, { month: style, year, timeZone: 'UTC' } as const).format(
          Date.UTC(2021, month, 1),
        )
      const cldr = format(language === 'en' ? 'en-GB' : language, 'numeric')
      const english = style === 'short' ? `${format('en')}. 2021` : `${format('en')} 2021`
      return { ours: translateDate(english, 'en', language), cldr }
    }),
  )
}

/** Each spoken language of the lexicon, put into this language. */
export function spokenLanguagesOf(language: Language): Compared[] {
  const names = new Intl.DisplayNames(regional(language), { type: 'language' })
  return [...lexicon().values()].flatMap(({ id, label, trade }): Compared[] => {
    const code = languageCodes[id]
    const cldr = code === undefined || code === 'sgn' ? undefined : names.of(code)
    if (trade !== 'language' || cldr === undefined) return []
    const ours = translateSkill(label, 'en', language) ?? ''
    return [{ ours: ours.toLowerCase(), cldr: cldr.toLowerCase() }]
  })
}
