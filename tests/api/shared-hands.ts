/**
 * The thread and the child processes that the test houses of one worker share: what each loads before
 * its first work takes seconds. They remember nobody, and end with the worker.
 */
import type { Hands } from '#server/house.ts'

import { patientPrinter, patientReader, patientTexts } from './patience.ts'

const [texts, reader, printer] = [patientTexts(), patientReader(), patientPrinter()]

/** No house ends what the next one works with. */
const close = async (): Promise<void> => {}

export const sharedHands: Hands = {
  texts: { ...texts, close },
  reader: { ...reader, close },
  // Nobody looks at the pictures of a list here.
  printer: { ...printer, close, warm: () => {} },
}
