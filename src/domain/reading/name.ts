/** Step 8: the person's name, by label or by size and place; never a job title or a heading. */
import { fold } from '#domain/language/fold.ts'

import { email } from './contact-marks.ts'
import { isAddressOf } from './hardly-resume.ts'
import { sectionOfHeading } from './heading-words.ts'
import { degreeScore, employerScore, roleScore } from './lexicon.ts'
import type { Line } from './lines.ts'
import { lookOf, sameLook } from './looks.ts'
import { textOfRuns } from './lines.ts'

const nameLabels = new Set([
  'name',
  'nom',
  'nombre',
  'nome',
  'naam',
  'vor- und nachname',
  'full name',
  'nombre y apellidos',
  'nombre completo',
  'nome completo',
  'nom et prenom',
  'volledige naam',
  'vollstandiger name',
])

export function nameOf(
  head: readonly Line[],
  contactLines: readonly Line[],
): { name: string; line: Line } | null {
  for (const line of [...contactLines, ...head]) {
    const [cell = '', ...rest] = line.text.split(/\t|:\s/)
    const label = fold(cell).trim()
    if (rest.length === 0 || !nameLabels.has(label)) continue
    const name = rest.join(' ')
    if (isNameLike(name)) return { name: tidyName(name), line }
  }
  const near = [...head, ...contactLines.slice(0, head.length === 0 ? 12 : 3)].filter(
    (line) => line.page === 0,
  )
  const mail = [...head, ...contactLines].flatMap(({ text }) => email.exec(text) ?? [])[0] ?? ''
  const candidates = near
    .flatMap((line, i) =>
      [behindHeading(tidyName(line.text)), cutTitle(line), ...line.text.split('\t')]
        .map(tidyName)
        .filter((text) => isNameLike(text) || isOfSmallLetters(text, mail))
        .slice(0, 1)
        .map((text) => {
          const isOfMail = isAddressOf(text, mail)
          return { line, text, score: nameScore(text, line, i, near) + (isOfMail ? 1.5 : 0) }
        }),
    )
    .toSorted((a, b) => b.score - a.score)
  const best = candidates[0]
  if (best === undefined) return null
  return { name: withSecondLine(best, head, mail), line: best.line }
}

/** A given name and a family name in the largest type of the first page, both told by the mail address. */
export function linesOfMail(lines: readonly Line[], mail: string): Line[] {
  const large =
    0.8 * lines.reduce((most, { page, size }) => (page === 0 ? Math.max(most, size) : most), 0)
  const isOfMail = (line: Line): boolean =>
    line.page === 0 &&
    line.size >= large &&
    isNameLike(line.text, 2) &&
    line.text.split(' ').every((word) => particle.test(word) || isAddressOf(word, mail))
  const at = lines.findIndex(isOfMail)
  const found = at < 0 ? [] : lines.slice(at, at + 2).filter(isOfMail)
  return found
    .map(({ text }) => text)
    .join(' ')
    .includes(' ')
    ? found
    : []
}

/** "ada reed" above "ada.reed@…". */
const isOfSmallLetters = (text: string, mail: string): boolean =>
  /^\p{Ll}{3,}(?: \p{Ll}{2,}){1,3}$/u.test(text) &&
  text.split(' ').every((word) => isAddressOf(word, mail) || particle.test(word))

/** "PERSONAL INFORMATION Ana de Sousa": a form's heading on the name's line. */
function behindHeading(text: string): string {
  const words = text.split(/\s+/)
  const end = [1, 2, 3].findLast((n) => sectionOfHeading(words.slice(0, n).join(' ')) !== null)
  return end === undefined ? '' : words.slice(end).join(' ')
}

/** "Jane Roe | Nurse", "Jane Roe, RN": the name is what comes first, in the largest type. */
function cutTitle(line: Line): string {
  const [first] = line.runs
  const cut = line.text.split(/\t|\s[·•–—/]\s|\|/)[0] ?? ''
  // Smaller type after the name is a title; small capitals inside a word are not.
  const least = (first?.size ?? 0) * 0.68
  const end = line.runs.findIndex((run, i) => i > 0 && run.before !== 'none' && run.size < least)
  if (end > 0) return textOfRuns(line.runs.slice(0, end)).split('\t')[0] ?? ''
  return beforeProfession(cut)
}

/** "Jane Roe, Registered Nurse": behind the comma stands what the person does, and no other name. */
function beforeProfession(text: string): string {
  const [name = '', ...rest] = text.split(/,\s+/)
  const isProfession = rest.length > 0 && name.includes(' ') && roleScore(rest.join(', ')) > 0
  return isProfession && roleScore(name) === 0 ? name : text
}

/** "Résumé of Jane Roe", "Lebenslauf von …": the document's own name in front of the person's. */
const titleOfDocument =
  /^(?:(?:r[eé]sum[eé]|curriculum(?:\s+vit(?:ae|æ))?|cv|c\.v\.) (?:of|for|de|d['’]|da|do|van|von)|(?:tabellarischer )?lebenslauf (?:von|der|des)|curr[ií]culo (?:de|da|do)|hoja de vida de)\s*(?=\p{Lu})/iu

function tidyName(given: string): string {
  return given
    .replace(titleOfDocument, '')
    .replace(
      /(?:,\s?|\s)(?:MD|Ph\.?D|RN|MBA|CPA|PE|PMP|M\.?Sc|B\.?Sc|BSN|LL\.?M\.?)\.?(?!\p{L})[^]*$/u,
      '',
    )
    .replace(/\s+/g, ' ')
    .replace(/^[<*~–—\s]+|(?<![,:|<>/*~–—\s])[,:|<>/*~–—\s]+$/g, '')
}

function isNameLike(text: string, least = 4): boolean {
  const words = text.split(' ')
  const own = words.filter((word) => !particle.test(word))
  if (own.length < 1 || own.length > 6 || text.length < least || text.length > 50) return false
  if (own.some((word) => /^(?:cv|c\.v\.)$/iu.test(word))) return false
  if (/[\d@:/•|_+&!?]/.test(text) || sectionOfHeading(text) !== null) return false
  return words.every(
    (word) => /^[\p{Lu}(“"'’][\p{L}.'’()“”"-]*$/u.test(word) || particle.test(word),
  )
}

const particle =
  /^(?:de|da|do|dos|das|del|della|van|von|vom|der|den|di|du|des|la|le|el|los|las|y|e|i|zu|zum|zur|auf|in|ter|ten|te|ben|bin|ibn|al|af|av|op|het|’t|['’]s|rer\.|nat\.|med\.|phil\.|jur\.|pol\.|oec\.|habil\.|h\.c\.|ing\.|d['’]\p{Lu}\p{L}+)$/u

function nameScore(text: string, line: Line, index: number, head: readonly Line[]): number {
  const largest = Math.max(...head.map(firstSize))
  const words = text.split(' ').filter((word) => !particle.test(word)).length
  let score = (firstSize(line) / largest) * 6 - index * 0.25
  if (words >= 2 && words <= 4) score += 1.5
  if (words === 1) score -= 1.5
  score -= 1.6 * roleScore(text) + 1.5 * employerScore(text) + 1.5 * degreeScore(text)
  if (line.bold) score += 0.4
  return score
}

/** A name may share its line with smaller and longer text. */
const firstSize = (line: Line): number => line.runs[0]?.size ?? line.size

/** An address may stand beside the name on the same line. */
const firstCell = (line: Line): string => line.text.split('\t')[0] ?? ''

/** A given name and a family name set on two lines in one size. */
function withSecondLine(
  best: { line: Line; text: string },
  head: readonly Line[],
  mail: string,
): string {
  const at = head.indexOf(best.line)
  const large = firstSize(best.line)
  const isPart = (line: Line | undefined): boolean =>
    line !== undefined &&
    (Math.abs(firstSize(line) - large) < 1.2 || isOneWord(line)) &&
    (large > 15 || isAddressOf(partOfName(line), mail)) &&
    isNameLike(partOfName(line), 2) &&
    partOfName(line)
      .split(' ')
      .filter((word) => !particle.test(word)).length <= 2 &&
    roleScore(partOfName(line)) === 0 &&
    line.block === best.line.block
  // A given name may be set smaller than the other, or larger.
  const isOneWord = (line: Line): boolean =>
    head.length < 4 && !/\s/.test(best.text) && !/\s/.test(line.text.trim())
  const above = head[at - 1]
  // Small lines at the other margin may stand between the two.
  const below = head
    .slice(at + 1, at + 5)
    .find((line) => firstSize(line) > 0.9 * large && line.y - best.line.y < 1.9 * large)
  const isOpen =
    / (?:de|da|do|dos|das|del|della|van|von|der|den|di|du|la|le|zu|zur|ter|ten|te|e|y|und|et|en|and)$/u
  const isWhole = best.text.split(' ').length > 2 && !isOpen.test(best.text)
  if (isWhole && (below === undefined || !sameLook(lookOf(below), lookOf(best.line))))
    return best.text
  if (below !== undefined && isPart(below)) return `${best.text} ${partOfName(below)}`
  if (above !== undefined && isPart(above)) return `${partOfName(above)} ${best.text}`
  return best.text
}

const partOfName = (line: Line): string => tidyName(cutTitle({ ...line, text: firstCell(line) }))
