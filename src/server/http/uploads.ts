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

export interface UploadedFile {
  /** As the sender calls it, for showing only. */
  name: string
  bytes: Buffer
}

/** The multipart field `file`. */
export async function readUpload(request: FastifyRequest): Promise<UploadedFile> {
  if (!request.isMultipart()) throw new Problem('unsupported_media_type')
  try {
    for await (const part of request.files()) {
      const bytes = await part.toBuffer()
      if (part.fieldname === 'file') return { name: shownName(part.filename), bytes }
    }
  } catch (cause) {
    if (isFromMultipart(cause)) throw cause
    throw new Problem('bad_request', {}, { cause })
  }
  throw new Problem('file_missing')
}

/** A sender may call a file anything; what cannot be stored or shown in one line is left out. */
const shownName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim()
    .slice(0, 200)

const isFromMultipart = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  error.code.startsWith('FST_')
