/**
 * The address in a mail under which such mail ends, outside of the API and without a session: who knows
 * it can stop the mail and nothing else. Opened, it asks, since programs open links by themselves; a
 * POST stops, whether that button sends it or a mail program by itself (RFC 8058).
 */
import { phraseFor } from '#domain/language/phrases/resume-phrases.ts'
import type { Language } from '#domain/language/languages.ts'
import { encodeEntities } from '#domain/posts/entities.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { isToken } from '../auth/tokens.ts'
import type { House } from '../house.ts'
import { addressGroup } from '../http/limits.ts'
import { Problem } from '../http/problem.ts'
import { findBySecret, stopMail } from './store.ts'

type Deps = Pick<House, 'db' | 'limiter'>

export function stopMailByLink(app: FastifyInstance, deps: Deps): void {
  app.get('/mail/:secret', async (request, reply) => {
    const { language } = await whose(deps, request)
    const say = (phrase: string) => encodeEntities(phraseFor(language, phrase))
    const button = `<form method="post"><button>${say('mail stop button')}</button></form>`
    return page(reply, language, `<p>${say('mail stop text')}</p>\n${button}`)
  })
  app.post('/mail/:secret', async (request, reply) => {
    const { personId, language } = await whose(deps, request)
    await stopMail(deps.db, personId)
    return page(reply, language, `<p>${encodeEntities(phraseFor(language, 'mail stopped'))}</p>`)
  })
}

async function whose({ db, limiter }: Deps, request: FastifyRequest) {
  const waitSeconds = await limiter.take('read', addressGroup(request.ip))
  if (waitSeconds > 0)
    throw new Problem('too_many_requests', {}, { retryAfterSeconds: waitSeconds })
  const { secret } = request.params as { secret?: string } // the router's own
  const found = isToken(secret) ? await findBySecret(db, secret) : null
  if (found === null) throw new Problem('not_found')
  return found
}

function page(reply: FastifyReply, language: Language, content: string): FastifyReply {
  const title = encodeEntities(phraseFor(language, 'mail stop title'))
  return reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title} – Lapel</title>
<main>
<h1>${title}</h1>
${content}
</main>
`)
}
