/**
 * The built-in writer: a letter for one job from one resume, in the paragraphs that people write: for what
 * one applies, and why, where they say it themselves; the posts that speak for it; what must be, then what of
 * the work answers the job, then what is wished; and a close. Where every line of the work makes a
 * sentence, it is told; else the lines stand in a list, word for word. Sentences are composed around
 * the person's words (`phrases`), and what the resume does not show is left out.
 *
 * A letter is written in the language of its ad. In another language than the resume's it has what our tables
 * can say there (`in-another-language`), and none of the person's lines.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import { answersTo } from '../answers/answers.ts'
import type { Language } from '../language/languages.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { withoutTemplate } from '../resume/template.ts'
import type { Post } from '../tailoring/compose/posts.ts'
import { postsOf } from '../tailoring/compose/posts.ts'
import { askedIn } from './asked.ts'
import { elidedBefore, placedAt } from './at-employer.ts'
import type { Career } from './career.ts'
import { careerIn, isAtSame, isOfTrade, pastOf, presentOf } from './career.ts'
import { contactIn } from './contact-person.ts'
import { filled, oneLine } from './filled.ts'
import type { Written } from './frame.ts'
import { companyInSentence, employerName, frameOf, titleInSentence, titleOfJob } from './frame.ts'
import { fillersIn, postsIn, toldIn } from './in-another-language.ts'
import { languageOfLetter } from './language-of-letter.ts'
import type { Letter } from './letter.ts'
import { skillsIn } from './listed-skills.ts'
import { papersIn } from './papers.ts'
import type { Writer } from './manner.ts'
import { mannerOf } from './manner.ts'
import type { Manner } from './phrases.ts'
import { letterPhrases } from './phrases.ts'
import { pointOf } from './points.ts'
import { told } from './deed.ts'
import { projectsIn } from './projects.ts'
import type { Proof, Proofs } from './proofs.ts'
import { proofsFor } from './proofs.ts'
import type { Form } from '../titles/person-form.ts'
import { formOfPerson } from '../titles/person-form.ts'
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

const undated: Written = { day: null, paper: 'a4' }

export function writeLetter(resume: ResumeContent, job: LetterJob, own: Language): Letter {
  const content = withoutTemplate(resume)
  const { language, isForeign, known, career, proofs, papers, skills, worthOf } = toldTo(
    content,
    job,
    own,
  )
  const manner = mannerFor(content, job, language)
  const { must, degrees, wish, spoken, running } = papers
  const lines = linesOf(proofs)
  const projects = projectsIn(known, worthOf, fewestLines - lines.length, language)
  const { why, how } = ofOneself(known.summary, job, language)
  const have = [...must, ...degrees, ...skills, ...wish]
  const others = isForeign && have.length < fewestLines ? fillersIn(known, have) : []
  const beside = { must, rest: [...degrees, ...skills, ...wish, ...others, ...spoken] }
  const say = letterPhrases[language].sentences[manner]
  const notYet = running.length > 0 ? filled(say.running, { paper: running.join('; ') }) : ''
  return letterAround(content, job, language, {
    why: joined([why, how, career.isAbove && why === '' ? say.gapReason : '']),
    isForeign,
    form: formOfPerson(content, own),
    paragraphs: [
      ...paragraphsOf(career, proofs, { ...beside, projects }, language, manner),
      notYet,
    ],
  })
}

/** Whether a letter in the language of the ad would have less than two facts that answer it. */
export function tellsTooLittle(resume: ResumeContent, job: LetterJob, own: Language): boolean {
  const content = withoutTemplate(resume)
  const { isForeign, answers, career, papers, skills } = toldTo(content, job, own)
  if (!isForeign) return false
  const posts = [career.lead, ...career.there, ...career.before].filter(
    (post) => post !== undefined && isOfTrade(post, job.title),
  )
  const languages = answers.filter(
    ({ kind, state, lines }) => kind === 'language' && state !== 'missing' && lines.length > 0,
  )
  const { must, degrees, wish } = papers
  const listed = [...must, ...degrees, ...wish, ...skills.flatMap((row) => row.split(', '))]
  return listed.length + languages.length + Math.min(posts.length, 1) < fewestFacts
}

const fewestFacts = 2

/** What answers the job, in the language of its ad. */
function toldTo(content: ResumeContent, job: LetterJob, own: Language) {
  const language = languageOfLetter(job, own)
  const isForeign = language !== own
  const { reading } = job
  const known = isForeign ? toldIn(content, reading?.text ?? '', own, language) : content
  const answers = reading === null ? [] : answersTo(known, reading)
  const posts = isForeign ? postsIn(postsOf(content), content, own, language) : postsOf(content)
  const worthOf = worthIn(answers, job, language)
  const career = careerIn(posts, job.title, own)
  const proofs = proofsFor(career, worthOf, job.title, language)
  const now = job.written?.day ?? null
  const papers = papersIn(known, answers, reading, language, { isForeign, now })
  const said = [...linesOf(proofs), ...papers.must, ...papers.degrees, ...papers.wish]
  const skills = skillsIn(known, answers, reading, said)
  return { language, isForeign, known, answers, worthOf, career, proofs, papers, skills }
}

const linesOf = ({ ofLead, ofOther }: Proofs): string[] =>
  [...ofLead, ...ofOther].map(({ line }) => line)

const fewestLines = 3

const joined = (sentences: readonly string[]): string =>
  sentences.filter((sentence) => sentence !== '').join(' ')

/** What stands beside the work: what must be before it, the rest behind it. */
type Beside = Readonly<Record<'must' | 'projects' | 'rest', readonly string[]>>

function paragraphsOf(
  career: Career,
  proofs: Proofs,
  { must, projects, rest }: Beside,
  language: Language,
  manner: Manner,
): string[] {
  const say = letterPhrases[language].sentences[manner]
  const present = presentOf(career.lead, language, manner)
  const past = pastOf(career, language, manner)
  const sentences = sentencesOf(career, proofs, language)
  if (sentences !== null && proofs.ofLead.length + proofs.ofOther.length > 0)
    return [
      joined([present, ...sentences.ofLead]),
      sentences.ofOther || joined(past),
      listed([...must, ...projects, ...rest], say.points),
    ]
  const all = [...proofs.ofLead, ...proofs.ofOther]
  const work = [...all.map((proof) => pointOfProof(proof, career.lead)), ...projects]
  const has = [...must, ...rest]
  // What one did and what one has do not follow one verb.
  const isApart = work.some((line) => told(line, language, false) !== null)
  const apart = [listed(work, say.examples), listed(has, say.points)]
  return [
    joined([present, ...past]),
    ...(!isApart
      ? [listed([...must, ...work, ...rest], say.points)]
      : must.length > 0
        ? apart.toReversed()
        : apart),
  ]
}

/** Whose a line is stands behind it, where it is not of the employer named first. */
const pointOfProof = ({ line, post }: Proof, lead: Post | undefined): string =>
  pointOf(line, isAtSame(post, lead) ? '' : employerName(post.company))

/** One alone is no list, and stands behind its lead-in. */
function listed(points: readonly string[], leadIn: string): string {
  const [only, ...others] = points
  if (only === undefined) return ''
  return others.length === 0
    ? `${leadIn} ${only}.`
    : [leadIn, ...points.map((point) => `- ${point}`)].join('\n')
}

const mannerFor = (
  writer: Writer,
  { reading, written = undated }: LetterJob,
  language: Language,
): Manner => mannerOf(writer, reading?.text ?? '', written.paper, language)

/** A letter around the paragraphs that speak of the person: why one writes, and where to find more. */
export function letterAround(
  content: Writer,
  job: LetterJob,
  language: Language,
  {
    why = '',
    isForeign = false,
    form,
    paragraphs,
  }: { why?: string; isForeign?: boolean; form?: Form | null; paragraphs: readonly string[] },
): Letter {
  const written = job.written ?? undated
  const manner = mannerFor(content, job, language)
  const say = letterPhrases[language].sentences[manner]
  const company = oneLine(job.company)
  const roles = content.work_experience.map(({ role }) => role)
  const ad = job.reading?.text ?? ''
  const title = titleInSentence(titleOfJob(job.title, company, roles, language, form), language, ad)
  const named = title === '' ? 'neither' : 'title'
  const opening = say[company === '' ? named : title === '' ? 'company' : 'both']
  const employer = companyInSentence(company, language)
  const phrase = elidedBefore(placedAt(opening, employer, language), title, language)
  const contact = job.reading === null ? null : contactIn(job.reading.text, language)
  const reference = job.reading === null ? '' : referenceIn(job.reading.text, language)
  // A town may have another name in another language.
  const places = isForeign ? [] : content.contact_info.possible_work_locations
  return {
    ...frameOf({ title, company, contact, reference, places, written, manner }, language),
    body: [
      [filled(phrase, { title, company: employer }), why].filter(Boolean).join(' '),
      ...paragraphs,
      joined(askedIn(ad, language, manner)),
      say.end,
    ]
      .filter((text) => text !== '')
      .join('\n\n'),
  }
}
