/** Says before the click what a click would be answered with. */
import type { Calls } from '#contract/calls.ts'
import { languages } from '#domain/language/languages.ts'

import type { Handler } from '../../http/handler.ts'
import { installCommand } from '../../translators/command.ts'

export const translationTargets: Handler<Calls['translationTargets']> = async ({
  house,
  query,
}) => {
  const { from } = query()
  return Promise.all(
    languages
      .filter((language) => language !== from)
      .map(async (language) => {
        const readiness = await house.translators.readiness({ from, to: language })
        return {
          language,
          state: readiness.kind,
          command: readiness.kind === 'missing' ? installCommand(readiness.languages) : null,
        }
      }),
  )
}
