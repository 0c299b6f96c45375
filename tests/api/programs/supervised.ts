/** The supervisor over a server that does what a test wants. */
import { supervise } from '#server/process/supervise.ts'

const server = new URL('supervised-server.ts', import.meta.url)
process.exitCode = await supervise(server, process.env, (line) => process.stdout.write(line))
// A clock that keeps the process alive would be named here.
process.stdout.write(`left: ${process.getActiveResourcesInfo().join(', ')}\n`)
