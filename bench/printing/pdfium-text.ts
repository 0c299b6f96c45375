/** The text of a PDF as PDFium gives it, which shows PDFs in Chromium. */
import { PDFiumLibrary } from '@hyzyla/pdfium'

export interface Pdfium {
  textOf: (bytes: Uint8Array) => Promise<string>
  close: () => void
}

export async function openPdfium(): Promise<Pdfium> {
  const library = await PDFiumLibrary.init()
  return {
    async textOf(bytes) {
      const document = await library.loadDocument(new Uint8Array(bytes))
      const pages = [...document.pages()].map((page) => page.getText())
      document.destroy()
      return pages.join('\n')
    },
    close: () => library.destroy(),
  }
}
