/**
 * One typed way to the server: `callApi('openResume', { params: { id } })`. Method, path and the
 * promised status come from the table of calls; refusals become the classes of `errors.ts`. It says
 * nothing on screen. A 401 ends the session, and whoever listens to the session tells the person.
 */
import type { AnswerOf, SentBodyOf, SentQueryOf } from '#contract/call.ts'
import type { CallName, Calls } from '#contract/calls.ts'
import { calls } from '#contract/calls.ts'
import type { ProblemCode } from '#contract/problems.ts'
import type { TailoringStage } from '#contract/tailoring.ts'
import type { LetterAnswer } from '#contract/letters.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { apiBase } from './base-url.ts'
import { isAbort, NetworkError, ProblemError, SetupError, UnexpectedAnswerError } from './errors.ts'
import { progressType, readProgress } from './progress.ts'
import { endSession, readToken } from './session.ts'

type ParamsOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamsOf<Rest>
  : never

type Needs<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: undefined }
  : { [K in Key]: Value }

type ParamsIn<N extends CallName> = [ParamsOf<Calls[N]['path']>] extends [never]
  ? undefined
  : Record<ParamsOf<Calls[N]['path']>, string>

type BodyIn<N extends CallName> = Calls[N] extends { body: 'multipart' }
  ? FormData
  : SentBodyOf<Calls[N]>

/** What a call must be given: only the parts that its row of the table has. */
type CallInput<N extends CallName> = Needs<'params', ParamsIn<N>> &
  Needs<'query', SentQueryOf<Calls[N]>> &
  Needs<'body', BodyIn<N>> & {
    signal?: AbortSignal
    /** The same key twice is one piece of work and one credit (`once-for.ts`). */
    idempotencyKey?: string
    /** Told of each step, where the server tells them. */
    onStage?: (stage: TailoringStage) => void
  }

type NoInput<N extends CallName> = {} extends CallInput<N> ? [CallInput<N>?] : [CallInput<N>]

type LooseInput = {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  signal?: AbortSignal
  idempotencyKey?: string
  onStage?: (stage: TailoringStage) => void
}

export async function callApi<N extends CallName>(
  name: N,
  ...[input]: NoInput<N>
): Promise<AnswerOf<Calls[N]>> {
  // The table's types were checked at the call; inside, all calls are treated alike.
  const loose = (input ?? {}) as LooseInput
  const response = await ask(name, loose)
  const isTold = response.headers.get('content-type')?.startsWith(progressType) === true
  const answer = isTold
    ? await readProgress(response, loose.onStage ?? (() => {}))
    : await readAnswer(response)
  // The server's answers are checked against the same schemas by its tests; what else answers in its
  // place must not be opened as a resume, whose address is made of its id.
  if (!resumesIn(name, answer).every(hasId)) throw new UnexpectedAnswerError(response.status)
  return answer as AnswerOf<Calls[N]>
}

type ResumeCallName = {
  [N in CallName]: Resume extends AnswerOf<Calls[N]>
    ? AnswerOf<Calls[N]> extends Resume
      ? N
      : never
    : never
}[CallName]

/** The calls that answer one resume. The browser's copy of the table is without their schemas. */
const answersResume: Readonly<Record<ResumeCallName, true>> = {
  copyResume: true,
  createFromTemplate: true,
  openResume: true,
  openRevision: true,
  restoreFromTrash: true,
  restoreRevision: true,
  saveResume: true,
  translateResume: true,
  uploadResume: true,
}

/** What of an answer is opened as a resume; a tailoring may answer that it made none. */
function resumesIn(name: CallName, answer: unknown): unknown[] {
  if (name in answersResume) return [answer]
  if (name !== 'tailorResume') return []
  const made = propertyOf(answer, 'tailored_resume') ?? null
  return made === null ? [] : [made]
}

function hasId(answer: unknown): boolean {
  const id = propertyOf(answer, 'id')
  return typeof id === 'string' && id !== ''
}

const propertyOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

/** The calls whose answer is a file. */
type FileCallName = {
  [N in CallName]: Calls[N]['answer'] extends 'bytes' ? N : never
}[CallName]

export async function downloadApi<N extends FileCallName>(
  name: N,
  input: CallInput<N>,
): Promise<Blob> {
  const response = await ask(name, input as LooseInput)
  try {
    return await response.blob()
  } catch (error) {
    if (isAbort(error)) throw error
    throw new NetworkError('the file was cut off', { cause: error })
  }
}

/** The answer of a call that went well; anything else is thrown. */
async function ask(name: CallName, input: LooseInput): Promise<Response> {
  const row = calls[name]
  const token = readToken()
  const response = await send(buildRequest(row.method, row.path, input, token))
  if (!response.ok) {
    const problem = await readProblem(response)
    // An answer to an earlier session must not end the present one.
    if (problem.status === 401 && token !== null && token === readToken()) endSession('expired')
    throw problem
  }
  if (response.status !== row.status) throw new UnexpectedAnswerError(response.status)
  return response
}

function buildRequest(
  method: string,
  path: string,
  { params, query, body, signal, idempotencyKey, onStage }: LooseInput,
  token: string | null,
): Request {
  try {
    const headers = new Headers({ accept: 'application/json' })
    if (token !== null) headers.set('authorization', `Bearer ${token}`)
    if (onStage) headers.set('accept', `${progressType}, application/json`)
    if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey)
    const init: RequestInit = { method, headers, credentials: 'same-origin' }
    if (signal) init.signal = signal
    if (body instanceof FormData) init.body = body
    else if (body !== undefined) {
      init.body = JSON.stringify(body)
      headers.set('content-type', 'application/json')
    }
    return new Request(addressOf(path, params ?? {}, query ?? {}), init)
  } catch (error) {
    throw new SetupError('the request could not be built', { cause: error })
  }
}

function addressOf(
  path: string,
  params: Record<string, string>,
  query: Record<string, unknown>,
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = params[key]
    if (value === undefined || value === '') throw new SetupError(`no ${key} given`)
    return encodeURIComponent(value)
  })
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    for (const one of [value].flat())
      if (typeof one === 'string' || typeof one === 'number') search.append(key, String(one))
  const tail = search.size > 0 ? `?${search.toString()}` : ''
  return new URL(`${apiBase}${filled}${tail}`, globalThis.location?.href).href
}

async function send(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    if (isAbort(error)) throw error
    throw new NetworkError('no answer from the server', { cause: error })
  }
}

async function readAnswer(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  const text = await readText(response)
  try {
    return JSON.parse(text)
  } catch {
    throw new UnexpectedAnswerError(response.status)
  }
}

async function readText(response: Response): Promise<string> {
  try {
    return await response.text()
  } catch (error) {
    if (isAbort(error)) throw error
    throw new NetworkError('the answer was cut off', { cause: error })
  }
}

async function readProblem(response: Response): Promise<ProblemError> {
  const { status, statusText } = response
  const retryAfter = Number(response.headers.get('retry-after')) || null
  const text = await readText(response)
  const facts = { status, statusText, retryAfter }
  try {
    const body = JSON.parse(text) as {
      detail?: unknown
      code?: unknown
      resume?: unknown
      letter?: unknown
    } | null
    return new ProblemError({
      ...facts,
      detail: typeof body?.detail === 'string' && body.detail !== '' ? body.detail : null,
      // A code that the catalogue does not know finds no words and falls back to the detail.
      code: typeof body?.code === 'string' ? (body.code as ProblemCode) : null,
      resume: (body?.resume ?? null) as Resume | null,
      letter: (body?.letter ?? null) as LetterAnswer | null,
    })
  } catch {
    return new ProblemError(facts)
  }
}
