/** Says which letters a PDF was made without: its reader sees boxes there. */
import type { ToastKind } from '../../ui/toast.tsx'

type Say = (kind: ToastKind, text: string) => void

export async function tellUndrawn(
  texts: readonly string[],
  say: Say,
  sentence: (letters: string) => string,
): Promise<void> {
  // Few resumes have any, and the table need not be loaded before the first download.
  const { undrawnIn } = await import('#domain/exchange/drawn-letters.ts')
  const undrawn = undrawnIn(texts.join('\n'))
  if (undrawn.length > 0) say('warning', sentence(undrawn.join(' ')))
}
