/**
 * The built-in writer: a letter for one job from one resume, in the paragraphs that people write: for what
 * one applies, and why, where they say it themselves; the posts that speak for it; what of the work
 * answers the job, with what is asked for beside it; and a close. Where every line of the work makes a
 * sentence, it is told; else the lines stand in a list, word for word. Sentences are composed around
 * the person's words (`phrases`), and what the resume does not show is left out.
 *
 * A letter is written in the language of its ad. In another language than the resume's it has names and
 * titles only (`in-another-language`), since the person's lines would be in a second language.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import type { Answer } from '../answers/answers.ts'
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
import { companyInSentence, employerName, frameOf, roleInSentence, titleOfJob } from './frame.ts'
import { namesIn, postsIn } from './in-another-language.ts'
import type { Letter } from './letter.ts'
import { papersIn, skillsIn } from './papers.ts'
import { letterPhrases } from './phrases.ts'
import { pointOf } from './points.ts'
import { projectsIn } from './projects.ts'
import type { Proofs } from './proofs.ts'
import { hasYears, isAtSame, proofsFor } from './proofs.ts'
import { ofOneself } from './reason.ts'
import { referenceIn } from './reference.ts'
import { sentencesOf } from './sentences.ts'
import type { Worth } from './worth-in-letter.ts'
import { worthIn } from './worth-in-letter.ts'

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
  const answers = job.reading === null ? [] : answersTo(content, job.reading)
  const worthOf = worthIn(answers, job, language)
  const posts = postsOf(content)
  if (language !== own) {
    const translated = postsIn(posts, content, own, language)
    const { lead, other } = proofsFor(translated, worthOf, job.title, language)
    const names = namesIn(answers)
    const points = [...papersIn(content, names, worthOf, language), ...skillsIn(names, [])]
    return letterAround(content, job, language, {
      paragraphs: [
        joined([presentOf(lead, language), pastOf(other, lead, language)]),
        listed(points, language),
      ],
    })
  }
  const proofs = proofsFor(posts, worthOf, job.title, language)
  const { why, how } = ofOneself(content.summary, job, language)
  const beside = besideOf(content, proofs, answers, worthOf, language)
  return letterAround(content, job, language, {
    why,
    paragraphs: paragraphsOf(proofs, how, beside, language),
  })
}

const fewestLines = 3

/** What stands in the list behind the work. */
function besideOf(
  content: ResumeContent,
  { ofLead, ofOther }: Proofs,
  answers: readonly Answer[],
  worthOf: Worth,
  language: Language,
): string[] {
  const lines = [...ofLead, ...ofOther].map(({ line }) => line)
  return [
    ...projectsIn(content, worthOf, fewestLines - lines.length, language),
    ...papersIn(content, answers, worthOf, language),
    ...skillsIn(answers, lines),
  ]
}

const joined = (sentences: readonly string[]): string =>
  sentences.filter((sentence) => sentence !== '').join(' ')

function paragraphsOf(
  proofs: Proofs,
  how: string,
  beside: readonly string[],
  language: Language,
): string[] {
  const { lead, other, ofLead, ofOther } = proofs
  const present = joined([presentOf(lead, language), lead?.isPresent === true ? how : ''])
  const sentences = sentencesOf(proofs, language)
  // A list of one is none.
  if (sentences !== null && beside.length !== 1)
    return [
      joined([present, ...sentences.ofLead]),
      sentences.ofOther || pastOf(other, lead, language),
      listed(beside, language),
    ]
  return [
    joined([present, pastOf(other, lead, language)]),
    listed(
      [
        ...ofLead.map(({ line }) => pointOf(line)),
        ...ofOther.map(({ line, post }) =>
          pointOf(line, isAtSame(post, lead) ? '' : employerName(post.company)),
        ),
        ...beside,
      ],
      language,
    ),
  ]
}

const listed = (points: readonly string[], language: Language): string =>
  points.length === 0
    ? ''
    : [letterPhrases[language].sentences.a4.points, ...points.map((point) => `- ${point}`)].join(
        '\n',
      )

/** Of an employer who is named already, only the post is. */
function pastOf(post: Post | undefined, lead: Post | undefined, language: Language): string {
  if (post === undefined || !hasYears(post)) return ''
  if (!isAtSame(post, lead)) return presentOf(post, language)
  const role = roleInSentence(post.role, language)
  const words = { role, year: String(post.from ?? ''), until: String(post.to ?? '') }
  return filled(letterPhrases[language].sentences.a4.pastThere, words)
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
  const employer = companyInSentence(company, language)
  const phrase = elidedBefore(placedAt(opening, employer, language), title, language)
  const contact = job.reading === null ? null : contactIn(job.reading.text, language)
  const reference = job.reading === null ? '' : referenceIn(job.reading.text, language)
  const places = content.contact_info.possible_work_locations
  return {
    ...frameOf({ title, company, contact, reference, places, written }, language),
    body: [
      [filled(phrase, { title: inlineTitle(title, language), company: employer }), why]
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
