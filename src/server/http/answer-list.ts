/**
 * A list as the answer. A short one, which most are, is answered like anything else; a long one goes
 * out as it is read, so that it never stands in memory whole.
 */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import type { FastifyReply, FastifyRequest } from 'fastify'

import type { House } from '../house.ts'
import { describeError } from '../log.ts'
import { chooseEncoding, packing } from './encoding.ts'

export async function answerList<Item>(
  { house, request, reply }: { house: House; request: FastifyRequest; reply: FastifyReply },
  batches: AsyncGenerator<Item[]>,
): Promise<Item[]> {
  const first = await batches.next() // a database that is away is still an answer of its own
  const second = await batches.next()
  if (first.done === true) return []
  if (second.done === true) return first.value
  const early = [...first.value, ...second.value]
  async function* pieces() {
    yield `[${textOf(early)}`
    for await (const batch of batches) if (batch.length > 0) yield `,${textOf(batch)}`
    yield ']'
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  void reply
    .type('application/json; charset=utf-8')
    .header('vary', 'accept-encoding')
    .headers(encoding === null ? {} : { 'content-encoding': encoding })
    .hijack()
  const { raw } = reply
  raw.writeHead(200, reply.getHeaders() as Record<string, string>) // none of ours is a list
  const text = Readable.from(pieces())
  const sent = encoding === null ? pipeline(text, raw) : pipeline(text, packing(encoding), raw)
  await sent.catch((error: unknown) => {
    // Half an answer is out: the broken connection is all that can tell.
    house.log.warn('a list was broken off', describeError(error))
  })
  return undefined as never // the answer has gone out above
}

const textOf = (items: readonly unknown[]): string =>
  items.map((item) => JSON.stringify(item)).join(',')
