import type { Calls } from '#contract/calls.ts'
import { fileNameOf } from '#domain/exchange/file-name.ts'
import { fileKinds } from '#domain/exchange/formats.ts'

import { disposition } from '../http/disposition.ts'
import type { Handler } from '../http/handler.ts'
import { exportBytes } from '../print/export-bytes.ts'
import { printContext } from '../print/print-context.ts'
import { refusedPrint } from '../print/refused-print.ts'
import { stateAt } from './history/open.ts'
import { ofResume } from './history/store.ts'
import { onPaper } from './on-paper.ts'
import { own } from './own.ts'

export const exportResume: Handler<Calls['exportResume']> = async ({
  house,
  person,
  param,
  query,
  reply,
}) => {
  const owned = await own(house, person, param('id'))
  const { format, version, ...wished } = query()
  const resume =
    version === undefined ? owned.resume : await stateAt(house, ofResume, owned, String(version))
  const options = await onPaper(house, { ...owned, resume }, wished)
  const context = printContext(house, person, reply)
  const exported = await exportBytes(resume, format, options, context)
  if (exported.kind === 'refused') throw refusedPrint(exported, house.log)
  const { extension, mediaType } = fileKinds[format]
  void reply
    .type(mediaType)
    .header('content-disposition', disposition(fileNameOf(options.title, extension)))
    .send(exported.bytes)
}
