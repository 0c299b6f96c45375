/** What is counted of the product: requests, engines, the reader. */
import type { Engine } from '../engines/engine.ts'
import type { PdfReader, ReadPdf, ReadResume } from '../pdf/reader-process.ts'
import type { Registry } from './registry.ts'
import { createRegistry } from './registry.ts'

export interface Metrics {
  registry: Registry
  request(asked: { method: string; route: string; status: number; ms: number }): void
  /** The same engine, counted. */
  countEngine(engine: Engine): Engine
  /** The same reader, counted: what is read and what waits for it. */
  countReader(reader: PdfReader): PdfReader
}

export function createMetrics(): Metrics {
  const registry = createRegistry()
  const requests = registry.counter('lapel_requests_total', 'Requests by route and status.')
  const durations = registry.histogram('lapel_request_seconds', 'How long requests took.')
  const engineCalls = registry.counter('lapel_engine_calls_total', 'Calls of the tailoring engine.')
  const engineSeconds = registry.histogram('lapel_engine_seconds', 'How long the engine took.')
  const reads = registry.counter('lapel_files_total', 'Uploaded files by what became of them.')
  return {
    registry,
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
        read: (bytes) => counted(reader.read(bytes)),
        readResume: (bytes, ask) => counted(reader.readResume(bytes, ask)),
      }
    },
  }
}
