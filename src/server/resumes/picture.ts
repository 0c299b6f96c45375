/** The first page of a resume as a picture: drawn once for each state of it, and kept for a while. */
import { createHash } from 'node:crypto'

import type { Calls } from '#contract/calls.ts'
import type { SheetOptions } from '#domain/exchange/sheet.ts'
import { contentOf } from '#domain/resume/content.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { chooseEncoding, pack } from '../http/encoding.ts'
import type { Handler } from '../http/handler.ts'
import { printContext } from '../print/print-context.ts'
import { refusedPrint } from '../print/refused-print.ts'
import { version } from '../version.ts'
import { onPaper } from './on-paper.ts'
import { own } from './own.ts'

export const pictureOfResume: Handler<Calls['pictureOfResume']> = async ({
  house,
  person,
  param,
  request,
  reply,
}) => {
  const owned = await own(house, person, param('id'))
  const options = await onPaper(house, owned, {})
  const tag = tagOf(owned.resume, options)
  // As all answers it is left in no browser's cache, where it would outlive the session; whoever keeps it
  // for the session asks with its tag.
  void reply.header('etag', tag)
  if (request.headers['if-none-match'] === tag) return void reply.code(304).send()
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const svg = house.pictures.find(tag) ?? (await draw())
  void reply.type('image/svg+xml').header('vary', 'accept-encoding')
  if (encoding === null) return void reply.send(svg)
  return void reply.header('content-encoding', encoding).send(await pack(svg, encoding, 'each'))

  async function draw(): Promise<Buffer> {
    const { printer, run, whose } = printContext(house, person, reply)
    const sheet = await run('layOut', contentOf(owned.resume), options)
    const drawn = await printer.print(sheet, whose, 'picture')
    if (drawn.kind === 'refused') throw refusedPrint(drawn, house.log)
    house.pictures.keep(tag, drawn.bytes)
    return drawn.bytes
  }
}

/** The same only for the same state of a resume, set the same way by the same program. */
function tagOf({ id, version: state }: Resume, options: SheetOptions): string {
  const shown = JSON.stringify([id, state, options, version])
  return `W/"${createHash('sha256').update(shown).digest('base64url').slice(0, 22)}"`
}
