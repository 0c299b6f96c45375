/** Says before the click what a click would be answered with. */
import type { Calls } from '#contract/calls.ts'
import { languages } from '#domain/language/languages.ts'

import type { Handler } from '../../http/handler.ts'
import { findOwnModel } from '../../own-models/find-own.ts'
import { installCommand } from '../../translators/command.ts'

export const translationTargets: Handler<Calls['translationTargets']> = async ({
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
