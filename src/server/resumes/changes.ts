/**
 * Who hears that a resume was saved: the port, and the adapter for one process. It is told after
 * the commit, so whoever then asks for the resume gets what was announced. A notice says only that
 * there is something newer; one that is lost costs nobody a text, since every save names the
 * version it rests on.
 */
import { EventEmitter } from 'node:events'

interface ResumeChange {
  resumeId: string
  /** Null where it was deleted. */
  version: number | null
}

export interface Changes {
  publish(change: ResumeChange): void
  /** Calls back for one resume; answers the function that ends it. */
  subscribe(resumeId: string, listener: (change: ResumeChange) => void): () => void
}

export function createChanges(): Changes {
  const emitter = new EventEmitter()
  emitter.setMaxListeners(0) // one for every open editor
  return {
    publish: (change) => void emitter.emit(change.resumeId, change),
    subscribe(resumeId, listener) {
      emitter.on(resumeId, listener)
      return () => void emitter.off(resumeId, listener)
    },
  }
}
