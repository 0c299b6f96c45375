import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

import { describe, expect, it } from 'vitest'

import { gatherLines } from './gather-lines.ts'

describe('lines of the log', () => {
  it('are written together, in order, and soon', async () => {
    const written: string[] = []
    const write = gatherLines((lines) => written.push(lines))
    write('a\n')
    write('b\n')
    expect(written).toEqual([])
    await expect.poll(() => written).toEqual(['a\nb\n'])
    write('c\n')
    await expect.poll(() => written).toEqual(['a\nb\n', 'c\n'])
  })

  it('are not lost where the thread ends at once', async () => {
    const program = `
      const { gatherLines } = await import(${JSON.stringify(new URL('gather-lines.ts', import.meta.url).href)})
      gatherLines((lines) => process.stdout.write(lines))('the last line\\n')
      process.exit(0)`
    const url = new URL(`data:text/javascript,${encodeURIComponent(program)}`)
    const thread = new Worker(url, { stdout: true, execArgv: [] })
    let out = ''
    thread.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
    await once(thread, 'exit')
    await expect.poll(() => out).toBe('the last line\n')
  })
})
