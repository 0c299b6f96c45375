/**
 * The trial of texts that block: each repeats a fragment up to 100,000 characters and is put to some
 * entries of `domain`, each in a thread. What uses up its time on the processor must be noticed and
 * ended within it. `npm run trial -- blocking N FROM [ENTRY]` goes on at a number, so that a long trial
 * can be run in parts, and may keep to entries of a name.
 */
import { entries } from './blocking/entries.ts'
import { hostileText } from './blocking/hostile-texts.ts'
import { openAsking } from './blocking/asking.ts'
import type { Trial } from './fuzz.ts'

const length = 100_000
/** Of the processor: the budget of the server's small tasks. */
const deadlineMs = 4_000
/** How much later than its deadline a call may be ended. */
const noticedWithinMs = 500
/** Over all texts each entry is asked for a share of them. */
const entriesOfText = 4

export const blockingTrial: Trial = {
  says: 'Puts a hostile text to the entries of domain',
  usual: 10_000,
  async run(count, [from = '0', name = '']) {
    const first = Number(from)
    const names = [...entries.keys()].filter((entry) => entry.includes(name))
    const asking = await openAsking()
    const ended = new Map<string, number>()
    let [calls, slowestMs, faults, unnoticed] = [0, 0, 0, 0]
    for (let number = first; number < first + count; number++) {
      const text = hostileText(number)
      for (let i = 0; i < Math.min(entriesOfText, names.length); i++) {
        const entry = names[(number * entriesOfText + i) % names.length] ?? ''
        const answer = await asking.ask({ entry, text, length }, deadlineMs)
        const told = `text ${number}, ${entry}: ${text.form} of ${JSON.stringify(text.fragment)}`
        calls++
        if ('endedAfterMs' in answer) {
          ended.set(entry, (ended.get(entry) ?? 0) + 1)
          console.log(`ENDED after ${answer.endedAfterMs.toFixed(0)} ms: ${told}`)
          if (answer.endedAfterMs > deadlineMs + noticedWithinMs) unnoticed++
          continue
        }
        if (answer.error !== null) {
          faults++
          console.log(`FAULT ${told}: ${answer.error}`)
        }
        slowestMs = Math.max(slowestMs, answer.tookMs)
      }
      if ((number + 1) % 100 === 0) console.log(`${number + 1} texts; go on with ${number + 1}`)
    }
    await asking.close()
    const total = [...ended.values()].reduce((sum, times) => sum + times, 0)
    for (const [entry, times] of ended) console.log(`${times} ended: ${entry}`)
    console.log(
      `${calls} calls: ${total} ended at their deadline, ${unnoticed} later; slowest answer ${slowestMs.toFixed(0)} ms, ${faults} faults`,
    )
    return unnoticed === 0 && faults === 0
  },
}
