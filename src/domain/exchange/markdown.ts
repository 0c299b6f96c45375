/**
 * A resume as Markdown that can be read back: what an entry is called stands in its heading with its
 * dates, the employer is bold, the place italic, links are links. What people wrote is text: none of
 * it becomes markup by accident, and no sign in it is taken for one that separates two fields.
 */
import type { Language } from '../language/languages.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { isFurtherKey } from '../resume/sections/further.ts'
import { colon, labelOf } from './contact-labels.ts'
import type { Field, Paragraph, Run } from './paragraphs.ts'
import { paragraphsOf } from './paragraphs.ts'

export function toMarkdown(content: ResumeContent, language: Language): string {
  const paragraphs = paragraphsOf(content, language)
  const blocks = paragraphs.map((paragraph, i) => ({
    text: written(paragraph, language),
    // Points of one list stand together, and so do the rows of skills.
    isNext: paragraph.kind === 'point' && paragraphs[i - 1]?.kind === 'point',
  }))
  return `${blocks.map(({ text, isNext }, i) => (i === 0 ? '' : isNext ? '\n' : '\n\n') + text).join('')}\n`
}

function written(paragraph: Paragraph, language: Language): string {
  const { kind, section, heading, further, runs, isNested } = paragraph
  switch (kind) {
    case 'name':
      return `# ${runs.map(({ text }) => escaped(text)).join('')}`
    case 'headline':
      return runs.map(({ text }) => `**${escaped(text)}**`).join('')
    case 'contact':
      return runs
        .map((run) => `- ${labelOf(run.field, language)}${colon(language)} ${linked(run)}`)
        .join('\n')
    case 'section':
      // A title of the person's own does not say of which kind the section is.
      return `## ${escaped(heading)}${further !== null && further.title !== '' ? ` <!-- ${further.kind} -->` : ''}`
    case 'head':
      if (section !== null && isFurtherKey(section))
        return `### ${[textIn(runs, 'title'), ...datesOf(runs)].join(' | ')}`.trimEnd()
      return `${isNested ? '####' : '###'} ${headOf(runs)}`.trimEnd()
    case 'line':
      return lineOf(runs)
    case 'place':
      return runs.map(placeOf).join(' | ')
    case 'point':
      return runs.map(({ text }) => `- ${escapedLines(text, '  ')}`).join('')
    case 'words':
      return `*${wordsOf(runs)}*`
    case 'skills':
      return skillsOf(runs)
    case 'text':
    default:
      return runs.map(({ text }) => escapedLines(text, '')).join('')
  }
}

/** "Baker | 2019 – 2021"; a lone end is "2021", a lone beginning "2019 –". */
function headOf(runs: readonly Run[]): string {
  const [from, to] = [textIn(runs, 'from', '–'), textIn(runs, 'to', '–')]
  const dates = from === '' ? to : `${from} –${to === '' ? '' : ` ${to}`}`
  const when = dates + textIn(runs, 'date')
  const title = textIn(runs, 'title')
  return when === '' ? title : `${title} | ${when}`.trimStart()
}

/** "**German** — C1 | (2019 – 2021)"; a period has its sign, a day has none. */
function lineOf(runs: readonly Run[]): string {
  const [title, level] = [textIn(runs, 'title'), textIn(runs, 'level')]
  const named = [title === '' ? '' : `**${title}** `, title === '' || level !== '' ? '—' : '']
  const rest = runs.filter(({ field }) => inPlaceOf.has(field))
  const dates = datesOf(runs).map((text) => `(${text})`)
  return [`${named.join('')} ${level}`.trim(), ...rest.map(placeOf), ...dates].join(' | ')
}

const inPlaceOf: ReadonlySet<Field> = new Set(['organisation', 'location', 'link'])

function datesOf(runs: readonly Run[]): string[] {
  const [from, to, date] = (['from', 'to', 'date'] as const).map((end) => textIn(runs, end, '–'))
  const period = `${from} – ${to}`.trim()
  return [period === '–' ? '' : period, date ?? ''].filter(Boolean)
}

const textIn = (runs: readonly Run[], field: Field, separator = ''): string =>
  escaped(runs.find((run) => run.field === field)?.text ?? '', separator)

function placeOf(run: Run): string {
  if (run.field === 'level') return `_${escaped(run.text)}_`
  if (run.field === 'organisation') return `**${escaped(run.text)}**`
  return run.field === 'location' ? `*${escaped(run.text)}*` : linked(run)
}

/** A link to what was written, under the shorter form of paper; what leads nowhere has no address. */
function linked({ field, text, link }: Run): string {
  if (link === null && field !== 'link') return escaped(text)
  const { href = '', written = '' } = link ?? {}
  const target = href.startsWith('mailto:') && !written.startsWith('mailto:') ? href : written
  return `[${escaped(text)}](<${target.replace(/[<>|\\&]/g, numbered)}>)`
}

const numbered = (sign: string): string => `&#${sign.codePointAt(0)};`

const wordsOf = (runs: readonly Run[]): string =>
  runs.map(({ text }) => escaped(text, ',')).join(', ')

function skillsOf(runs: readonly Run[]): string {
  const [first, ...rest] = runs
  if (first?.field !== 'category') return wordsOf(runs)
  return [`**${escaped(first.text)}:**`, wordsOf(rest)].filter(Boolean).join(' ')
}

const escapedLines = (text: string, indent: string): string =>
  text
    .split('\n')
    .map((line) => escaped(line))
    .join(`\\\n${indent}`)

/**
 * One line as text. A mark at its start means something else than inside it; `separator` is a sign
 * that would be taken for the end of this text, and is written by its number.
 */
export function escaped(text: string, separator = ''): string {
  const safe = text
    .replace(/[\\`*_[\]<>|~]/g, String.raw`\$&`)
    .replace(/&(?=#?\w{1,31};)/g, String.raw`\&`)
    // A list, a heading, a rule or an underline, but not "+41" or "-5".
    .replace(/^(?:[+-](?=\s|$)|#(?=[#\s]|$)|[=-](?=[=-]))/, String.raw`\$&`)
    .replace(/^(\d+)([.)])(?=\s|$)/, String.raw`$1\$2`)
  return separator === '' ? safe : safe.replaceAll(separator, numbered)
}
