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
    const document = { format: 'lapel-export', version: 1, resumes: [] }
    expect(await readExport(file(JSON.stringify(document)))).toEqual([{ body: document, named: 0 }])
  })

  it.each(['', 'no json', '[]', 'null', '7', '{"format":"other"}', '{"basics":{"name":"Ana"}}'])(
    'is refused before it is sent: %j',
    async (text) => {
      expect(await refusal(file(text))).toBe('notExport')
    },
  )

  it('is refused where it is larger than a browser reads at once', async () => {
    const large = { size: 512 * 1024 * 1024 + 1 } as Blob // as little as it needs of one
    expect(await refusal(large)).toBe('tooLarge')
  })
})
