/** The landing page's picture against the product it is a picture of, in all six languages. */
import { describe, expect, it } from 'vitest'

import { languages } from '#domain/language/languages.ts'
import { verifyResume } from '#domain/truth/verify.ts'

import { partsOf } from './picture-parts.ts'
import { pictureOf, runOf } from './picture.ts'
import { samples } from './samples.ts'

describe.each(languages)('the picture in %s', (language) => {
  const sample = samples[language]
  const run = runOf(sample)
  const picture = pictureOf(sample)

  it('shows edits that the guard lets pass, every one of them', () => {
    expect(run.tailored.waiting).toEqual([])
    expect(verifyResume(run.original, run.tailored.content)).toEqual([])
    expect(run.tailored.edits.map(({ op }) => op)).toEqual(
      expect.arrayContaining(['surface_skill', 'rewrite']),
    )
  })

  it('shows the scores of the sheet before and after, with reasons that sum to it', () => {
    expect([picture.before, picture.after]).toEqual([run.before.score, run.after.score])
    expect(picture.after).toBeGreaterThan(picture.before)
    expect(picture.reasons.reduce((sum, { points }) => sum + points, 0)).toBe(picture.after)
    const named = new Set(picture.reasons.map(({ text }) => text))
    const rest = run.after.contributions.filter(
      ({ kind, requirement }) => kind !== 'base' && !named.has(requirement),
    )
    const exact = rest.reduce((sum, { points }) => sum + points, 0)
    expect(Math.abs((picture.reasons.at(-1)?.points ?? 0) - exact)).toBeLessThan(2)
  })

  it('names what is missing and does not write it on the sheet', () => {
    const missing = picture.asks.filter(({ isShown }) => !isShown)
    expect(missing.map(({ text }) => text)).toEqual(run.after.nice_to_have_skills)
    expect(missing).not.toHaveLength(0)
    const said = JSON.stringify(run.tailored.content)
    for (const { text } of missing) expect(said).not.toContain(text)
  })

  it('marks words as added and as removed, and leaves the rest as it was', () => {
    const segments = [...picture.lines.flat(), ...picture.summary, ...picture.skills.flat()]
    expect(new Set(segments.map(({ kind }) => kind))).toEqual(new Set(['same', 'added', 'removed']))
    const old = picture.lines.map((line) =>
      line.map(({ kind, text }) => (kind === 'added' ? '' : text)).join(''),
    )
    expect(old.toSorted()).toEqual(sample.lines.toSorted())
  })
})

describe('the marks of the picture', () => {
  it('show a rewritten beginning as one change and leave every word there', () => {
    const parts = partsOf(
      pictureOf(samples.en),
      // The words around the picture are not what is looked at here.
      (key) => key,
    )
    expect(parts.line.map(({ tag, inside }) => [tag, inside])).toEqual([
      ['del', 'Responsible for the weekly'],
      ['span', ' '],
      ['ins', 'Weekly'],
      ['span', ' sales report in SQL and Power BI, read by 40 store managers'],
    ])
  })
})
