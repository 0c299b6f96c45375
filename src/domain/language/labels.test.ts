/** The words that the product itself prints on a resume, held against CLDR where that has them. */
import { describe, expect, it } from 'vitest'

import { monthsOf, spokenLanguagesOf } from '../../../tests/translation/beside-cldr.ts'
import { sectionKeys } from '../resume/sections.ts'
import { levelWords } from '#tables/level-words.js'
import { tableOf } from './table.ts'
import { lexicon } from '../skills/lexicon.ts'
import { months, openEnd, presentWords } from './calendar-words.ts'
import { detectLanguage } from './detect.ts'
import { fold } from './fold.ts'
import { languages } from './languages.ts'
import { kindOf, sectionOfHeading } from '../reading/heading-words.ts'
import { sectionTitles } from './phrases/section-titles.ts'

describe.each(languages)('the labels in %s', (language) => {
  const titles = sectionTitles[language]

  it('has a title of its own for each section, as the language writes titles', () => {
    const all = sectionKeys.map((key) => titles[key])
    expect(new Set(all).size).toBe(all.length)
    for (const title of all) expect(title).toMatch(/^\p{Lu}[\p{L} ]+$/u)
  })

  it('has titles that our own reader knows as headings of that section', () => {
    for (const key of sectionKeys) {
      const title = titles[key]
      expect([title, sectionOfHeading(title)]).toEqual([title, kindOf(key)])
    }
  })

  it('says months and the languages that people speak as CLDR does', () => {
    for (const { ours, cldr } of [...monthsOf(language), ...spokenLanguagesOf(language)]) {
      expect(ours).toBe(cldr)
    }
    expect(spokenLanguagesOf(language).length).toBeGreaterThan(30)
  })

  it("knows every month's name, long and short, as CLDR has it", () => {
    for (let month = 0; month < 12; month++) {
      for (const style of ['long', 'short'] as const) {
        const name = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' })
          .format(Date.UTC(2020, month, 1))
          .replace(/\.$/, '')
        expect([name, months.get(fold(name))]).toEqual([name, month + 1])
      }
    }
  })

  it('has a word for "until today" that it can read again', () => {
    expect(presentWords[language]).toContain(fold(openEnd[language]))
  })

  it('calls the six languages as CLDR does', () => {
    const names = new Intl.DisplayNames(language, { type: 'language' })
    const skills = [...lexicon().values()].filter(({ trade }) => trade === 'language')
    for (const other of languages) {
      const label = new Intl.DisplayNames('en', { type: 'language' }).of(other)
      const skill = skills.find((one) => one.label === label)
      const own = skill?.aliases.filter((alias) => alias.language === language) ?? []
      const said = language === 'en' ? [label] : own.map(({ text }) => text)
      expect(said.map((text) => fold(text ?? ''))).toContain(fold(names.of(other) ?? ''))
    }
  })

  it('has a word for each level of a language', () => {
    const levels = tableOf(levelWords)
    for (const level of [
      'native',
      'bilingual',
      'fluent',
      'advanced',
      'good',
      'intermediate',
      'basic',
    ])
      expect(levels.translate(level, 'en', language)).toMatch(/\p{L}{3}/u)
  })

  it('reads as that language when its titles stand together', () => {
    if (language === 'es' || language === 'pt') return // their titles are nearly the same words
    expect(detectLanguage(Object.values(titles).join('. '))).toBe(language)
  })
})
