/**
 * How the server talks to the issuer. Whatever the issuer does, a sign-in ends soon and small:
 * nothing is followed, nothing larger than a megabyte is read, nothing is waited for beyond the
 * caller's signal. What is no answer at all is `IssuerUnreachable`; what is a wrong answer is for
 * the caller to refuse.
 */
import type { FastifyInstance } from 'fastify'
import type { CustomFetch, FetchBody } from 'openid-client'

const answerLimitBytes = 1024 * 1024

class IssuerUnreachable extends Error {
  override name = 'IssuerUnreachable'
}

/** Whether that was the reason, however deep the client library has wrapped it. */
export function isUnreachable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof IssuerUnreachable) return true
  }
  return false
}

export const fetchOutside: CustomFetch = async (url, { method, headers, body, signal }) => {
  try {
    const answer = await fetch(url, {
      method,
      headers,
      redirect: 'manual',
      signal: signal ?? null,
      ...(method === 'POST' ? { body: formOf(body) } : {}),
    })
    const bytes = await readBounded(answer)
    return makeAnswer(answer.status, answer.headers, bytes)
  } catch (cause) {
    throw cause instanceof IssuerUnreachable ? cause : new IssuerUnreachable('no answer', { cause })
  }
}

/** The embedded issuer answers in this very process: no socket, so it works behind any proxy. */
export function createInnerFetch(app: FastifyInstance): CustomFetch {
  return async (address, { method, headers, body }) => {
    const url = new URL(address)
    const answer = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: url.pathname + url.search,
      headers: { ...headers, host: url.host },
      payload: formOf(body),
    })
    const type = answer.headers['content-type']
    const given = new Headers(typeof type === 'string' ? { 'content-type': type } : {})
    return makeAnswer(answer.statusCode, given, new Uint8Array(answer.rawPayload))
  }
}

/** The library's type names many bodies; to an issuer it sends forms, and nothing else. */
function formOf(body: FetchBody): string {
  return body instanceof URLSearchParams ? body.toString() : ''
}

function makeAnswer(status: number, headers: Headers, bytes: Uint8Array<ArrayBuffer>): Response {
  if (status >= 500 || status === 429) throw new IssuerUnreachable(`status ${status}`)
  const hasBody = ![204, 205, 304].includes(status)
  return new Response(hasBody ? bytes : null, { status, headers })
}

async function readBounded(answer: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of answer.body ?? []) {
    length += chunk.length
    if (length > answerLimitBytes) throw new IssuerUnreachable('the answer is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
