/**
 * PostgreSQL's COPY over the `pg` driver, which speaks the messages but offers no call for them:
 * a statement object that hands out the rows of `COPY … TO STDOUT`, and one that feeds
 * `COPY … FROM STDIN`. Both keep the pace of the slower side.
 */
import type { Writable } from 'node:stream'

import type { ClientBase, Connection, Submittable } from 'pg'

/** The part of the driver's connection that its types leave out. */
type CopyConnection = Connection & {
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

/** What the driver calls on a statement while it runs. */
type Statement = Submittable & {
  handleError(error: Error): void
  handleCommandComplete(): void
  handleReadyForQuery(): void
  handleCopyData(message: { chunk: Buffer }, connection: Connection): void
  handleCopyInResponse(connection: CopyConnection): void
}

/** Writes every row of a `COPY … TO STDOUT` to `output`, as text lines; answers how many. */
export async function copyOut(client: ClientBase, sql: string, output: Writable): Promise<number> {
  let rows = 0
  let resume = () => {}
  const goOn = () => resume()
  // An output that was closed never drains: the rest is read and dropped.
  output.on('drain', goOn).on('close', goOn)
  try {
    await run(client, sql, {
      handleCopyData({ chunk }, connection) {
        rows++
        // The driver writes the next message over this one's bytes.
        if (output.destroyed || output.write(Buffer.from(chunk))) return
        connection.stream.pause()
        resume = () => connection.stream.resume()
      },
    })
  } finally {
    output.off('drain', goOn).off('close', goOn)
    // The last rows may have come together with the end, and paused what others use next.
    resume()
  }
  return rows
}

/** Feeds the lines of `rows` to a `COPY … FROM STDIN`. */
export async function copyIn(
  client: ClientBase,
  sql: string,
  rows: AsyncIterable<Buffer>,
): Promise<void> {
  let feeding: Promise<void> = Promise.resolve()
  const feed = async (connection: CopyConnection) => {
    for await (const row of rows) {
      connection.sendCopyFromChunk(row)
      if (connection.stream.writableNeedDrain) {
        await new Promise((resolve) => connection.stream.once('drain', resolve))
      }
    }
    connection.endCopyFrom()
  }
  let failure: unknown
  const copying = run(client, sql, {
    handleCopyInResponse(connection) {
      feeding = feed(connection).catch((error: unknown) => {
        failure = error
        connection.sendCopyFail('the source failed')
      })
    },
  })
  try {
    await copying
    await feeding
  } catch (error) {
    throw failure ?? error
  }
}

function run(client: ClientBase, sql: string, handlers: Partial<Statement>): Promise<void> {
  return new Promise((resolve, reject) => {
    const statement: Statement = {
      submit: (connection) => connection.query(sql),
      handleError: reject,
      handleCommandComplete: () => {},
      handleReadyForQuery: resolve,
      handleCopyData: () => {},
      handleCopyInResponse: (connection) => connection.sendCopyFail('nothing to send'),
      ...handlers,
    }
    client.query(statement)
  })
}
