/**
 * The built-in writer: a letter for one job from one resume, in the paragraphs that people write: for what
 * one applies, and why, where they say it themselves; the posts that speak for it; what must be, then what of
 * the work answers the job, then what is wished; and a close. Where every line of the work makes a
 * sentence, it is told; else the lines stand in a list, word for word. Sentences are composed around
 * the person's words (`phrases`), and what the resume does not show is left out.
 *
 * A letter is written in the language of its ad. In another language than the resume's it has names and
 * titles only (`in-another-language`), since the person's lines would be in a second language.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import { answersTo } from '../answers/answers.ts'
import type { Language } from '../language/languages.ts'
import { languageOf } from '../scoring/asks.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { Post } from '../tailoring/compose/posts.ts'
import { postsOf } from '../tailoring/compose/posts.ts'
import { elidedBefore, placedAt } from './at-employer.ts'
import type { Career } from './career.ts'
import { careerIn, isAtSame, pastOf, presentOf } from './career.ts'
import { contactIn } from './contact-person.ts'
import { filled, oneLine } from './filled.ts'
import type { Written } from './frame.ts'
import { companyInSentence, employerName, frameOf, titleInSentence, titleOfJob } from './frame.ts'
import { namedIn, namesBeside, namesIn, postsIn } from './in-another-language.ts'
import type { Letter } from './letter.ts'
import { papersIn, skillsIn } from './papers.ts'
import { mannerOf } from './manner.ts'
import type { Manner } from './phrases.ts'
import { letterPhrases } from './phrases.ts'
import { pointOf } from './points.ts'
import { projectsIn } from './projects.ts'
import type { Proofs } from './proofs.ts'
import { proofsFor } from './proofs.ts'
import { ofOneself } from './reason.ts'
import { referenceIn } from './reference.ts'
import { sentencesOf } from './sentences.ts'
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
  const manner = mannerFor(content, job, language)
  const answers = job.reading === null ? [] : answersTo(content, job.reading)
  const posts = postsOf(content)
  if (language !== own) {
    const career = careerIn(postsIn(posts, content, own, language), job.title, own)
    const names = namesIn(answers, own)
    const { must, wish } = papersIn(namedIn(content, own), names, job.reading, language)
    const { study, named } = namesBeside(content, job.reading?.text ?? '', [...must, ...wish])
    const points = [...study, ...must, ...named, ...wish]
    return letterAround(content, job, language, {
      paragraphs: [
        joined([presentOf(career.lead, language, manner), ...pastOf(career, language, manner)]),
        listed(points, language, manner),
      ],
    })
  }
  const worthOf = worthIn(answers, job, language)
  const career = careerIn(posts, job.title, language)
  const proofs = proofsFor(career, worthOf, job.title, language)
  const { why, how } = ofOneself(content.summary, job, language)
  const lines = [...proofs.ofLead, ...proofs.ofOther].map(({ line }) => line)
  const { must, wish } = papersIn(content, answers, job.reading, language)
  const projects = projectsIn(content, worthOf, fewestLines - lines.length, language)
  const beside = {
    first: [...must, ...skillsIn(answers, lines, must.length > 0)],
    last: [...projects, ...wish],
  }
  return letterAround(content, job, language, {
    why,
    paragraphs: [...paragraphsOf(career, proofs, beside, language, manner), how],
  })
}

const fewestLines = 3

const joined = (sentences: readonly string[]): string =>
  sentences.filter((sentence) => sentence !== '').join(' ')

/** What stands in the list before and behind the work. */
type Beside = Readonly<Record<'first' | 'last', readonly string[]>>

function paragraphsOf(
  career: Career,
  proofs: Proofs,
  { first, last }: Beside,
  language: Language,
  manner: Manner,
): string[] {
  const present = presentOf(career.lead, language, manner)
  const past = pastOf(career, language, manner)
  const sentences = sentencesOf(career, proofs, language)
  const beside = [...first, ...last]
  // A list of one is none.
  if (sentences !== null && beside.length !== 1)
    return [
      joined([present, ...sentences.ofLead]),
      sentences.ofOther || joined(past),
      listed(beside, language, manner),
    ]
  return [
    joined([present, ...past]),
    listed(
      [
        ...first,
        ...proofs.ofLead.map(({ line }) => pointOf(line)),
        ...pointsOfOther(proofs, career.lead),
        ...last,
      ],
      language,
      manner,
    ),
  ]
}

/** Whose a run of lines is stands behind its last. */
const pointsOfOther = ({ ofOther }: Proofs, lead: Post | undefined): string[] =>
  ofOther.map(({ line, post }, i) =>
    pointOf(line, isAtSame(post, lead) || i < ofOther.length - 1 ? '' : employerName(post.company)),
  )

const listed = (points: readonly string[], language: Language, manner: Manner): string =>
  points.length === 0
    ? ''
    : [
        letterPhrases[language].sentences[manner].points,
        ...points.map((point) => `- ${point}`),
      ].join('\n')

const mannerFor = (
  { contact_info: contact }: Pick<ResumeContent, 'contact_info'>,
  { reading, written = undated }: LetterJob,
  language: Language,
): Manner => mannerOf(contact, reading?.text ?? '', written.paper, language)

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
  const manner = mannerFor(content, job, language)
  const say = letterPhrases[language].sentences[manner]
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
    ...frameOf({ title, company, contact, reference, places, written, manner }, language),
    body: [
      [filled(phrase, { title: titleInSentence(title, language), company: employer }), why]
        .filter(Boolean)
        .join(' '),
      ...paragraphs,
      say.end,
    ]
      .filter((text) => text !== '')
      .join('\n\n'),
  }
}
