/**
 * What Typst's own check of PDF/UA-1 refuses in a sheet. The compiler of the product has no such
 * option; this one is built from the same version for Node and is used by tests and the bench alone.
 */
import path from 'node:path'

import type { Sheet } from '#domain/exchange/sheet.ts'
import type { LetterPage } from '#domain/letter/letter-page.ts'
import { photoFile, readFonts, typstInput } from '#server/print/typst-input.ts'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

export type PdfUa = {
  /** Null where nothing is refused. */
  refusalOf: (sheet: Sheet | LetterPage) => string | null
}

/** Where the templates are; it takes them from the disk itself. */
const workspace = path.resolve(import.meta.dirname, '../src/server/print')

export async function openPdfUa(): Promise<PdfUa> {
  const fontArgs = [{ fontBlobs: await readFonts() }]
  const compiler = NodeCompiler.create({ workspace, fontArgs })
  return {
    refusalOf(sheet) {
      const { mainFilePath, inputs, photo } = typstInput(sheet)
      if (photo !== null) compiler.mapShadow(path.join(workspace, photoFile), photo)
      try {
        const file = path.join(workspace, mainFilePath)
        compiler.pdf({ mainFilePath: file, inputs }, { pdfStandard: 'ua-1' })
        return null
      } catch (error) {
        return error instanceof Error ? error.message : String(error)
      }
    },
  }
}
