/** A kept search whose new jobs are mailed: wanted, and stopped. */
import { findSavedId } from '../feeds/store.ts'
import type { Handler } from '../http/handler.ts'
import { Problem } from '../http/problem.ts'
import { mailAddressOf } from './mail-address.ts'
import { addressOf, stopMail, wantMail } from './store.ts'

export const mailSearch: Handler<'mailSearch'> = async ({ house, person, param, body }) => {
  const { db, config, mailer, now } = house
  const id = await findSavedId(db, person.id, param('id'))
  if (id === null) throw new Problem('not_found')
  const { language } = await body()
  if (mailer === null) throw new Problem('mail_unavailable')
  if (mailAddressOf(config, await addressOf(db, person.id)) === null)
    throw new Problem('mail_address_missing')
  await wantMail(db, person.id, id, language, now())
  return undefined
}

export const stopSearchMail: Handler<'stopSearchMail'> = async ({ house, person, param }) => {
  const id = await findSavedId(house.db, person.id, param('id'))
  if (id === null || !(await stopMail(house.db, person.id, id))) throw new Problem('not_found')
  return undefined
}
