/**
 * The lexicon of skills: about every trade, written by hand, in six languages.
 *
 * The data lies beside in `lexicon/*.data.ts`, one line per skill:
 *
 *     Label | alias; alias | de: alias; alias | fr: … | > Implied Label | < Narrower~alias; Narrower
 *
 * A label is also an alias. Aliases are other names of the SAME thing: what is only a part or a
 * relative of it is a skill of its own, on its own line or, shorter, behind `<` as one that implies
 * the line's skill. An alias may carry a mark: `=Go` matches in exactly that case only;
 * `?R` as well, and only in company (beside another skill, alone on a line, or after a word such
 * as "knowledge of"); `&Chef` too, and only beside another skill of its own trade. A label that is no safe alias stands as `!Label`. What a skill implies counts
 * as evidence for the implied one; it is never a reason to write it into a resume.
 *
 * Parsing waits for the first use, and everything here is derived from the data once.
 */
import { foldWord } from './tokens.ts'
import { businessSkills } from './lexicon/business.data.ts'
import { craftSkills } from './lexicon/craft.data.ts'
import { engineeringSkills } from './lexicon/engineering.data.ts'
import { generalSkills } from './lexicon/general.data.ts'
import { healthSkills } from './lexicon/health.data.ts'
import { languageSkills } from './lexicon/languages.data.ts'
import { peopleSkills } from './lexicon/people.data.ts'
import { serviceSkills } from './lexicon/service.data.ts'
import { softwareSkills } from './lexicon/software.data.ts'

export type AliasRule = 'any' | 'exact' | 'company' | 'kin'
type SkillAlias = { text: string; rule: AliasRule; language: string }

export type Skill = {
  id: string
  label: string
  trade: string
  aliases: SkillAlias[]
  implies: string[]
}

const trades: readonly (readonly [string, string])[] = [
  ['software', softwareSkills],
  ['engineering', engineeringSkills],
  ['business', businessSkills],
  ['health', healthSkills],
  ['craft', craftSkills],
  ['service', serviceSkills],
  ['people', peopleSkills],
  ['general', generalSkills],
  ['language', languageSkills],
]

let parsed: ReadonlyMap<string, Skill> | null = null

/** Every skill by its id. */
export function lexicon(): ReadonlyMap<string, Skill> {
  parsed ??= new Map(
    trades.flatMap(([trade, data]) => parseSkills(trade, data).map((skill) => [skill.id, skill])),
  )
  return parsed
}

/** The usual spelling of a skill; an unknown id is its own label. */
export function skillLabel(id: string): string {
  return lexicon().get(id)?.label ?? id
}

const closures = new Map<string, readonly string[]>()

/** The skills that having this one is evidence of, through all steps, without itself. */
export function impliedSkills(id: string): readonly string[] {
  const known = closures.get(id)
  if (known !== undefined) return known
  const reached = new Set<string>()
  const open = [...(lexicon().get(id)?.implies ?? [])]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === id || reached.has(next)) continue
    reached.add(next)
    open.push(...(lexicon().get(next)?.implies ?? []))
  }
  const closure = [...reached]
  closures.set(id, closure)
  return closure
}

/** The id of a label: `C++` → `c-plus-plus`, `Node.js` → `node-js`. */
export function skillId(label: string): string {
  return foldWord(label)
    .replace(/\+/g, ' plus ')
    .replace(/#/g, ' sharp ')
    .replace(/&/g, ' and ')
    .replace(/^\./, 'dot ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join('-')
}

/** The skills of one trade's data, in order. */
function parseSkills(trade: string, data: string): Skill[] {
  return data
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => parseLine(trade, line))
}

const languagePart = /^(de|es|fr|pt|nl):\s*/

function parseLine(trade: string, line: string): Skill[] {
  const [head = '', ...parts] = line.split('|').map((part) => part.trim())
  const label = head.replace(/^[!=?]/, '')
  const aliases = head.startsWith('!') ? [] : [readAlias(head, 'en')]
  const skill: Skill = { id: skillId(label), label, trade, aliases, implies: [] }
  const skills = [skill]
  for (const part of parts) {
    if (part.startsWith('>')) {
      skill.implies.push(...items(part.slice(1)).map(skillId))
    } else if (part.startsWith('<')) {
      skills.push(...items(part.slice(1)).map((item) => parseNarrower(trade, item, skill.id)))
    } else {
      const language = languagePart.exec(part)
      const list = language === null ? part : part.slice(language[0].length)
      aliases.push(...items(list).map((item) => readAlias(item, language?.[1] ?? 'en')))
    }
  }
  return skills
}

function parseNarrower(trade: string, item: string, broader: string): Skill {
  const [head = '', ...names] = item.split('~')
  const label = head.replace(/^[!=?]/, '')
  const aliases = [...(head.startsWith('!') ? [] : [head]), ...names]
  return {
    id: skillId(label),
    label,
    trade,
    aliases: aliases.map((alias) => readAlias(alias, 'en')),
    implies: [broader],
  }
}

const items = (list: string): string[] =>
  list
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '')

function readAlias(item: string, language: string): SkillAlias {
  if (item.startsWith('=')) return { text: item.slice(1), rule: 'exact', language }
  if (item.startsWith('?')) return { text: item.slice(1), rule: 'company', language }
  if (item.startsWith('&')) return { text: item.slice(1), rule: 'kin', language }
  return { text: item, rule: 'any', language }
}
