/** The articles of every language against the English ones: the same blocks, none left out. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import { languages } from '#domain/language/languages.ts'

import type { Article } from './article.ts'

const folder = path.resolve(import.meta.dirname, '../../public/articles')
const names = ['noticed', 'improve', 'learn']
const translated = languages.filter((language) => language !== 'en')

describe.each(translated)('the articles in %s', (language) => {
  it.each(names)('have all of %s', (name) => {
    const article = read(language, name)
    expect(shapeOf(article)).toEqual(shapeOf(read('en', name)))
    expect(JSON.stringify(article)).not.toMatch(/""/)
  })
})

function read(language: string, name: string): Article {
  // Our own file.
  return JSON.parse(readFileSync(path.join(folder, language, `${name}.json`), 'utf8')) as Article
}

/** What kinds of block follow one another, how long its lists are, and where links may lead. */
function shapeOf({ blocks }: Article): string[] {
  return blocks.map((block) =>
    Object.entries(block)
      .map(([kind, value]) =>
        Array.isArray(value) ? `${kind}×${value.length}` : kind === 'id' ? `#${value}` : kind,
      )
      .join(' '),
  )
}
