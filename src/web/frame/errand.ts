/**
 * Something to be done on one screen that was asked for on another: on the dashboard a file to take in, a
 * resume to create, another view; in the editor tailoring. It waits until the screen is there.
 */
export type Errand =
  | { kind: 'upload'; file: File }
  | { kind: 'create' }
  | { kind: 'layout'; layout: 'list' | 'board' }
  | { kind: 'open'; what: 'mail' | 'numbers' | 'trash' }

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

type Tailoring = { resumeId: string; job: string }

let tailoring: Tailoring | null = null

/** The resume, opened next, shows where its job is pasted, with this text. */
export function askToTailor(resumeId: string, job = ''): void {
  tailoring = { resumeId, job }
}

/** What was asked for this resume, once; one that was opened instead forgets it. */
export function takeTailoring(resumeId: string): Tailoring | null {
  const asked = tailoring?.resumeId === resumeId ? tailoring : null
  tailoring = null
  return asked
}
