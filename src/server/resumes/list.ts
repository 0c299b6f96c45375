import type { Calls } from '#contract/calls.ts'

import type { Handler } from '../http/handler.ts'
import { answerList } from '../http/answer-list.ts'
import { listResumesOf } from './list-store.ts'

export const listResumes: Handler<Calls['listResumes']> = async (incoming) =>
  answerList(incoming, listResumesOf(incoming.house.db, incoming.person.id))
