/** What to look at in a resume as it stands. */
import { suggestionKinds } from '#domain/suggestions/suggestion.ts'
import { z } from 'zod'

import { call } from './call.ts'
import { resumeProblems, textProblems } from './problems.ts'

/** Findings about a resume as it stands: `key` names the sentence, `values` and `words` fill it in. */
const suggestionsAnswer = z.object({
  suggestions: z.array(
    z.object({
      kind: z.enum(suggestionKinds),
      path: z.string(),
      words: z.string(),
      key: z.string(),
      values: z.record(z.string(), z.string()),
      basis: z.array(z.string()),
    }),
  ),
})

export const suggestionsOfResume = call({
  method: 'GET',
  path: '/resumes/{id}/suggestions',
  summary: 'What to look at in a resume, with its own job where it has one; nothing is changed.',
  answer: suggestionsAnswer,
  problems: [...textProblems, ...resumeProblems],
})
