/**
 * Hears that the open resume was saved elsewhere, in another tab or on another device, and takes it
 * in. A hint only: where it cannot be heard, the next save finds out by its version. The server is
 * listened to while the page is seen, since a browser allows only a few open connections.
 */
import { apiBase } from '../../api/base-url.ts'
import { callApi } from '../../api/client.ts'
import { rememberResume } from '../../api/queries.ts'
import { readToken } from '../../api/session.ts'
import type { Draft } from './draft.ts'

const startMs = 3_000
const retryMs = [5_000, 15_000, 60_000]
/** Long enough for the answer of a save of our own, which is announced too. */
const restMs = 500

/** Answers the function that ends it. */
export function hearNews(draft: Draft): () => void {
  const { id } = draft.state().resume
  let timer: ReturnType<typeof setTimeout> | undefined
  let listening: AbortController | null = null

  const look = async (version: number) => {
    if (version <= draft.state().resume.version || draft.state().status.kind === 'saving') return
    try {
      const resume = await callApi('openResume', { params: { id } })
      rememberResume(resume)
      await draft.hear(resume)
    } catch {
      // The next save finds out.
    }
  }
  const hear = (version: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void look(version), restMs)
  }
  const follow = () => {
    const isSeen = document.visibilityState === 'visible'
    if (isSeen === (listening !== null)) return
    listening?.abort()
    listening = isSeen ? new AbortController() : null
    if (listening) void listen(id, hear, listening.signal)
  }
  document.addEventListener('visibilitychange', follow)
  follow()
  return () => {
    document.removeEventListener('visibilitychange', follow)
    listening?.abort()
    clearTimeout(timer)
  }
}

async function listen(id: string, hear: (version: number) => void, signal: AbortSignal) {
  await pause(startMs, signal)
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      const began = Date.now()
      if (!(await followStream(id, hear, signal))) return
      if (Date.now() - began > startMs) failures = 0
    } catch {
      // Cut off or unreachable: asked again below.
    }
    await pause(retryMs[Math.min(failures, retryMs.length - 1)] ?? startMs, signal)
  }
}

/** Until the stream ends; false where the server will not tell us. */
async function followStream(id: string, hear: (version: number) => void, signal: AbortSignal) {
  const answer = await fetch(`${apiBase}/resumes/${encodeURIComponent(id)}/versions`, {
    headers: { authorization: `Bearer ${readToken() ?? ''}`, accept: 'text/event-stream' },
    credentials: 'same-origin',
    signal,
  })
  if (!answer.ok || !answer.body) return answer.status >= 500 || answer.status === 429
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return true
    const lines = (text + value).split('\n')
    text = lines.pop() ?? ''
    for (const line of lines) {
      const version = /^data: \{"version":(\d+)\}$/.exec(line)?.[1]
      if (version !== undefined) hear(Number(version))
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
