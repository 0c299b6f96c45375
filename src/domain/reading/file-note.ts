/** What can be said of a whole file (`file-notes.ts` finds it). */
export const aboutFiles = ['document', 'language', 'hidden_text'] as const

/** `is`: the kind of document, the code of a language or a script (ISO 639, ISO 15924), or ''. */
export interface FileNote {
  about: (typeof aboutFiles)[number]
  is: string
}

/** What a file may be in place of a resume. */
export type OtherDocument = 'invoice' | 'paper' | 'letter'
