/**
 * Something to be done on the dashboard that was asked for elsewhere: a file to take in, a resume to
 * create, another view. It waits until the dashboard is there.
 */
export type Errand =
  | { kind: 'upload'; file: File }
  | { kind: 'create' }
  | { kind: 'layout'; layout: 'list' | 'board' }

let waiting: Errand | null = null
let take: ((errand: Errand) => void) | null = null

export function sendErrand(errand: Errand): void {
  if (take) take(errand)
  else waiting = errand
}

/** Takes what waits and all that comes, until the returned function is called. */
export function takeErrands(onErrand: (errand: Errand) => void): () => void {
  take = onErrand
  if (waiting) {
    const errand = waiting
    waiting = null
    onErrand(errand)
  }
  return () => {
    if (take === onErrand) take = null
  }
}
