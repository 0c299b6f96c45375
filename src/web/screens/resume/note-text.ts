/** What is said of a file as a whole, as a sentence. */
import type { FileNote } from '#domain/reading/file-note.ts'

import type { WordKey, Translate } from '../../i18n/translate.ts'

export function noteText({ about, is }: FileNote, t: Translate, language: string): string {
  if (about === 'document') return t(documents[is] ?? 'dashboard.upload.hardly')
  if (about === 'hidden_text') return t('resume.reading.note.hidden_text')
  const type = is.length === 4 ? 'script' : 'language'
  return t('resume.reading.note.language', {
    language: new Intl.DisplayNames(language, { type }).of(is) ?? is,
  })
}

const documents: Readonly<Partial<Record<string, WordKey>>> = {
  invoice: 'resume.reading.note.invoice',
  paper: 'resume.reading.note.paper',
  letter: 'resume.reading.note.letter',
}
