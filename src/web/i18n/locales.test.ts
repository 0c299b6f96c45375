/** The locale files against each other: no key missing or left over, no value lost, no English. */
import { readFileSync } from 'node:fs'

import { languages } from '#domain/language/languages.ts'
import { describe, expect, it } from 'vitest'

import type { Words } from './load-locale.ts'

const english = flat(wordsOf('en'))
const others = languages.filter((language) => language !== 'en')

/** What is the same word in both languages, by key. */
const sameEverywhere = /^(dashboard\.notes\.counter|resume\.bar\.a4|keys\.names\.\w+)$/
const sameByChance: Record<string, RegExp> = {
  de: /^(resume\.look\.designs\.(modern|journal)|resume\.fields\.(website|link|patent|referee)|dashboard\.layout\.board|keys\.board|resume\.bar\.(layout|letter)|jobs\.(remote|hybrid|inRegion))$/,
  es: /^dashboard\.card\.base$/,
  fr: /^(app\.menu|palette\.actions|dashboard\.(card\.(base|notes)|notes\.title|dates\.note)|resume\.(fields\.(date|certificate_description|publication)|bar\.letter|look\.title|match\.points_(one|other)|photo\.title))$/,
  nl: /^(resume\.look\.designs\.modern|app\.menu|resume\.(fields\.(website|project|link)|bar\.(twoColumn|letter))|plans\.credit_(one|other))$/,
  pt: /^(app\.menu|dashboard\.card\.base)$/,
}

describe.each(others)('[L2] the locale %s', (language) => {
  const own = flat(wordsOf(language))

  it('has exactly the keys of the English one', () => {
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort())
  })

  it('has words everywhere, with the same values to fill in', () => {
    const wrong = [...own].filter(
      ([key, text]) =>
        text.trim() === '' || valuesIn(text).join() !== valuesIn(english.get(key) ?? '').join(),
    )
    expect(wrong).toEqual([])
  })

  // A name put into a sentence would have to be inflected, or to take an article.
  it('sets what people or places are called apart from its sentences', () => {
    const bare = [...own].filter(([, text]) =>
      /\p{L} \{\{(?:entry|other|skill|places)\}\}|\{\{(?:entry|other|skill)\}\} \p{L}/u.test(text),
    )
    expect(bare).toEqual([])
  })

  it('leaves words out with one sign, not with three points', () => {
    expect([...own].filter(([, text]) => text.includes('...'))).toEqual([])
  })

  it('is not English by accident', () => {
    const wrong = [...own].filter(
      ([key, text]) =>
        text === english.get(key) &&
        /\p{L}/u.test(text.replace(/\{\{\w+\}\}/g, '')) &&
        !sameEverywhere.test(key) &&
        !sameByChance[language]?.test(key),
    )
    expect(wrong).toEqual([])
  })
})

it('keeps the French signs on the line of their words', () => {
  const loose = [...flat(wordsOf('fr'))].filter(([, text]) => / [:;?!»](?!\w)|« /u.test(text))
  expect(loose).toEqual([])
})

function wordsOf(language: string): Words {
  const file = new URL(`../public/locales/${language}.json`, import.meta.url)
  // The tests below hold its shape.
  return JSON.parse(readFileSync(file, 'utf8')) as Words
}

function flat(words: Words, before = ''): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'string' ? [[before + key, value]] : [...flat(value, `${before}${key}.`)],
    ),
  )
}

function valuesIn(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map((m) => m[1] ?? '').sort()
}
