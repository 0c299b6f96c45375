/**
 * What the server, the command line and the browser ask of `domain`, each as a function of one text
 * that somebody else wrote. A text goes in wherever it may stand: the limits are those of the schema.
 */
import { changesOf } from '#domain/edits/changes.ts'
import { traceResumes } from '#domain/edits/compare.ts'
import { fromJsonResume, toJsonResume } from '#domain/exchange/json-resume.ts'
import { fromMarkdown } from '#domain/exchange/from-markdown.ts'
import { fileNameOf } from '#domain/exchange/file-name.ts'
import { fromLinkedIn } from '#domain/exchange/linkedin.ts'
import { machineRead } from '#domain/exchange/machine-read.ts'
import { toMarkdown } from '#domain/exchange/markdown.ts'
import { notTaken } from '#domain/exchange/not-taken.ts'
import { toPlainText } from '#domain/exchange/plain-text.ts'
import { sheetOf } from '#domain/exchange/sheet.ts'
import { toDocx } from '#domain/exchange/to-docx.ts'
import { cleanJobText } from '#domain/jobs/clean-text.ts'
import { normaliseJob } from '#domain/posts/normalise.ts'
import { readPosting } from '#domain/pages/read-posting.ts'
import { readJob } from '#domain/ads/requirements.ts'
import { bodyWords } from '#domain/job-search/body-words.ts'
import { readQuestion } from '#domain/job-search/question.ts'
import { titleTerms } from '#domain/job-search/terms.ts'
import { takeTypedKinds } from '#domain/job-search/typed-kinds.ts'
import { findDates, parseDateRange } from '#domain/language/dates.ts'
import { detectLanguage } from '#domain/language/detect.ts'
import { inOneGenderOfAny } from '#domain/language/one-gender.ts'
import { checkLetter } from '#domain/letter/check-letter.ts'
import { letterPageOf } from '#domain/letter/letter-page.ts'
import { letterToDocx, letterToMarkdown, letterToText } from '#domain/letter/letter-text.ts'
import { writeLetter } from '#domain/letter/write-letter.ts'
import { itemsOfDocx } from '#domain/reading/docx.ts'
import type { TextItem } from '#domain/reading/items.ts'
import { readResume } from '#domain/reading/read-resume.ts'
import { lineLimit, listLimits } from '#domain/resume/limits.ts'
import { hrefOf } from '#domain/resume/links.ts'
import { mergeResumes } from '#domain/resume/merge.ts'
import { restoreContent } from '#domain/resume/restore.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { tidyWords } from '#domain/resume/tidy.ts'
import { shownLevels, wantsOf } from '#domain/scoring/wants.ts'
import { scoreResume } from '#domain/scoring/score.ts'
import { findAbilities, findSkills } from '#domain/skills/find.ts'
import { suggestFor } from '#domain/suggestions/suggest.ts'
import { proposeEdits } from '#domain/tailoring/propose.ts'
import { tailorResume } from '#domain/tailoring/tailor.ts'
import { verifyResume } from '#domain/truth/verify.ts'
import { checkLine } from '#domain/translation/check-line.ts'
import { protect, termFinder } from '#domain/translation/protect.ts'
import { translateResume } from '#domain/translation/translate-resume.ts'

import { piecesOf, placed, worked } from './placed.ts'

export type Entry = (text: string) => unknown

const job = readJob(
  cleanJobText(
    'Backend Engineer\nAcme GmbH is looking for an engineer.\n\nRequirements:\n- 5 years of Python and PostgreSQL\n- CI/CD with Docker and Kubernetes\n- Bachelor of Science\n- German B2\n\nNice to have:\n- Excel, SAP and Jira',
  ),
)
/** What is asked of a resume, wherever in it the text stands. */
const ofResumes: Readonly<Record<string, (resume: ResumeContent) => unknown>> = {
  'score a resume': (resume) => scoreResume(resume, job),
  'suggest for a resume': (resume) => suggestFor(resume, { job }),
  'propose edits': (resume) => proposeEdits(resume, job),
  'tailor a resume': (resume) => tailorResume(resume, job),
  'verify against the text': (resume) => verifyResume(resume, worked),
  'verify the text': (resume) => verifyResume(worked, resume),
  'compare resumes': (resume) => [
    changesOf(traceResumes(worked, resume), worked, resume),
    traceResumes(resume, withOneMore(resume)),
  ],
  'merge resumes': (resume) => mergeResumes(worked, resume, withOneMore(resume)),
  'write a letter': (resume) =>
    writeLetter(resume, { title: 'Engineer', company: 'Acme', reading: job }, 'en'),
  'check a letter by a resume': (resume) =>
    checkLetter(
      resume,
      'I built 12 services at Acme. I led GPs and QA.',
      { title: 'Engineer', company: 'Acme' },
      'en',
    ),
  'write formats': (resume) => [
    toMarkdown(resume, 'en'),
    toPlainText(resume, 'en'),
    toJsonResume(resume),
    toDocx(resume, { language: 'en', paper: 'a4', title: 'Resume' }),
    sheetOf(resume, { layout: 'ats-vanilla', language: 'en', paper: 'a4', title: 'Resume' }),
  ],
  'read formats back': (resume) => [
    fromMarkdown(toMarkdown(resume, 'en')),
    fromJsonResume(toJsonResume(resume)),
  ],
  'hold a resume against its file': (resume) =>
    machineRead(resume, { resume: withOneMore(resume), unplaced: [] }),
  'restore a resume': (resume) => restoreContent(JSON.parse(JSON.stringify(resume))),
  'rank a resume': (resume) => shownLevels(resume, 'en'),
  'translate a resume': (resume) =>
    translateResume(resume, 'en', 'de', (lines) => Promise.resolve(lines)),
}

/** The same resume with a line more, as the next save has it. */
const withOneMore = (resume: ResumeContent): ResumeContent => ({
  ...resume,
  summary: `${resume.summary.slice(1)} and more`,
  work_experience: resume.work_experience.map((item) => ({
    ...item,
    description: [...item.description.map((line) => line.slice(1)), 'One more'],
  })),
  skill_categories: resume.skill_categories.map(({ name, skills }) => ({
    name,
    skills: skills.toReversed(),
  })),
})

const page = { width: 595, height: 842 }

/** As a reader of files hands it on: a piece a line, twelve points under each other. */
function itemsOf(text: string): TextItem[] {
  return text.split('\n').map((line, i) => ({
    text: line,
    page: Math.floor(i / 60),
    x: 50,
    y: 60 + 12 * (i % 60),
    width: Math.min(495, 5 * line.length),
    size: 10,
    bold: i % 7 === 0,
    italic: false,
    font: 'Inter',
    link: null,
  }))
}

const origin = { id: '1', source: 'feed', attribution: null, readAt: new Date(0) }
const found = {
  sourceJobId: '1',
  title: 'Engineer',
  company: 'Acme',
  locations: ['Berlin'],
  body: '',
  isWhole: true,
  link: 'https://jobs.example/1',
  listedAt: null,
  validThrough: null,
  typeWords: [],
  levelWords: [],
  workWords: [],
  isRemote: null,
  salary: null,
  language: null,
}

const letterOf = (text: string) => ({
  recipient: text.slice(0, lineLimit),
  dateline: '',
  subject: text.slice(0, lineLimit),
  greeting: 'Hello',
  body: text.slice(0, 12_000),
  closing: 'Yours',
})

const ofTexts: Readonly<Record<string, Entry>> = {
  'read a job': (text) => readJob(cleanJobText(text)),
  'score by a job': (text) => {
    const read = readJob(cleanJobText(text))
    return [scoreResume(worked, read), wantsOf(read)]
  },
  'tailor to a job': (text) => tailorResume(worked, readJob(cleanJobText(text))),
  'take a listing': (text) =>
    normaliseJob(
      {
        ...found,
        title: `Engineer ${text.slice(0, lineLimit)}`,
        company: text.slice(0, lineLimit),
        locations: [text.slice(0, lineLimit)],
        body: text,
      },
      origin,
    ),
  'read a page': (text) =>
    readPosting(
      { status: 200, url: 'https://jobs.example/1' },
      () => `<main>${text}`,
      'https://jobs.example/1',
    ),
  'read data of a page': (text) =>
    readPosting(
      { status: 200, url: 'https://jobs.example/1' },
      () =>
        `<script type="application/ld+json">{"@type":"JobPosting","title":"Engineer","description":"${text}"}</script>${text}`,
      'https://jobs.example/1',
    ),
  'words of a listing': (text) => [bodyWords('Engineer', text), titleTerms(text.slice(0, 300))],
  'read a question': (text) => [
    readQuestion(text.slice(0, 200)),
    takeTypedKinds(text.slice(0, 200)),
  ],
  'check a letter': (text) =>
    checkLetter(worked, letterOf(text).body, { title: 'Engineer', company: 'Acme' }, 'en'),
  'set a letter': (text) => {
    const set = letterPageOf(letterOf(text), worked, {
      paper: 'a4',
      language: 'en',
      title: 'Letter',
    })
    return [letterToText(set), letterToMarkdown(set), letterToDocx(set)]
  },
  'detect a language': detectLanguage,
  'find dates': (text) => [findDates(text), parseDateRange(text)],
  'find skills': (text) => [findSkills(text), findAbilities(text)],
  'one gender': inOneGenderOfAny,
  'tidy words': (text) => tidyWords(piecesOf(text, 50, listLimits.words)),
  'link of a text': hrefOf,
  'name of a file': (text) => fileNameOf(text, 'pdf'),
  'read Markdown': (text) => fromMarkdown(`# Ada\n\n## Summary\n\n${text}`),
  'read Markdown alone': fromMarkdown,
  'read JSON Resume': (text) =>
    fromJsonResume({
      basics: { name: text, summary: text, profiles: [{ url: text }], location: { city: text } },
      work: [{ name: text, startDate: text, summary: text, highlights: text.split('\n') }],
      skills: [{ name: text, keywords: text.split('\n') }],
    }),
  'read tables of LinkedIn': (text) =>
    fromLinkedIn({
      'Profile.csv': `First Name,Summary,Websites\nAda,${text},${text}`,
      'Positions.csv': `Title,Company Name,Description,Started On\n${text}`,
      'Skills.csv': `Name\n${text}`,
    }),
  'tell what was left': (text) =>
    notTaken({ one: text }, { ...worked, summary: text }, { names: [], isSpare: () => false }),
  'read a file': (text) =>
    readResume({ pages: [page, page, page], items: itemsOf(text), links: [], truncated: false }),
  'read a file of Word': (text) =>
    readResume(
      itemsOfDocx({
        document: `<w:document><w:body>${text
          .split('\n')
          .map((line) => `<w:p><w:r><w:t>${line.replaceAll(/[<&]/g, ' ')}</w:t></w:r></w:p>`)
          .join('')}</w:body></w:document>`,
        styles: '',
        links: '',
        headers: [],
        footers: [],
      }),
    ),
  'read broken XML': (text) =>
    itemsOfDocx({ document: text, styles: text, links: text, headers: [text], footers: [] }),
  'check a translated line': (text) =>
    checkLine(protect(text, termFinder(placed.names(text)), 'curly'), text, 'en', 'de'),
}

/** By name: each text entry once, and each of a resume for every place of the text. */
export const entries: ReadonlyMap<string, Entry> = new Map([
  ...Object.entries(ofTexts),
  ...Object.entries(ofResumes).flatMap(([name, ask]) =>
    Object.entries(placed).map(([place, put]): [string, Entry] => [
      `${name}, in its ${place}`,
      (text) => ask(put(text)),
    ]),
  ),
])
