/**
 * Which changes are accepted: shown at once, kept on this device until the server has heard of it,
 * and sent again with growing pauses or as soon as the network is back. What is kept are the names
 * of changes, which are hashes and tell nothing of the resume.
 */
import { queryOptions } from '@tanstack/react-query'

import { callApi } from '../../../api/client.ts'
import { ProblemError } from '../../../api/errors.ts'
import { queryClient } from '../../../api/queries.ts'
import { readToken } from '../../../api/session.ts'

/** By the name of a change, whether it is accepted or marked again. */
type Waiting = Record<string, boolean>

const retryMs = [3_000, 10_000, 30_000, 60_000]
const storagePrefix = 'lapel-settled:'

export const settledQuery = (id: string) =>
  queryOptions({
    queryKey: ['resume', id, 'settled-changes'],
    queryFn: async ({ signal }) => {
      // What an earlier page could not send; where it is refused, the server's answer is shown.
      await send(id).catch(() => undefined)
      const { settled } = await callApi('settledChanges', { params: { id }, signal })
      return withWaiting(settled, readWaiting(id))
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Whether something could not be sent and is kept on this device. */
export const isWaitingQuery = (id: string) =>
  queryOptions({
    queryKey: ['resume', id, 'settled-changes-wait'],
    queryFn: () => Object.keys(readWaiting(id)).length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Throws only where the server refuses; then its own answer is shown again. */
export async function settleChanges(
  id: string,
  { settle = [], reopen = [] }: { settle?: string[]; reopen?: string[] },
): Promise<void> {
  const waiting = readWaiting(id)
  for (const name of settle) waiting[name] = true
  for (const name of reopen) waiting[name] = false
  keepWaiting(id, waiting)
  queryClient.setQueryData(
    settledQuery(id).queryKey,
    (known) => known && withWaiting(known, waiting),
  )
  await send(id)
}

const sending = new Map<string, Promise<void>>()

/** One after the other: what was decided last is also what arrives last. */
async function send(id: string): Promise<void> {
  const before = sending.get(id)
  const now = (async () => {
    await before?.catch(() => undefined)
    await sendWaiting(id)
  })()
  sending.set(id, now)
  try {
    await now
  } finally {
    if (sending.get(id) === now) sending.delete(id)
  }
}

async function sendWaiting(id: string): Promise<void> {
  const sent = readWaiting(id)
  const names = Object.keys(sent)
  if (names.length === 0) return
  const body = {
    settle: names.filter((name) => sent[name] === true),
    reopen: names.filter((name) => sent[name] === false),
  }
  try {
    const { settled } = await callApi('settleChanges', { params: { id }, body })
    endRetry(id)
    const waiting = forget(id, sent)
    queryClient.setQueryData(settledQuery(id).queryKey, withWaiting(settled, waiting))
    queryClient.setQueryData(isWaitingQuery(id).queryKey, false)
  } catch (error) {
    if (!isRefusal(error)) {
      queryClient.setQueryData(isWaitingQuery(id).queryKey, true)
      planRetry(id)
      return
    }
    endRetry(id)
    forget(id, sent)
    queryClient.setQueryData(isWaitingQuery(id).queryKey, false)
    void queryClient.invalidateQueries({ queryKey: settledQuery(id).queryKey })
    throw error
  }
}

/** An ended session and a limit pass; silence may. */
function isRefusal(error: unknown): boolean {
  return error instanceof ProblemError && error.status < 500 && ![401, 429].includes(error.status)
}

const retries = new Map<string, { failures: number; end: () => void }>()

function planRetry(id: string): void {
  const failures = retries.get(id)?.failures ?? 0
  retries.get(id)?.end()
  const token = readToken()
  const again = () => {
    end()
    // Whoever signs in next has resumes of their own.
    if (readToken() === token) void send(id).catch(() => undefined)
  }
  const timer = setTimeout(again, retryMs[Math.min(failures, retryMs.length - 1)])
  const end = () => {
    clearTimeout(timer)
    window.removeEventListener('online', again)
  }
  window.addEventListener('online', again)
  retries.set(id, { failures: failures + 1, end })
}

function endRetry(id: string): void {
  retries.get(id)?.end()
  retries.delete(id)
}

function withWaiting(settled: readonly string[], waiting: Waiting): string[] {
  const accepted = Object.keys(waiting).filter((name) => waiting[name])
  return [...new Set([...settled, ...accepted])].filter((name) => waiting[name] !== false)
}

/** Without what has been sent; what was decided otherwise meanwhile stays. */
function forget(id: string, sent: Waiting): Waiting {
  const left = Object.entries(readWaiting(id)).filter(([name, is]) => sent[name] !== is)
  const waiting = Object.fromEntries(left)
  keepWaiting(id, waiting)
  return waiting
}

function keepWaiting(id: string, waiting: Waiting): void {
  if (Object.keys(waiting).length === 0) localStorage.removeItem(storagePrefix + id)
  else localStorage.setItem(storagePrefix + id, JSON.stringify(waiting))
}

function readWaiting(id: string): Waiting {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storagePrefix + id) ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, boolean] => {
        return typeof entry[1] === 'boolean'
      }),
    )
  } catch {
    return {} // Written by something else.
  }
}
