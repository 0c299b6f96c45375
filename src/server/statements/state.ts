/** "I do have this": stated, listed and taken back by the person, each with its date. */
import { mostStatements } from '#contract/statements.ts'

import type { Handler } from '../http/handler.ts'
import { Problem } from '../http/problem.ts'
import { bytesIn, needBytes } from '../quota/quota.ts'
import { addStatement, countStatements, listStatements, withdraw } from './store.ts'

export const statementsOfMe: Handler<'statementsOfMe'> = async ({ house, person }) =>
  listStatements(house.db, person.id)

export const stateSkill: Handler<'stateSkill'> = async ({ house, person, body }) => {
  const { skill } = await body()
  const quota = { personId: person.id, mostBytes: house.config.bytesPerPerson }
  await needBytes(house.db, quota, bytesIn(skill))
  if ((await countStatements(house.db, person.id)) >= mostStatements)
    throw new Problem('storage_full')
  return addStatement(house.db, person.id, skill, house.now())
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const withdrawStatement: Handler<'withdrawStatement'> = async ({ house, person, param }) => {
  const id = param('id')
  const found = uuid.test(id) ? await withdraw(house.db, person.id, id, house.now()) : null
  if (found === null) throw new Problem('not_found')
  return found
}
