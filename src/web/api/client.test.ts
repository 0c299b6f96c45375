/** The client against a real HTTP server on this machine, one small answer a test. */
import { describe, expect, it } from 'vitest'

import { failureOf, useAnsweringServer } from '../../../tests/fixtures/answering-server.ts'
import { callApi, downloadApi } from './client.ts'
import { isAbort, NetworkError, ProblemError, SetupError, UnexpectedAnswerError } from './errors.ts'
import { onSession, readToken, startSession } from './session.ts'

const server = useAnsweringServer()

describe('a call', () => {
  it('[C18] goes to its path with its parameters, its query and the token', async () => {
    startSession('secret')
    server.json(200, { score: 80, nice_to_add: [] })
    const result = await callApi('quickScore', {
      query: { job_identifier: 'a/b c', resume_id: 'r' },
    })
    expect(result).toEqual({ score: 80, nice_to_add: [] })
    expect(server.seen[0]).toMatchObject({
      method: 'GET',
      url: '/api/jobs/quick-score?job_identifier=a%2Fb+c&resume_id=r',
      headers: { authorization: 'Bearer secret' },
    })
  })

  it('escapes what stands in its path', async () => {
    server.json(200, [])
    await callApi('deleteResume', { params: { id: '../users/me' } })
    expect(server.seen[0]?.url).toBe('/api/resumes/..%2Fusers%2Fme')
  })

  it('repeats a parameter for each value of a list and leaves out what is not given', async () => {
    server.json(200, [])
    await callApi('searchJobs', { query: { job_types: ['FULL_TIME', 'CONTRACT'], start: 10 } })
    expect(server.seen[0]?.url).toBe('/api/jobs?job_types=FULL_TIME&job_types=CONTRACT&start=10')
  })

  it('sends JSON, and the key that makes a repeated call one', async () => {
    server.json(200, { tailored_resume: null })
    await callApi('tailorResume', {
      params: { id: 'r' },
      body: { job_description: 'Text', job_identifier: null },
      idempotencyKey: 'k1',
    })
    expect(server.seen[0]).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'k1' },
      body: '{"job_description":"Text","job_identifier":null}',
    })
  })

  it('sends a file as multipart', async () => {
    server.json(200, { id: 'r' })
    const body = new FormData()
    body.append('file', new File(['%PDF-'], 'a.pdf'))
    await callApi('uploadResume', { body })
    expect(server.seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(server.seen[0]?.body).toContain('name="file"; filename="a.pdf"')
  })

  it('carries no token when nobody is signed in', async () => {
    server.json(200, [])
    await callApi('listResumes')
    expect(server.seen[0]?.headers.authorization).toBeUndefined()
  })

  it('gives a file as its bytes, and a refused file as a problem', async () => {
    const download = () =>
      downloadApi('exportResume', { params: { id: 'a' }, query: { format: 'pdf' } })
    server.answer = (response) =>
      response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF')
    expect(await (await download()).text()).toBe('%PDF')
    expect(server.seen[0]?.url).toBe('/api/resumes/a/export?format=pdf')
    server.json(503, { detail: 'Busy', code: 'printer_busy' })
    expect(await failureOf(download())).toMatchObject({ code: 'printer_busy' })
  })

  it('has no answer for 204', async () => {
    server.answer = (response) => response.writeHead(204).end()
    await expect(callApi('deleteAccount')).resolves.toBeUndefined()
  })
})

describe('a refusal', () => {
  it('keeps status, code, detail, the current resume and when to try again', async () => {
    server.json(
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
    server.answer = (response) => response.writeHead(502, 'Bad Gateway').end('<h1>no</h1>')
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
    server.json(401, { code: 'unauthorized', detail: 'Expired.' })
    await failureOf(callApi('currentUser'))
    stop()
    expect(readToken()).toBeNull()
    expect(ends).toEqual(['expired'])
  })

  it('of 401 to an earlier session leaves the present one alone', async () => {
    startSession('old')
    server.answer = (response) => {
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
    server.answer = (response) => response.destroy()
    expect(await failureOf(callApi('listResumes'))).toBeInstanceOf(NetworkError)
  })

  it('is a network error where the answer is cut in the middle', async () => {
    server.answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
      response.write('[')
      setTimeout(() => response.destroy(), 20)
    }
    expect(await failureOf(callApi('listResumes'))).toBeInstanceOf(NetworkError)
  })

  it('is an unexpected answer where the status is another success', async () => {
    server.json(200, {})
    const error = await failureOf(
      callApi('translateResume', { params: { id: 'r' }, body: { target_language: 'de' } }),
    )
    expect(error).toBeInstanceOf(UnexpectedAnswerError)
  })

  it('is an unexpected answer where a success is not JSON', async () => {
    server.answer = (response) => response.writeHead(200).end('<!doctype html>')
    expect(await failureOf(callApi('listResumes'))).toBeInstanceOf(UnexpectedAnswerError)
  })

  it('is an unexpected answer where a resume is promised and none comes', async () => {
    for (const answer of [{}, null, [], { id: '' }]) {
      server.json(200, answer)
      const opened = callApi('openResume', { params: { id: 'r' } })
      expect(await failureOf(opened)).toBeInstanceOf(UnexpectedAnswerError)
    }
  })

  it('is an unexpected answer where a tailored resume is there and has no id', async () => {
    for (const tailored_resume of [{}, [], { id: '' }, 'r2']) {
      server.json(200, { tailored_resume })
      const tailored = callApi('tailorResume', {
        params: { id: 'r' },
        body: { job_description: 'Text', job_identifier: null },
      })
      expect(await failureOf(tailored)).toBeInstanceOf(UnexpectedAnswerError)
    }
  })

  it('is a set-up error where the request cannot be built', async () => {
    expect(await failureOf(callApi('openResume', { params: { id: '' } }))).toBeInstanceOf(
      SetupError,
    )
    expect(server.seen).toEqual([])
  })

  it('is an abort where somebody gave up waiting', async () => {
    server.answer = () => undefined
    const stop = new AbortController()
    const work = failureOf(callApi('listResumes', { signal: stop.signal }))
    setTimeout(() => stop.abort(), 20)
    expect(isAbort(await work)).toBe(true)
  })
})
