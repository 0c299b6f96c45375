/** What the tests notice when the guards of people's data are broken (tools/trials/mutation). */
import { rooms } from '../tools/trials/mutation/rooms.ts'
import { triedAsItStands } from '../tools/trials/mutation/trial.ts'
import type { BenchTable } from './table.ts'

export function benchMutation(): BenchTable[] {
  const rows: string[][] = []
  const left: string[] = []
  let [caught, of] = [0, 0]
  for (const name of Object.keys(rooms)) {
    const found = triedAsItStands(name)
    if (found === null) {
      rows.push([name, '', '', '', 'not tried as it stands', ''])
      continue
    }
    caught += found.caught
    of += found.mutants
    rows.push([
      name,
      String(found.files),
      String(found.mutants),
      String(found.caught),
      percent(found.caught, found.mutants),
      String(found.endless),
    ])
    left.push(...found.survivors.map((survivor) => `${name}: ${survivor}`))
  }
  if (of > 0) rows.push(['all tried', '', String(of), String(caught), percent(caught, of), ''])
  return [
    {
      title: 'Mutants of the guards',
      columns: ['room', 'files', 'mutants', 'caught', 'score', 'of them ended for taking too long'],
      rows,
      notes: [
        'As `npm run trial -- mutation` found it: this table runs nothing itself.',
        'Each mutant breaks one small place and is shown to the tests that enter the function around it; wished: 85 %.',
        ...left.map((survivor) => `Not caught: \`${survivor.replaceAll('`', "'")}\``),
      ],
    },
  ]
}

const percent = (part: number, of: number): string => `${((100 * part) / of).toFixed(0)} %`
