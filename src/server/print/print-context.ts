/** Who lays out and prints for a person, for as long as they wait. */
import type { FastifyReply } from 'fastify'

import type { House } from '../house.ts'
import { untilGone } from '../http/until-gone.ts'
import type { Person } from '../users/person.ts'
import type { PrintContext } from './export-bytes.ts'

export function printContext(
  { printer, reader, texts }: Pick<House, 'printer' | 'reader' | 'texts'>,
  person: Pick<Person, 'id'>,
  reply: Pick<FastifyReply, 'raw'>,
): PrintContext & Pick<House, 'reader'> {
  const signal = untilGone(reply)
  return {
    printer,
    reader,
    run: texts.for(person.id, signal),
    whose: { person: person.id, signal },
  }
}
