import { foldText } from './folding.ts'

/** "Chef d’équipe", "chef de projet": a chief of something, and no cook but for "chef de cuisine". */
export const isChiefOnly = (words: readonly string[], title: string): boolean =>
  words.length === 1 && words[0] === 'chef' && chiefOf.test(foldText(title))
const chiefOf = /\bchef(?:f?e)?s? (?:de(?! (?:cuisine|partie))|du|des|d['’])/
