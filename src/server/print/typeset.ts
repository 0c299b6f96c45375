/**
 * A sheet → PDF, or a picture of its first page, by Typst. Runs only in a thread of the printer's child process
 * (`typesetting-thread.ts`): the compiler holds its memory for as long as it lives.
 */
import type { Fill } from '#domain/resume/by-fill.ts'
import { stepByFill } from '#domain/resume/by-fill.ts'
import type { TypstWorld as World } from '@myriaddreamin/typst.ts/compiler'
import { createTypstCompiler } from '@myriaddreamin/typst.ts/compiler'
import { loadFonts } from '@myriaddreamin/typst.ts/options.init'
import load from '@myriaddreamin/typst-ts-web-compiler'

import type { Draw } from './picture.ts'
import type { Printable } from './typst-input.ts'
import { photoFile, readFonts, readTemplates, typstInput } from './typst-input.ts'

/** What is made of a sheet: a PDF, or its first page in SVG. */
export type PrintForm = 'pdf' | 'picture'

export interface Typesetter {
  typeset: (sheet: Printable, form: PrintForm) => Promise<Uint8Array>
  /** The memory of the compiler, which grows with every sheet. */
  heldBytes: () => number
}

/** Loads the compiler and the fonts once, for all that is set after; `module`: the compiled code. */
export async function createTypesetter(module: object): Promise<Typesetter> {
  const templates = await readTemplates()
  const { memory } = await load({ module_or_path: module })
  const compiler = createTypstCompiler()
  await compiler.init({
    beforeBuild: [loadFonts(await readFonts(), { assets: false })],
  })
  for (const { path, text } of templates) compiler.addSource(path, text)
  let drawer: Promise<Draw> | null = null
  const typeset = async (sheet: Printable, form: PrintForm): Promise<Uint8Array> => {
    const { mainFilePath, inputsAt, byFillIn, photo } = typstInput(sheet)
    if (photo !== null) compiler.mapShadow(photoFile, photo)
    // A step that is set to see how full its pages are is the one to print, more often than not.
    const steps = byFillIn === null ? null : stepByFill(byFillIn)
    let asked: IteratorResult<number, number> = steps?.next() ?? { done: true, value: 0 }
    let result: Uint8Array | null = null
    while (result === null) {
      const step = asked.value
      result = await compiler.runWithWorld(
        { mainFilePath, inputs: inputsAt(step) },
        async (world) => {
          const { hasError, diagnostics } = await world.compile({ diagnostics: 'unix' })
          if (hasError) throw new Error(`Typst: ${(diagnostics ?? []).join('; ')}`)
          if (steps !== null && asked.done !== true) asked = steps.next(await fillOf(world))
          return asked.done === true && asked.value === step ? made(world, form) : null
        },
      )
    }
    // The next sheet may be somebody else's.
    if (photo !== null) compiler.unmapShadow(photoFile)
    if (form === 'pdf') return result
    // Loaded at the first picture: most sheets are printed.
    drawer ??= import('./picture.ts').then(({ createDrawer }) => createDrawer())
    return (await drawer)(result)
  }
  return { typeset, heldBytes: () => memory.buffer.byteLength }
}

async function fillOf(world: World): Promise<Fill> {
  const [fill] = await world.query<[Fill]>({ selector: '<fill>', field: 'value' })
  return fill
}

/** The picture is drawn from Typst's vectors. */
async function made(world: World, form: PrintForm): Promise<Uint8Array> {
  const { result } = form === 'pdf' ? await world.pdf() : await world.vector()
  if (result === undefined) throw new Error('Typst: nothing was made of the sheet')
  return result
}
