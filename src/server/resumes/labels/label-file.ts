/** What was read from a file, labelled by a model where one is set up and there is anything to gain. */
import type { Labeller } from './labeller.ts'
import type { LabelledReading } from '../add-reading.ts'
import type { FileRead } from '../read-file.ts'

/** `signal`: nobody waits any more; the file is then kept as it was read. */
export async function labelFile(
  file: FileRead,
  labeller: Labeller | null,
  signal: AbortSignal,
): Promise<LabelledReading> {
  if (labeller === null || file.kind === 'data') return { ...file.reading, labelledBy: null }
  const { reading, labelledBy } = await labeller.label(file, signal)
  return { ...reading, labelledBy }
}
