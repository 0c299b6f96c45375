/** What the reader's child process is asked, and what it answers. */
import type { GivenLabels } from '#domain/reading/labels/labels.ts'
import type { Reading } from '#domain/reading/read-resume.ts'
import type { SeenFile } from '#domain/reading/seen-file.ts'

import type { ReadItems, RefusedPdf } from './read-items.ts'

/** `load`: make ready for a file that is on its way; it has no answer. */
export type Ask = { kind: 'load' } | { kind: 'items' } | ResumeAsk

export interface ResumeAsk {
  kind: 'resume'
  /** The bytes are a file as somebody brought it, or text boxes that were read already, as JSON. */
  of: 'file' | 'document'
  /** See `ReadOptions` of domain/reading. */
  asStranger?: boolean
  /** Read with these labels in place of the reader's own, as far as they are true. */
  labels?: GivenLabels
}

/** What is kept of a reading: what the reader saw on the way stays in the child. */
export type FileReading = Pick<
  Reading,
  'resume' | 'language' | 'confidence' | 'unplaced' | 'isCut' | 'notes'
> & {
  /** The pages of a document; data has none. */
  seen?: SeenFile
}

export interface ResumeRead {
  kind: 'read'
  reading: FileReading
  /** Numbered, to be labelled anew; null where nothing is in doubt. */
  lines: string[] | null
  /** What became of labels that were given. */
  labels: { isChanged: boolean; dropped: number } | null
}

export type RefusedRead = { kind: 'refused'; code: RefusedPdf }

export type Answer = ReadItems | ResumeRead | RefusedRead

/** `fault`: where the child failed by a mistake of ours. */
export type Reply = { cpuMs: number } & ({ answer: Answer } | { fault: string })
