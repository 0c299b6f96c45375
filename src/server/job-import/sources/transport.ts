/**
 * How sources are asked: the one transport of the server, as far as reading a source needs it. A
 * status is an answer, 404 and 429 too; what is no answer throws.
 */
import type { OutgoingAnswer, OutgoingRequest } from '../../outgoing/outgoing.ts'

export interface Transport {
  ask(
    request: OutgoingRequest,
  ): Promise<Pick<OutgoingAnswer, 'status' | 'text' | 'validators' | 'retryAfterMs'>>
}
