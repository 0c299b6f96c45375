import { isUnderWay } from '../scoring/certificate-terms.ts'

/** A paper without the bracket that says that it is not finished: the sentence does. */
export function runningPaper(text: string): string {
  const [, own = text, aside = ''] = /^(.*\S) ?\(([^()]*)\)$/u.exec(text) ?? []
  return isUnderWay(aside) ? own : text
}
