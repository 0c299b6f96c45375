/**
 * A list of JSON texts as the answer. A short one, which most are, is answered like anything else; a long
 * one goes out as it is read, so that it never stands in memory whole.
 */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import type { FastifyReply, FastifyRequest } from 'fastify'

import type { House } from '../house.ts'
import { describeError } from '../log.ts'
import { chooseEncoding, packing } from './encoding.ts'
import { Written } from './written.ts'

export async function answerList<Item>(
  { house, request, reply }: { house: House; request: FastifyRequest; reply: FastifyReply },
  batches: AsyncGenerator<Buffer[]>,
): Promise<Written<Item[]>> {
  const first = await batches.next() // a database that is away is still an answer of its own
  if (first.done === true) return new Written(bytesOf('[', [], ']'))
  const second = await batches.next()
  if (second.done === true) return new Written(bytesOf('[', first.value, ']'))
  const early = [...first.value, ...second.value]
  async function* pieces() {
    yield bytesOf('[', early)
    for await (const batch of batches) if (batch.length > 0) yield bytesOf(',', batch)
    yield bytesOf(']', [])
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  void reply
    .type('application/json; charset=utf-8')
    .header('vary', 'accept-encoding')
    .headers(encoding === null ? {} : { 'content-encoding': encoding })
    .hijack()
  const { raw } = reply
  raw.writeHead(200, reply.getHeaders() as Record<string, string>) // none of ours is a list
  const bytes = Readable.from(pieces())
  const sent = encoding === null ? pipeline(bytes, raw) : pipeline(bytes, packing(encoding), raw)
  await sent.catch((error: unknown) => {
    // Half an answer is out: the broken connection is all that can tell.
    house.log.warn('a list was broken off', describeError(error))
  })
  return undefined as never // the answer has gone out above
}

const comma = Buffer.from(',')

/** The texts with commas between them. */
const bytesOf = (opening: string, texts: readonly Buffer[], closing = ''): Buffer =>
  Buffer.concat([
    Buffer.from(opening),
    ...texts.flatMap((text, i) => (i === 0 ? [text] : [comma, text])),
    Buffer.from(closing),
  ])
