/** What a machine reads in the resume's own PDF, in the layout that is asked for. */
import type { Calls } from '#contract/calls.ts'

import type { Handler } from '../http/handler.ts'
import { readPrinted } from '../print/read-printed.ts'
import { printContext } from '../print/print-context.ts'
import { refusedPrint } from '../print/refused-print.ts'
import { onPaper } from './on-paper.ts'
import { own } from './own.ts'

export const machineRead: Handler<Calls['machineRead']> = async ({
  house,
  person,
  param,
  query,
  reply,
}) => {
  const owned = await own(house, person, param('id'))
  const options = await onPaper(house, owned, query())
  const context = printContext(house, person, reply)
  const read = await readPrinted(owned.resume, options, context)
  if (read.kind === 'refused') throw refusedPrint(read, house.log)
  return read.result
}
