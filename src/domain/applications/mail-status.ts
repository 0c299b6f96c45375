/**
 * What an e-mail says of an application. A sentence counts as far as nothing before makes it a mere
 * possibility ("if we think you could be a match, … an interview"). Bad news is told in the same mail
 * as thanks, and an offer with talk of an interview: the stronger news wins.
 */
import { grammarWordsOf } from '#domain/language/grammar-words.ts'
import type { Language } from '#domain/language/languages.ts'
import type { MailStatus } from './mail.ts'
import { findPhrase } from './mail-words.ts'
import type { Sentence } from './sentences.ts'

interface Surroundings {
  language: Language
  /** Whether a coming appointment is told. */
  hasAppointment: boolean
  isInvitation: boolean
  /** Whether a last day is told. */
  hasDeadline: boolean
}

export function statusOf(
  sentences: readonly Sentence[],
  { language, hasAppointment, isInvitation, hasDeadline }: Surroundings,
): MailStatus {
  const says = (use: string): boolean =>
    sentences.some((sentence) => isSaid(sentence, use, language))
  if (says('rejected')) return 'rejected'
  if (sentences.some((sentence) => offers(sentence, language))) return 'offer'
  if (isInvitation) return 'interview'
  if (hasAppointment && (says('meeting') || says('interview'))) return 'interview'
  if (says('hold')) return 'none'
  if (says('interview')) return 'interview'
  if (says('missing') || (hasDeadline && says('asks'))) return 'none'
  if (says('unchanged') && !confirms(sentences, language)) return 'none'
  return says('received') ? 'received' : 'none'
}

/** Said, not only perhaps, and nothing good with a "not" beside it. */
function isSaid({ words }: Sentence, use: string, language: Language): boolean {
  const place = findPhrase(words, use, language)
  if (place === null) return false
  const condition = findPhrase(words, 'conditional', language)
  if (condition !== null && condition.from < place.from) return false
  const around = words.slice(Math.max(0, place.from - 2), place.to)
  return !good.has(use) || !around.some(({ text }) => negators[language].has(text))
}

const good = new Set(['offer', 'interview'])
const negators = grammarWordsOf('negator')

/** "Pleased to offer you an interview" offers no job. */
const asideOfOffer = 7

function offers(sentence: Sentence, language: Language): boolean {
  if (!isSaid(sentence, 'offer', language)) return false
  const place = findPhrase(sentence.words, 'offer', language)
  if (place === null) return false
  const around = sentence.words.slice(place.from, place.to + asideOfOffer)
  return findPhrase(around, 'meeting', language) === null
}

/** A receipt asks for patience as well: its subject or its first sentences say what it is. */
const opening = 4

const confirms = (sentences: readonly Sentence[], language: Language): boolean => {
  const first = sentences.slice(0, opening)
  return (
    first.some((sentence) => isSaid(sentence, 'received', language)) &&
    !first.some((sentence) => isSaid(sentence, 'unchanged', language))
  )
}
