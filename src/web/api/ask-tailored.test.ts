/** A tailoring in the client: its steps as they come, and the answer that was lost on the way. */
import type { ServerResponse } from 'node:http'

import { describe, expect, it, vi } from 'vitest'

import { failureOf, useAnsweringServer } from '../../../tests/fixtures/answering-server.ts'
import { askTailored } from './ask-tailored.ts'
import { callApi } from './client.ts'
import { NetworkError, ProblemError } from './errors.ts'

const server = useAnsweringServer()

describe('an answer that tells its steps', () => {
  const told = (...lines: (object | string)[]) => {
    server.answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/x-ndjson; charset=utf-8' })
      for (const line of lines)
        response.write(`${typeof line === 'string' ? line : JSON.stringify(line)}\n`)
      response.end()
    }
  }
  const tailor = (stages: string[] = []) =>
    callApi('tailorResume', {
      params: { id: 'r1' },
      body: { job_description: 'Baker', job_identifier: null },
      idempotencyKey: 'k',
      onStage: (stage) => stages.push(stage),
    })

  it('is the last line, after each step', async () => {
    told({ stage: 'reading' }, '', { stage: 'storing' }, { answer: { discarded_count: 2 } })
    const stages: string[] = []
    expect(await tailor(stages)).toEqual({ discarded_count: 2 })
    expect(stages).toEqual(['reading', 'storing'])
    expect(server.seen[0]?.headers.accept).toBe('application/x-ndjson, application/json')
  })

  it('may be no list of steps at all', async () => {
    server.json(200, { discarded_count: 0 })
    expect(await tailor()).toEqual({ discarded_count: 0 })
  })

  it('may end in a refusal', async () => {
    const problem = { detail: 'Something went wrong.', code: 'internal' }
    told({ stage: 'reading' }, { problem, status: 500 })
    const failure = await failureOf(tailor())
    expect(failure).toBeInstanceOf(ProblemError)
    expect(failure).toMatchObject({ status: 500, ...problem })
  })

  it('is a failure of the network where the last line never comes', async () => {
    told({ stage: 'reading' })
    expect(await failureOf(tailor())).toBeInstanceOf(NetworkError)
  })
})

describe('a tailoring that was lost on the way', () => {
  it('is asked for under the same key until it is there', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const answers: ((response: ServerResponse) => void)[] = [
      (response) => {
        response.writeHead(200, { 'content-type': 'application/x-ndjson' })
        response.write('{"stage":"writing"}\n', () => response.destroy())
      },
      (response) => {
        response.writeHead(409, { 'content-type': 'application/json' })
        response.end('{"detail":"wait","code":"request_in_progress"}')
      },
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json' })
        response.end('{"discarded_count":1}')
      },
    ]
    server.answer = (response) => answers.shift()?.(response)
    const order = { resumeId: 'r1', job_description: 'Baker', job_identifier: null, key: 'k7' }
    const asking = askTailored(order, () => {})
    while (answers.length > 0) {
      await vi.advanceTimersByTimeAsync(3_000)
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(await asking).toEqual({ discarded_count: 1 })
    expect(server.seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['k7', 'k7', 'k7'])
    vi.useRealTimers()
  })

  it('is a failure of the network where it never began', async () => {
    server.answer = (response) => void response.destroy()
    const order = { resumeId: 'r1', job_description: 'Baker', job_identifier: null, key: 'k8' }
    expect(await failureOf(askTailored(order, () => {}))).toBeInstanceOf(NetworkError)
    expect(server.seen).toHaveLength(1)
  })
})
