/**
 * A sheet → PDF, or a picture of its first page, by Typst. Runs only in the printer's child process (`printer-child.ts`):
 * the compiler is 28 MB of WebAssembly and holds its memory for as long as it lives.
 */
import type { Fill } from '#domain/resume/by-fill.ts'
import { stepByFill } from '#domain/resume/by-fill.ts'
import { createTypstCompiler } from '@myriaddreamin/typst.ts/compiler'
import { loadFonts } from '@myriaddreamin/typst.ts/options.init'

import type { Draw } from './picture.ts'
import type { Printable } from './typst-input.ts'
import { photoFile, readFonts, readSpecifier, readTemplates, typstInput } from './typst-input.ts'

/** What is made of a sheet: a PDF, or its first page in SVG. */
export type PrintForm = 'pdf' | 'picture'

export type Typeset = (sheet: Printable, form: PrintForm) => Promise<Uint8Array>

/** Loads the compiler and the fonts once, for all that is set after. */
export async function createTypesetter(): Promise<Typeset> {
  const templates = await readTemplates()
  const compiler = createTypstCompiler()
  await compiler.init({
    getModule: () => readSpecifier('@myriaddreamin/typst-ts-web-compiler/wasm'),
    beforeBuild: [loadFonts(await readFonts(), { assets: false })],
  })
  for (const { path, text } of templates) compiler.addSource(path, text)
  let drawer: Promise<Draw> | null = null
  return async (sheet, form) => {
    const { mainFilePath, inputsAt, isByFill, photo } = typstInput(sheet)
    if (photo !== null) compiler.mapShadow(photoFile, photo)
    const fillAt = (step: number): Promise<Fill> =>
      compiler.runWithWorld({ mainFilePath, inputs: inputsAt(step) }, async (world) => {
        await world.compile({ diagnostics: 'none' })
        const found = await world.query<[Fill]>({ selector: '<fill>', field: 'value' })
        return found[0]
      })
    const step = isByFill ? await chosen(fillAt) : 0
    const { result, diagnostics } = await compiler.compile({
      mainFilePath,
      format: formats[form],
      inputs: inputsAt(step),
      diagnostics: 'unix',
    })
    // The next sheet may be somebody else's.
    if (photo !== null) compiler.unmapShadow(photoFile)
    if (result === undefined) throw new Error(`Typst: ${(diagnostics ?? []).join('; ')}`)
    if (form === 'pdf') return result
    // Loaded at the first picture: most sheets are printed.
    drawer ??= import('./picture.ts').then(({ createDrawer }) => createDrawer())
    return (await drawer)(result)
  }
}

async function chosen(fillAt: (step: number) => Promise<Fill>): Promise<number> {
  const steps = stepByFill()
  let asked = steps.next()
  while (asked.done !== true) asked = steps.next(await fillAt(asked.value))
  return asked.value
}

/** Of their `CompileFormatEnum`, which exists only in their types; the picture is drawn from `vector`. */
const formats = { picture: 0, pdf: 1 } as const satisfies Record<PrintForm, number>
