/**
 * The names of skills by the word they begin with. Names of several words stand in a trie of rough
 * stems, names of one word as they are. What a word begins is remembered, since few words make most of
 * every text and nearly all of them begin nothing.
 */
import { inOneGenderOfAny } from '../language/one-gender.ts'
import { remembered } from '../language/remembered.ts'
import type { AliasRule } from './lexicon.ts'
import { lexicon } from './lexicon.ts'
import { roughStem, singular, tokensOf } from './tokens.ts'

export interface Ending {
  skill: string
  /** The alias as written, where its case counts. */
  exact: string | null
  rule: AliasRule
}

/** Most nodes are the last of their name: they have no map. */
interface TrieNode {
  next: Map<string, TrieNode> | null
  endings: Ending[]
}

interface Index {
  root: Map<string, TrieNode>
  singles: Map<string, Ending[]>
  /** Those that may be told of a woman or a man, as they are told of a man. */
  inOneGender: Map<string, Ending[]>
}

interface NamesFrom {
  /** The names of several words that begin so. */
  longer: TrieNode | undefined
  /** The names of one word, nearest first; `length` where only so much of the word is the name. */
  single: { endings: readonly Ending[]; length: number | null }[]
}

/** A word inside a longer name, without its gender, number and case. */
export const nameStem = remembered(20_000, (word) => roughStem(inOneGenderOfAny(word)))

let built: Index | null = null

/** The names that begin with this word; null where there are none. */
export const namesFrom = remembered(20_000, (word: string): NamesFrom | null => {
  const { root, singles, inOneGender } = (built ??= buildIndex())
  const longer = root.get(nameStem(word))
  const stem = compoundEnd.exec(word)?.[1] ?? ''
  const single = [
    { endings: singles.get(word), length: null },
    { endings: singles.get(singular(word)), length: null },
    { endings: inOneGender.get(inOneGenderOfAny(word)), length: null },
    { endings: singles.get(stem), length: stem.length },
    // German and Dutch join with an "s": "Buchhaltungskenntnisse".
    { endings: singles.get(stem.replace(/s$/, '')), length: stem.replace(/s$/, '').length },
  ].flatMap(({ endings, length }) => (endings === undefined ? [] : [{ endings, length }]))
  return longer === undefined && single.length === 0 ? null : { longer, single }
})

const compoundEnd =
  /^(.{2,}?)(?:kenntnissen?|erfahrung(?:en)?|programmierung|arbeiten|tatigkeit(?:en)?|aufgaben|kennis|ervaring|werkzaamheden)$/

/** Phrases that hold a skill's name and mean something else, mostly what an employer offers. */
export const noSkill = ''
const phrasesWithoutSkill = (
  'health insurance; medical insurance; life insurance; dental insurance; insurance company; insurance companies; travel insurance; ' +
  'disability insurance; accident insurance; mental health days; mental health support; your mental health; learning and development; learning & development budget; ' +
  'team events; company events; social events; sports events; company car; bank holiday; bank holidays; food bank; quality assurance; ' +
  'commercial property; sick leave; parental leave; pension scheme; online application; security clearance; open source company; ' +
  'Krankenversicherung; betriebliche Altersvorsorge; mutuelle santé; assurance maladie; assurance qualité; seguro médico; seguro de salud; seguro de vida; ' +
  'plano de saúde; seguro de saúde; segundas-feiras; terças-feiras; quartas-feiras; quintas-feiras; sextas-feiras; zorgverzekering; social security; react to; react quickly; go to; in the spring; spring break; ' +
  'security deposit; job security; hr department; hr team; excel at; excel in; swift action; swift response; in compliance with; open source community; open source version; langue maternelle; ensino médio; ensino fundamental; ensino secundário; ensino superior; enseignement supérieur; enseignement secondaire'
)
  .split(';')
  .map((phrase) => phrase.trim())

function buildIndex(): Index {
  const index: Index = { root: new Map(), singles: new Map(), inOneGender: new Map() }
  for (const skill of lexicon().values()) {
    const inAnyCase: Ending = { skill: skill.id, exact: null, rule: 'any' }
    for (const alias of skill.aliases) {
      const words = tokensOf(alias.text).map((token) => token.word)
      const ending: Ending =
        alias.rule === 'any' ? inAnyCase : { skill: skill.id, exact: alias.text, rule: alias.rule }
      const [only] = words
      if (only === undefined) continue
      if (words.length === 1) {
        addTo(index.singles, only, ending)
        if (alias.rule === 'any') addTo(index.inOneGender, inOneGenderOfAny(only), ending)
        continue
      }
      addToTrie(index.root, words, ending)
    }
  }
  for (const phrase of phrasesWithoutSkill) {
    const words = tokensOf(phrase).map((token) => token.word)
    addToTrie(index.root, words, { skill: noSkill, exact: null, rule: 'any' })
  }
  return index
}

function addToTrie(root: Map<string, TrieNode>, words: readonly string[], ending: Ending): void {
  let level = root
  let node: TrieNode | null = null
  for (const word of words) {
    if (node !== null) level = node.next ??= new Map()
    const key = nameStem(word)
    node = level.get(key) ?? { next: null, endings: [] }
    level.set(key, node)
  }
  node?.endings.push(ending)
}

function addTo(map: Map<string, Ending[]>, key: string, ending: Ending): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [ending])
  else list.push(ending)
}
