/** Which languages there are to translate into, and what to look at in a translation. */
import { languages } from '#domain/language/languages.ts'

import type { Handler } from '../../http/handler.ts'
import { findOwnModel } from '../../own-models/find-own.ts'
import { installCommand } from '../../translators/command.ts'
import { withOwn } from '../own.ts'
import { dropMark, findTranslation } from './store.ts'

/** Says before the click what a click would be answered with. */
export const translationTargets: Handler<'translationTargets'> = async ({
  house,
  person,
  query,
}) => {
  const { from } = query()
  const own = (await findOwnModel(house, person.id))?.translator ?? null
  return Promise.all(
    languages
      .filter((language) => language !== from)
      .map(async (language) => {
        const readiness = await house.translators.readiness({ from, to: language }, own)
        return {
          language,
          state: readiness.kind,
          command: readiness.kind === 'missing' ? installCommand(readiness.languages) : null,
        }
      }),
  )
}

/** What to look at in a translation, until the person says that it looks right or changes it. */
export const translationOfResume = withOwn<'translationOfResume'>(async (owned, { house }) =>
  findTranslation(house.db, owned),
)

export const dismissTranslationMark = withOwn<'dismissTranslationMark'>(
  async (owned, { house, body }) => {
    await dropMark(house.db, owned, (await body()).path)
    return findTranslation(house.db, owned)
  },
)
