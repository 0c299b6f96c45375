/**
 * A task that was not done: `text_too_complex` where the same text would use up the budget again,
 * `text_busy` where there was no turn for it in time and another try helps.
 */
export class WorkRefused extends Error {
  override name = 'WorkRefused'
  readonly code: 'text_too_complex' | 'text_busy'

  constructor(code: WorkRefused['code'], task: string) {
    super(`${task}: ${code}`)
    this.code = code
  }
}
