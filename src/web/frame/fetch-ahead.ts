/**
 * Fetches the parts that are loaded late before anybody opens them, so that they open without the
 * network. One at a time while nothing else is going on: first what belongs to the screen that is
 * open, then the other screens with what belongs to them. Whoever saves data fetches nothing ahead.
 */

type Part = {
  isScreen: boolean
  /** Whether it was to be had. */
  fetch: () => Promise<boolean>
}

/** Long enough for the screen to have come, with what it asks the server for. */
const settleMs = 3_000
/** Until it is looked again whether the page is quiet. */
const restMs = 1_000

/** The parts of a screen are known from when its code is there. */
const known = new Set<Part>()
let isQuiet: (() => boolean) | null = null
let isFetching = false

/** Any time, also while others are being fetched. */
export function fetchWhenIdle(part: Part): void {
  known.add(part)
  if (isQuiet) void fetchAll(isQuiet)
}

/** Once, when the app has been drawn. `quiet` says whether nothing is being asked of the server. */
export function startFetchingAhead(quiet: () => boolean): void {
  if (savesData()) return
  const start = () =>
    setTimeout(() => {
      isQuiet = quiet
      void fetchAll(quiet)
    }, settleMs)
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}

async function fetchAll(quiet: () => boolean): Promise<void> {
  if (isFetching) return
  isFetching = true
  for (let part = next(); part; part = next()) {
    await idle()
    if (!quiet()) await pause(restMs)
    else if (await part.fetch()) known.delete(part)
    // A server that answers and has it not is a newer one, and will not have it later either.
    else await networkIsBack()
  }
  isFetching = false
}

function next(): Part | undefined {
  const all = [...known]
  return all.find((part) => !part.isScreen) ?? all[0]
}

function idle(): Promise<unknown> {
  // Safari has no such callback.
  return 'requestIdleCallback' in window
    ? new Promise((resolve) => requestIdleCallback(resolve))
    : pause(restMs)
}

function pause(ms: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function networkIsBack(): Promise<unknown> {
  return new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
}

function savesData(): boolean {
  if (!('connection' in navigator)) return false
  // Only Chromium tells, so TypeScript has no type for it.
  const { connection } = navigator as { connection: { saveData?: boolean; effectiveType?: string } }
  return connection.saveData === true || connection.effectiveType?.endsWith('2g') === true
}
