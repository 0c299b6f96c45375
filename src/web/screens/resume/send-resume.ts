/** How a draft reaches the server, and what became of it, without words for the screen. */
import type { Editable } from '#domain/resume/edit.ts'

import { callApi } from '../../api/client.ts'
import { ProblemError } from '../../api/errors.ts'
import { rememberResume } from '../../api/queries.ts'
import type { SaveBody, SendOutcome } from './draft.ts'

export async function sendResume(id: string, body: SaveBody): Promise<SendOutcome> {
  try {
    const resume = await callApi('saveResume', { params: { id }, body })
    rememberResume(resume)
    return { kind: 'saved', resume }
  } catch (error) {
    if (error instanceof ProblemError && error.status === 409 && error.resume)
      return { kind: 'conflict', theirs: error.resume }
    const isGone = error instanceof ProblemError && error.status === 404
    return { kind: isGone ? 'gone' : 'failed', error }
  }
}

/** What the server stored as one version; null where it cannot be told. */
export async function earlierState(id: string, version: number): Promise<Editable | null> {
  try {
    return await callApi('openRevision', { params: { id, version: String(version) } })
  } catch {
    return null // Then the last version both know is what is compared with.
  }
}
