import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { caseId, isSealed } from '../bench/cases/case.ts'
import type { Verdict } from '../bench/cases/case.ts'
import { join, openDifferences, sumsOf } from '../bench/compare/join.ts'
import { readSwitches, switchOff } from '../bench/compare/switch-off.ts'

describe('the id of a case', () => {
  const ids = Array.from({ length: 3_000 }, (_, i) => caseId('fresh/1', `case ${i}`))

  it('names its batch and stays the same for the same text', () => {
    expect(ids[0]).toMatch(/^fresh\/1#[\da-f]{10}$/)
    expect(caseId('fresh/1', 'case 0')).toBe(ids[0])
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('seals a third of a seen batch and all of an unseen one', () => {
    const share = ids.filter(isSealed).length / ids.length
    expect(share).toBeGreaterThan(0.3)
    expect(share).toBeLessThan(0.37)
    expect(isSealed(caseId('ads/unseen', 'any'))).toBe(true)
  })
})

describe('what is switched off in a tree', () => {
  let root = ''
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'switched-off-'))
    mkdirSync(path.join(root, 'src/domain'), { recursive: true })
  })
  afterEach(() => {
    rmSync(root, { recursive: true })
  })
  const write = (name: string, source: string) => {
    writeFileSync(path.join(root, 'src/domain', name), source)
  }
  const load = async (name: string): Promise<unknown> =>
    import(/* @vite-ignore */ pathToFileURL(path.join(root, 'src/domain', name)).href)
  const off = (...written: string[]) => {
    for (const one of readSwitches(written)) switchOff(root, one)
  }

  it('is a check that finds nothing, while the one beside it still does', async () => {
    write(
      'checks.ts',
      'export function checkNames(): string[] { return ["name"] }\nexport const checkAges = (): string[] => ["age"]\nexport const both = (): string[] => [...checkNames(), ...checkAges()]\n',
    )
    off('checks=checkNames')
    const { both } = (await load('checks.ts')) as { both: () => string[] }
    expect(both()).toEqual(['age'])
  })

  it('is a step that gives back what it was given', async () => {
    write(
      'step.ts',
      'export function without(lines: string[]): string[] { return lines.slice(1) }\n',
    )
    off('steps=without')
    const { without } = (await load('step.ts')) as { without: (lines: string[]) => string[] }
    expect(without(['a', 'b'])).toEqual(['a', 'b'])
  })

  it('is a table without rows, in what is compiled of it', async () => {
    cpSync(path.resolve(import.meta.dirname, '../tables'), path.join(root, 'tables'), {
      recursive: true,
    })
    off('tables=de/months')
    const file = path.join(root, 'tables/compiled/topics/months.js')
    const loaded = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
      months: { rows: { en: string; de: string } }
    }
    expect(loaded.months.rows.de).toBe('')
    expect(loaded.months.rows.en).toContain('january')
  })

  it('must exist', () => {
    expect(() => {
      off('checks=checkNothing')
    }).toThrow('nothing of this name')
  })
})

describe('the verdicts of two trees', () => {
  const verdict = (id: string, right: 0 | 1): Verdict => ({
    area: 'truth',
    batch: id.slice(0, id.indexOf('#')),
    id,
    kind: 'honest kept unmarked',
    verdict: right === 1 ? 'pass' : 'stop',
    because: [],
    right,
    shown: '',
  })
  const ids = Array.from({ length: 30 }, (_, i) => caseId('fresh/1', `case ${i}`))
  const sealed = ids.filter(isSealed)
  const joined = join(
    ids.map((id) => verdict(id, 1)),
    ids.map((id) => verdict(id, 0)),
  )

  it('are printed case by case only where the case is open', () => {
    const printed = openDifferences(joined).map(({ a }) => a.id)
    expect(printed).toHaveLength(ids.length - sealed.length)
    expect(printed.filter(isSealed)).toEqual([])
  })

  it('are counted in sums for the open and the sealed cases alike', () => {
    expect(sumsOf(joined).map(({ of, count, worse }) => [of, count, worse])).toEqual(
      expect.arrayContaining([
        ['seen, open', ids.length - sealed.length, ids.length - sealed.length],
        ['seen, sealed third', sealed.length, sealed.length],
      ]),
    )
  })
})
