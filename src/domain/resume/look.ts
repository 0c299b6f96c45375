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

type Step = {
  marginMm: number
  space: number
  size: number
  /** How far lines of one column stand apart, in parts of the designed distance at their size. */
  leading: number
  /** About how high a text comes out, measured; in parts of its height at the designed step. */
  height: number
}

const designedStep: Step = { marginMm: 15, space: 1, size: 1, leading: 1, height: 1 }

/**
 * Steps for pages with room to fill, the widest first. No text is larger than 11.5 points: in one column it has
 * 10.5, in two less, and there the margins stay, since the slim column would break where it were narrower. No
 * two have one size, so that how far lines stand apart is known by their type. The lines of two columns stand as
 * far apart as designed: it is their entries and sections that make a sparse page a full one.
 */
const wider: Readonly<Record<Layout, readonly Step[]>> = {
  'ats-vanilla': [
    { marginMm: 22, space: 2, size: 1.047, leading: 1.16, height: 1.47 },
    { marginMm: 20, space: 1.75, size: 1.042, leading: 1.12, height: 1.36 },
    { marginMm: 18, space: 1.5, size: 1.035, leading: 1.07, height: 1.235 },
    { marginMm: 17, space: 1.25, size: 1.028, leading: 1.03, height: 1.133 },
    { marginMm: 15, space: 1.15, size: 1.02, leading: 1, height: 1.065 },
  ],
  'two-column': [
    { marginMm: 15, space: 2, size: 1.185, leading: 1, height: 1.49 },
    { marginMm: 15, space: 1.5, size: 1.15, leading: 1, height: 1.34 },
    { marginMm: 15, space: 1.5, size: 1.1, leading: 1, height: 1.21 },
    { marginMm: 15, space: 1, size: 1.07, leading: 1, height: 1.12 },
    { marginMm: 15, space: 1, size: 1.035, leading: 1, height: 1.05 },
  ],
}

/** From the designed step to the closest that is still read with ease. */
const closer: readonly Step[] = [
  { marginMm: 15, space: 0.8, size: 1, leading: 1, height: 0.96 },
  { marginMm: 13, space: 0.7, size: 1, leading: 1, height: 0.93 },
  { marginMm: 13, space: 0.7, size: 0.97, leading: 1, height: 0.9 },
  { marginMm: 12, space: 0.7, size: 0.95, leading: 1, height: 0.87 },
  { marginMm: 12, space: 0.7, size: 0.93, leading: 1, height: 0.85 },
]

const stepsOf = (layout: Layout): readonly Step[] => [...wider[layout], designedStep, ...closer]

export const widest = -wider['ats-vanilla'].length
export const closest = closer.length

const stepAt = (layout: Layout, step: number): Step =>
  stepsOf(layout)[step - widest] ?? designedStep

export const heightAt = (layout: Layout, step: number): number => stepAt(layout, step).height

const allMarginsMm = stepsOf('ats-vanilla').map(({ marginMm }) => marginMm)
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
  /** How far lines stand apart, and the room between the lines of a list, in px. */
  line: number
  betweenPoints: number
  marginMm: number
  accent: string
  rule: string
}

/** How large text is in px where lengths are multiplied by 1. */
const textPx: Readonly<Record<Layout, number>> = { 'ats-vanilla': 14, 'two-column': 12.02 }
const singleLinePx = 18.667

/**
 * How far the lines of a sheet stand apart that was set with lengths multiplied by `scale`, in px. In two columns
 * whole ones, since a browser prints lines on whole px, and those of a list one more: all that is less than
 * half of the size apart is one block to a program that reads a page by the distances on it, and where each
 * line is a block of its own, it reads across the columns.
 */
export function lineOf(layout: Layout, typeface: Typeface, scale: number): number {
  if (layout === 'two-column') return Math.floor(1.5 * textPx[layout] * scale) - 1
  const size = scale / sizes[layout][typeface]
  const [nearest = designedStep] = stepsOf(layout).toSorted(
    (a, b) => Math.abs(a.size - size) - Math.abs(b.size - size),
  )
  return singleLinePx * scale * nearest.leading
}

export const typefaceOf = (design: Design, { typeface }: Look): Typeface =>
  typeface ?? design.typeface

/** `step` from `widest` to `closest`. */
export function measuresOf(design: Design, chosen: Look, step = chosen.tightness): Measures {
  const typeface = typefaceOf(design, chosen)
  const { layout } = design
  const { space, marginMm, size } = stepAt(layout, step)
  const { text: accent, rule } = accentColours[chosen.accent]
  const scale = Number((sizes[layout][typeface] * size).toFixed(4))
  const line = lineOf(layout, typeface, scale)
  const betweenPoints = layout === 'two-column' ? 0 : 2 * scale * space
  return { ...faces[typeface], scale, space, line, betweenPoints, marginMm, accent, rule }
}
