/**
 * Preloaded into the server of the soak: each minute it collects all rubbish and says, in a line,
 * what is left. When V8 collects by itself depends on how busy the machine is, and what lies about
 * until then would be taken for growth.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { threadName } from 'node:worker_threads'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void // V8's own, where the flag is set

// The server's thread (src/server/process); the others have heaps of their own.
if (threadName === 'server') {
  setInterval(() => {
    collect()
    // What finalizers free, and the buffers of answers, are told of only by the next collection.
    setTimeout(() => {
      collect()
      const { heapUsed, external, rss } = process.memoryUsage()
      process.stdout.write(`held ${heapUsed + external} resident ${rss}\n`)
    }, 100).unref()
  }, 60_000).unref()
}
