/** The occupations that a title names, or its words where no table knows it. */
import { isChiefOnly } from '../job-search/chiefs.ts'
import {
  isLearning,
  isOfEveryTrade,
  occupationsIn,
  wordsWithParts,
} from '../job-search/occupations.ts'
import { rankOf } from '../job-search/seniority.ts'
import { titleWords } from '../job-search/title-words.ts'
import { languageCodes } from '../skills/language-codes.ts'
import { skillsIn } from './named-skills.ts'
import { remembered } from '../language/remembered.ts'

export interface Role {
  occupations: readonly string[]
  words: readonly string[]
  /** Whether all it names are ways to work in any trade, and no trade. */
  isGeneral: boolean
  /** Whether it is held to learn, or beside another work: by an apprentice, an intern, a volunteer. */
  isLearner: boolean
}

/** So many titles are remembered: the roles of a resume are read with every key that is typed. */
const mostTitles = 2000

export const soughtRole = remembered(mostTitles, (title: string): Role => {
  const whole = roleOf(title)
  const head = title.split(aside, 1)[0] ?? title
  if (head.length === title.length || head.trim() === '') return whole
  const first = roleOf(head)
  return first.isGeneral ? whole : { ...first, words: whole.words, isLearner: whole.isLearner }
})

/** What follows says for whom or where: "Assistant (to the chief operating officer)", "Cook – Hotel". */
const aside = /\s[-–—|]\s|[(|]|,\s/u

function roleOf(title: string): Role {
  const words = titleWords(title)
  // A compound that is a name of its own says more than its parts.
  const named = occupationsIn(words)
  const inParts = named.length > 0 ? named : occupationsIn(wordsWithParts(words))
  const found = (inParts.length > 0 ? inParts : occupationsIn(words.map(ofMaster))).filter(
    (one) => !isChiefOnly(one.words, title),
  )
  const specific = found.filter(({ id }) => !isOfEveryTrade(id))
  return {
    occupations: (specific.length > 0 ? specific : found).map(({ id }) => id),
    words: [...new Set(words.filter((word) => rankOf(word) === null))],
    isGeneral: specific.length === 0,
    isLearner: found.some(({ id }) => isLearning(id)),
  }
}

/** "Hörakustikmeisterin" is a master of the trade of a Hörakustiker. */
const ofMaster = (word: string): string => word.replace(/(?<=\p{L}{4})meister$/u, 'er')

/** The skills that a title names: what is done, whoever does it. */
export const mattersIn = remembered(mostTitles, (title: string): readonly string[] => [
  ...new Set(skillsIn(title).flatMap(({ skill }) => (skill in languageCodes ? [] : [skill]))),
])
