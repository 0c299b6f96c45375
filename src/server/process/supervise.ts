/**
 * The main thread of the product. The server runs in a thread of its own, so that this one is always
 * free: it hears signals, sees when the server's event loop is blocked and says so, tells systemd that
 * the server is alive only while it is, and ends the process where the server cannot end itself.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

import { threadCpuMs } from '../work/thread-cpu.ts'
import type { Pulse } from './heartbeat.ts'
import { createPulse, silenceMs } from './heartbeat.ts'
import { notifySystemd } from './notify-systemd.ts'

/** What the main thread says to the server's. */
export type Order = { signal: StopSignal }
export type StopSignal = 'SIGTERM' | 'SIGINT'
/** What the server's thread says. */
export type Report = { threadId: number | null } | { heard: StopSignal }

const lookEveryMs = 250
/**
 * Megabytes of the server's heap. With a limit that it may come near, V8 clears rubbish away sooner, and the
 * whole product keeps within a small machine.
 */
const memory = { maxOldGenerationSizeMb: 960, maxYoungGenerationSizeMb: 32 }

/** Silent for longer, the loop counts as blocked. */
const blockedAfterMs = 1_000
/** A server that has not even heard that it is to stop by then is ended. */
const hearWithinMs = 3_000

export interface ServerData {
  pulse: Pulse
  env: NodeJS.ProcessEnv
}

/** Runs the server until it ends; gives the status to exit with. */
export async function supervise(
  program: URL,
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Promise<number> {
  const pulse = createPulse()
  const thread = new Worker(program, {
    name: 'server',
    workerData: { pulse, env: { ...env } } satisfies ServerData,
    resourceLimits: memory,
  })
  let threadId: number | null = null
  let hasHeard = false
  thread.on('message', (report: Report) => {
    if ('threadId' in report) threadId = report.threadId
    else hasHeard = true
  })
  const ended = new Promise<number>((resolve) => {
    thread.once('error', (error) => {
      say(line('error', 'the server broke', { error: error.stack ?? error.message }))
      resolve(1)
    })
    thread.once('exit', resolve)
  })
  const stop = async (signal: StopSignal): Promise<void> => {
    thread.postMessage({ signal } satisfies Order)
    // The server's own thread keeps the process alive; this clock must not outlive it.
    await sleep(hearWithinMs, undefined, { ref: false })
    if (hasHeard) return
    say(line('error', 'the server is blocked and was ended', { silent_ms: silenceMs(pulse) }))
    process.exit(1)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void stop(signal))
  }
  const watch = watchPulse(
    () => silenceMs(pulse),
    () => threadCpuMs(threadId),
    say,
  )
  const stopNotifying = notifySystemd(() => silenceMs(pulse) < blockedAfterMs, env)
  const code = await ended
  clearInterval(watch)
  stopNotifying()
  return code
}

/** Logs when the loop falls silent, and when it is back. */
function watchPulse(
  silence: () => number,
  cpuMs: () => number | null,
  say: (line: string) => void,
): NodeJS.Timeout {
  let blockedMs = 0
  let cpuAtStart: number | null = null
  return setInterval(() => {
    const silentMs = Math.round(silence())
    if (silentMs >= blockedAfterMs) {
      // Told once, while it lasts: nobody knows whether it will end.
      if (blockedMs === 0) {
        cpuAtStart = cpuMs()
        say(line('warn', 'the event loop is blocked', { silent_ms: silentMs }))
      }
      blockedMs = silentMs
    } else if (blockedMs > 0) {
      const used = (cpuMs() ?? 0) - (cpuAtStart ?? 0)
      say(
        line('warn', 'the event loop goes on', {
          blocked_ms: blockedMs,
          // Little of it: it was the machine that had no time, or slept.
          cpu_ms: Math.round(used),
        }),
      )
      blockedMs = 0
    }
  }, lookEveryMs).unref()
}

const line = (level: string, event: string, details: Record<string, string | number>): string =>
  `${JSON.stringify({ time: new Date().toISOString(), level, event, ...details })}\n`
