/**
 * The lexicon of skills: about every trade, written by hand. `tables/skills` has the skills and what they
 * imply, `tables/languages/<language>/skill-names.tsv` what each language calls them.
 *
 * A label is also an alias. Aliases are other names of the SAME thing: what is only a part or a
 * relative of it is a skill of its own, in its own row or, shorter, as one of the `narrower` ones that
 * imply the row's skill. An alias may carry a mark: `=Go` matches in exactly that case only;
 * `?R` as well, and only in company (beside another skill, alone on a line, or after a word such
 * as "knowledge of"); `&Chef` too, and only beside another skill of its own trade. A label that is no
 * safe alias stands as `!Label`. What a skill implies counts as evidence for the implied one; it is
 * never a reason to write it into a resume.
 *
 * Parsing waits for the first use, and everything here is derived from the tables once.
 */
import { skillNames } from '#tables/skill-names.js'
import { skills } from '#tables/skills.js'

import { byLanguage, languages } from '../language/languages.ts'
import { rowsIn, rowsOf } from '../language/word-table.ts'
import { foldWord } from './tokens.ts'

export type AliasRule = 'any' | 'exact' | 'company' | 'kin'
type SkillAlias = { text: string; rule: AliasRule; language: string }

export type Skill = {
  id: string
  label: string
  trade: string
  aliases: SkillAlias[]
  implies: string[]
}

let parsed: ReadonlyMap<string, Skill> | null = null

/** Every skill by its id. */
export function lexicon(): ReadonlyMap<string, Skill> {
  parsed ??= new Map(readSkills().map((skill) => [skill.id, skill]))
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

/** Every skill in the order of its table, those that a row names in short behind it. */
function readSkills(): Skill[] {
  const names = byLanguage(
    (language) => new Map(rowsIn(skillNames, language).map((row) => [row.skill, row.names])),
  )
  return rowsOf(skills).flatMap(({ trade, label: written, broader, narrower }) => {
    const label = written.replace(/^[!=?]/, '')
    const skill: Skill = {
      id: skillId(label),
      label,
      trade,
      aliases: [
        ...(written.startsWith('!') ? [] : [readAlias(written, 'en')]),
        ...languages.flatMap((language) =>
          (names[language].get(label) ?? []).map((name) => readAlias(name, language)),
        ),
      ],
      implies: broader.map(skillId),
    }
    return [skill, ...narrower.map((item) => parseNarrower(trade, item, skill.id))]
  })
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

function readAlias(item: string, language: string): SkillAlias {
  if (item.startsWith('=')) return { text: item.slice(1), rule: 'exact', language }
  if (item.startsWith('?')) return { text: item.slice(1), rule: 'company', language }
  if (item.startsWith('&')) return { text: item.slice(1), rule: 'kin', language }
  return { text: item, rule: 'any', language }
}
