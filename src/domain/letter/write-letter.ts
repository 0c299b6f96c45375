/**
 * The built-in writer: a letter for one job from one resume, in the paragraphs that people write: why this
 * job, by its own duties; what of the person's work answers what must be, each with its employer; what
 * they bring beyond; and a close. Sentences are composed around the person's words and the ad's
 * (`phrases`), and what the resume does not show is left out.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import { answersTo } from '../answers/answers.ts'
import type { Language } from '../language/languages.ts'
import { languageOf } from '../scoring/asks.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { grammars } from '../tailoring/compose/grammar.ts'
import type { Post } from '../tailoring/compose/posts.ts'
import { postsOf } from '../tailoring/compose/posts.ts'
import { elidedBefore, placedAt } from './at-employer.ts'
import { contactIn } from './contact-person.ts'
import { dutiesIn } from './duties.ts'
import { filled, oneLine } from './filled.ts'
import type { Written } from './frame.ts'
import { employerName, frameOf, roleInSentence, titleOfJob } from './frame.ts'
import type { Letter } from './letter.ts'
import { papersIn } from './papers.ts'
import { letterPhrases } from './phrases.ts'
import { isOfTrade, presentPost, proofsFor } from './proofs.ts'

export type LetterJob = {
  title: string
  company: string
  reading: JobReading | null
  /** Without it, a letter bears no day. */
  written?: Written
}

const undated: Written = { day: null, paper: 'a4' }

export function writeLetter(content: ResumeContent, job: LetterJob, language: Language): Letter {
  const { sentences: say, and } = letterPhrases[language]
  const answers = job.reading === null ? [] : answersTo(content, job.reading)
  const duties = job.reading === null ? [] : dutiesIn(answers, language, languageOf(job.reading))
  const hasComma = duties.some((text) => text.includes(','))
  const told = duties.join(hasComma ? grammars[language].semicolon : and)
  const posts = postsOf(content)
  const present = presentPost(posts, job.title)
  const proofs = proofsFor(posts, answers, present, language)
  // Of a post in another trade that proves nothing here a letter does not speak first.
  const isBeside =
    present !== undefined &&
    proofs.posts.length > 0 &&
    !isOfTrade(present, job.title) &&
    !proofs.posts.includes(present)
  const own = isBeside ? '' : presentOf(present, language)
  const held = papersIn(answers, 'must', language)
  const wished = papersIn(answers, 'wish', language)
  return letterAround(content, job, language, {
    // Without duties to name, a letter opens with who writes.
    why: duties.length === 0 ? own : filled(say.why, { duties: told }),
    paragraphs: [
      [duties.length === 0 ? '' : own, ...proofs.asked],
      [
        ...proofs.beyond,
        held === '' ? '' : filled(say.papers, { papers: held }),
        wished === '' ? '' : filled(say.wishes, { papers: wished }),
      ],
    ].map((sentences) => sentences.filter((sentence) => sentence !== '').join(' ')),
  })
}

/** A letter around the paragraphs that speak of the person: why one writes, and where to find more. */
export function letterAround(
  { contact_info: { possible_work_locations: places } }: Pick<ResumeContent, 'contact_info'>,
  job: LetterJob,
  language: Language,
  { why = '', paragraphs }: { why?: string; paragraphs: readonly string[] },
): Letter {
  const { sentences: say } = letterPhrases[language]
  const company = oneLine(job.company)
  const title = titleOfJob(job.title, company)
  const named = title === '' ? 'neither' : 'title'
  const opening = say[company === '' ? named : title === '' ? 'company' : 'both']
  const phrase = elidedBefore(placedAt(opening, company, language), title, language)
  const contact = job.reading === null ? null : contactIn(job.reading.text, language)
  return {
    ...frameOf({ title, company, contact, places, written: job.written ?? undated }, language),
    body: [
      [filled(phrase, { title, company }), why].filter(Boolean).join(' '),
      ...paragraphs,
      say.end,
    ]
      .filter((text) => text !== '')
      .join('\n\n'),
  }
}

/** What one does now and since when; where that is nothing, what one did last. */
function presentOf(post: Post | undefined, language: Language): string {
  if (post === undefined) return ''
  const { sentences: say } = letterPhrases[language]
  const words = {
    role: roleInSentence(post.role, language),
    employer: employerName(post.company),
    year: String(post.from ?? ''),
  }
  if (words.employer === '')
    return filled(post.isPresent ? say.nowNoCompany : say.lastNoCompany, words)
  const isSince = post.isPresent && post.from !== null
  const phrase = isSince ? say.since : post.isPresent ? say.now : say.last
  return filled(placedAt(phrase, words.employer, language), words)
}
