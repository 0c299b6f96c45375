/**
 * One child process with the engine in it. It may be killed at any moment: for hanging, for taking
 * more memory than it may, because nobody waits any more, or after a rest.
 */
import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

import { frame, takeFrames } from '../../pdf/frames.ts'
import { watchMemory } from '../../pdf/memory-watch.ts'
import { TranslatorFailed } from '../translator.ts'
import type { ModelPaths } from './engine.ts'

export interface EngineProcess {
  pid: number | undefined
  isGone(): boolean
  /** One list at a time. */
  translate(lines: readonly string[], signal: AbortSignal): Promise<string[]>
  end(): Promise<void>
}

export interface EngineLimits {
  /** For one list of lines. */
  wallClockMs: number
  memoryBytes: number
}

const entry = fileURLToPath(new URL('child.ts', import.meta.url))
/** Behind the server, which shares the processor with it. */
const lowPriority = 10

export function startEngine(
  models: readonly ModelPaths[],
  { wallClockMs, memoryBytes }: EngineLimits,
  program: string = entry,
): EngineProcess {
  const child = spawn(process.execPath, ['--no-warnings', program], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    windowsHide: true,
  })
  let settle: ((answer: string[] | TranslatorFailed) => void) | null = null
  let isGone = false
  let ending = new TranslatorFailed('broken', 'the translation engine died')
  const answerWith = (answer: string[] | TranslatorFailed): void => {
    const waiting = settle
    settle = null
    waiting?.(answer)
  }
  const kill = (why?: TranslatorFailed): void => {
    if (why !== undefined) ending = why
    child.kill('SIGKILL')
  }
  const stopWatching =
    child.pid === undefined
      ? () => {}
      : watchMemory(child.pid, memoryBytes, () =>
          kill(new TranslatorFailed('broken', 'the translation engine took too much memory')),
        )
  if (child.pid !== undefined) lower(child.pid)
  const gone = new Promise<void>((resolve) => {
    const leave = (): void => {
      isGone = true
      stopWatching()
      answerWith(ending)
      resolve()
    }
    child.once('error', leave)
    child.once('exit', leave)
  })
  const take = takeFrames(16 * 1024 * 1024, (message) => {
    // The child is our own program: its answers have the shape that child.ts writes.
    answerWith(JSON.parse(message.toString('utf8')) as string[])
  })
  child.stdout.on('data', (chunk: Buffer) => {
    try {
      take(chunk)
    } catch {
      kill()
    }
  })
  child.stdin.on('error', () => {}) // a child that dies is reported by its exit
  child.stdin.write(frame(Buffer.from(JSON.stringify(models))))
  return {
    pid: child.pid,
    isGone: () => isGone,
    async translate(lines, signal) {
      signal.throwIfAborted()
      const clock = setTimeout(
        () => kill(new TranslatorFailed('slow', 'the translation engine took too long')),
        wallClockMs,
      )
      const leave = (): void => kill()
      signal.addEventListener('abort', leave)
      const answer = await new Promise<string[] | TranslatorFailed>((resolve) => {
        settle = resolve
        if (isGone) answerWith(ending)
        else child.stdin.write(frame(Buffer.from(JSON.stringify(lines))))
      })
      clearTimeout(clock)
      signal.removeEventListener('abort', leave)
      signal.throwIfAborted()
      if (answer instanceof TranslatorFailed) throw answer
      return answer
    },
    async end() {
      kill()
      await gone
    },
  }
}

function lower(pid: number): void {
  try {
    setPriority(pid, lowPriority)
  } catch {
    // Gone already, or not ours to slow down: it works as well.
  }
}
