/** Marks in words: "gut" is not "sehr gut", and a merit is no distinction. */
import { fold } from '../../language/fold.ts'
import type { Doubt } from '../doubt.ts'
import type { Passage } from '../passages.ts'

export function gradeDoubts({ path, line, entry, isTranslated, isSummary }: Passage): Doubt[] {
  if (isTranslated || isSummary || !path.startsWith('/education/')) return []
  const said = fold(entry.map(({ text }) => text).join(' '))
  return gradesIn(fold(line.text))
    .filter((grade) => !gradesIn(said).includes(grade))
    .map((claim) => ({ policy: 'grade', path, claim, source: entry[0] }))
}

/** The longest first, so that "sehr gut" is not read as "gut". */
const grades =
  /(?<!\p{L})(?:summa cum laude|magna cum laude|cum laude|first class|first-class|upper second|lower second|with distinction|distinction|with merit|merit|with honours|with honors|sehr gut|ausgezeichnet|mit auszeichnung|befriedigend|ausreichend|gut|sobresaliente|matricula de honor|notable|tres bien|assez bien|bien|felicitations|muito bom|bom|excelente|com distincao|com louvor|uitmuntend|zeer goed|ruim voldoende|voldoende|goed)(?!\p{L})/gu

function gradesIn(text: string): string[] {
  return text.match(grades) ?? []
}
