/** The acts and things of work as concepts, read from their tables once. */
import type { Language } from '../../language/languages.ts'
import { acts } from './acts.data.ts'
import type { Concept } from './concepts.data.ts'
import { things } from './things.data.ts'
import { tradeActs } from './trade-acts.data.ts'
import { tradeThings } from './trade-things.data.ts'

/** Acts that say little of their own: whoever did anything handled, made or supported it. */
const plainActs: ReadonlySet<string> = new Set([
  'prepare',
  'collect',
  'update',
  'operate',
  'enable',
  'talk',
  'care',
  'welcome',
  'serve',
  'support',
])

const columns = ['en', 'de', 'es', 'fr', 'pt', 'nl'] as const satisfies readonly Language[]

function read(table: string, kind: 'act' | 'thing'): Concept[] {
  return table
    .trim()
    .split('\n')
    .map((row): Concept => {
      const [head = '', ...cells] = row.split('|').map((cell) => cell.trim())
      const [id = '', broad] = head.split('<')
      const [en = '', de = '', es = '', fr = '', pt = '', nl = ''] = cells
      if (cells.length !== columns.length) throw new RangeError(`${id} has ${cells.length} columns`)
      const isPlain = kind === 'act' && plainActs.has(id)
      return { id, kind, ...(broad ? { broad } : {}), isPlain, en, de, es, fr, pt, nl }
    })
}

export const meanings: readonly Concept[] = [
  ...read(acts, 'act'),
  ...read(tradeActs, 'act'),
  ...read(things, 'thing'),
  ...read(tradeThings, 'thing'),
]
