/**
 * A port that a server started a moment later finds free: below those that the system gives to whoever asks
 * for any, so that no connection and no other server takes it meanwhile.
 */
import { createServer } from 'node:net'

const [lowest, count] = [16_384, 16_384]
/** Each process begins elsewhere. */
let next = (process.pid * 61) % count

export async function findFreePort(): Promise<number> {
  for (let tried = 0; tried < count; tried++) {
    const port = lowest + next
    next = (next + 1) % count
    if (await isFree(port)) return port
  }
  throw new Error('no free port')
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
