/** The distinct words of a job's title and text: what is looked for where no title says it. */
import { foldText } from './folding.ts'
import { titleTerms } from './terms.ts'
import { isEmptyWord, partsOfCompound, wordKey } from './title-words.ts'

/** An ad of usual length has some 250 distinct words; one of a book is cut off. */
const most = 400
const longest = 40

export function bodyWords(title: string, text: string): string[] {
  const words = new Set(titleTerms(title).terms.filter((term) => /^[op]:/.test(term)))
  for (const [word] of foldText(`${title}\n${text}`).matchAll(/[\p{L}\p{N}][\p{L}\p{N}+#]*/gu)) {
    if (words.size >= most) break
    if (word.length < 2 || word.length > longest || isEmptyWord(word)) continue
    const key = wordKey(word)
    words.add(key)
    for (const part of partsOfCompound(key) ?? []) words.add(part)
  }
  return [...words]
}
