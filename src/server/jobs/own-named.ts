/** The resume that `?resume_id=` names. Whose it is comes before whether the query fits. */
import type { FromPerson } from '../http/handler.ts'
import type { OwnedResume } from '../resumes/own.ts'
import { own } from '../resumes/own.ts'

export async function ownNamedInQuery({
  house,
  person,
  request,
}: Pick<FromPerson, 'house' | 'person' | 'request'>): Promise<OwnedResume | null> {
  const query = request.query as Record<string, unknown> // fastify's parser gives plain values
  const id = query['resume_id']
  return typeof id === 'string' && id !== '' ? own(house, person, id) : null
}
