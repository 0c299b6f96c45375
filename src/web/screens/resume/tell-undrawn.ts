/** Says which letters a PDF was made without: its reader sees boxes there. */
export async function tellUndrawn(
  texts: readonly string[],
  warn: (letters: string) => void,
): Promise<void> {
  // Few resumes have any, and the table need not be loaded before the first download.
  const { undrawnIn } = await import('#domain/exchange/drawn-letters.ts')
  const undrawn = undrawnIn(texts.join('\n'))
  if (undrawn.length > 0) warn(undrawn.join(' '))
}
