import { describe, expect, it } from 'vitest'

import { NotAnExport, readExport } from './export-file.ts'

const file = (text: string) => new Blob([text])
const refusal = (blob: Blob) =>
  readExport(blob).then(
    () => null,
    (error: unknown) => (error instanceof NotAnExport ? error.reason : error),
  )

describe('a file chosen for import', () => {
  it('is sent as it is where it says that it is an export', async () => {
    const document = { format: 'lapel-export', version: 1, resumes: [], quick_scores: [] }
    expect(await readExport(file(JSON.stringify(document)))).toEqual(document)
  })

  it.each(['', 'no json', '[]', 'null', '7', '{"format":"other"}', '{"basics":{"name":"Ana"}}'])(
    'is refused before it is sent: %j',
    async (text) => {
      expect(await refusal(file(text))).toBe('notExport')
    },
  )

  it('is refused where it is larger than the server takes', async () => {
    expect(await refusal(new Blob([new Uint8Array(32 * 1024 * 1024 + 1)]))).toBe('tooLarge')
  })
})
