/** What the person has stated to have, as the server keeps it. */
import { queryOptions } from '@tanstack/react-query'

import type { StatementAnswer } from '#contract/statements.ts'

import { callApi } from '../../api/client.ts'
import { queryClient } from '../../api/queries.ts'

export const statementsQuery = queryOptions({
  queryKey: ['statements'],
  queryFn: ({ signal }) => callApi('statementsOfMe', { signal }),
})

/** The skills that stand. */
export const statedIn = (statements: readonly StatementAnswer[]): string[] =>
  statements
    .filter(({ withdrawn_at, about }) => withdrawn_at === null && about === null)
    .map(({ skill }) => skill)

export async function stateSkill(skill: string): Promise<void> {
  remember(await callApi('stateSkill', { body: { skill } }))
}

export async function withdrawStatement(id: string): Promise<void> {
  remember(await callApi('withdrawStatement', { params: { id } }))
}

function remember(answer: StatementAnswer): void {
  queryClient.setQueryData(statementsQuery.queryKey, (known = []) => [
    answer,
    ...known.filter(({ id }) => id !== answer.id),
  ])
}
