/**
 * The trial of texts that block: each repeats a fragment up to 100,000 characters and is put to some
 * entries of `domain`, each in a thread that ends at its deadline. `npm run trial -- blocking N FROM [ENTRY]`
 * goes on at a number, so that a long trial can be run in parts, and may keep to entries of a name.
 */
import { entries } from './blocking/entries.ts'
import { hostileText } from './blocking/hostile-texts.ts'
import { openAsking } from './blocking/asking.ts'
import type { Trial } from './fuzz.ts'

const length = 100_000
const deadlineMs = 5_000
/** Over all texts each entry is asked for a share of them. */
const entriesOfText = 4

export const blockingTrial: Trial = {
  says: 'Puts a hostile text to the entries of domain',
  usual: 10_000,
  async run(count, [from = '0', name = '']) {
    const first = Number(from)
    const names = [...entries.keys()].filter((entry) => entry.includes(name))
    const asking = await openAsking()
    const late = new Map<string, number>()
    let [slowestMs, faults] = [0, 0]
    for (let number = first; number < first + count; number++) {
      const text = hostileText(number)
      for (let i = 0; i < Math.min(entriesOfText, names.length); i++) {
        const entry = names[(number * entriesOfText + i) % names.length] ?? ''
        const answer = await asking.ask({ entry, text, length }, deadlineMs)
        const told = `text ${number}, ${entry}: ${text.form} of ${JSON.stringify(text.fragment)}`
        if (answer === null) {
          late.set(entry, (late.get(entry) ?? 0) + 1)
          console.log(`LATE ${told}`)
        } else if (answer.error !== null) {
          faults++
          console.log(`FAULT ${told}: ${answer.error}`)
        }
        slowestMs = Math.max(slowestMs, answer?.tookMs ?? deadlineMs)
      }
      if ((number + 1) % 100 === 0) console.log(`${number + 1} texts; go on with ${number + 1}`)
    }
    await asking.close()
    for (const [entry, times] of late) console.log(`${times} late: ${entry}`)
    console.log(`slowest answer: ${slowestMs.toFixed(0)} ms, ${faults} faults`)
    return late.size === 0 && faults === 0
  },
}
