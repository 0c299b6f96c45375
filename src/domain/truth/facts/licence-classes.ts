/**
 * What a driving licence allows is its class: one letter more is a truck, a trailer or a bus. A class
 * stands beside the licence's name in any of the six languages, and must stand so in the original.
 */
import { fold } from '../../language/fold.ts'
import { findSkills } from '../../skills/find.ts'
import type { Context } from '../context.ts'
import type { LineReading } from '../reading/reading.ts'
import type { Doubt } from '../doubt.ts'

export function licenceDoubts({ newLines, resume }: Context): Doubt[] {
  const isMentioned = ({ text }: { text: string }) => mention.test(text)
  const claimed = newLines.filter(isMentioned)
  if (claimed.length === 0) return []
  const known = new Set(resume.map((line) => fold(line.text)))
  const told = resume.filter(isMentioned).flatMap((line) => classesIn(line.text))
  const held = new Set(told.flatMap(allowedBy))
  return claimed.flatMap(({ path, text }): Doubt[] => {
    if (known.has(fold(text))) return []
    // Who tells of no class has the one that the licence's name is of: "Lkw-Führerschein" is C.
    if (told.length === 0 && isNamedOtherwise(text, resume)) return []
    return classesIn(text)
      .filter((name) => !held.has(name))
      .map((claim) => ({ policy: 'licence', path, claim }))
  })
}

/** Every licence of the text is a skill that a source has under another name. */
function isNamedOtherwise(text: string, resume: readonly LineReading[]): boolean {
  const licences = findSkills(text).filter(({ start, end }) => mention.test(text.slice(start, end)))
  const has = (skill: string) =>
    resume.some((line) => line.skills.some((own) => own.skill === skill))
  return licences.length > 0 && licences.every(({ skill }) => has(skill))
}

/** Most resumes tell of no licence, and are not looked through for its classes. */
const mention =
  /führerschein|fahrerlaubnis|licen[cs]|cdl|permis|carn[eé]|carta|cnh|carteira|rijbewijs/iu

const letter = String.raw`(?:AM|A[12]?|BE|B96|B1?|C1E|C1|CE|C ?\+ ?E|C|D1E|D1|DE|D|E|T|L)(?![\p{L}\p{N}+#])`
const classes = String.raw`(${letter}(?:\s?(?:,|/|&|und|and|et|y|e|en)\s?${letter})*)`
const licence = String.raw`(?:[\p{L}-]{0,24}führerschein(?:klassen?)?|fahrerlaubnis|(?:driving |driver['’]?s? )?licen[cs]e|CDL|permis(?: de conduire)?|(?:carnet?|carné|permiso|licencia)(?: de conducir)?|carta(?: de condução)?|CNH|carteira de motorista|rijbewijs)`
const kind = String.raw`(?:\s?[:,(–-]?\s?(?:der\s|de\s(?:la\s)?|tipo\s|type\s|van\s)?(?:klassen?|kl\.|class(?:es)?|categor(?:y|ies)|catégories?|categor[ií]as?|clase|classe|cat\.)?\s?)`
const whole = new RegExp(`^${letter}$`, 'u')
const behind = new RegExp(String.raw`(?<!\p{L})${licence}${kind}${classes}`, 'giu')
const before = new RegExp(
  String.raw`(?<!\p{L})(?:klasse|class|category)[ -]${classes}\s(?:[\p{L}]+\s)?${licence}`,
  'giu',
)

/** `C1E`, `CE`, `B`: written in capitals, each once as it stands, "C+E" as "CE". */
function classesIn(text: string): string[] {
  return [...text.matchAll(behind), ...text.matchAll(before)].flatMap(([, list = '']) =>
    list
      .replaceAll(/C ?\+ ?E/g, 'CE')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((name) => whole.test(name)),
  )
}

/** A class and those that nobody holds it without (directive 2006/126/EC, articles 4 and 6). */
function allowedBy(name: string): string[] {
  // Brazil's "E" is the one with a trailer.
  if (name === 'E') return ['E', 'CE']
  const bare = name.replace(/(?<=.)E$/, '')
  const small = bare.replace(/1$/, '')
  const lower = /^[CD]/.test(name) ? [bare, `${small}1`, 'B'] : [bare]
  return bare === name || !/^[CD]/.test(name) ? [name, ...lower] : [name, ...lower, 'BE']
}
