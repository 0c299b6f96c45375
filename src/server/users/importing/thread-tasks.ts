/** What the thread of an import can be asked; it holds one document, from `open` to its own end. */
import { Problem } from '../../http/problem.ts'
import type { Beside } from './document.ts'
import { ImportedDocument } from './document.ts'

type Opened =
  | { kind: 'opened'; beside: Beside }
  | { kind: 'refused'; code: Problem['code']; values: Problem['values'] }

let held: ImportedDocument | null = null

function document(): ImportedDocument {
  if (held === null) throw new Error('no document is open')
  return held
}

function open(bytes: Uint8Array): Opened {
  try {
    held = new ImportedDocument(bytes)
    return { kind: 'opened', beside: held.beside }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { kind: 'refused', code: error.code, values: error.values }
  }
}

type Asked = 'nameJobs' | 'nameResumes' | 'resumeAt' | 'statesAt' | 'letterStatesAt'

export const threadTasks = {
  open,
  nameJobs: (...given) => document().nameJobs(...given),
  nameResumes: (...given) => document().nameResumes(...given),
  resumeAt: (...given) => document().resumeAt(...given),
  statesAt: (...given) => document().statesAt(...given),
  letterStatesAt: (...given) => document().letterStatesAt(...given),
} satisfies { open: typeof open } & Pick<ImportedDocument, Asked>
