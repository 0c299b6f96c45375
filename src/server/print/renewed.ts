/**
 * A worker that is replaced when it is worn, without a wait: its successor is started beside it and
 * answers the same question first, which loads all that it needs; only then does it take over. One
 * question at a time, as the worker itself.
 */
export interface Worker<Question, Answer> {
  ask(question: Question): Promise<Answer>
  /** It answers still, and should be replaced. */
  isWorn(): boolean
  /** It answers no more. */
  isGone(): boolean
  /** Never throws. */
  end(): Promise<void>
}

export function renewed<Question, Answer>(
  start: () => Worker<Question, Answer>,
): Pick<Worker<Question, Answer>, 'ask' | 'end'> {
  type Started = Worker<Question, Answer>
  let current: Started | null = null
  let successor: Started | null = null
  let isServing = false
  const ending = new Set<Promise<void>>()

  function retire(worker: Started): void {
    const end = worker.end().finally(() => ending.delete(end))
    ending.add(end)
  }

  async function prepare(question: Question): Promise<void> {
    if (successor !== null) return
    const next = start()
    successor = next
    await next.ask(question)
    // It may have been ended meanwhile.
    if (successor !== next) return
    successor = null
    if (next.isGone()) return retire(next)
    const worn = current
    current = next
    if (worn !== null && !isServing) retire(worn)
  }

  return {
    async ask(question) {
      const serving = (current ??= start())
      isServing = true
      const answer = await serving.ask(question)
      isServing = false
      if (serving.isGone() || current !== serving) {
        if (current === serving) current = null
        retire(serving)
      } else if (serving.isWorn()) void prepare(question)
      return answer
    },
    async end() {
      for (const worker of [current, successor]) if (worker !== null) retire(worker)
      current = successor = null
      await Promise.all(ending)
    },
  }
}
