/**
 * Opens a document that somebody imports: a small one where we stand, a large one in a thread of its
 * own, which gives it out piece by piece while the event loop serves everybody else.
 */
import { Problem } from '../../http/problem.ts'
import type { TextThread } from '../../work/thread.ts'
import { startThread } from '../../work/thread.ts'
import { WorkRefused } from '../../work/work-refused.ts'
import type { Beside } from './document.ts'
import { ImportedDocument } from './document.ts'
import type { threadTasks } from './thread-tasks.ts'

type Tasks = Omit<typeof threadTasks, 'open'>

export type OpenDocument = { beside: Beside; close(): Promise<void> } & {
  [Name in keyof Tasks]: (...given: Parameters<Tasks[Name]>) => Promise<ReturnType<Tasks[Name]>>
}

/** In bytes: a document of this size is read in the time of a few frames. */
export const smallBytes = 128 * 1024

/** For each question; a document of 32 MB is opened in two seconds. */
const budget = { cpuMs: 20_000, wallMs: 60_000 } as const

/** As values, a document takes several times its room. */
const heapMegabytes = 512

export async function openDocument(bytes: Uint8Array, gone: AbortSignal): Promise<OpenDocument> {
  return bytes.length <= smallBytes ? openHere(bytes) : openInThread(bytes, gone)
}

function openHere(bytes: Uint8Array): OpenDocument {
  const document = new ImportedDocument(bytes)
  return {
    beside: document.beside,
    nameJobs: async (...given) => document.nameJobs(...given),
    nameResumes: async (...given) => document.nameResumes(...given),
    resumeAt: async (...given) => document.resumeAt(...given),
    statesAt: async (...given) => document.statesAt(...given),
    letterStatesAt: async (...given) => document.letterStatesAt(...given),
    close: () => Promise.resolve(),
  }
}

async function openInThread(bytes: Uint8Array, gone: AbortSignal): Promise<OpenDocument> {
  const program = new URL('worker.ts', import.meta.url)
  const thread = startThread({ program, name: 'imports', heapMegabytes })
  const ask = askerOf(thread, gone)
  try {
    const opened = await ask('open', bytes)
    if (opened.kind === 'refused') throw new Problem(opened.code, opened.values)
    return {
      beside: opened.beside,
      nameJobs: (...given) => ask('nameJobs', ...given),
      nameResumes: (...given) => ask('nameResumes', ...given),
      resumeAt: (...given) => ask('resumeAt', ...given),
      statesAt: (...given) => ask('statesAt', ...given),
      letterStatesAt: (...given) => ask('letterStatesAt', ...given),
      close: () => thread.end(),
    }
  } catch (error) {
    await thread.end()
    throw error
  }
}

const askerOf =
  (thread: TextThread, gone: AbortSignal) =>
  async <Name extends keyof typeof threadTasks>(
    name: Name,
    ...given: Parameters<(typeof threadTasks)[Name]>
  ): Promise<ReturnType<(typeof threadTasks)[Name]>> => {
    gone.throwIfAborted()
    const outcome = await thread.do({ name, given }, budget, gone)
    // The thread gives back what its task of this name returns.
    if (outcome.kind === 'done') return outcome.result as ReturnType<(typeof threadTasks)[Name]>
    if (outcome.kind === 'failed') throw outcome.error
    gone.throwIfAborted()
    throw new WorkRefused(
      outcome.kind === 'too_complex' ? 'text_too_complex' : 'text_busy',
      'import',
    )
  }
