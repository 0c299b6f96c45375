/** What the person has stated to have, as the server keeps it. */
import { queryOptions } from '@tanstack/react-query'

import type { StatementAnswer } from '#contract/statements.ts'

import { callApi } from '../../api/client.ts'
import { queryClient } from '../../api/queries.ts'

export const statementsQuery = queryOptions({
  queryKey: ['statements'],
  queryFn: ({ signal }) => callApi('statementsOfMe', { signal }),
})

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
