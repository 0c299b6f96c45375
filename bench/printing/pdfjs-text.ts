/** The text of a PDF as pdf.js gives it to whoever copies it. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export async function pdfjsText(bytes: Uint8Array): Promise<string> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf = await task.promise
  let text = ''
  for (let page = 1; page <= pdf.numPages; page++) {
    const { items } = await (await pdf.getPage(page)).getTextContent()
    for (const item of items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '')
    text += '\n'
  }
  await task.destroy()
  return text
}
