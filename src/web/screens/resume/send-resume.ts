/** How a draft reaches the server, and what became of it, without words for the screen. */
import { callApi } from '../../api/client.ts'
import { ProblemError } from '../../api/errors.ts'
import { rememberResume } from '../../api/queries.ts'
import type { SaveBody, SaveOutcome } from './draft.ts'

export async function sendResume(id: string, body: SaveBody): Promise<SaveOutcome> {
  try {
    const resume = await callApi('saveResume', { params: { id }, body })
    rememberResume(resume)
    return { kind: 'saved', resume }
  } catch (error) {
    if (error instanceof ProblemError && error.status === 409 && error.resume)
      return { kind: 'conflict', theirs: error.resume }
    return { kind: 'failed', error }
  }
}
