/** The client against a real HTTP server on this machine, one small answer a test. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { askTailored } from './ask-tailored.ts'
import { callApi, downloadApi } from './client.ts'
import { isAbort, NetworkError, ProblemError, SetupError, UnexpectedAnswerError } from './errors.ts'
import { onSession, readToken, startSession } from './session.ts'

type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string }
let seen: Seen[] = []
let answer: (response: ServerResponse) => void = () => undefined
let server: Server

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      seen.push({
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body,
      })
      answer(response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  vi.stubGlobal('location', new URL(`http://127.0.0.1:${port}/dashboard`))
  vi.stubGlobal('window', new EventTarget())
})
afterAll(() => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  server.close()
})

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => {
  seen = []
})

const json = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  answer = (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(body))
  }
}
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => {
      throw new Error('it should have failed')
    },
    (error: unknown) => error,
  )

describe('a call', () => {
  it('[C18] goes to its path with its parameters, its query and the token', async () => {
    startSession('secret')
    json(200, { score: 80, nice_to_add: [] })
    const result = await callApi('quickScore', {
      query: { job_identifier: 'a/b c', resume_id: 'r' },
    })
    expect(result).toEqual({ score: 80, nice_to_add: [] })
    expect(seen[0]).toMatchObject({
      method: 'GET',
      url: '/api/jobs/quick-score?job_identifier=a%2Fb+c&resume_id=r',
      headers: { authorization: 'Bearer secret' },
    })
  })

  it('escapes what stands in its path', async () => {
    json(200, [])
    await callApi('deleteResume', { params: { id: '../users/me' } })
    expect(seen[0]?.url).toBe('/api/resumes/..%2Fusers%2Fme')
  })

  it('repeats a parameter for each value of a list and leaves out what is not given', async () => {
    json(200, [])
    await callApi('searchJobs', { query: { job_types: ['FULL_TIME', 'CONTRACT'], start: 10 } })
    expect(seen[0]?.url).toBe('/api/jobs?job_types=FULL_TIME&job_types=CONTRACT&start=10')
  })

  it('sends JSON, and the key that makes a repeated call one', async () => {
    json(200, { tailored_resume: null })
    await callApi('tailorResume', {
      params: { id: 'r' },
      body: { job_description: 'Text', job_identifier: null },
      idempotencyKey: 'k1',
    })
    expect(seen[0]).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'k1' },
      body: '{"job_description":"Text","job_identifier":null}',
    })
  })

  it('sends a file as multipart', async () => {
    json(200, {})
    const body = new FormData()
    body.append('file', new File(['%PDF-'], 'a.pdf'))
    await callApi('uploadResume', { body })
    expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(seen[0]?.body).toContain('name="file"; filename="a.pdf"')
  })

  it('carries no token when nobody is signed in', async () => {
    json(200, [])
    await callApi('listResumes')
    expect(seen[0]?.headers.authorization).toBeUndefined()
  })

  it('gives a file as its bytes, and a refused file as a problem', async () => {
    const download = () =>
      downloadApi('exportResume', { params: { id: 'a' }, query: { format: 'pdf' } })
    answer = (response) =>
      response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF')
    expect(await (await download()).text()).toBe('%PDF')
    expect(seen[0]?.url).toBe('/api/resumes/a/export?format=pdf')
    json(503, { detail: 'Busy', code: 'printer_busy' })
    expect(await failureOf(download())).toMatchObject({ code: 'printer_busy' })
  })

  it('has no answer for 204', async () => {
    answer = (response) => response.writeHead(204).end()
    await expect(callApi('deleteAccount')).resolves.toBeUndefined()
  })
})

describe('a refusal', () => {
  it('keeps status, code, detail, the current resume and when to try again', async () => {
    json(
      409,
      { code: 'version_conflict', detail: 'Changed elsewhere.', resume: { id: 'r' } },
      { 'retry-after': '7' },
    )
    const error = await failureOf(callApi('saveResume', { params: { id: 'r' }, body: {} }))
    expect(error).toBeInstanceOf(ProblemError)
    expect(error).toMatchObject({
      status: 409,
      code: 'version_conflict',
      detail: 'Changed elsewhere.',
      resume: { id: 'r' },
      retryAfter: 7,
    })
  })

  it('without our body, such as a proxy’s, keeps its status text', async () => {
    answer = (response) => response.writeHead(502, 'Bad Gateway').end('<h1>no</h1>')
    const error = await failureOf(callApi('listResumes'))
    expect(error).toMatchObject({
      name: 'ProblemError',
      status: 502,
      statusText: 'Bad Gateway',
      code: null,
      detail: null,
    })
  })

  it('of 401 ends the session and tells who listens', async () => {
    startSession('old')
    const ends: unknown[] = []
    const stop = onSession((end) => ends.push(end))
    json(401, { code: 'unauthorized', detail: 'Expired.' })
    await failureOf(callApi('currentUser'))
    stop()
    expect(readToken()).toBeNull()
    expect(ends).toEqual(['expired'])
  })

  it('of 401 to an earlier session leaves the present one alone', async () => {
    startSession('old')
    answer = (response) => {
      startSession('new')
      response.writeHead(401, { 'content-type': 'application/json' })
      response.end('{"code":"unauthorized","detail":"x"}')
    }
    await failureOf(callApi('currentUser'))
    expect(readToken()).toBe('new')
  })
})

describe('what is no answer', () => {
  it('is a network error where the connection is cut', async () => {
    answer = (response) => response.destroy()
    expect(await failureOf(callApi('listResumes'))).toBeInstanceOf(NetworkError)
  })

  it('is a network error where the answer is cut in the middle', async () => {
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
      response.write('[')
      setTimeout(() => response.destroy(), 20)
    }
    expect(await failureOf(callApi('listResumes'))).toBeInstanceOf(NetworkError)
  })

  it('is an unexpected answer where the status is another success', async () => {
    json(200, {})
    const error = await failureOf(
      callApi('translateResume', { params: { id: 'r' }, body: { target_language: 'de' } }),
    )
    expect(error).toBeInstanceOf(UnexpectedAnswerError)
  })

  it('is an unexpected answer where a success is not JSON', async () => {
    answer = (response) => response.writeHead(200).end('<!doctype html>')
    expect(await failureOf(callApi('listResumes'))).toBeInstanceOf(UnexpectedAnswerError)
  })

  it('is a set-up error where the request cannot be built', async () => {
    expect(await failureOf(callApi('openResume', { params: { id: '' } }))).toBeInstanceOf(
      SetupError,
    )
    expect(seen).toEqual([])
  })

  it('is an abort where somebody gave up waiting', async () => {
    answer = () => undefined
    const stop = new AbortController()
    const work = failureOf(callApi('listResumes', { signal: stop.signal }))
    setTimeout(() => stop.abort(), 20)
    expect(isAbort(await work)).toBe(true)
  })
})

describe('an answer that tells its steps', () => {
  const told = (...lines: (object | string)[]) => {
    answer = (response) => {
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
    expect(seen[0]?.headers.accept).toBe('application/x-ndjson, application/json')
  })

  it('may be no list of steps at all', async () => {
    json(200, { discarded_count: 0 })
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
    answer = (response) => answers.shift()?.(response)
    const order = { resumeId: 'r1', job_description: 'Baker', job_identifier: null, key: 'k7' }
    const asking = askTailored(order, () => {})
    while (answers.length > 0) {
      await vi.advanceTimersByTimeAsync(3_000)
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(await asking).toEqual({ discarded_count: 1 })
    expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['k7', 'k7', 'k7'])
    vi.useRealTimers()
  })

  it('is a failure of the network where it never began', async () => {
    answer = (response) => void response.destroy()
    const order = { resumeId: 'r1', job_description: 'Baker', job_identifier: null, key: 'k8' }
    expect(await failureOf(askTailored(order, () => {}))).toBeInstanceOf(NetworkError)
    expect(seen).toHaveLength(1)
  })
})
