/**
 * A worker that is replaced when it is worn, without a wait: its successor loads all that it needs beside
 * it, and only then takes over. One question at a time, as the worker itself.
 */
export interface Worker<Question, Answer> {
  /** Resolves when it has loaded what it needs, or is gone. */
  ready: Promise<void>
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
): Pick<Worker<Question, Answer>, 'ask'> {
  type Started = Worker<Question, Answer>
  let current: Started = start()
  let successor: Started | null = null
  let isServing = false

  async function prepare(): Promise<void> {
    if (successor !== null) return
    const next = start()
    successor = next
    await next.ready
    successor = null
    if (next.isGone()) return
    const worn = current
    current = next
    if (!isServing) await worn.end()
  }

  return {
    async ask(question) {
      const serving = current
      isServing = true
      const answer = await serving.ask(question)
      isServing = false
      if (serving.isGone() && current === serving) current = start()
      else if (current !== serving) void serving.end()
      else if (serving.isWorn()) void prepare()
      return answer
    },
  }
}
