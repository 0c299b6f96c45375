import { templateContent } from '#domain/resume/template.ts'

import { preferredLanguage, preferredPaper } from '../http/accept-language.ts'
import type { Handler } from '../http/handler.ts'
import { onceByKey } from '../http/idempotency.ts'
import { newResume } from './new-resume.ts'
import { allowanceOf } from './room.ts'
import { addResume } from './store.ts'

export const createFromTemplate: Handler<'createFromTemplate'> = async (incoming) => {
  const { house, person, request } = incoming
  const wishes = request.headers['accept-language']
  const language = preferredLanguage(wishes)
  const content = templateContent(language, person)
  const resume = newResume(content, language, preferredPaper(wishes))
  const allowance = allowanceOf(house, person.id)
  return onceByKey(incoming, 'createFromTemplate', [], (keepAnswer) =>
    house.db
      .transaction()
      .execute(async (transaction) =>
        keepAnswer(transaction, await addResume(transaction, allowance, 'template', resume)),
      ),
  )
}
