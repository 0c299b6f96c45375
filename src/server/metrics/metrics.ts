/** What is counted of the product: requests, engines, the reader. */
import type { Engine } from '../engines/engine.ts'
import type { PdfReader, ReadPdf, ReadResume } from '../pdf/reader-process.ts'
import type { LoopDelay } from './loop-delay.ts'
import { watchLoop } from './loop-delay.ts'
import type { TextWork } from '../work/text-work.ts'
import type { Registry } from './registry.ts'
import { createRegistry } from './registry.ts'

export interface Metrics {
  registry: Registry
  request(asked: { method: string; route: string; status: number; ms: number }): void
  /** How long the event loop kept others waiting, lately. */
  loopDelay(): LoopDelay
  /** The same engine, counted. */
  countEngine(engine: Engine): Engine
  /** The same reader, counted: what is read and what waits for it. */
  countReader(reader: PdfReader): PdfReader
  /** The same work on texts, measured. */
  countTexts(texts: TextWork): TextWork
}

export function createMetrics(): Metrics {
  const registry = createRegistry()
  const requests = registry.counter('lapel_requests_total', 'Requests by route and status.')
  const durations = registry.histogram('lapel_request_seconds', 'How long requests took.')
  const engineCalls = registry.counter('lapel_engine_calls_total', 'Calls of the tailoring engine.')
  const engineSeconds = registry.histogram('lapel_engine_seconds', 'How long the engine took.')
  const reads = registry.counter('lapel_files_total', 'Uploaded files by what became of them.')
  const loop = watchLoop()
  registry.gauge(
    'lapel_event_loop_delay_seconds',
    'How long the event loop kept others waiting in the last minute.',
    () => {
      const { p50Ms, p99Ms, mostMs } = loop()
      return [
        [{ quantile: '0.5' }, p50Ms / 1_000],
        [{ quantile: '0.99' }, p99Ms / 1_000],
        [{ quantile: '1' }, mostMs / 1_000],
      ]
    },
  )
  return {
    registry,
    loopDelay: loop,
    request({ method, route, status, ms }) {
      requests.add({ method, route, status: String(status) })
      durations.observe({ route }, ms / 1000)
    },
    countEngine(engine) {
      const counted = async <T>(work: () => Promise<T>): Promise<T> => {
        const began = performance.now()
        let outcome = 'failed'
        try {
          const answer = await work()
          outcome = 'answered'
          return answer
        } finally {
          engineCalls.add({ engine: engine.name, outcome })
          engineSeconds.observe({ engine: engine.name }, (performance.now() - began) / 1000)
        }
      }
      return {
        name: engine.name,
        propose: (...given) => counted(() => engine.propose(...given)),
        writeLetter: (...given) => counted(() => engine.writeLetter(...given)),
      }
    },
    countTexts(texts) {
      const gauge = (name: string, help: string, count: () => number) =>
        registry.gauge(name, help, count)
      gauge('lapel_texts_under_way', 'Texts being read.', () => texts.counts().underWay)
      gauge('lapel_texts_waiting', 'Texts waiting to be read.', () => texts.counts().waiting)
      gauge(
        'lapel_texts_too_complex',
        'Texts given up since the start because they took too long.',
        () => texts.counts().refused['text_too_complex'] ?? 0,
      )
      gauge(
        'lapel_texts_turned_away',
        'Texts turned away since the start because too much was waiting.',
        () => texts.counts().refused['text_busy'] ?? 0,
      )
      return texts
    },
    countReader(reader) {
      let underWay = 0
      registry.gauge('lapel_files_under_way', 'Files being read or waiting for it.', () => underWay)
      const counted = async <T extends ReadPdf | ReadResume>(reading: Promise<T>): Promise<T> => {
        underWay++
        try {
          const read = await reading
          reads.add({ outcome: read.kind === 'refused' ? read.code : 'read' })
          return read
        } finally {
          underWay--
        }
      }
      return {
        ...reader,
        read: (...given) => counted(reader.read(...given)),
        readResume: (...given) => counted(reader.readResume(...given)),
      }
    },
  }
}
