/** A text cut where numbers need it: words, digits, signs of currency and share. */
import { fold } from '../../language/fold.ts'
import { remembered } from '../../language/remembered.ts'

/** `isApart`: a comma or the end of a sentence stands before it. */
export type Token = { word: string; text: string; start: number; end: number; isApart: boolean }

const mostLines = 20

const tokenPattern =
  /[$€£%]|r\$|[\p{L}]+(?:\$)?|(?<![\p{L}\p{N}])\d{1,3}(?:[  '’]\d{3})+(?![\d])|\d+(?:[.,]\d+)*|[½¼¾⅓⅔]|[+/-]/giu

/** A full stop after these ends no sentence. */
const abbreviations = /(?:^|[^\p{L}])(?:tsd|mio|mrd|mill|ca|approx|env|aprox|bzw|inkl|incl)$/iu
/** With the sign before it. */
const longestAbbreviation = 10

/** Rule after rule asks for the tokens of the same few lines. */
export const tokensOf = remembered(mostLines, cut)

function cut(text: string): readonly Token[] {
  let last = 0
  return [...text.matchAll(tokenPattern)].map((match) => {
    const start = match.index
    const end = start + match[0].length
    const gap = text.slice(last, Math.min(start + 1, text.length))
    const isSentence =
      /\.(?=\s+\p{Lu})/u.test(gap) &&
      !abbreviations.test(text.slice(Math.max(0, last - longestAbbreviation), last))
    const isApart = /[,;:!?()•]/u.test(gap) || isSentence
    last = end
    return { word: fold(match[0]), text: match[0], start, end, isApart }
  })
}
