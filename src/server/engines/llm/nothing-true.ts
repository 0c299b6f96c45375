/** A model answered well, and nothing that it suggested was true. */
import type { Discarded } from '#domain/tailoring/guard.ts'

import { ModelFailure } from '../../llm/failure.ts'

export class NothingTrue extends ModelFailure {
  override name = 'NothingTrue'

  readonly discarded: Discarded[]
  readonly unusable: number

  constructor(discarded: Discarded[], unusable: number) {
    super('nothing_true')
    this.discarded = discarded
    this.unusable = unusable
  }
}
