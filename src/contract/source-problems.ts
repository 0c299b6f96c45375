/**
 * Why a source of listings gave none: code → English sentence, for whoever runs the server. What is
 * kept and sent is the code with its figures; the web has words for each in every language, and a
 * test walks this table. No sentence names an address: it may hold a key.
 */
import { z } from 'zod'

export const sourceProblems = {
  // there was no answer
  forbidden:
    'Its address is not a public one. OUTGOING_ALLOW names the hosts of your own that may be asked.',
  unresolved: 'The name of its host is not known.',
  unreachable: 'Its host gave no whole answer.',
  late: 'It gave no answer in time.',
  busy: 'It asks to be left alone for a while, and is read again after that.',
  too_many_redirects: 'Its address leads on and on.',
  // there was one, and it was a refusal
  not_there: 'It has nothing under this name ({status}). Check the name in JOB_SOURCES.',
  no_access: 'It did not let this server in ({status}). Check its key in JOB_SOURCE_KEYS.',
  out_of_order: 'It is out of order ({status}).',
  status: 'It answered with {status}.',
  // there was one, and it was no list of jobs
  too_large: 'Its answer is too large.',
  wrong_type: 'It gave something else than a list of jobs, such as a web page.',
  malformed: 'Its answer is damaged.',
  other_form: 'Its answer does not have the form of this source.',
  endless: 'Its list has no last page.',
  no_token: 'It gave no access for the key. Check JOB_SOURCE_KEYS.',
  // there was one that is not believed yet
  few_jobs: 'Jobs this time: {jobs}; before: {before}.',
  // whatever else went wrong
  unread: 'It could not be read.',
} as const satisfies Record<string, string>

export type SourceProblemCode = keyof typeof sourceProblems

export const sourceProblemCodes = Object.keys(sourceProblems) as SourceProblemCode[]

/** What fills the `{placeholders}` of a sentence. */
const figures = z.record(z.string(), z.number())

export interface SourceProblem {
  code: SourceProblemCode
  figures: z.infer<typeof figures>
}

/** As the call gives it: the code with its figures, and the English sentence beside them. */
export const sourceProblem = z.object({
  code: z.enum(sourceProblemCodes),
  figures,
  detail: z.string(),
})

export function describeSourceProblem({ code, figures: given }: SourceProblem): string {
  return sourceProblems[code].replace(/\{(\w+)\}/g, (_, key: string) => String(given[key] ?? ''))
}
