/**
 * How a resume looks on paper beside its design: the face, the colour of name and headings, and how
 * close it is set. One page of measures for the sheet of the editor, for print and for the PDF, so
 * that all three break lines and pages alike.
 */
import type { Design } from './designs/design.ts'
import type { Layout } from './resume.ts'

export const typefaces = ['source-serif', 'inter', 'source-sans'] as const
export const accents = ['ink', 'blue', 'green', 'wine'] as const

export type Typeface = (typeof typefaces)[number]
export type Accent = (typeof accents)[number]

const designedStep = { marginMm: 15, space: 1, size: 1, height: 1 } as const

/**
 * From the widest to the closest that is still read with ease; step 0 has the designed measures. `height`:
 * about how high a text in one column comes out, measured.
 */
const closeness = [
  { marginMm: 20, space: 1.55, size: 1.12, height: 1.37 },
  { marginMm: 18, space: 1.4, size: 1.08, height: 1.24 },
  { marginMm: 17, space: 1.2, size: 1.04, height: 1.13 },
  designedStep,
  { marginMm: 15, space: 0.8, size: 1, height: 0.96 },
  { marginMm: 13, space: 0.7, size: 1, height: 0.93 },
  { marginMm: 13, space: 0.7, size: 0.97, height: 0.9 },
  { marginMm: 12, space: 0.7, size: 0.95, height: 0.87 },
  { marginMm: 12, space: 0.7, size: 0.93, height: 0.85 },
] as const

export const widest = -closeness.indexOf(designedStep)
export const closest = closeness.length - 1 + widest

/** About how high a text comes out at a step, in parts of its height at the designed one. */
export const heightAt = (step: number): number => (closeness[step - widest] ?? designedStep).height

const allMarginsMm = closeness.map(({ marginMm }) => marginMm)
export const marginsMm = [Math.min(...allMarginsMm), Math.max(...allMarginsMm)] as const

/** The fields stand as the database gives a kept state back: equal looks are equal as JSON. */
export type Look = {
  /** Whether the person's photo stands on it, where they keep one. */
  photo: boolean
  accent: Accent
  /** Null: the design's own. */
  typeface: Typeface | null
  /** A step up to `closest`; 0: by how full the pages are (by-fill.ts). */
  tightness: number
}

export const plainLook: Look = { photo: false, accent: 'ink', typeface: null, tightness: 0 }

/** The face's own height above and below its line, in parts of its size: where a line stands. */
const faces: Readonly<Record<Typeface, { family: string; ascent: number; descent: number }>> = {
  'source-serif': { family: 'Source Serif 4', ascent: 1.036, descent: 0.335 },
  inter: { family: 'Inter', ascent: 0.96875, descent: 0.2415 },
  'source-sans': { family: 'Source Sans 3', ascent: 1.024, descent: 0.4 },
}

/** What makes the letters of each face about as large as those of the layout's own. */
const sizes: Readonly<Record<Layout, Readonly<Record<Typeface, number>>>> = {
  'ats-vanilla': { 'source-serif': 1, inter: 0.9, 'source-sans': 1 },
  'two-column': { 'source-serif': 1.08, inter: 1, 'source-sans': 1.08 },
}

/** Name and headings; the line under a heading. All of them are read on white and on the tint. */
export const accentColours: Readonly<Record<Accent, { text: string; rule: string }>> = {
  ink: { text: '#1a1a1a', rule: '#9b9b9b' },
  blue: { text: '#1d4a78', rule: '#8ea4bb' },
  green: { text: '#1f5a41', rule: '#8faca0' },
  wine: { text: '#7b2439', rule: '#bd919c' },
}

export type Measures = {
  family: string
  ascent: number
  descent: number
  /** What every length of the text is multiplied by, and the space between blocks beside that. */
  scale: number
  space: number
  marginMm: number
  accent: string
  rule: string
}

export const typefaceOf = (design: Design, { typeface }: Look): Typeface =>
  typeface ?? design.typeface

/** `step` from `widest` to `closest`. */
export function measuresOf(design: Design, chosen: Look, step = chosen.tightness): Measures {
  const typeface = typefaceOf(design, chosen)
  const { space, ...wide } = closeness[step - widest] ?? designedStep
  // Of two columns the slim one would break where its lines are set wider: only they stand further apart.
  const isWider = design.layout === 'two-column' && step < 0
  const { marginMm, size } = isWider ? designedStep : wide
  const { text: accent, rule } = accentColours[chosen.accent]
  const scale = Number((sizes[design.layout][typeface] * size).toFixed(4))
  return { ...faces[typeface], scale, space, marginMm, accent, rule }
}
