/**
 * What a job asks for, beside the lines of the resume that answer it: one row for each thing that must
 * be, that is wished and that is to be done, in the order of the ad. The same asks and the same
 * evidence make the score (scoring/score.ts), so that both tell one story; a line that no ask names
 * has its row too, which costs nothing.
 */
import { languagesIn } from '#domain/ads/asks.ts'
import type { JobReading, RequirementLine, Span } from '#domain/ads/reading.ts'
import type { CalendarDate } from '../language/dates.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { ResumeLine } from '../resume/text.ts'
import { clauseAt } from '../scoring/ask-clause.ts'
import { languageOf } from '../scoring/asks.ts'
import { soughtRole } from '../scoring/sought-role.ts'
import { isWord, occupationTerm } from '../scoring/terms.ts'
import { capitalised } from '../scoring/unweighed.ts'
import { judge, type Judged } from '../scoring/score.ts'
import type { EvidenceSpan } from '../scoring/showing.ts'
import { whole } from '../scoring/showing.ts'
import { edition, standingAt, type Standing } from '../scoring/standing.ts'
import { bestLines, linesOf } from './answer-lines.ts'
import type { Entry } from './entry-of.ts'
import { demandOf } from './demands.ts'
import { isSameSaid, saysWhole } from './said-alike.ts'
import { inItsLine, isLedByName, isOfWill, kindSaid, wholeDemand, withoutAsking } from './worded.ts'

export type AnswerKind =
  | 'role'
  | 'years'
  | 'licence'
  | 'degree'
  | 'language'
  | 'skill'
  | 'duty'
  | 'other'

export interface AnswerLine extends EvidenceSpan {
  text: string
  section: ResumeLine['section']
  entry: Entry | null
}

export interface Answer {
  /** In the words of the ad. */
  requirement: string
  kind: AnswerKind
  group: 'role' | 'must' | 'wish' | 'duty'
  /** Where the ad asks for it. */
  job: Span
  /**
   * `partly`: only named, with no work, course or paper beside it; for a shorter time than asked; or not finished.
   * `missing`: no line shows it, or all that do say that it has run out or was left unfinished.
   * `untold`: no line shares its words, and it names nothing that could be looked for: nobody but its person can tell.
   * `stated`: no line shows it, and its person has stated to have it; lines, where there are any, only repeat its words.
   */
  state: 'shown' | 'partly' | 'missing' | 'untold' | 'stated'
  /** The best first; none for the language that the resume itself is written in. */
  lines: AnswerLine[]
  /** Whether it has a name that a list of skills may bear. */
  isName: boolean
  /** What falls short where it is not shown whole; null where its state says all. */
  why: Shortfall | null
}

/**
 * `begun`: a licence or a degree of which all that is told is under way. `over`: all has run out or was left unfinished.
 * `near`: work in a related trade; `far`: in one that has little in common with it. `brief`: in the trade itself, for a
 * short time or long ago. `learned`: without work in it. `said`: in the summary alone. `listed`: in a list alone.
 * `lower`: below what is asked, or a part of it. `fewer`: for a shorter time. `told`: the language that the job is
 * written in.
 */
type Shortfall =
  | 'begun'
  | 'over'
  | 'near'
  | 'far'
  | 'brief'
  | 'learned'
  | 'said'
  | 'listed'
  | 'lower'
  | 'fewer'
  | 'told'

const mostLines = 3
/** A word in common says little of a duty, two may be chance. */
const fewestWords = 2

export function answersTo(
  resume: ResumeContent,
  job: JobReading,
  now: CalendarDate | null = null,
): Answer[] {
  const judged = judge(resume, job, { now }).filter(
    ({ ask }) => ask.group !== 'role' || isTold(ask.job),
  )
  const row = rowMaker(job, resume, now ?? edition)
  const asking = job.lines.filter(({ kind }) => kind !== 'other')
  const rows = asking.flatMap((line) => rowsOf(line, job, judged, row))
  const isWithin = ({ ask }: Judged) =>
    asking.some(({ start, end }) => start <= ask.job.start && ask.job.end <= end)
  const beside = judged
    .filter(
      (one) => isNamed(one) && isTold(one.ask.job) && !isWithin(one) && one.ask.group !== 'duty',
    )
    .map((one) => row(one.ask, [one]))
  const told = judged
    .filter(({ ask, level }) => ask.group === 'language' && !isTold(ask.job) && level < whole)
    .map((one) => ({
      ...row({ ...one.ask, requirement: ownName(job) }, [one]),
      why: 'told' as const,
    }))
  return distinct([...beside, ...told, ...rows]).toSorted(
    (a, b) => order[a.group] - order[b.group] || a.job.start - b.job.start,
  )
}

const order: Readonly<Record<Answer['group'], number>> = { role: 0, must: 1, wish: 2, duty: 3 }

/** "Português": the language that the job is written in, as it calls itself. */
const ownName = (job: JobReading): string => {
  const language = languageOf(job)
  return capitalised(new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language)
}

const isTold = ({ start, end }: Span): boolean => end > start
const holds = (outer: Span, inner: Span): boolean =>
  outer.start <= inner.start && inner.end <= outer.end
const isNamed = ({ ask }: Judged): boolean => ask.kind !== 'wording'

type Row = (
  what: Pick<Judged['ask'], 'requirement' | 'job' | 'group'> & Partial<Judged['ask']>,
  judged: readonly Judged[],
) => Answer

function rowMaker(job: JobReading, resume: ResumeContent, now: CalendarDate): Row {
  const lineAt = linesOf(resume)
  const standingOf = (line: AnswerLine) => standingAt(line, resume, now)
  return (what, judged) => {
    const places = judged.flatMap(({ evidence }) => evidence)
    const all = bestLines(places.flatMap(lineAt))
    const group = what.group === 'language' ? 'must' : what.group
    const kind = kindOf(what, job)
    const weighed = judged.filter(({ ask }) => !isWord(ask.terms[0] ?? ''))
    const isMet = weighed.length > 0 && weighed.every(isHad)
    const isOfPaper = kind === 'licence' || kind === 'degree'
    // What is held answers alone, and before what is only begun: work in the trade is no paper. Of anything else a
    // paper stands for itself where nothing but papers shows it.
    const isByPapers = isOfPaper || all.every(({ section }) => section === 'certifications')
    const standing = isByPapers ? bestStanding(all.filter(isOfPapers).map(standingOf)) : 'held'
    const lines = isByPapers ? all.filter((line) => standingOf(line) === standing) : all
    const why = standing === 'held' ? whyShort(kind, lines, weighed) : standing
    const state =
      stateIn[standing] ??
      stateOf(lines, isMet, weighed.length > 0 || kind === 'duty' ? kind : 'other')
    const isShort = state === 'partly' || standing === 'over'
    return {
      requirement: kind === 'language' ? withLevel(what, job) : what.requirement,
      kind,
      group,
      job: what.job,
      state,
      lines: lines.slice(0, mostLines),
      isName: what.isName ?? false,
      why: isShort ? why : null,
    }
  }
}

const isOfYears = ({ ask }: Judged): boolean => ask.terms[0]?.startsWith('y:') === true

/** What a row falls short by that is shown in part. */
function whyShort(
  kind: AnswerKind,
  [best]: readonly AnswerLine[],
  judged: readonly Judged[],
): Shortfall {
  if (kind === 'years')
    return judged.some((one) => isOfYears(one) && !isHad(one)) ? 'fewer' : 'lower'
  if (kind === 'licence' || kind === 'degree' || kind === 'language') return 'lower'
  if (best?.section === 'summary') return 'said'
  if (kind !== 'role') return best?.section === 'skills' ? 'listed' : 'lower'
  if (best?.section !== 'work_experience') return 'learned'
  const { occupations } = soughtRole(best.text)
  const isSame = judged.some(({ ask }) =>
    ask.terms.some((term) => occupations.some((own) => term.endsWith(occupationTerm(own)))),
  )
  if (isSame) return 'brief'
  return judged.every(({ level }) => level < related) ? 'far' : 'near'
}

const isOfPapers = ({ section }: AnswerLine): boolean =>
  section !== 'work_experience' && section !== 'summary'

const bestStanding = (all: readonly Standing[]): Standing =>
  all.length === 0 || all.includes('held') ? 'held' : all.includes('begun') ? 'begun' : 'over'

const stateIn: Readonly<Partial<Record<Standing, Answer['state']>>> = {
  begun: 'partly',
  over: 'missing',
}

/** Whole: no more than a point or two is missing for it. */
const isHad = ({ level }: Judged): boolean => level >= nearly
const nearly = 95
/** From here on a trade is related to the one that is sought. */
const related = 40

/** "Englisch mindestens B2", as the ad says it where it says no more; else "Englisch (B2)". */
function withLevel(
  { requirement, job: at }: Pick<Judged['ask'], 'requirement' | 'job'>,
  job: JobReading,
): string {
  const line = job.lines.find(({ start, end }) => start <= at.start && at.end <= end)
  const own =
    line && clauseAt(line.text, { start: at.start - line.start, end: at.end - line.start })
  const said = line?.text.slice(own?.start, own?.end) ?? ''
  if (said.length <= longestClause && languagesIn(said).length === 1) return said
  const level =
    job.languages.find(({ start, end }) => start === at.start && end === at.end)?.level ?? null
  const isWritten = level !== null && job.text.slice(at.start, at.end + levelWithin).includes(level)
  return isWritten && !requirement.includes(level) ? `${requirement} (${level})` : requirement
}
const levelWithin = 40
const longestClause = 40

function stateOf(lines: readonly AnswerLine[], isMet: boolean, kind: AnswerKind): Answer['state'] {
  if (lines.length === 0) {
    if (kind === 'other') return 'untold'
    return isMet && kind === 'language' ? 'shown' : 'missing'
  }
  // A trade, a paper, a language and years are had or not: where they are told makes no difference.
  if (kind !== 'skill' && kind !== 'duty' && kind !== 'other') return isMet ? 'shown' : 'partly'
  return lines.some(({ section }) => section !== 'summary' && section !== 'skills')
    ? 'shown'
    : 'partly'
}

function kindOf(
  { terms = [], job, group, requirement }: Parameters<Row>[0],
  { certifications, degree }: JobReading,
): AnswerKind {
  if (group === 'role' || group === 'duty') return group
  const opens = (mark: string) => terms[0]?.startsWith(mark) === true
  if (opens('l:')) return 'language'
  if (opens('y:')) return 'years'
  const touches = ({ start, end }: Span) => start < job.end && job.start < end
  if (opens('d:') || (degree !== null && touches(degree))) return 'degree'
  if (opens('c:') || opens('r:') || certifications.some(touches)) return 'licence'
  const isNamed = opens('s:') || opens('n:')
  return kindSaid(requirement) ?? (isNamed ? 'skill' : 'other')
}

/** A duty is one row, and so is a line that names nothing; other lines have a row for each thing they name. */
function rowsOf(
  line: RequirementLine,
  job: JobReading,
  judged: readonly Judged[],
  row: Row,
): Answer[] {
  const within = judged.filter(({ ask }) => ask.group !== 'role' && holds(line, ask.job))
  const named = within.filter((one) => isNamed(one) && isTold(one.ask.job))
  const place = { start: line.start, end: line.end }
  if (line.kind === 'duty') {
    const what = { requirement: line.text, job: place, group: 'duty' } as const
    return [row(what, [...named, ...byWords(within)])]
  }
  const requirement = demandOf(line, job)
  const group = line.kind === 'preferred' ? 'wish' : 'must'
  const places = named.map(({ ask }) => ask.job)
  if (named.length > 0 && requirement !== null && isOfWill(line, places))
    return [row({ requirement, job: place, group }, named)]
  const [first] = named.toSorted((a, b) => a.ask.job.start - b.ask.job.start)
  const whole = wholeDemand(line, job)
  if (first !== undefined && whole !== null) {
    const isName = first.ask.isName && whole.requirement === first.ask.requirement
    const inside = named.filter(({ ask }) => holds(whole.job, ask.job))
    const own = inside.length > 0 ? inside : named
    const made = row({ ...first.ask, ...whole, group: groupOf(first, group), isName }, own)
    const isPart = made.state === 'shown' && own.some(({ evidence }) => evidence.length === 0)
    return [isPart && own.length > 1 ? { ...made, state: 'partly', why: 'lower' } : made]
  }
  if (first !== undefined && (named.length === 1 || isOfPaperAlone(first, line, job))) {
    const kind = kindOf(first.ask, job)
    const isWhole = kind === 'licence' || kind === 'degree' || isLedByName(line, first.ask.job)
    return [
      row(isWhole ? { ...first.ask, ...inItsLine(first.ask, line, job.text) } : first.ask, named),
    ]
  }
  if (named.length > 0) return named.map((one) => row(one.ask, [one]))
  if (requirement === null) return []
  return [row({ ...bare(requirement, line, job), group }, byWords(within))]
}

/** Without the words that only ask for it. */
function bare(requirement: string, line: RequirementLine, job: JobReading) {
  const { start, end } = withoutAsking(requirement, languageOf(job))
  const said = requirement.slice(start, end)
  return {
    requirement: start > 0 ? capitalised(said) : said,
    job: {
      start: line.start + start,
      end: end < requirement.length ? line.start + end : line.end,
    },
  }
}

const groupOf = ({ ask }: Judged, group: 'must' | 'wish'): Judged['ask']['group'] =>
  ask.group === 'role' ? group : ask.group

/** "Degree: law, economics or the like": what stands behind it is of what. */
const isOfPaperAlone = ({ ask }: Judged, line: RequirementLine, job: JobReading): boolean =>
  kindOf(ask, job) === 'degree' && isLedByName(line, ask.job)

/** Lines that share several of its words answer a line of the ad that names nothing. */
function byWords(within: readonly Judged[]): Judged[] {
  const words = within.filter((one) => !isNamed(one) && one.level > 0)
  const shared = new Map<string, number>()
  for (const { evidence } of words)
    for (const path of new Set(evidence.map((place) => place.path)))
      shared.set(path, (shared.get(path) ?? 0) + 1)
  return words.map((one) => ({
    ...one,
    evidence: one.evidence.filter(({ path }) => (shared.get(path) ?? 0) >= fewestWords),
  }))
}

/** "NMC" beside "NMC registration" is no further thing. */
function distinct(rows: readonly Answer[]): Answer[] {
  return rows.filter(
    (row, i) =>
      !rows.some((other, j) => {
        if (i === j || [row, other].some(({ group }) => group === 'duty' || group === 'role'))
          return false
        return isSameSaid(row.requirement, other.requirement)
          ? j < i
          : saysWhole(other.requirement, row.requirement)
      }),
  )
}
