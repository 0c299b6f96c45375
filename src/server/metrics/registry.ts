/**
 * Numbers about the running product in Prometheus' text form: counters and histograms that are
 * added to, and gauges that are read when somebody asks. Labels are names of ours (a route's
 * template, a status, an engine), never what a person sent, so their number is bounded.
 */
type Labels = Readonly<Record<string, string>>

interface Counter {
  add(labels: Labels, by?: number): void
}

interface Histogram {
  observe(labels: Labels, seconds: number): void
}

export interface Registry {
  counter(name: string, help: string): Counter
  histogram(name: string, help: string): Histogram
  /** `read` gives the number, or one for each label, at every question. */
  gauge(name: string, help: string, read: () => Reading | Promise<Reading>): void
  /** All of it as text. A gauge that cannot be read is left out. */
  text(): Promise<string>
}

type Reading = number | [labels: Labels, value: number][]

/** Upper bounds in seconds: from a cached page to a slow model. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120]

export function createRegistry(): Registry {
  const families: (() => Promise<string[]>)[] = []
  const family = (name: string, help: string, type: string, lines: () => Promise<string[]>) =>
    families.push(async () => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...(await lines()),
    ])
  return {
    counter(name, help) {
      const values = new Map<string, number>()
      family(name, help, 'counter', async () =>
        [...values].map(([labels, value]) => `${name}${labels} ${value}`),
      )
      return {
        add(labels, by = 1) {
          const key = written(labels)
          values.set(key, (values.get(key) ?? 0) + by)
        },
      }
    },
    histogram(name, help) {
      const series = new Map<string, { labels: Labels; counts: number[]; sum: number }>()
      family(name, help, 'histogram', async () =>
        [...series.values()].flatMap((of) => lines(name, of)),
      )
      return {
        observe(labels, seconds) {
          const key = written(labels)
          const one = series.get(key) ?? { labels, counts: bounds.map(() => 0).concat(0), sum: 0 }
          const at = bounds.findIndex((bound) => seconds <= bound)
          const slot = at === -1 ? bounds.length : at
          one.counts[slot] = (one.counts[slot] ?? 0) + 1
          one.sum += seconds
          series.set(key, one)
        },
      }
    },
    gauge(name, help, read) {
      family(name, help, 'gauge', async () => {
        const reading = await read()
        const all: [Labels, number][] = typeof reading === 'number' ? [[{}, reading]] : reading
        return all.map(([labels, value]) => `${name}${written(labels)} ${value}`)
      })
    },
    async text() {
      const blocks = await Promise.all(families.map((lines) => lines().catch((): string[] => [])))
      return `${blocks.flat().join('\n')}\n`
    },
  }
}

function lines(
  name: string,
  { labels, counts, sum }: { labels: Labels; counts: number[]; sum: number },
) {
  let below = 0
  const buckets = counts.map((count, i) => {
    below += count
    return `${name}_bucket${written({ ...labels, le: String(bounds[i] ?? '+Inf') })} ${below}`
  })
  return [
    ...buckets,
    `${name}_sum${written(labels)} ${sum}`,
    `${name}_count${written(labels)} ${below}`,
  ]
}

function written(labels: Labels): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) =>
      `${name}="${value.replaceAll(/[\\"\n]/g, (c) => (c === '\n' ? '\\n' : `\\${c}`))}"`,
  )
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}
