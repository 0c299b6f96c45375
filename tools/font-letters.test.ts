/** Each face of the paper has the letters of the six languages, in print and on the screen. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { describe, expect, it } from 'vitest'

import { isDrawn } from '#domain/exchange/drawn-letters.ts'

import { glyphsOf } from './font-letters.ts'

/** Beside a–z and digits: accents, quotes, dashes and signs of de, en, es, fr, nl and pt. */
const needed =
  'ÄÖÜäöüẞßÀÂÆÇÉÈÊËÎÏÔŒÙÛŸàâæçéèêëîïôœùûÿÁÍÑÓÚáíñóú¿¡ªºÃÕãõĲĳÈëïʼ’‘‚“”„«»‹›–—…·•€£§°№%‰&@#+/→−×½\u00A0'

/** What a face draws with the letters of the next one. */
const borrowed: Readonly<Record<string, string>> = { 'source-serif-4': 'Ĳĳ→№' }

const read = (specifier: string): Buffer =>
  readFileSync(fileURLToPath(import.meta.resolve(specifier)))

const faces = [
  ['source-serif-4', 'SourceSerif4'],
  ['inter', 'Inter'],
  ['source-sans-3', 'SourceSans3'],
] as const
const styles = [
  ['400Regular', '400-normal'],
  ['400Regular_Italic', '400-italic'],
  ['600SemiBold', '600-normal'],
] as const

const missing = (letters: ReadonlyMap<number, number>, but = ''): string[] =>
  [...needed].filter((one) => !letters.has(one.codePointAt(0) ?? 0) && !but.includes(one))

describe.each(faces)('%s', (face, name) => {
  it.each(styles)('has every letter in %s, for print and for the screen', (ttf, woff) => {
    const print = glyphsOf(read(`@expo-google-fonts/${face}/${ttf}/${name}_${ttf}.ttf`))
    expect(missing(print, borrowed[face])).toEqual([])
    const screen = ['latin', 'latin-ext'].flatMap((part) => [
      ...glyphsOf(read(`@fontsource/${face}/files/${face}-${part}-${woff}.woff2`)),
    ])
    // Without these the browser takes the next face.
    expect(missing(new Map(screen), 'Ĳĳ→№−ẞ‰')).toEqual([])
  })
})

describe('the letters of a font', () => {
  it('are those it has, and no others', () => {
    const inter = glyphsOf(read('@fontsource/inter/files/inter-latin-400-normal.woff2'))
    expect(inter.has(0x41)).toBe(true)
    expect(inter.has(0x411)).toBe(false)
    expect(inter.has(0x7535)).toBe(false)
  })
})

describe('the letters that the PDF draws', () => {
  it('are those that one of the two standing faces has in every style', () => {
    const standing = faces.filter(([face]) => face !== 'source-sans-3')
    const drawn = styles.map(([ttf]) => {
      const fonts = standing.map(
        ([face, name]) => `@expo-google-fonts/${face}/${ttf}/${name}_${ttf}.ttf`,
      )
      return new Set(fonts.flatMap((font) => [...glyphsOf(read(font)).keys()]))
    })
    const told = []
    // Private letters are another picture in each font, and none of ours is meant.
    for (let code = 0x21; code < 0x20000; code++) {
      const letter = String.fromCodePoint(code)
      if (!/^[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(letter)) continue
      if (/\p{Default_Ignorable_Code_Point}/u.test(letter)) continue
      if (isDrawn(letter) !== drawn.every((letters) => letters.has(code))) told.push(letter)
    }
    expect(told).toEqual([])
  })
})
