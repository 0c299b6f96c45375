/**
 * One wish, one piece of work: whoever asks again because no answer came, or because the server
 * stumbled, asks under the same key and gets what was made meanwhile, instead of a second one.
 */
import { NetworkError, ProblemError, UnexpectedAnswerError } from './errors.ts'
import { newKey } from './new-key.ts'

const unanswered = new Map<unknown, string>()

/** `wish`: what was asked for, with the version of what it is made from; or the very file. */
export async function onceFor<T>(wish: unknown, ask: (key: string) => Promise<T>): Promise<T> {
  const key = unanswered.get(wish) ?? newKey()
  unanswered.set(wish, key)
  try {
    const answer = await ask(key)
    unanswered.delete(wish)
    return answer
  } catch (error) {
    if (!mayBeDone(error)) unanswered.delete(wish)
    throw error
  }
}

/** Whether the work may have been done, though nobody was told so. */
const mayBeDone = (error: unknown): boolean =>
  error instanceof NetworkError ||
  error instanceof UnexpectedAnswerError ||
  (error instanceof ProblemError && (error.status >= 500 || error.code === 'request_in_progress'))
