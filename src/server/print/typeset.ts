/**
 * A sheet → PDF bytes, by Typst. Runs only in the printer's child process (`printer-child.ts`):
 * the compiler is 28 MB of WebAssembly and holds its memory for as long as it lives.
 */
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
    const { mainFilePath, inputs, photo } = typstInput(sheet)
    if (photo !== null) compiler.mapShadow(photoFile, photo)
    const { result, diagnostics } = await compiler.compile({
      mainFilePath,
      format: pdf,
      inputs,
      diagnostics: 'unix',
    })
    // The next sheet may be somebody else's.
    if (photo !== null) compiler.unmapShadow(photoFile)
    if (result === undefined) throw new Error(`Typst: ${(diagnostics ?? []).join('; ')}`)
    return result
  }
}

/** Their `CompileFormatEnum.pdf`, an enum that exists only in their types. */
const pdf = 1
