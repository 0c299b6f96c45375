/**
 * Step 8: skills → categories. A category is a label with a colon, a bold label before a list, or a
 * line in another style above its list; skills are apart by commas, dots, bars, bullets or gaps.
 */
import type { SkillCategory } from '#domain/resume/resume.ts'
import { fold } from '#domain/language/fold.ts'
import type { Line, Run } from './lines.ts'
import { textOfRuns } from './lines.ts'
import { bodyEdges, goesOn, joinTexts } from './paragraphs.ts'
import { chipText } from './tags.ts'

const level =
  /^(?:beginner|elementary|basic|intermediate|advanced|expert|proficient|competent|native speaker|native|fluent|familiar|novice|anfanger|grundkenntnisse|gut|sehr gut|gute kenntnisse|sehr gute kenntnisse|fortgeschritten|experte|experten?kenntnisse|basico|intermedio|avanzado|experto|debutant|intermediaire|avance|confirme|iniciante|intermediario|avancado|especialista|basis|gemiddeld|gevorderd|goed|zeer goed|\d{1,3}\s?%|\d\s?\/\s?\d{1,2}|[●○•◦■□★☆⬤\s]+)$/

export function readSkills(lines: readonly Line[], fallback: string): SkillCategory[] {
  const categories: SkillCategory[] = []
  const add = (name: string, skills: readonly string[]): void => {
    const kept = skills.map(tidySkill).filter((skill) => skill !== '' && !level.test(fold(skill)))
    categories.push({ name: name.trim(), skills: kept })
  }
  for (const group of groupsOf(lines)) add(group.name, splitSkills(group.texts))
  return mergeNameless(
    categories.filter((c) => c.skills.length > 0 || c.name !== ''),
    fallback,
  )
}

interface Group {
  name: string
  texts: string[]
}

function groupsOf(all: readonly Line[]): Group[] {
  const groups: Group[] = []
  const lines = withoutLevels(all)
  const headLook = headStyle(all) ?? headStyle(lines)
  let previous: Line | undefined
  let point: Line | undefined
  for (const line of lines) {
    if (line.hasBullet || headLook?.(line) === true) point = line.hasBullet ? line : undefined
    const open = groups.at(-1)
    const label = headLook?.(line) === true && !line.text.includes(':') ? null : labelOf(line)
    if (label !== null) {
      groups.push({ name: label.name, texts: label.rest === '' ? [] : [label.rest] })
    } else if (headLook?.(line) === true) {
      groups.push({ name: line.text.replace(/\s*[:：]\s*$/, ''), texts: [] })
    } else if (open === undefined) {
      groups.push({ name: '', texts: [chipText(line)] })
    } else if (
      previous !== undefined &&
      !line.hasBullet &&
      (isBelow(point, line) || isContinuation(previous, line, lines))
    ) {
      const last = open.texts.pop() ?? ''
      open.texts.push(joinTexts([last, chipText(line)].filter((text) => text !== '')))
    } else open.texts.push(chipText(line))
    previous = line
  }
  return groups
}

/** Below the text of a point, and no point itself. */
const isBelow = (point: Line | undefined, line: Line): boolean =>
  point !== undefined && line.block === point.block && Math.abs(line.textX - point.textX) < 4

const listMark = /[,;|•·●▪/]\s*$|\s[–—-]$/

function isContinuation(before: Line, line: Line, lines: readonly Line[]): boolean {
  if (/[,;|•·]\s*$/.test(before.text)) return true
  const isList = /[,;•·|]/.test(before.text)
  return (
    isList && goesOn(before, line, bodyEdges(lines)(before)) && !listMark.test(line.text.charAt(0))
  )
}

interface Label {
  name: string
  rest: string
}

function labelOf(line: Line): Label | null {
  const colon = /^([^:,;•|]{2,48}?)\s*:\s*(.*)$/u.exec(line.text.replaceAll('\t', ' \t '))
  if (
    colon !== null &&
    !/https?$/.test(colon[1] ?? '') &&
    (colon[1] ?? '').split(/\s+/).length <= 6
  ) {
    return { name: clean(colon[1] ?? ''), rest: (colon[2] ?? '').replace(/^\s*\t\s*/, '') }
  }
  return boldLabel(line.runs)
}

/** "**Tools** AutoCAD, Procore": a bold run before a list in plain type. */
function boldLabel(runs: readonly Run[]): Label | null {
  const [first, ...rest] = runs
  if (first === undefined || rest.length === 0 || !first.bold || rest.some((run) => run.bold))
    return null
  const text = textOfRuns(
    rest.map((run, i) => (i === 0 ? { ...run, before: 'start' as const } : run)),
  )
  return /[,;•·|\t]|\s\/\s/.test(text) || /[:–—]$/.test(first.text) || /^[–—:]\s/.test(text)
    ? { name: clean(first.text), rest: text.replace(/^[–—:]\s+/, '') }
    : null
}

const clean = (text: string): string =>
  text
    .replace(/\t/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(?<![\s:–—-])[\s:–—-]+$/, '')
    .trim()

/** How well a whole category is known, below its name, names no skill. */
function withoutLevels(lines: readonly Line[]): readonly Line[] {
  const kept = lines.filter((line) => !level.test(fold(line.text)))
  return kept.length === 0 ? lines : kept
}

/** The look of category names above their lists, if there is one. */
function headStyle(lines: readonly Line[]): ((line: Line) => boolean) | null {
  const look = (line: Line): string => {
    const run = line.runs[0]
    return `${Math.round((run?.size ?? 0) * 2)}/${run?.bold ?? false}/${run?.font ?? ''}/${run?.italic ?? false}`
  }
  const first = lines[0]
  if (
    first === undefined ||
    first.hasBullet ||
    /[,;:]/.test(first.text) ||
    first.text.includes('\t')
  )
    return null
  const key = look(first)
  const heads = lines.filter((line) => look(line) === key)
  if (
    heads.length === lines.length ||
    heads.some((line) => line.hasBullet || line.text.length > 45)
  )
    return null
  const isHead = (line: Line): boolean => look(line) === key && !level.test(fold(line.text))
  // A head is followed by something that is not a head.
  const followed = lines.filter((line, i) => {
    const next = lines[i + 1]
    return isHead(line) && next !== undefined && !isHead(next)
  })
  return followed.length >= 0.7 * lines.filter(isHead).length ? isHead : null
}

function splitSkills(texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    const bySign = splitOutsideParens(text, /[,;|•·●▪■\t\u2022]|\s[–—]\s|\s\/\s/)
    return bySign.length === 1 && text.length > 60 ? [text] : bySign
  })
}

function splitOutsideParens(text: string, sign: RegExp): string[] {
  const parts: string[] = []
  let depth = 0
  let open = ''
  for (let i = 0; i < text.length; i++) {
    const unit = text.charAt(i)
    if (unit === '(') depth++
    if (unit === ')') depth = Math.max(0, depth - 1)
    const around = text.slice(i, i + 3)
    const match = depth === 0 ? sign.exec(around) : null
    if (match !== null && match.index === 0) {
      parts.push(open)
      open = ''
      i += match[0].length - 1
    } else open += unit
  }
  return [...parts, open].map((part) => part.trim()).filter((part) => part !== '')
}

function tidySkill(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/^(?:and|und|y|et|e|en)\s+(?=\S)/u, '')
    .replace(/(?<![\s●○★☆■□⬤])[\s●○★☆■□⬤]+$/u, '')
    .replace(/^[\s–—-]+|[\s.;:–—-]+$/gu, (sign) =>
      sign.includes('.') && /\.(?:net)/i.test(text) ? sign : '',
    )
    .trim()
}

function mergeNameless(categories: readonly SkillCategory[], fallback: string): SkillCategory[] {
  const merged: SkillCategory[] = []
  for (const category of categories) {
    const open = merged.at(-1)
    if (category.name === '' && open !== undefined && open.name === fallback) {
      open.skills.push(...category.skills)
    } else
      merged.push({
        name: category.name === '' ? fallback : category.name,
        skills: [...category.skills],
      })
  }
  return merged.flatMap((c) =>
    c.skills.length === 0 && c.name !== '' ? [] : [{ ...c, skills: [...new Set(c.skills)] }],
  )
}
