/**
 * The built-in writer: a letter for one job from one resume, in the paragraphs that people write: for what
 * one applies, and why, where they say it themselves; the post that speaks for it, with two deeds; one
 * deed more at another employer, and the papers that are demanded; and a close. Sentences are composed
 * around the person's words (`phrases`), and what the resume does not show is left out.
 *
 * A letter is written in the language of its ad. In another language than the resume's it has names and
 * titles only, since the person's lines would be in a second language.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import { answersTo } from '../answers/answers.ts'
import type { Language } from '../language/languages.ts'
import { languageOf } from '../scoring/asks.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { inlineTitle } from '../tailoring/compose/inline.ts'
import type { Post } from '../tailoring/compose/posts.ts'
import { postsOf } from '../tailoring/compose/posts.ts'
import { elidedBefore, placedAt } from './at-employer.ts'
import { contactIn } from './contact-person.ts'
import { filled, oneLine } from './filled.ts'
import type { Written } from './frame.ts'
import { employerName, frameOf, roleInSentence, titleOfJob } from './frame.ts'
import type { Letter } from './letter.ts'
import { papersIn } from './papers.ts'
import { letterPhrases } from './phrases.ts'
import { hasYears, leadPost, postOfTrade, proofsFor } from './proofs.ts'
import { reasonIn } from './reason.ts'
import { referenceIn } from './reference.ts'

export type LetterJob = {
  title: string
  company: string
  reading: JobReading | null
  /** Without it, a letter bears no day. */
  written?: Written
}

/** In UTF-16 units: of a shorter text nobody knows the language. */
const shortestAd = 400

const undated: Written = { day: null, paper: 'a4' }

export function writeLetter(content: ResumeContent, job: LetterJob, own: Language): Letter {
  const language = languageOfLetter(job, own)
  const { sentences } = letterPhrases[language]
  const say = sentences[job.written?.paper ?? 'a4']
  const answers = job.reading === null ? [] : answersTo(content, job.reading)
  const posts = postsOf(content)
  const lead = leadPost(posts)
  const isOwn = language === own
  const proofs = isOwn ? proofsFor(posts, answers, lead, language) : { ofLead: [], beside: [] }
  const before = presentOf(postOfTrade(posts, lead, job.title), language)
  const held = isOwn ? papersIn(answers, language) : ''
  return letterAround(content, job, language, {
    why: isOwn ? reasonIn(content.summary, language) : '',
    paragraphs: [
      [presentOf(lead, language), ...proofs.ofLead],
      [
        ...(proofs.beside.length > 0 ? proofs.beside : [before]),
        held === '' ? '' : filled(say.papers, { papers: held }),
      ],
    ].map((sentences) => sentences.filter((sentence) => sentence !== '').join(' ')),
  })
}

export const languageOfLetter = (
  { reading }: Pick<LetterJob, 'reading'>,
  own: Language,
): Language => (reading === null || reading.text.length < shortestAd ? own : languageOf(reading))

/** A letter around the paragraphs that speak of the person: why one writes, and where to find more. */
export function letterAround(
  content: Pick<ResumeContent, 'contact_info' | 'work_experience'>,
  job: LetterJob,
  language: Language,
  { why = '', paragraphs }: { why?: string; paragraphs: readonly string[] },
): Letter {
  const written = job.written ?? undated
  const say = letterPhrases[language].sentences[written.paper]
  const company = oneLine(job.company)
  const roles = content.work_experience.map(({ role }) => role)
  const title = titleOfJob(job.title, company, roles, language)
  const named = title === '' ? 'neither' : 'title'
  const opening = say[company === '' ? named : title === '' ? 'company' : 'both']
  const phrase = elidedBefore(placedAt(opening, company, language), title, language)
  const contact = job.reading === null ? null : contactIn(job.reading.text, language)
  const reference = job.reading === null ? '' : referenceIn(job.reading.text, language)
  const places = content.contact_info.possible_work_locations
  return {
    ...frameOf({ title, company, contact, reference, places, written }, language),
    body: [
      [filled(phrase, { title: inlineTitle(title, language), company }), why]
        .filter(Boolean)
        .join(' '),
      ...paragraphs,
      say.end,
    ]
      .filter((text) => text !== '')
      .join('\n\n'),
  }
}

/** What one does now and since when, or did from when to when; without those, what one did last. */
function presentOf(post: Post | undefined, language: Language): string {
  if (post === undefined) return ''
  const say = letterPhrases[language].sentences.a4
  const words = {
    role: roleInSentence(post.role, language),
    employer: employerName(post.company),
    year: String(post.from ?? ''),
    until: String(post.to ?? ''),
  }
  if (words.employer === '')
    return filled(post.isPresent ? say.nowNoCompany : say.lastNoCompany, words)
  const ended = hasYears(post) ? say.past : say.last
  const lasting = post.from === null ? say.now : say.since
  return filled(placedAt(post.isPresent ? lasting : ended, words.employer, language), words)
}
