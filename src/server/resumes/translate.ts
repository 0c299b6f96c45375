import type { Calls } from '#contract/calls.ts'

import type { Handler } from '../http/handler.ts'
import { Problem } from '../http/problem.ts'
import { own } from './own.ts'

/** No translator is installed in this version: refused before a credit is touched. */
export const translateResume: Handler<Calls['translateResume']> = async ({
  house,
  person,
  param,
  body,
}) => {
  const { resume } = await own(house, person, param('id'))
  const { target_language: language } = await body()
  if (language === resume.resume_language) throw new Problem('same_language')
  throw new Problem('translation_unavailable', { language })
}
