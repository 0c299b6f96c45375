/**
 * Where the lines of the ways to reach somebody end is said twice: for the sheet of the editor
 * (web/paper/lines-of-ways.ts) and for the file to download (server/print/ways.typ). Both say the same.
 */
import { createTypstCompiler } from '@myriaddreamin/typst.ts/compiler'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readSpecifier, readTemplates } from '../src/server/print/typst-input.ts'
import { turnsBetween } from '../src/web/paper/lines-of-ways.ts'

const sign = 8
const room = 400

const contacts = fc.sample(
  fc.array(fc.integer({ min: 10, max: 260 }), { minLength: 1, maxLength: 6 }),
  {
    numRuns: 400,
    seed: 5,
  },
)

function lengthsOf(widths: readonly number[]): number[] {
  const turns = [0, ...turnsBetween(widths, sign, room), widths.length]
  return turns.slice(1).map((end, i) => {
    const line = widths.slice(turns[i], end)
    return line.reduce((sum, width) => sum + width, sign * (line.length - 1))
  })
}

describe('the ways to reach somebody', () => {
  it('stand on one line where it has room for them', () => {
    expect(turnsBetween([100, 100, 184], sign, room)).toEqual([])
  })

  it('leave none alone below a full line', () => {
    expect(turnsBetween([90, 90, 90, 90, 90], sign, room)).toEqual([3])
    expect(turnsBetween([120, 60, 60, 120, 30], sign, room)).toEqual([2])
  })

  it('stand on a line of their own where they are longer than one', () => {
    expect(turnsBetween([50, Infinity, 60], sign, room)).toEqual([1, 2])
  })

  it('take no more lines than they must, and none is longer than it must be', () => {
    for (const widths of contacts) {
      const lengths = lengthsOf(widths)
      const full = fullLines(widths)
      expect(lengths.length).toBe(full.length)
      expect(Math.max(...lengths)).toBeLessThanOrEqual(Math.max(...full))
    }
  })

  it('are parted in the file to download as on the sheet', async () => {
    const compiler = createTypstCompiler()
    await compiler.init({
      getModule: () => readSpecifier('@myriaddreamin/typst-ts-web-compiler/wasm'),
    })
    for (const { path, text } of await readTemplates()) compiler.addSource(path, text)
    compiler.addSource(
      '/contacts.typ',
      `#import "ways.typ": turns-between
       #let contacts = json(bytes(sys.inputs.contacts))
       #metadata(contacts.map(widths => turns-between(widths, ${sign}, ${room}))) <turns>`,
    )
    const document = {
      mainFilePath: '/contacts.typ',
      inputs: { contacts: JSON.stringify(contacts) },
    }
    const [turns] = await compiler.runWithWorld(document, async (world) => {
      await world.compile()
      return world.query<number[][][]>({ selector: '<turns>', field: 'value' })
    })
    expect(turns).toEqual(contacts.map((widths) => turnsBetween(widths, sign, room)))
    expect(turns?.filter((one) => one.length > 0).length).toBeGreaterThan(100)
  })
})

/** As long as a line can be before the next one begins. */
function fullLines(widths: readonly number[]): number[] {
  const lines: number[] = []
  for (const width of widths) {
    const longer = (lines.at(-1) ?? Infinity) + sign + width
    if (longer <= room) lines[lines.length - 1] = longer
    else lines.push(width)
  }
  return lines
}
