/**
 * Reads an e-mail about an application, by rules in six languages: what it says, the one day it
 * tells, and who offers which job. What it does not say for certain it leaves out; a person decides
 * what becomes of the rest.
 */
import { scoreLanguages } from '#domain/language/detect.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Mail, MailReading } from './mail.ts'
import { findPhrase } from './mail-words.ts'
import { chooseDay, daysIn } from './mail-days.ts'
import { employerIn, titleIn } from './mail-names.ts'
import { statusOf } from './mail-status.ts'
import type { Sentence } from './sentences.ts'
import { ownText, sentencesOf } from './sentences.ts'

const nothing = { status: 'none', date: null, employer: null, title: null } as const

export function readMail(mail: Mail): MailReading {
  const text = ownText(mail.subject, mail.text)
  const sentences = sentencesOf(mail.subject, text)
  const language = languageOf(`${mail.subject}\n${text}`, sentences)
  const says = (use: string) =>
    sentences.some(({ words }) => findPhrase(words, use, language) !== null)
  const isAd = says('newsletter') && !says('received') && (mail.isToList || !says('application'))
  if (isAd) return { isAboutApplication: false, ...nothing }
  const days = daysIn(sentences, language, mail.sentAt)
  // Dentists confirm appointments too.
  const isOfJob = says('application') || says('job')
  const hasAppointment =
    isOfJob && days.some(({ time, isDeadline }) => time !== null && !isDeadline)
  const hasDeadline = days.some(({ isDeadline }) => isDeadline)
  const isInvitation = mail.invitation !== null
  const status = statusOf(sentences, { language, hasAppointment, isInvitation, hasDeadline })
  if (status === 'none' && !isOfJob) return { isAboutApplication: false, ...nothing }
  return {
    isAboutApplication: true,
    status,
    date:
      status === 'none' && !says('missing') && !says('asks')
        ? null
        : chooseDay(status, days, mail.invitation),
    employer: employerIn(mail, text, language),
    title: titleIn(sentences, language),
  }
}

/** So near the likeliest language another one may be meant as well: mails are short. */
const nearly = 0.6

function languageOf(text: string, sentences: readonly Sentence[]): Language {
  const [first, ...others] = scoreLanguages(text)
  const likely = [first, ...others.filter(({ share }) => share >= nearly * first.share)]
  if (likely.length === 1) return first.language
  const usesIn = (language: Language): number =>
    telling.filter((use) =>
      sentences.some(({ words }) => findPhrase(words, use, language) !== null),
    ).length
  const counted = likely.map(({ language }) => ({ language, uses: usesIn(language) }))
  return counted.toSorted((a, b) => b.uses - a.uses)[0]?.language ?? first.language
}

const telling = ['rejected', 'offer', 'interview', 'received', 'application', 'missing', 'hold']
