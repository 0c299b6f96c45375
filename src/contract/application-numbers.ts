/** How far the applications of a person came. */
import { groupings } from '#domain/applications/numbers.ts'
import { z } from 'zod'

import { call } from './call.ts'

const count = z.int().min(0)

const row = z.object({
  by: z.enum(groupings),
  /** The source's name, the base resume's heading or the band; null where there is none. */
  name: z.string().nullable(),
  sent: count,
  answered: count,
  interviewed: count,
  offered: count,
})

export const numbersOfMe = call({
  method: 'GET',
  path: '/users/me/numbers',
  summary:
    'How many of your applications were sent, answered, led to an interview and to an offer: in all, by source, by base resume and by band of the score.',
  answer: z.array(row),
})
