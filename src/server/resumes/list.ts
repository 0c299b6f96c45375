import type { Calls } from '#contract/calls.ts'

import type { Handler } from '../http/handler.ts'
import { answerList } from '../http/answer-list.ts'
import { listTextsOf } from './list-store.ts'

export const listResumes: Handler<Calls['listResumes']> = async (incoming) =>
  answerList(incoming, listTextsOf(incoming.house.db, incoming.house.keptTexts, incoming.person.id))
