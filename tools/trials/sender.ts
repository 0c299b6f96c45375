/** A signed-in person who sends requests to a running product. */
import { setTimeout as sleep } from 'node:timers/promises'

import type { Sender } from './hostile-requests.ts'
import { signInAt } from './sign-in-at.ts'

/** `onAnswer` is told of every answer. */
export async function openSender(
  url: string,
  name: string,
  onAnswer: (answer: { status: number; path: string; code: string | null }) => void = () => {},
): Promise<Sender & { token: string }> {
  const token = await signInPatiently(url, name)
  const authorization = `Bearer ${token}`
  const ask = async (
    path: string,
    init: RequestInit,
  ): Promise<{ status: number; text: string }> => {
    const headers = { authorization, ...(init.headers as Record<string, string> | undefined) }
    const answer = await fetch(`${url}/api${path}`, { ...init, headers })
    const text = await answer.text()
    const code = answer.ok ? null : (/"code":"(\w+)"/.exec(text)?.[1] ?? null)
    onAnswer({ status: answer.status, path: `${init.method ?? 'GET'} ${path}`, code })
    if (answer.status !== 429) return { status: answer.status, text }
    await sleep(Number(answer.headers.get('retry-after') ?? 1) * 1_000)
    return ask(path, init)
  }
  return {
    token,
    async json(method, path, body) {
      const { status, text } = await ask(path, {
        method,
        ...(body === undefined
          ? {}
          : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      })
      const isJson = text.startsWith('{') || text.startsWith('[')
      return { status, body: isJson ? (JSON.parse(text) as unknown) : null }
    },
    async raw(method, path, bytes, type) {
      const body = new Blob([new Uint8Array(bytes)])
      return (await ask(path, { method, body, headers: { 'content-type': type } })).status
    },
    async upload(bytes) {
      const body = new FormData()
      body.append('file', new Blob([new Uint8Array(bytes)]), 'resume.pdf')
      return (await ask('/resumes/upload', { method: 'POST', body })).status
    },
  }
}

/** Many people at one address are asked to come one after the other. */
async function signInPatiently(url: string, name: string): Promise<string> {
  for (;;) {
    const token = await signInAt(url, name).catch(() => '')
    if (token !== '') return token
    await sleep(2_000)
  }
}
