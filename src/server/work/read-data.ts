/**
 * A resume in a file of text: a JSON Resume, our own JSON or our own Markdown. `other`: any other
 * text; `damaged`: nested deeper than anything a person writes.
 */
import {
  fromJsonResume,
  isJsonResume,
  leftOfJsonResume,
} from '#domain/exchange/from-json-resume.ts'
import { fromMarkdown } from '#domain/exchange/from-markdown.ts'
import { parseJsonInRoom } from '#domain/exchange/json-shape.ts'
import { readingOfData } from '#domain/exchange/reading-of-data.ts'
import { restoreContent } from '#domain/resume/restore.ts'
import { resumeContent } from '#domain/resume/resume.ts'

import type { FileReading } from '../pdf/asks.ts'
import { beginsLikeJson, beginsLikeMarkdown, textOfBytes } from '../resumes/text-of-bytes.ts'

export function readData(bytes: Uint8Array): FileReading | 'other' | 'damaged' {
  try {
    return (beginsLikeJson(bytes) ? readJson(bytes) : null) ?? readMarkdown(bytes) ?? 'other'
  } catch (error) {
    if (error instanceof RangeError) return 'damaged'
    throw error
  }
}

function readJson(bytes: Uint8Array): FileReading | null {
  let value: unknown
  try {
    value = parseJsonInRoom(textOfBytes(bytes))
  } catch (error) {
    if (error instanceof RangeError) throw error
    return null
  }
  if (isJsonResume(value)) {
    const resume = fromJsonResume(value)
    return readingOfData(resume, leftOfJsonResume(value, resume))
  }
  const isOurs =
    typeof value === 'object' &&
    value !== null &&
    Object.keys(resumeContent.shape).some((field) => Object.hasOwn(Object(value), field))
  return isOurs ? readingOfData(restoreContent(value)) : null
}

function readMarkdown(bytes: Uint8Array): FileReading | null {
  const read = beginsLikeMarkdown(bytes) ? fromMarkdown(textOfBytes(bytes)) : null
  return read === null ? null : readingOfData(read.resume, read.unplaced)
}
