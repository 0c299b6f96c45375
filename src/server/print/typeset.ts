/**
 * A sheet → PDF bytes, by Typst. Runs only in the printer's child process (`printer-child.ts`):
 * the compiler is 28 MB of WebAssembly and holds its memory for as long as it lives.
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import type { Sheet } from '#domain/exchange/sheet.ts'
import type { LetterPage } from '#domain/letter/letter-page.ts'
import { createTypstCompiler } from '@myriaddreamin/typst.ts/compiler'
import { loadFonts } from '@myriaddreamin/typst.ts/options.init'

/** Static weights, the same as on the editor's paper. */
const fonts = [
  '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
  '@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf',
  '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
  '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  '@expo-google-fonts/inter/400Regular_Italic/Inter_400Regular_Italic.ttf',
  '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  '@expo-google-fonts/source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic.ttf',
  '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
]

const read = (specifier: string): Promise<Buffer> =>
  readFile(fileURLToPath(import.meta.resolve(specifier)))

export type Typeset = (sheet: Sheet | LetterPage) => Promise<Uint8Array>

/** Loads the compiler and the fonts once, for all that is set after. */
export async function createTypesetter(): Promise<Typeset> {
  const templates = await Promise.all(
    ['resume.typ', 'letter.typ'].map(async (name) => ({
      name,
      text: await readFile(new URL(name, import.meta.url), 'utf8'),
    })),
  )
  const compiler = createTypstCompiler()
  await compiler.init({
    getModule: () => read('@myriaddreamin/typst-ts-web-compiler/wasm'),
    beforeBuild: [loadFonts(await Promise.all(fonts.map(read)), { assets: false })],
  })
  for (const { name, text } of templates) compiler.addSource(`/${name}`, text)
  return async (sheet) => {
    const { result, diagnostics } = await compiler.compile({
      mainFilePath: 'kind' in sheet ? '/letter.typ' : '/resume.typ',
      format: pdf,
      inputs: { sheet: JSON.stringify(sheet) },
      diagnostics: 'unix',
    })
    if (result === undefined) throw new Error(`Typst: ${(diagnostics ?? []).join('; ')}`)
    return result
  }
}

/** Their `CompileFormatEnum.pdf`, an enum that exists only in their types. */
const pdf = 1
