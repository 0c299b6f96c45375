/**
 * A way to the database on which everything may go wrong: it refuses, cuts, swallows what is said, or
 * does what it was told and breaks before it can say so. */
import type { Server, Socket } from 'node:net'
import { connect, createServer } from 'node:net'

export type Fault = 'refuses' | 'cuts' | 'hangs' | 'loses the word of a commit'

export interface FaultyWay {
  /** The database by this way. */
  url: string
  become(fault: Fault | 'whole'): void
  close(): Promise<void>
}

export async function openFaultyWay(databaseUrl: string): Promise<FaultyWay> {
  const there = new URL(databaseUrl)
  const host = there.searchParams.get('host') ?? there.hostname
  const port = Number((there.searchParams.get('port') ?? there.port) || 5432)
  const pairs = new Map<Socket, Socket | null>()
  let now: Fault | 'whole' = 'whole'

  const server: Server = createServer((socket) => {
    pairs.set(socket, null)
    socket.on('error', () => {}).on('close', () => pairs.delete(socket))
    if (now === 'refuses') socket.resetAndDestroy()
    else if (now === 'cuts') socket.once('data', () => socket.resetAndDestroy())
    else if (now === 'hangs') socket.pause()
    else passOn(socket)
  })
  function passOn(socket: Socket): void {
    const onward = host.startsWith('/')
      ? connect({ path: `${host}/.s.PGSQL.${port}` })
      : connect({ host, port })
    pairs.set(socket, onward)
    onward.on('error', () => {}).on('close', () => socket.destroy())
    socket.on('close', () => onward.destroy())
    socket.on('data', (said) => {
      if (now !== 'loses the word of a commit' || !said.includes('commit')) return
      onward
        .unpipe(socket)
        .once('data', () => socket.resetAndDestroy())
        .resume()
    })
    socket.pipe(onward).pipe(socket)
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const listening = server.address()
  const own = typeof listening === 'object' && listening ? listening.port : 0

  there.search = ''
  there.host = `127.0.0.1:${own}`
  return {
    url: there.href,
    become(fault) {
      // What was swallowed is not said later: those connections are dead.
      const wasHung = now === 'hangs'
      now = fault
      for (const [socket, onward] of pairs) {
        if (fault === 'cuts' || fault === 'refuses' || wasHung) socket.resetAndDestroy()
        else if (fault === 'hangs' && onward !== null) {
          socket.unpipe(onward).pause()
          onward.unpipe(socket).pause()
        }
      }
    },
    async close() {
      for (const socket of pairs.keys()) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
