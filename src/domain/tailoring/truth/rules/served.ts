/**
 * Whom a trade serves: "told customers about delivery times" says no more than "gave information
 * about delivery times" where the source names nobody, since somebody was told. Who stands in a list,
 * or is counted, is one more.
 */
import { isJoiner, segmentsOf } from '../line-parts.ts'
import { isInPool, isTold } from '../matching.ts'
import { poolOf } from '../word-pool.ts'
import { tokensOf } from '../number-tokens.ts'
import type { Quantity } from '../quantity.ts'
import type { LineReading, Word } from '../reading.ts'

export function isServed(word: Word, line: LineReading, primary: readonly LineReading[]): boolean {
  const [best] = primary
  if (best === undefined || !served.test(word.word)) return false
  const { words, text } = line
  const at = words.indexOf(word)
  const [before, after] = [words[at - 1], words[at + 1]]
  const isListed =
    (before !== undefined && isJoiner(before) && !isPair(word, words[at - 2])) ||
    (after !== undefined && isJoiner(after) && !isPair(word, words[at + 2])) ||
    (before !== undefined &&
      /[,;:]/u.test(text.slice(before.start + before.text.length, word.start)))
  // Who is counted is found by the rule on numbers; that they are people says no more.
  if (anybody.test(word.word) && line.quantities.some((count) => isRightBehind(word, count, text)))
    return true
  const isCounted = /\d[.,\d]* ?$/u.test(text.slice(0, word.start))
  if (isCounted && !isListed && best.words.some((other) => anybody.test(other.word))) return true
  if (isListed || isCounted) return false
  // "And discussing them with clients" is one more thing done.
  const [first, ...rest] = segmentsOf(line)
  const segment = rest.find((one) => one.includes(word)) ?? first ?? []
  if (segment !== first && !segment.some((other) => other.isContent && isTold(other, [best])))
    return false
  const own = poolOf([line])
  return best.words.every((other) => !isPerson(other) || isInPool(other, own))
}

function isPerson({ word, broad, concepts, isContent }: Word): boolean {
  return served.test(word) || (isContent && (broad.has('people') || concepts.has('people')))
}

/** "Benutzerinnen und Benutzer". */
function isPair({ word }: Word, other: Word | undefined): boolean {
  return other !== undefined && word.slice(0, 5) === other.word.slice(0, 5)
}

/** "120 guests" of "120 people". */
export function isServedByName({ word }: Word): boolean {
  return served.test(word)
}

function isRightBehind({ start }: Word, { to }: Quantity, text: string): boolean {
  const end = tokensOf(text)[to - 1]?.end ?? text.length
  return start >= end && start - end <= 1
}

const anybody = /^(?:people|persons|menschen|personen|leute|personas|personnes|pessoas|mensen)$/u
const served =
  /^(?:customers?|clients?|guests?|users?|visitors?|patients?|residents?|passengers?|pupils?|students?|participants?|attendees|callers?|viewers|readers|tenants?|swimmers|shoppers|members|people|kunden|kundinnen|kundschaft|gaste|gasten|nutzer|nutzerinnen|benutzer|benutzerinnen|besucher|besuchern|besucherinnen|patienten|patientinnen|bewohner|bewohnern|bewohnerinnen|fahrgaste|fahrgasten|reisende|reisenden|schuler|schulern|schulerinnen|teilnehmer|teilnehmern|teilnehmerinnen|teilnehmende|teilnehmenden|anrufer|anrufern|leser|mieter|mietern|clientes?|huespedes|usuari[oa]s?|visitantes?|pacientes?|residentes?|pasajeros?|pasajeras|alumn[oa]s|alumnado|participantes?|asistentes|lector[ae]s|vecin[oa]s|socios|personas|senoras|publico|clientele|clients|clientes|usagers?|utilisat\p{L}+|visiteurs?|patients?|patientes|residentes?|passagers?|voyageurs?|eleves|convives|spectateurs|habitants|personnes|public|hospedes|utentes?|usuari[oa]s?|utilizador\p{L}*|passageir[oa]s|moradores|pessoas|doentes|klanten|clienten|gasten|gebruikers|bezoekers|patienten|bewoners|passagiers|reizigers|leerlingen|deelnemers|huurders|lezers|mensen|eigenaren|baasjes)$/u
