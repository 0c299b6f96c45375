/**
 * The trial of the tests themselves: what guards people's data is broken in one small place after
 * the other, and some test must notice. `npm run trial -- mutation [N] [ROOM…]` tries at most N
 * mutants of each room; what was found of a whole room is kept for the bench's page.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import type { Trial } from '../fuzz.ts'
import { rooms } from './rooms.ts'
import type { Tried } from './try-room.ts'
import { fingerprintOf, tryRoom } from './try-room.ts'

const wanted = 0.85
const folder = path.resolve(import.meta.dirname, '../../../.cache/mutants')

export const mutationTrial: Trial = {
  says: 'Breaks what guards people’s data, in each room at most',
  usual: 1_000,
  async run(count, names) {
    const chosen = names.length === 0 ? Object.keys(rooms) : names
    let [caught, of] = [0, 0]
    for (const name of chosen) {
      const found = await tryNamed(name, count)
      caught += found.caught
      of += found.mutants
      console.log(`${name}: ${found.caught} of ${found.mutants} caught in ${found.seconds} s`)
    }
    console.log(`${of} mutants, ${((100 * caught) / of).toFixed(0)} % caught`)
    return caught / of >= wanted
  },
}

/** What the trial found of a room as it stands; null where it was not tried since it changed. */
export function triedAsItStands(name: string): Tried | null {
  const room = rooms[name]
  const kept = readKept(name)
  return room !== undefined && kept?.fingerprint === fingerprintOf(room) ? kept : null
}

async function tryNamed(name: string, most: number): Promise<Tried> {
  const room = rooms[name]
  if (room === undefined) throw new Error(`no room ${name}: ${Object.keys(rooms).join(', ')}`)
  const found = await tryRoom(name, room, most, console.log)
  if (found.mutants < most) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(found, null, 1))
  }
  return found
}

function readKept(name: string): Tried | null {
  try {
    return JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')) as Tried // written above
  } catch {
    return null
  }
}
