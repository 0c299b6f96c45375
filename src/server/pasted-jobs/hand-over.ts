/**
 * The door for the browser's extension: a form posts the page that somebody looks at, and comes back as
 * a page of ours that lays it into the tab's own storage and opens the screen of jobs. Nothing is read
 * or kept here and no session counts: what becomes of the page its person decides on that screen. Other
 * sites' forms are refused where they say who they are; for those that do not, that decision is the lock.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import { pageLimit } from '#contract/found-jobs.ts'

import type { House } from '../house.ts'
import { parseJson, readBytes } from '../http/body.ts'
import { addressGroup } from '../http/limits.ts'
import { Problem } from '../http/problem.ts'

type Deps = Pick<House, 'config' | 'limiter'>

/** A letter is at most three bytes; names and signs of JSON come to it. */
const mostBytes = pageLimit * 3 + 100_000

const handedPage = z.object({
  url: z.url({ protocol: /^https?$/ }).max(2_000),
  title: z.string().transform((title) => title.slice(0, 300)),
  html: z.string().max(pageLimit),
})

export function takeHandedPages(app: FastifyInstance, deps: Deps): void {
  app.post('/add-job', async (request, reply) => answer(deps, request, reply))
}

async function answer(
  { config, limiter }: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { origin = '' } = request.headers
  if (/^https?:/.test(origin) && origin !== new URL(config.publicUrl).origin)
    throw new Problem('host_forbidden')
  const waitSeconds = await limiter.take('upload', addressGroup(request.ip))
  if (waitSeconds > 0)
    throw new Problem('too_many_requests', {}, { retryAfterSeconds: waitSeconds })
  const given = handedPage.safeParse(parseJson(fieldIn(await readBytes(request, mostBytes))))
  if (!given.success) throw new Problem('bad_request')
  return reply
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(pageThatKeeps(JSON.stringify(given.data)))
}

/** The value of the one field in a form of the type text/plain: what stands behind its name. */
function fieldIn(sent: Buffer): Buffer {
  const name = 'page='
  if (sent.subarray(0, name.length).toString() !== name) throw new Problem('bad_request')
  return sent.subarray(name.length)
}

const pageThatKeeps = (json: string): string => `<!doctype html>
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<title>Lapel</title>
<script type="application/json" id="handed">${json.replaceAll('<', String.raw`\u003c`)}</script>
<script src="/hand-over.js"></script>
`
