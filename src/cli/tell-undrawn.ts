/** Says which letters a PDF was made without, which nobody sees who does not open it. */
import { undrawnIn } from '#domain/exchange/drawn-letters.ts'

import { tell } from './terminal.ts'

export function tellUndrawn(texts: readonly string[]): void {
  const undrawn = undrawnIn(texts.join('\n'))
  if (undrawn.length > 0)
    tell(`The fonts of the PDF lack these letters, which show as boxes: ${undrawn.join(' ')}`)
}
