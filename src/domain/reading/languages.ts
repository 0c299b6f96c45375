/** Step 8: spoken languages, each with its level, wherever that stands: "Deutsch (Muttersprache)". */
import { fold } from '#domain/language/fold.ts'
import type { Line, Run } from './lines.ts'
import { segmentsOfLine, textOfRuns } from './lines.ts'

const level =
  /^(?:[abc][12][+-]?(?:\s?[-–/]\s?[abc][12])?\b.*|native.*|mother tongue|bilingual.*|fluent.*|advanced|intermediate|beginner|basic.*|elementary.*|conversational|proficien.*|(?:full |limited )?(?:professional|working).*|upper.*|muttersprach.*|verhandlungssicher.*|fliessend.*|gut.*|sehr gut.*|grundkenntnisse.*|grundlagen.*|fortgeschritten.*|nativ[oa].*|lengua materna|materna|bilingue.*|fluid[oa].*|avanzad[oa].*|intermedi[oa].*|basic[oa].*|medio|alto|langue maternelle|maternelle|courant.*|couramment|lu.*parle.*|intermediaire.*|notions.*|scolaire|debutant|lingua materna|fluente.*|avancad[oa].*|nocoes.*|moedertaal|vloeiend.*|goed.*|uitstekend.*|redelijk.*|basis.*|matig|[●○•★☆]+|\d{1,3} ?%|niveau .*|nivel .*|level .*)$/

const spoken =
  /\b(?:english|german|french|spanish|portuguese|dutch|italian|polish|russian|chinese|mandarin|arabic|turkish|hindi|japanese|korean|welsh|irish|swedish|danish|norwegian|finnish|czech|greek|hebrew|romanian|hungarian|ukrainian|catalan|basque|deutsch|englisch|franzosisch|spanisch|portugiesisch|niederlandisch|italienisch|polnisch|russisch|turkisch|arabisch|chinesisch|espanol|castellano|ingles|aleman|frances|portugues|italiano|catalan|euskera|gallego|valenciano|arabe|chino|ruso|francais|anglais|allemand|espagnol|portugais|neerlandais|italien|chinois|russe|alemao|espanhol|mandarim|nederlands|engels|duits|frans|spaans|portugees|italiaans|turks|arabisch|fries|latin|latein|latijn|sign language|gebardensprache)\b/

/** "Languages" may head programming languages: whether these are spoken ones. */
export const areSpoken = (lines: readonly Line[]): boolean =>
  lines.some((line) => spoken.test(fold(line.text)))

export interface SpokenLanguage {
  language: string
  level: string
}

export function readLanguages(lines: readonly Line[]): SpokenLanguage[] {
  const found: SpokenLanguage[] = []
  for (const line of lines) {
    for (const segment of segmentsOfLine(line)) {
      for (const text of splitList(textOfSegment(segment))) add(found, text)
    }
  }
  return found.filter(
    ({ language }, i) => found.findIndex((other) => other.language === language) === i,
  )
}

const textOfSegment = (segment: readonly Run[]): string =>
  textOfRuns(segment.map((run, i) => (i === 0 ? { ...run, before: 'start' } : run)))

function add(found: SpokenLanguage[], text: string): void {
  const last = found.at(-1)
  const plain = text.replace(/^\(|\)$/g, '')
  if (last?.level === '' && level.test(fold(plain))) {
    if (/[\p{L}\p{N}]/u.test(plain)) last.level = plain
  } else if (/\p{L}/u.test(text)) found.push(withLevelApart(text))
}

/** "German (C1)", "English Native speaker": a level in brackets, or told apart by its place or look. */
function withLevelApart(text: string): SpokenLanguage {
  const opens = text.indexOf('(')
  if (opens > 0 && text.endsWith(')'))
    return { language: text.slice(0, opens).trim(), level: text.slice(opens + 1, -1).trim() }
  const [, language = '', known = ''] = /^(\p{Lu}\p{L}+) ([\p{L}\d][\p{L}\d ]*)$/u.exec(text) ?? []
  const isApart = spoken.test(fold(language)) && level.test(fold(known))
  return isApart ? { language, level: known } : { language: text, level: '' }
}

/** "Deutsch: Muttersprache · Englisch – C1, Spanish (B2)". */
function splitList(text: string): string[] {
  return text
    .split(/\s*[,;|•·●/](?![^(]*\))\s*|\s+[–—-]\s+|\s*:\s+|\t/)
    .map((part) => part.replace(/(?<![.:\s])[.:\s]+$/, '').trim())
    .filter((part) => part !== '')
}
