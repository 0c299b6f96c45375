/** What somebody says each line of a file is: an entry's parts as texts, running text by line. */
import { z } from 'zod'

const head = { lines: z.array(z.string()), text: z.array(z.string()) }

export const labels = z.object({
  work: z.array(
    z.object({
      role: z.string(),
      company: z.string(),
      location: z.string(),
      from: z.string(),
      to: z.string(),
      ...head,
    }),
  ),
  education: z.array(
    z.object({ degree: z.string(), school: z.string(), from: z.string(), to: z.string(), ...head }),
  ),
  projects: z.array(z.object({ name: z.string(), date: z.string(), ...head })),
  certificates: z.array(
    z.object({ name: z.string(), organization: z.string(), date: z.string(), ...head }),
  ),
  skills: z.array(
    z.object({ name: z.string(), skills: z.array(z.string()), lines: z.array(z.string()) }),
  ),
  summary: z.array(z.string()),
})

/** One bad entry does not spoil the others. */
export const acceptedLabels = z.object({
  work: z.array(z.unknown()).nullish(),
  education: z.array(z.unknown()).nullish(),
  projects: z.array(z.unknown()).nullish(),
  certificates: z.array(z.unknown()).nullish(),
  skills: z.array(z.unknown()).nullish(),
  summary: z.array(z.unknown()).nullish(),
})

export type GivenLabels = z.output<typeof acceptedLabels>
