/**
 * How sources are asked: the one transport of the server, as far as reading a source needs it. A
 * status is an answer, 404 and 429 too; what is no answer throws.
 */
export interface Validators {
  etag: string | null
  lastModified: string | null
}

interface Answer {
  status: number
  text: () => string
  validators: Validators
  /** What the other side asks for with 429 or 503. */
  retryAfterMs: number | null
}

export interface Transport {
  ask(request: {
    url: string
    method?: 'GET' | 'POST'
    headers?: Readonly<Record<string, string>>
    body?: string
    types: readonly string[]
    validators?: Validators
    totalMs?: number
    limitBytes?: number
    tries?: number
    patienceMs?: number
    signal?: AbortSignal
  }): Promise<Answer>
}
