/** Loaded before a program (`--import`): writes down every address it opens a connection to. */
import { appendFileSync } from 'node:fs'
import { Socket } from 'node:net'

const file = process.env.NOTE_CONNECTIONS
const connect = Socket.prototype.connect
Socket.prototype.connect = function (...given) {
  const [options] = Array.isArray(given[0]) ? given[0] : given
  const { path, host = 'localhost', port } = typeof options === 'object' ? options : {}
  const to = path ?? (port === undefined ? options : `${host}:${port}`)
  if (file) appendFileSync(file, `${to}\n`)
  return connect.apply(this, given)
}
