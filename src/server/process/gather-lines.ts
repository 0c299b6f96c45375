/**
 * Writes the lines of a moment at once. What a thread writes to standard output goes to the main thread as a
 * message, which costs more than a line is worth: a sixth of an answer's work was this.
 */
const momentMs = 20

/** `write` is given whole lines; what is left at the end of the thread is written then. */
export function gatherLines(write: (lines: string) => void): (line: string) => void {
  let lines = ''
  const flush = (): void => {
    if (lines === '') return
    const gathered = lines
    lines = ''
    write(gathered)
  }
  process.once('exit', flush)
  return (line) => {
    // Whoever only waits to write keeps no thread alive.
    if (lines === '') setTimeout(flush, momentMs).unref()
    lines += line
  }
}
