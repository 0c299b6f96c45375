/**
 * What is done with people's texts: each task is pure, takes and gives plain values, and is loaded
 * with the first of its kind. The server runs them in threads of their own (`text-work.ts`) and
 * therefore imports only the types of this file; the command line runs them where it stands.
 */
const tasks = {
  /** What a job asks for; null where its text asks for nothing that can be found. */
  readJob: async () => (await import('./read-job-text.ts')).readJobText,
  /** A resume's score against a job; null where there is nothing of the person's work in it. */
  score: async () => (await import('./score-content.ts')).scoreContent,
  /** What to look at in a resume. */
  suggest: async () => (await import('#domain/suggestions/suggest.ts')).suggestFor,
  /** The built-in engine's edits for a job. */
  proposeEdits: async () => (await import('#domain/tailoring/propose.ts')).proposeEdits,
  /** What the resume proves and nobody should do unasked. */
  proposeOffers: async () => (await import('#domain/tailoring/propose/offers.ts')).proposeOffers,
  /** Some edits, parted into those that the resume supports and those that wait. */
  partEdits: async () => (await import('#domain/tailoring/guard.ts')).partEdits,
  /** The proposed changes of a tailored resume with what is found against them today. */
  reviewChanges: async () => (await import('#domain/tailoring/review.ts')).reviewOf,
  /** An answer to one of them, and the resume after it. */
  decideChange: async () => (await import('#domain/tailoring/decide.ts')).decide,
  writeLetter: async () => (await import('#domain/letter/write-letter.ts')).writeLetter,
  tellsTooLittle: async () => (await import('#domain/letter/write-letter.ts')).tellsTooLittle,
  checkLetter: async () => (await import('#domain/letter/check-letter.ts')).checkLetter,
  translate: async () => (await import('./translate-as-far.ts')).translateAsFarAs,
  detectLanguage: async () => (await import('#domain/language/detect.ts')).detectLanguage,
  layOut: async () => (await import('#domain/exchange/sheet.ts')).sheetOf,
  layOutInterview: async () => (await import('#domain/answers/interview-page.ts')).interviewPageOf,
  layOutLetter: async () => (await import('#domain/letter/letter-page.ts')).letterPageOf,
  writeFile: async () => (await import('../print/write-file.ts')).writeFile,
  writeLetterFile: async () => (await import('../print/write-letter-file.ts')).writeLetterFile,
  /** What came back from a resume's own printed page, beside what was on it. */
  compareWithPrinted: async () => (await import('#domain/exchange/machine-read.ts')).machineRead,
  /** What an e-mail proposes; null where there is no text in it. */
  readMail: async () => (await import('./read-mail-file.ts')).readMailFile,
  /** A resume in a file that needs no child process; null where it is no such file. */
  readData: async () => (await import('./read-data.ts')).readData,
  /** What a document says, as plain text. */
  textOfDocument: async () => (await import('#domain/reading/text-of-document.ts')).textOfDocument,
  /** The job in the page of a pasted link. */
  readPosting: async () => {
    const { readPosting } = await import('#domain/pages/read-posting.ts')
    return (arrival: Parameters<typeof readPosting>[0], page: string, link: string) =>
      readPosting(arrival, () => page, link)
  },
  /** The board of jobs that a page shows or leads to. */
  boardInPage: async () => (await import('../job-import/boards/addresses.ts')).boardInPage,
  /** The answer of a source of jobs; null where it is no answer of this source. */
  parseSource: async () => (await import('./parse-source.ts')).parseSource,
  /** Of lines of a file, why each is no job. */
  faultsOfLines: async () => {
    const { faultOfLine } = await import('../job-import/sources/adapters/json-lines.ts')
    return (lines: readonly string[]) => lines.map(faultOfLine)
  },
  /** One post in the answer of a source; null where it is none. */
  parsePost: async () => (await import('./parse-source.ts')).parsePost,
  /** The post behind an address of a source. */
  parsePosting: async () => (await import('./parse-source.ts')).parsePosting,
  normaliseJob: async () => (await import('#domain/posts/normalise.ts')).normaliseJob,
  normaliseJobs: async () => (await import('./normalise-jobs.ts')).normaliseJobs,
  /** By what a job is found beside its title, and what it wants. */
  readJobForIndex: async () => (await import('./read-job-for-index.ts')).readJobForIndex,
  /** Where the work is, by the text of a post. */
  placesOfPost: async () => (await import('#domain/pages/places-of-post.ts')).placesOfPost,
  /** The place that a job's text names. */
  saidPlace: async () => (await import('#domain/posts/said-place.ts')).saidPlace,
  /** What a resume shows, by which jobs are ordered. */
  shownLevels: async () => (await import('#domain/scoring/wants.ts')).shownLevels,
} as const satisfies Record<string, () => Promise<(...given: never[]) => unknown>>

export type TaskName = keyof typeof tasks

type Task<Name extends TaskName> = Awaited<ReturnType<(typeof tasks)[Name]>>

export type Given<Name extends TaskName> = Parameters<Task<Name>>

export type Result<Name extends TaskName> = Awaited<ReturnType<Task<Name>>>

/** Runs a task for somebody, wherever that is. */
export type RunTask = <Name extends TaskName>(
  name: Name,
  ...given: Given<Name>
) => Promise<Result<Name>>

/** The function of a task, loaded. */
export const loadTask = (name: TaskName): Promise<(...given: never[]) => unknown> => tasks[name]()

/** In the thread of whoever calls: for a command, which has nobody else to answer. */
export const runHere: RunTask = async <Name extends TaskName>(
  name: Name,
  ...given: Given<Name>
): Promise<Result<Name>> => {
  const task = await loadTask(name)
  // The table pairs each name with the types of its own function, which are lost in `loadTask`.
  return (await task(...(given as unknown as never[]))) as Result<Name>
}
