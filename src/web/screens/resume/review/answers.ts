/** Sends a person's answer to a proposed change; the resume that comes back goes into the draft. */
import type { ChangeAnswer } from '#contract/changes.ts'

import { callApi } from '../../../api/client.ts'
import { changesQuery, queryClient, rememberResume } from '../../../api/queries.ts'
import type { Draft } from '../draft.ts'
import { statementsQuery } from '../statements.ts'

export type Answered = { change: ChangeAnswer; keptOwn: boolean }

/** Throws what the save or the server refuses. */
export async function answerChange(
  draft: Draft,
  change: string,
  answer: { state: 'accepted' | 'left_out' | 'waiting'; value?: string },
): Promise<Answered> {
  // What is answered is what is seen.
  const saved = await draft.save()
  if (saved.kind !== 'saved') throw saved.error
  const { id, version } = draft.state().resume
  const answered = await callApi('decideChange', {
    params: { id, change },
    body: { ...answer, version },
  })
  rememberResume(answered.resume)
  await draft.hear(answered.resume)
  await queryClient.invalidateQueries({ queryKey: changesQuery(id).queryKey })
  void queryClient.invalidateQueries({ queryKey: statementsQuery.queryKey })
  return { change: answered.change, keptOwn: answered.kept_own }
}

/** In other words: taken at once where they are proven, and asked about anew where they are not. */
export async function rewordChange(draft: Draft, change: string, value: string): Promise<Answered> {
  const checked = await answerChange(draft, change, { state: 'waiting', value })
  if (checked.change.grade !== null) return checked
  return answerChange(draft, change, { state: 'accepted', value })
}
