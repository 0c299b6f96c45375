/** The door of the product: the server in a thread of its own, supervised by this one. */
import { supervise } from './process/supervise.ts'

const program = new URL('process/server-thread.ts', import.meta.url)
process.exitCode = await supervise(program, process.env, (line) => process.stdout.write(line))
