/**
 * A sheet → PDF bytes, by Typst. Runs only in the printer's child process (`printer-child.ts`):
 * the compiler is 28 MB of WebAssembly and holds its memory for as long as it lives.
 */
import type { Fill } from '#domain/resume/by-fill.ts'
import { stepByFill } from '#domain/resume/by-fill.ts'
import type { Sheet } from '#domain/exchange/sheet.ts'
import type { LetterPage } from '#domain/letter/letter-page.ts'
import { createTypstCompiler } from '@myriaddreamin/typst.ts/compiler'
import { loadFonts } from '@myriaddreamin/typst.ts/options.init'

import { photoFile, readFonts, readSpecifier, readTemplates, typstInput } from './typst-input.ts'

export type Typeset = (sheet: Sheet | LetterPage) => Promise<Uint8Array>

/** Loads the compiler and the fonts once, for all that is set after. */
export async function createTypesetter(): Promise<Typeset> {
  const templates = await readTemplates()
  const compiler = createTypstCompiler()
  await compiler.init({
    getModule: () => readSpecifier('@myriaddreamin/typst-ts-web-compiler/wasm'),
    beforeBuild: [loadFonts(await readFonts(), { assets: false })],
  })
  for (const { path, text } of templates) compiler.addSource(path, text)
  return async (sheet) => {
    const { mainFilePath, inputsAt, isByFill, photo } = typstInput(sheet)
    if (photo !== null) compiler.mapShadow(photoFile, photo)
    const setAt = (step: number) =>
      compiler.compile({ mainFilePath, format: pdf, inputs: inputsAt(step), diagnostics: 'unix' })
    const fillAt = (step: number): Promise<Fill> =>
      compiler.runWithWorld({ mainFilePath, inputs: inputsAt(step) }, async (world) => {
        await world.compile({ diagnostics: 'none' })
        const found = await world.query<[Fill]>({ selector: '<fill>', field: 'value' })
        return found[0]
      })
    const step = isByFill ? await chosen(fillAt) : 0
    const { result, diagnostics } = await setAt(step)
    // The next sheet may be somebody else's.
    if (photo !== null) compiler.unmapShadow(photoFile)
    if (result === undefined) throw new Error(`Typst: ${(diagnostics ?? []).join('; ')}`)
    return result
  }
}

async function chosen(fillAt: (step: number) => Promise<Fill>): Promise<number> {
  const steps = stepByFill()
  let asked = steps.next()
  while (asked.done !== true) asked = steps.next(await fillAt(asked.value))
  return asked.value
}

/** Their `CompileFormatEnum.pdf`, an enum that exists only in their types. */
const pdf = 1
