/** `lapel credits grant EMAIL N`: gives a person credits; for whoever runs this Lapel. */
import { grantCredits } from '#server/credits/ledger-store.ts'

import type { Exit } from './exit.ts'
import { exit, Unusable } from './exit.ts'
import { findPersonByEmail } from './find-person.ts'
import { readWords } from './options.ts'
import { withDatabase } from './own-database.ts'
import { writeJson } from './terminal.ts'

export const usage = 'credits grant EMAIL N'

export async function run(args: readonly string[]): Promise<Exit> {
  const { files } = readWords(args, {}, usage)
  const [verb, email = '', amount = '', extra] = files
  if (verb !== 'grant' || email === '' || extra !== undefined) {
    throw new Unusable(`Usage: lapel ${usage}`)
  }
  if (!/^[1-9]\d{0,5}$/.test(amount)) {
    throw new Unusable(`${amount || 'nothing'}: give a whole number of credits from 1 to 999999.`)
  }
  return withDatabase({ mayCreate: false, joinRunning: true }, async ({ kysely }) => {
    const person = await findPersonByEmail(kysely, email)
    if (person === null) return exit.no
    const balance = await grantCredits(kysely, person.id, Number(amount), 'granted')
    await writeJson({ email: person.email, credit_balance: balance })
    return exit.done
  })
}
