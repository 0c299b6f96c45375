/** What to look at in a translation, until the person says that it looks right or changes it. */
import type { Calls } from '#contract/calls.ts'

import type { Handler } from '../../http/handler.ts'
import { own } from '../own.ts'
import { dropMark, findTranslation } from './store.ts'

export const translationOfResume: Handler<Calls['translationOfResume']> = async ({
  house,
  person,
  param,
}) => findTranslation(house.db, await own(house, person, param('id')))

export const dismissTranslationMark: Handler<Calls['dismissTranslationMark']> = async ({
  house,
  person,
  param,
  body,
}) => {
  const owned = await own(house, person, param('id'))
  await dropMark(house.db, owned, (await body()).path)
  return findTranslation(house.db, owned)
}
