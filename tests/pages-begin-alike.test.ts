/**
 * The rules by which pages begin stand twice: for the sheet of the editor (web/paper/paginate.ts) and
 * for the file to download (server/print/pages.typ). Whatever the column, they say the same.
 */
import * as fc from 'fast-check'
import { createTypstCompiler } from '@myriaddreamin/typst.ts/compiler'
import { expect, it } from 'vitest'

import { readSpecifier, readTemplates } from '../src/server/print/typst-input.ts'
import type { Block } from '../src/web/paper/paginate.ts'
import { paginate } from '../src/web/paper/paginate.ts'

const slow = 120_000

/** Heights of the page in px of CSS; Typst counts in points. */
const measure = { firstBottom: 400, room: 480 }
const pt = (px: number) => px * 0.75

type Part = Pick<Block, 'keepsWithNext' | 'startsEntry'> & { height: number; space: number }

const part: fc.Arbitrary<Part> = fc.record({
  height: fc.oneof(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 1200 })),
  space: fc.integer({ min: 0, max: 20 }),
  keepsWithNext: fc.boolean(),
  startsEntry: fc.boolean(),
})

function columnOf(parts: readonly Part[]): Block[] {
  let y = 0
  return parts.map(({ height, space, ...rest }) => {
    const top = y + space
    y = top + height
    return { top, bottom: y, ...rest }
  })
}

it(
  'a page of the file to download begins where one of the preview does',
  async () => {
    const columns = fc
      .sample(fc.array(part, { maxLength: 40 }), { numRuns: 400, seed: 11 })
      .map(columnOf)
    const compiler = createTypstCompiler()
    await compiler.init({
      getModule: () => readSpecifier('@myriaddreamin/typst-ts-web-compiler/wasm'),
    })
    for (const { path, text } of await readTemplates()) compiler.addSource(path, text)
    compiler.addSource(
      '/columns.typ',
      `#import "pages.typ": page-starts
       #let columns = json(bytes(sys.inputs.columns))
       #metadata(columns.map(blocks => page-starts(blocks, ${pt(measure.firstBottom)}, ${pt(measure.room)}))) <starts>`,
    )
    const given = columns.map((blocks) =>
      blocks.map(({ top, bottom, keepsWithNext: keeps, startsEntry: starts }) => ({
        top: pt(top),
        bottom: pt(bottom),
        keeps,
        starts,
      })),
    )
    const document = {
      mainFilePath: '/columns.typ',
      inputs: { columns: JSON.stringify(given) },
    }
    const [starts] = await compiler.runWithWorld(document, async (world) => {
      await world.compile()
      return world.query<number[][][]>({ selector: '<starts>', field: 'value' })
    })
    expect(starts).toEqual(
      columns.map((blocks) => paginate(blocks, measure).starts.map(({ block }) => block)),
    )
    expect(starts?.filter((one) => one.length > 1).length).toBeGreaterThan(100)
  },
  slow,
)
