import type { Calls } from '#contract/calls.ts'
import { templateContent } from '#domain/resume/template.ts'

import { preferredLanguage, preferredPaper } from '../http/accept-language.ts'
import type { Handler } from '../http/handler.ts'
import { newResume } from './new-resume.ts'
import { addResume } from './store.ts'

export const createFromTemplate: Handler<Calls['createFromTemplate']> = async ({
  house,
  person,
  request,
}) => {
  const wishes = request.headers['accept-language']
  const language = preferredLanguage(wishes)
  const content = templateContent(language, person)
  return addResume(
    house.db,
    person.id,
    'template',
    newResume(content, language, preferredPaper(wishes)),
  )
}
