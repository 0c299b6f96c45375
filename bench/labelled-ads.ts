/** Ads of which somebody said what each sentence is and what is demanded: `ads.jsonl` and `labels` of a folder. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import type { Span } from '#domain/ads/reading.ts'
import { z } from 'zod'

const adSchema = z.object({
  n: z.number(),
  set: z.string(),
  language: z.string(),
  text: z.string(),
  units: z.array(z.tuple([z.number(), z.number()])),
})

const labelsSchema = z.object({
  units: z.array(z.string()),
  demands: z.array(
    z.object({
      unit: z.number(),
      text: z.string(),
      group: z.enum(['must', 'wish']),
      kind: z.string(),
    }),
  ),
})

interface LabelledUnit extends Span {
  label: string
}

interface Demand extends Span {
  group: 'must' | 'wish'
  kind: string
}

export interface LabelledAd {
  set: string
  language: string
  text: string
  units: LabelledUnit[]
  demands: Demand[]
}

export function readLabelledAds(folder: string): LabelledAd[] {
  const lines = readFileSync(path.join(folder, 'ads.jsonl'), 'utf8').trim().split('\n')
  return lines.flatMap((line): LabelledAd[] => {
    const { n, set, language, text, units } = adSchema.parse(JSON.parse(line))
    const file = path.join(folder, 'labels', `${String(n).padStart(2, '0')}.json`)
    if (!existsSync(file)) return []
    const said = labelsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    const places = placesOfSigns(text)
    const placed = units.map(([start, end]): [number, number] => [
      places[start] ?? 0,
      places[end] ?? 0,
    ])
    return [
      {
        set,
        language,
        text,
        units: placed.map(([start, end], i) => ({ start, end, label: said.units[i] ?? 'other' })),
        demands: said.demands.flatMap(({ unit, text: words, group, kind }) => {
          const place = placeOf(text, placed[unit] ?? [0, 0], words)
          return place === null ? [] : [{ ...place, group, kind }]
        }),
      },
    ]
  })
}

/** Where each sign begins that a place counts, and where the text ends. */
function placesOfSigns(text: string): number[] {
  const places = [0]
  for (const sign of text) places.push((places.at(-1) ?? 0) + sign.length)
  return places
}

/** The words within a unit, whatever blanks stand between them. */
function placeOf(text: string, [from, to]: readonly [number, number], words: string): Span | null {
  const wanted = words.replaceAll(/\s+/g, '')
  const signs = Array.from({ length: to - from }, (_, i) => from + i).filter((at) =>
    /\S/.test(text.charAt(at)),
  )
  const at = signs
    .map((place) => text.charAt(place))
    .join('')
    .indexOf(wanted)
  const [start, last] = [signs[at], signs[at + wanted.length - 1]]
  return at < 0 || start === undefined || last === undefined ? null : { start, end: last + 1 }
}
