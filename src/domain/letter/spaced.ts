import { fold } from '../language/fold.ts'

/** A text as its words alone, a blank around each: whether one text says another is then one search. */
export const spaced = (text: string): string =>
  ` ${fold(text)
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()} `
