/** The memory that this process still holds after a collection. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
/** Asks for a collection; the flag gives every new context such a function. */
const collect = runInNewContext('gc') as () => void // V8's own, see the flag above

export function heldBytes(): number {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
