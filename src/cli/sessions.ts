/** `lapel sessions end EMAIL`, or `--all`: signs people out everywhere; for whoever runs this Lapel. */
import { endSessionsOf } from '#server/auth/session-store.ts'

import type { Exit } from './exit.ts'
import { exit, Unusable } from './exit.ts'
import { findPersonByEmail } from './find-person.ts'
import { readWords } from './options.ts'
import { withDatabase } from './own-database.ts'
import { writeJson } from './terminal.ts'

export const usage = 'sessions end EMAIL | --all'

export async function run(args: readonly string[]): Promise<Exit> {
  const { files, options } = readWords(args, { all: { type: 'boolean' } }, usage)
  const [verb, email, extra] = files
  const isClear = options['all'] === true ? email === undefined : email !== undefined
  if (verb !== 'end' || !isClear || extra !== undefined) throw new Unusable(`Usage: lapel ${usage}`)
  return withDatabase({ mayCreate: false, joinRunning: true }, async ({ kysely }) => {
    const person = email === undefined ? undefined : await findPersonByEmail(kysely, email)
    if (person === null) return exit.no
    const whose = person === undefined ? 'everybody' : { person: person.id }
    await writeJson({ sessions_ended: await endSessionsOf(kysely, whose) })
    return exit.done
  })
}
