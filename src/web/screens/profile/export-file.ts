/** A chosen file as the bodies of imports, or the reason why it cannot be one. */
import { cutExport, type ImportPart, type Sent } from './export-parts.ts'

/** As much as a browser on a phone reads at once. */
const limitBytes = 512 * 1024 * 1024

/** The server takes 32 MB at once. */
const partBytes = 24 * 1024 * 1024

export class NotAnExport extends Error {
  override name = 'NotAnExport'
  readonly reason: 'notExport' | 'tooLarge'

  constructor(reason: 'notExport' | 'tooLarge', options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}

export async function readExport(file: Blob): Promise<ImportPart[]> {
  if (file.size > limitBytes) throw new NotAnExport('tooLarge')
  const document = parse(await file.text())
  const isOurs =
    typeof document === 'object' &&
    document !== null &&
    'format' in document &&
    document.format === 'lapel-export'
  if (!isOurs) throw new NotAnExport('notExport')
  // The server holds it against the schema; here it is only cut.
  const sent = document as unknown as Sent
  if (file.size <= partBytes) return [{ body: sent, named: 0 }]
  try {
    return cutExport(sent, partBytes)
  } catch (cause) {
    throw new NotAnExport('notExport', { cause }) // not even its lists are lists
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new NotAnExport('notExport', { cause })
  }
}
