/** How close a resume must be set to fit on its pages: asked, not changed. */
import type { Calls } from '#contract/calls.ts'

import type { Handler } from '../http/handler.ts'
import { fitToPages } from '../print/fit.ts'
import { printContext } from '../print/print-context.ts'
import { refusedPrint } from '../print/refused-print.ts'
import { own } from './own.ts'
import { onPaper } from './on-paper.ts'

export const fitResume: Handler<Calls['fitResume']> = async ({
  house,
  person,
  param,
  query,
  reply,
}) => {
  const owned = await own(house, person, param('id'))
  const { pages, ...wished } = query()
  const options = await onPaper(house, owned, wished)
  const context = printContext(house, person, reply)
  const fitted = await fitToPages(owned.resume, options, pages, context)
  if (fitted.kind === 'refused') throw refusedPrint(fitted, house.log)
  return fitted.kind === 'fitted'
    ? { tightness: fitted.tightness, pages: fitted.pages }
    : { tightness: null, pages: fitted.pages }
}
