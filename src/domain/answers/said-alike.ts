/** Whether two texts say the same words, whatever their case, accents and marks. */
import { fold } from '../language/fold.ts'

export const isSameSaid = (a: string, b: string): boolean => plainOf(a) === plainOf(b)

/** Whether the words of `part` stand in `text`, whole and in this order. */
export const saysWhole = (text: string, part: string): boolean =>
  plainOf(text).includes(plainOf(part))

const plainOf = (text: string): string =>
  ` ${fold(text)
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()} `
