/**
 * What Typst's own check of PDF/UA-1 refuses in a sheet. The compiler of the product has no such
 * option; this one is built from the same version for Node and is used by tests and the bench alone.
 */
import { createRequire } from 'node:module'
import path from 'node:path'

import type { Sheet } from '#domain/exchange/sheet.ts'
import type { LetterPage } from '#domain/letter/letter-page.ts'
import { photoFile, readFonts, typstInput } from '#server/print/typst-input.ts'

export type PdfUa = {
  /** Null where nothing is refused. */
  refusalOf: (sheet: Sheet | LetterPage) => string | null
}

/** The part of the addon that is used here. */
type Addon = {
  NodeCompiler: {
    create: (options: { workspace: string; fontArgs: { fontBlobs: Uint8Array[] }[] }) => {
      mapShadow: (path: string, content: Uint8Array) => void
      pdf: (
        document: { mainFilePath: string; inputs: Record<string, string> },
        options: { pdfStandard: 'ua-1' },
      ) => Uint8Array
    }
  }
}

/** Where the templates are; it takes them from the disk itself. */
const workspace = path.resolve(import.meta.dirname, '../src/server/print')

/** Null where there is no such compiler for this machine. */
export async function openPdfUa(): Promise<PdfUa | null> {
  const addon = load()
  if (addon === null) return null
  const { NodeCompiler } = addon
  const fontArgs = [{ fontBlobs: await readFonts() }]
  const compiler = NodeCompiler.create({ workspace, fontArgs })
  return {
    refusalOf(sheet) {
      const { mainFilePath, inputsAt, photo } = typstInput(sheet)
      if (photo !== null) compiler.mapShadow(path.join(workspace, photoFile), photo)
      try {
        const file = path.join(workspace, mainFilePath)
        compiler.pdf({ mainFilePath: file, inputs: inputsAt(0) }, { pdfStandard: 'ua-1' })
        return null
      } catch (error) {
        return error instanceof Error ? error.message : String(error)
      }
    },
  }
}

function load(): Addon | null {
  try {
    const require = createRequire(import.meta.url)
    return require('@myriaddreamin/typst-ts-node-compiler') as Addon // by its own types
  } catch {
    return null
  }
}
