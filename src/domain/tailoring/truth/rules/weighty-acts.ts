/**
 * "Repaired brakes" for "checked brakes", "granted aid" for "handled aid": an act that claims much by
 * itself opens no line whose source says nothing that it may retell, however little is known of
 * what the source says.
 */
import type { Language } from '../../../language/languages.ts'
import { segmentsOf, verbEnding } from '../line-parts.ts'
import { isTold } from '../matching.ts'
import type { Passage } from '../passages.ts'
import type { LineReading, Word } from '../reading.ts'
import type { Violation } from '../violation.ts'
import type { WeightyAct } from './weighty-acts.data.ts'
import { weightyActs } from './weighty-acts.data.ts'

export function checkWeightyActs({
  path,
  line,
  primary,
  texts,
  isSummary,
  isTranslated,
}: Passage): Violation[] {
  const sources = primary.filter((source) => texts.includes(source))
  if (isSummary || isTranslated || sources.length === 0) return []
  const acts = actsOf(line)
  return weightyActs.flatMap((kind): Violation[] => {
    const { claims, from } = formsOf(kind, line.language)
    const act = acts.find(({ word }) => fitsAny(word, claims))
    if (act === undefined || isTold(act, sources)) return []
    const isRetold = sources.some(({ words }) =>
      words.some((other) => fitsAny(other.word, from) || fitsAny(other.word, claims)),
    )
    if (isRetold) return []
    return [
      { rule: 'seniority', path, claim: act.text, reason: 'more_responsible_than_its_source' },
    ]
  })
}

/** What opens each part of a line, and in German and Dutch what closes it or is a participle. */
function actsOf(line: LineReading): Word[] {
  const isClosed = line.language === 'de' || line.language === 'nl'
  return segmentsOf(line).flatMap((segment) => {
    const telling = segment.filter(({ isSmall, word }) => !isSmall && /\p{L}/u.test(word))
    if (!isClosed) return telling.slice(0, 1)
    const participle = verbEnding[line.language]
    return telling.filter(
      (word, i) => i === 0 || i === telling.length - 1 || participle.test(word.word),
    )
  })
}

type Forms = {
  exact: ReadonlySet<string>
  open: readonly string[]
  inside: readonly string[]
  ends: readonly string[]
}

const known = new Map<string, { claims: Forms; from: Forms }>()

function formsOf(kind: WeightyAct, language: Language): { claims: Forms; from: Forms } {
  const key = `${language} ${kind.id}`
  const made = known.get(key)
  if (made) return made
  const forms = { claims: sorted(kind[language].claims), from: sorted(kind[language].from) }
  known.set(key, forms)
  return forms
}

function sorted(written: string): Forms {
  const forms = written.split(' ')
  const having = (pattern: RegExp) => forms.flatMap((form) => pattern.exec(form)?.[1] ?? [])
  return {
    exact: new Set(forms),
    open: having(/^([^*]+)\*$/u),
    inside: having(/^\*([^*]+)\*$/u),
    ends: having(/^\*([^*]+)$/u),
  }
}

function fitsAny(word: string, { exact, open, inside, ends }: Forms): boolean {
  return (
    exact.has(word) ||
    open.some((stem) => word.startsWith(stem)) ||
    inside.some((part) => word.includes(part)) ||
    ends.some((end) => word.endsWith(end))
  )
}
