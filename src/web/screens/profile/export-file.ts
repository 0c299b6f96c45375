/** A chosen file as the body of an import, or the reason why it cannot be one. */
import type { SentBodyOf } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'

/** As much as the server takes. */
const limitBytes = 32 * 1024 * 1024

export class NotAnExport extends Error {
  override name = 'NotAnExport'
  readonly reason: 'notExport' | 'tooLarge'

  constructor(reason: 'notExport' | 'tooLarge', options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}

type Body = SentBodyOf<Calls['importAccount']>

export async function readExport(file: Blob): Promise<Body> {
  if (file.size > limitBytes) throw new NotAnExport('tooLarge')
  const document = parse(await file.text())
  const isOurs =
    typeof document === 'object' &&
    document !== null &&
    'format' in document &&
    document.format === 'lapel-export'
  if (!isOurs) throw new NotAnExport('notExport')
  return document as unknown as Body // the server holds it against the schema
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new NotAnExport('notExport', { cause })
  }
}
