/**
 * The paper's fonts without letters that look like a sign. Some fonts draw the apostrophe ’ and the
 * modifier letter ʼ (U+02BC) with one glyph. A browser that prints can name one letter a glyph, takes
 * the lower number, and so a machine reads “Presquʼîle”. In the fonts made here such a glyph is the
 * sign's alone; who writes the letter itself gets it from the font as it was published (fonts.css).
 *
 * In a style sheet `@plain-fonts/inter/…` stands for `@fontsource/inter/files/…`.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Plugin } from 'vite'

import { glyphsOf } from './font-letters.ts'
import { openWoff2, writeWoff2 } from './woff2.ts'

const families = ['inter', 'source-serif-4']
const made = path.join(import.meta.dirname, '../.cache/plain-fonts')

export function plainFonts(): Plugin {
  return {
    name: 'lapel-plain-fonts',
    config() {
      for (const family of families) {
        const folder = fileURLToPath(
          new URL('files', import.meta.resolve(`@fontsource/${family}/package.json`)),
        )
        mkdirSync(path.join(made, family), { recursive: true })
        const files = readdirSync(folder).filter((one) => /-latin-(400|600)-\w+\.woff2$/.test(one))
        for (const file of files) {
          const target = path.join(made, family, file)
          // Another build may be reading it.
          writeFileSync(
            `${target}.${process.pid}`,
            plainFont(readFileSync(path.join(folder, file))),
          )
          renameSync(`${target}.${process.pid}`, target)
        }
      }
      return { resolve: { alias: { '@plain-fonts': made } } }
    },
  }
}

/** The same WOFF2 without the letters of `lettersLikeSigns`. */
export function plainFont(font: Buffer): Buffer {
  const { header, tables } = openWoff2(font)
  const glyphs = glyphsOf(font)
  for (const letter of lettersLikeSigns(font)) glyphs.delete(letter)
  const bytes = cmapOf(glyphs)
  return writeWoff2({
    header,
    tables: tables.map((table) => (table.isCmap ? { ...table, bytes } : table)),
  })
}

/** Modifier letters that are drawn by the glyph of a sign. */
export function lettersLikeSigns(font: Buffer): number[] {
  const glyphs = [...glyphsOf(font)]
  const is = (letter: number, what: RegExp): boolean => what.test(String.fromCodePoint(letter))
  const signs = new Set(glyphs.filter(([one]) => is(one, /\p{P}/u)).map(([, glyph]) => glyph))
  return glyphs.filter(([one, glyph]) => is(one, /\p{Lm}/u) && signs.has(glyph)).map(([one]) => one)
}

/** Letter → glyph as a table of a font: runs of letters whose glyphs follow each other (format 4). */
function cmapOf(glyphs: ReadonlyMap<number, number>): Buffer {
  type Run = { first: number; last: number; delta: number }
  const runs: Run[] = []
  for (const [letter, glyph] of [...glyphs].toSorted(([a], [b]) => a - b)) {
    if (letter >= 0xffff) throw new Error('a letter beyond the first 65,535 needs another format')
    const run = runs.at(-1)
    if (run?.last === letter - 1 && run.delta === glyph - letter) run.last = letter
    else runs.push({ first: letter, last: letter, delta: glyph - letter })
  }
  runs.push({ first: 0xffff, last: 0xffff, delta: 1 })
  const searched = 2 ** Math.floor(Math.log2(runs.length))
  const numbers = [
    4,
    16 + 8 * runs.length,
    0,
    2 * runs.length,
    2 * searched,
    Math.log2(searched),
    2 * (runs.length - searched),
    ...runs.map(({ last }) => last),
    0,
    ...runs.map(({ first }) => first),
    ...runs.map(({ delta }) => delta & 0xffff),
    ...runs.map(() => 0),
  ]
  // Two names for it: Unicode's, and Windows' for the same.
  const list = [0, 2, 0, 3, 0, 20, 3, 1, 0, 20]
  return Buffer.concat([...list, ...numbers].map((number) => Buffer.of(number >> 8, number & 255)))
}
