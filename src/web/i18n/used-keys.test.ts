/**
 * No locale key is left over: each one is written out somewhere in the source, or made there from a
 * group and a value (`status.${value}`). Failures are made so, too, but only those of the actions
 * that the specification gives no words to.
 */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import type { Words } from './load-locale.ts'
import { partOf } from './locale-parts.ts'
import english from '../public/locales/en.json' with { type: 'json' }
import { formatDay } from './dates.ts'

const web = path.resolve(import.meta.dirname, '..')
const files = globSync('**/*.{ts,tsx}', { cwd: web })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({
    file: file.replaceAll('\\', '/'),
    text: readFileSync(path.join(web, file), 'utf8'),
  }))
const source = files.map(({ text }) => text).join('\n')

/** `describeFailure` says `failures.${action}` for the actions that have no case of their own. */
const describing = readFileSync(path.join(web, 'messages/describe.ts'), 'utf8')
const withWords = new Set([...describing.matchAll(/case '(\w+)':/g)].map(([, name]) => name))
const plainFailures = [...describing.matchAll(/^ {2}\| '(\w+)'/gm)]
  .map(([, name = '']) => name)
  .filter((name) => !withWords.has(name))

/**
 * Said only of more than a few: the match panel folds reasons from the eleventh on, and
 * `domain/suggestions` says from which number on it finds lines, letters and months.
 */
const alwaysMany =
  /^(?:resume\.match\.all|suggestions\.(?:many_lines|line_long|summary_long|dates_overlap|dates_gap))$/

/** A plural's key as it is asked for. */
const asked = (key: string) => key.replace(/_(one|other)$/, '')

const keys = new Set([...keysOf(english)].map(asked))
const written = new Set(
  [...source.matchAll(/['"`]([\w-]+(?:\.[\w-]+)+)['"`]/g)].map(([, key = '']) => key),
)
const made = [...source.matchAll(/`((?:[\w-]+\.)+\$\{[^`]*)`/g)]
  .map(([, template = '']) => template)
  .filter((template) => !template.startsWith('failures.'))
  .map((template) => {
    const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'))
    return new RegExp(`^${parts.join('[\\w-]+')}$`)
  })

describe('[L2] the keys of the locale files', () => {
  it('are all used', () => {
    const left = [...keys].filter(
      (key) =>
        !written.has(key) &&
        !made.some((pattern) => pattern.test(key)) &&
        !plainFailures.includes(key.replace('failures.', '')),
    )
    expect(left).toEqual([])
  })

  it('come with the editor only where the editor says them', () => {
    const groups = Object.keys(english).filter((group) => partOf(group) === 'editor')
    const spoken = new RegExp(`['"\`](?:${groups.join('|')})\\.[\\w$]`)
    const speaking = files.filter(({ text }) => spoken.test(text)).map(({ file }) => file)
    // The landing page's picture is drawn when the page is built, from all words.
    expect(speaking).toContain('screens/landing/picture-parts.ts')
    expect(speaking.filter((file) => file.startsWith('screens/resume/')).length).toBeGreaterThan(30)
    expect(
      speaking.filter(
        (file) =>
          !file.startsWith('screens/resume/') && file !== 'screens/landing/picture-parts.ts',
      ),
    ).toEqual([])
  })

  it('are made from groups that exist', () => {
    const unmet = made.filter((pattern) => ![...keys].some((key) => pattern.test(key)))
    expect(unmet).toEqual([])
  })
})

describe('[L4] plurals and dates', () => {
  const locales = globSync('*.json', { cwd: path.join(web, 'public/locales') })

  it.each(locales)('%s has each form that Intl may ask for, or one that stands in', (file) => {
    const language = file.replace('.json', '')
    // Our own files; locales.test.ts holds their shape.
    const words = JSON.parse(readFileSync(path.join(web, 'public/locales', file), 'utf8')) as Words
    const own = new Set(keysOf(words))
    const plural = [...own].filter((key) => /_(one|other)$/.test(key))
    expect(plural.length).toBeGreaterThan(10)
    for (const key of plural.map(asked))
      for (const count of [0, 1, 2, 5, 21, 100]) {
        const form = new Intl.PluralRules(language).select(count)
        expect([key, own.has(`${key}_${form}`)]).toEqual([key, true])
      }
  })

  it.each(locales)('%s gives a number before a word the forms that the word takes', (file) => {
    const words = JSON.parse(readFileSync(path.join(web, 'public/locales', file), 'utf8')) as Words
    const formless = [...textsOf(words)].filter(
      ([key, text]) =>
        /\{\{(?:count|points|months|jobs|length)\}\} \p{L}/u.test(text) &&
        !/_(?:zero|one|other)$/.test(key) &&
        !alwaysMany.test(key),
    )
    expect(formless).toEqual([])
  })

  it.each([
    ['en', '3 Mar 2026'],
    ['de', '3. März 2026'],
    ['es', '3 mar 2026'],
    ['fr', '3 mars 2026'],
    ['nl', '3 mrt 2026'],
    ['pt', '3 de mar. de 2026'],
  ])('a day in %s is %s', (language, day) => {
    expect(formatDay('2026-03-03T12:00:00Z', language)).toBe(day)
  })
})

function* keysOf(words: Words): Generator<string> {
  for (const [key] of textsOf(words)) yield key
}

function* textsOf(words: Words, before = ''): Generator<[key: string, text: string]> {
  for (const [key, value] of Object.entries(words))
    if (typeof value === 'string') yield [before + key, value]
    else yield* textsOf(value, `${before}${key}.`)
}
