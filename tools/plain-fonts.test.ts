/** The fonts of the printed sheet name one letter a glyph, and nothing that people write is lost. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { describe, expect, it } from 'vitest'

import { glyphsOf } from './font-letters.ts'
import { lettersLikeSigns, plainFont } from './plain-fonts.ts'

const web = path.join(import.meta.dirname, '../src/web')
const faces = globSync('{paper,ui}/*fonts.css', { cwd: web }).flatMap((file) =>
  readFileSync(path.join(web, file), 'utf8').split('@font-face').slice(1),
)
const found = faces.map((text) => ({
  face: ['family', 'style', 'weight'].map((one) => text.match(`font-${one}: (.+);`)?.[1]).join(' '),
  from: text.match(/url\('@(plain-fonts|fontsource)/)?.[1],
  file: text.match(/\/([\w-]+)\.woff2/)?.[1] ?? '',
  ranges: [...text.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, a = '', b]) => [
    Number.parseInt(a, 16),
    Number.parseInt(b ?? a, 16),
  ]),
}))
const published = (file: string): Buffer => {
  const family = file.split('-latin')[0]
  return readFileSync(
    fileURLToPath(import.meta.resolve(`@fontsource/${family}/files/${file}.woff2`)),
  )
}

describe.each(found.filter(({ from }) => from === 'plain-fonts'))('$file', ({ face, file }) => {
  const before = published(file)
  const dropped = lettersLikeSigns(before)

  it('draws all it drew but the letters that look like a sign', () => {
    const kept = [...glyphsOf(before)].filter(([letter]) => !dropped.includes(letter))
    expect(dropped).toContain(0x2bc)
    const after = plainFont(before)
    expect([...glyphsOf(after)]).toEqual(kept.toSorted(([a], [b]) => a - b))
    expect(lettersLikeSigns(after)).toEqual([])
  })

  it('leaves those letters to the font as it was published', () => {
    for (const letter of dropped) {
      const drawing = found.filter(
        (one) =>
          one.face === face && one.ranges.some(([a = 0, b = 0]) => letter >= a && letter <= b),
      )
      expect(new Set(drawing.map(({ from }) => from))).toEqual(new Set(['fontsource']))
    }
  })
})

it('finds such letters in no other face of the paper', () => {
  const others = found.filter(
    // The middle weight is the screen's and is never printed.
    ({ from, ranges, face }) =>
      from === 'fontsource' && ranges.length > 1 && face !== "'Inter' normal 500",
  )
  expect(others.length).toBeGreaterThan(8)
  for (const { file } of others) expect(lettersLikeSigns(published(file)), file).toEqual([])
})
