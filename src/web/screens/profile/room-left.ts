/** How full a person's room is, and in which words. */

/** From here on they are told. */
const nearly = 0.8

export const isNearlyFull = (kept: number, allowed: number): boolean => kept >= nearly * allowed

export const isFull = (kept: number, allowed: number): boolean => kept >= allowed

/** "0.1 MB", "12 MB", "1.234 MB": tenths only where they tell. */
export function inMegabytes(bytes: number, region: string): string {
  const megabytes = bytes / 1_000_000
  const digits = megabytes < 10 ? 1 : 0
  // What is there is never shown as nothing.
  const shown = bytes > 0 ? Math.max(megabytes, 0.1) : 0
  return new Intl.NumberFormat(region, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: digits,
  }).format(shown)
}
