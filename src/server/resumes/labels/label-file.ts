/** What was read from a file, labelled by a model where one is set up and there is anything to gain. */
import type { Labeller } from './labeller.ts'
import type { LabelledReading } from '../add-reading.ts'
import type { FileRead } from '../read-file.ts'

/** `signal`: nobody waits any more; the file is then kept as it was read. */
export async function labelFile(
  { reading, drawn }: FileRead,
  labeller: Labeller | null,
  signal: AbortSignal,
): Promise<LabelledReading> {
  // What came as data, such as JSON Resume, says itself what is what.
  if (labeller === null || drawn === null) return { ...reading, labelledBy: null }
  const labelled = await labeller.label(drawn.reading, signal)
  return { ...labelled.reading, labelledBy: labelled.labelledBy }
}
