/** A model answered well, and everything that it suggested is stopped. */
import type { Waiting } from '#domain/tailoring/guard.ts'

import { ModelFailure } from '../../llm/failure.ts'

export class NothingTrue extends ModelFailure {
  override name = 'NothingTrue'

  readonly waiting: Waiting[]
  readonly unusable: number

  constructor(waiting: Waiting[], unusable: number) {
    super('nothing_true')
    this.waiting = waiting
    this.unusable = unusable
  }
}
