/**
 * Work that is done one piece after the other, while whoever gives it prepares the next: the database
 * keeps one batch of jobs and we read the next. Never more than one is prepared ahead.
 */
export class OneAhead {
  #underWay: Promise<void> = Promise.resolve()

  /** Begins this work once the one before has ended well; throws what ended that one. */
  async begin(work: () => Promise<void>): Promise<void> {
    await this.#underWay
    this.#underWay = work()
    // Told to whoever asks next, and unhandled until then.
    this.#underWay.catch(() => undefined)
  }

  /** Throws what ended the last work. */
  ended(): Promise<void> {
    return this.#underWay
  }

  /** Waits for the last work, however it ends: `ended` and `begin` tell a failure. */
  async settled(): Promise<void> {
    await this.#underWay.catch(() => undefined)
  }
}
