/** Whether a text that asks for nothing is a post all the same: a title, or a sentence that wants somebody. */
import { namesOccupation } from '#domain/job-search/occupation-name.ts'
import { foldKeepingPlaces } from '#domain/language/fold.ts'
import { anyOf, wholeWords } from '#domain/language/word-patterns.ts'
import { adTitleWords } from '#tables/ad-title-words.js'
import { soughtIn } from './sought.ts'
import { genderMark } from './gender-mark.ts'
import { surelyWanted, wanted } from './title-words.ts'

/** What stands on the page in place of a post: a question about cookies, a login, an error; or on a bill. */
const noPost = wholeWords(anyOf(adTitleWords, 'no post'))

const mostLines = 20
/** An employer or a greeting may stand above the title. */
const headLines = 3

export function namesPost(text: string): boolean {
  if (/<\/?[a-z]/i.test(text)) return false
  const lines = text.split('\n').filter((line) => /\p{L}/u.test(line))
  const sentences = lines.slice(0, mostLines).map((line) => line.split(/[.!?;](?=\s|$)/u))
  if (sentences.flat().some((sentence) => noPost.test(foldKeepingPlaces(sentence)))) return false
  return (
    sentences.slice(0, headLines).some(([first = '']) => namesOccupation(first)) ||
    sentences.flat().some(wantsSomebody)
  )
}

function wantsSomebody(sentence: string): boolean {
  const [said = ''] = wanted.exec(foldKeepingPlaces(sentence)) ?? []
  return genderMark.test(sentence) || surelyWanted.test(said) || soughtIn(sentence) !== null
}
