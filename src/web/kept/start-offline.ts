/** Makes the app one that opens without the network, once it has been drawn. */
import type { Query, QueryClient } from '@tanstack/react-query'

import { isSignedIn } from '../api/session.ts'
import { keepAnswer, tidyAnswers } from './offline-answers.ts'

export { keptAnswer } from './offline-answers.ts'

/** Answers that come one after the other are kept once. */
const restMs = 300

const workerAddress = '/service-worker.js'

export function startOffline(queryClient: QueryClient): void {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>()
  const keep = (query: Query) => {
    if (query.meta?.['isKept'] !== true || query.state.data === undefined) return
    clearTimeout(waiting.get(query.queryHash))
    const write = () => {
      if (isSignedIn()) void keepAnswer(query.queryKey, query.state.data)
    }
    waiting.set(query.queryHash, setTimeout(write, restMs))
  }
  const cache = queryClient.getQueryCache()
  for (const query of cache.getAll()) keep(query)
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') keep(event.query)
  })
  void tidyAnswers()
  void keepApp().catch(() => {}) // Without a worker the app is as it was.
}

async function keepApp(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  await serviceWorker.register(trusted(workerAddress))
  const { active } = await serviceWorker.ready
  if (!serviceWorker.controller)
    await new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name))
}

/** Chromium's; TypeScript has no types for it. */
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string }
}

/** The page policy lets no text become the address of a script, but this one. */
function trusted(address: string): string {
  if (!('trustedTypes' in window)) return address
  const types = window.trustedTypes as TrustedTypes
  const policy = types.createPolicy('service-worker', {
    createScriptURL: (url) => (url === workerAddress ? url : ''),
  })
  return policy.createScriptURL(address)
}
