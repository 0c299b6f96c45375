/**
 * The two doors for files. The upload takes a PDF and nothing else (specification §5); the import
 * takes what other programs write: Word, LinkedIn's export of one's data, JSON Resume, and the
 * Markdown of a resume downloaded here. The server
 * reads both alike, by the bytes.
 */
export type Door = 'upload' | 'import'

const names: Record<Door, RegExp> = {
  upload: /\.pdf$/i,
  import: /\.(docx|zip|json|md)$/i,
}

/** For the browser's own choice of files. */
export const accepted: Record<Door, string> = {
  upload: '.pdf,application/pdf',
  import: '.docx,.zip,.json,.md',
}

export function fits(door: Door, fileName: string): boolean {
  return names[door].test(fileName)
}

/** An e-mail as mail programs save it. */
export const isMail = (fileName: string): boolean => /\.eml$/i.test(fileName)

/** Where a file goes that was dropped on the page: what no door takes is refused by the upload. */
export function doorFor(fileName: string): Door {
  return fits('import', fileName) ? 'import' : 'upload'
}

/** Where a file goes that was chosen at this door: a PDF is taken wherever it was given. */
export function doorThrough(chosen: Door, fileName: string): Door {
  return fits('upload', fileName) ? 'upload' : chosen
}

/** Why no door takes a file of this name. */
export function refusalOf(
  fileName: string,
): 'file_word_processor' | 'file_picture' | 'pdf_not_pdf' {
  if (/\.(?:rtf|odt|doc|pages|wpd)$/i.test(fileName)) return 'file_word_processor'
  return /\.(?:jpe?g|png|gif|webp|heic)$/i.test(fileName) ? 'file_picture' : 'pdf_not_pdf'
}
