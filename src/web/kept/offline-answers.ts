/**
 * The last answers of the server that the list and the last opened resumes are made of, sealed on this
 * device: without the network they stand in for the server. They go when the session ends.
 */
import { deviceStore } from './device-store.ts'
import { answersDatabase } from './forget-offline.ts'
import { seal, unseal } from './seal.ts'
import { sessionMark } from './session-key.ts'

/** A resume is up to eight answers. */
const mostAnswers = 160

type Kept = { id: string; at: number; sealed: string }

const inStore = deviceStore(answersDatabase, 'answers')

export async function keepAnswer(queryKey: readonly unknown[], answer: unknown): Promise<void> {
  try {
    const at = Date.now()
    const [id, sealed] = await Promise.all([idOf(queryKey), seal({ answer })])
    if (sealed !== null) await inStore('readwrite', (store) => store.put({ id, at, sealed }))
  } catch {
    // A device without room keeps no answers.
  }
}

/** Undefined where none is kept that this session may open. */
export async function keptAnswer(queryKey: readonly unknown[]): Promise<unknown> {
  try {
    const id = await idOf(queryKey)
    const kept: unknown = await inStore('readonly', (store) => store.get(id))
    const opened = isKept(kept) ? await unseal(kept.sealed) : null
    return typeof opened === 'object' && opened !== null && 'answer' in opened
      ? opened.answer
      : undefined
  } catch {
    return undefined
  }
}

/** Drops what other sessions left, and the oldest of what is too much. */
export async function tidyAnswers(): Promise<void> {
  try {
    const mark = await sessionMark()
    const all: unknown = await inStore('readonly', (store) => store.getAll())
    const kept = Array.isArray(all) ? all.filter(isKept) : []
    const [own, others] = [true, false].map((isOwn) =>
      kept.filter(({ id }) => id.startsWith(`${mark}:`) === isOwn),
    )
    const tooMany = own?.toSorted((a, b) => b.at - a.at).slice(mostAnswers)
    for (const { id } of [...(others ?? []), ...(tooMany ?? [])])
      await inStore('readwrite', (store) => store.delete(id))
  } catch {
    // A browser that keeps nothing has nothing to tidy.
  }
}

async function idOf(queryKey: readonly unknown[]): Promise<string> {
  return `${await sessionMark()}:${JSON.stringify(queryKey)}`
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null || !('sealed' in value)) return false
  if (!('id' in value) || typeof value.id !== 'string') return false
  return typeof value.sealed === 'string' && 'at' in value && typeof value.at === 'number'
}
