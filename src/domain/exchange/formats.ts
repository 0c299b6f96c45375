/** The forms in which a resume leaves the product. */
export const exportFormats = ['pdf', 'docx', 'md', 'txt', 'json-resume'] as const

export type ExportFormat = (typeof exportFormats)[number]

/** The end of a file's name, and what it is called on the web. */
export const fileKinds: Readonly<Record<ExportFormat, { extension: string; mediaType: string }>> = {
  pdf: { extension: 'pdf', mediaType: 'application/pdf' },
  docx: {
    extension: 'docx',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  md: { extension: 'md', mediaType: 'text/markdown; charset=utf-8' },
  txt: { extension: 'txt', mediaType: 'text/plain; charset=utf-8' },
  'json-resume': { extension: 'json', mediaType: 'application/json; charset=utf-8' },
}
