/**
 * The issuer does not answer: 503 like every refusal, but a person who followed a link to it sees a
 * page with words and a way on, where a program gets the usual `{detail, code}`.
 */
import { encodeEntities } from '#domain/posts/entities.ts'
import { preferredLanguage } from '../http/accept-language.ts'
import type { Incoming } from '../http/handler.ts'
import { Problem } from '../http/problem.ts'
import { describeError } from '../log.ts'
import { renderPlainPage, wantsPage } from './plain-page.ts'
import { words } from './words.ts'

const retryAfterSeconds = 10

export function answerUnavailable({ house, request, reply }: Incoming, cause: unknown): void {
  if (!wantsPage(request)) {
    throw new Problem('issuer_unavailable', {}, { cause, retryAfterSeconds })
  }
  house.log.error('the issuer does not answer', { request: request.id, ...describeError(cause) })
  const language = preferredLanguage(request.headers['accept-language'])
  const say = words[language]
  const inside = `<p class="lead">${encodeEntities(say.unavailableLead)}</p>
      <p class="way"><a class="button" href="/api/auth/login">${encodeEntities(say.again)}</a></p>
      <p class="back"><a href="/login">${encodeEntities(say.back)}</a></p>`
  void reply
    .code(503)
    .header('retry-after', String(retryAfterSeconds))
    .header('vary', 'accept, accept-language')
    .type('text/html; charset=utf-8')
    .send(renderPlainPage(language, say.unavailable, inside))
}
