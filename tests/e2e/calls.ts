/** The calls that tests make as the person of a session, beside what they do in the browser. */
import { setTimeout as sleep } from 'node:timers/promises'

import type { APIRequestContext, BrowserContextOptions } from '@playwright/test'

import type { Send } from '../../tools/trials/prepare-screens.ts'

/** What a browser holds of somebody who is signed in. */
export type State = Exclude<BrowserContextOptions['storageState'], string | undefined>

export function callsOf(request: APIRequestContext, session: State): Send {
  return async <T>(method: string, path: string, data?: object): Promise<T> => {
    const ask = () =>
      request.fetch(`/api${path}`, {
        method,
        headers: headersOf(session),
        ...(data === undefined ? {} : { data }),
      })
    let answer = await ask()
    // A server with much to do asks to come back, and whoever prepares a screen does.
    for (; answer.status() === 503; answer = await ask())
      await sleep(1_000 * Number(answer.headers()['retry-after'] ?? 1))
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
    return (await answer.json()) as T // the server's answers are held to their schemas elsewhere
  }
}

export function headersOf({ origins }: State): Record<string, string> {
  const token = origins[0]?.localStorage.find(({ name }) => name === 'authToken')?.value
  return { authorization: `Bearer ${token}` }
}
