/** One uploaded file of a multipart request, read whole into memory and no further than allowed. */
import type { FastifyRequest } from 'fastify'

import { Problem } from './problem.ts'

/** The largest PDF (contract, "HTTP": 413 too large). */
const fileLimitBytes = 10 * 1024 * 1024

export const uploadLimits = {
  fileSize: fileLimitBytes,
  files: 1,
  fields: 10,
  parts: 11,
  fieldSize: 10_000,
  headerPairs: 100,
} as const

/** The bytes of the multipart field `file`. */
export async function readUpload(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new Problem('unsupported_media_type')
  try {
    for await (const part of request.files()) {
      const bytes = await part.toBuffer()
      if (part.fieldname === 'file') return bytes
    }
  } catch (cause) {
    if (isFromMultipart(cause)) throw cause
    throw new Problem('bad_request', {}, { cause })
  }
  throw new Problem('file_missing')
}

const isFromMultipart = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  error.code.startsWith('FST_')
