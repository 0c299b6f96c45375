/** A line of an ad as a row of a table shows it: its first clause, and nothing where that is a sentence of courtesy. */
const longest = 90
const ends = /[;:(–]|\.\s|,\s/gu

export function shortened(line: string): string | null {
  const text = line.trim()
  if (text.length <= longest) return isSentence(text) ? null : text
  let cut = 0
  for (const { index } of text.slice(0, longest).matchAll(ends)) cut = index
  const said = text.slice(0, cut)
  const open = said.lastIndexOf('(')
  return cut === 0 ? null : said.slice(0, open > said.lastIndexOf(')') ? open : cut).trim()
}

/** "Only shortlisted candidates will be contacted." asks for nothing; a row of a list has no full stop. */
const isSentence = (text: string): boolean =>
  text.endsWith('.') && text.split(' ').length > fewestWords
const fewestWords = 4
