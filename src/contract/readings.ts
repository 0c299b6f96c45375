/** What to check in a resume after its file was read. */
import { headingKinds } from '#domain/language/phrases/heading-kinds.ts'
import { doubtReasons } from '#domain/reading/doubts.ts'
import { aboutFiles } from '#domain/reading/file-note.ts'
import { furtherKinds } from '#domain/resume/sections/further.ts'
import { z } from 'zod'

import { call } from './call.ts'
import { resumeProblems } from './problems.ts'

const runSeen = z.object({
  text: z.string(),
  x: z.number(),
  x1: z.number(),
  size: z.number(),
  bold: z.boolean(),
  italic: z.boolean(),
  font: z.string(),
  link: z.string().nullable(),
  before: z.enum(['start', 'none', 'space', 'wide', 'tab']),
})

/** A line of a page, in points from its top left corner; `y` is its baseline. */
const aboutLine = z.object({
  id: z.int(),
  page: z.int(),
  block: z.int(),
  x: z.number(),
  x1: z.number(),
  y: z.number(),
  size: z.number(),
  runs: z.array(runSeen),
  text: z.string(),
  bold: z.boolean(),
  italic: z.boolean(),
  leading: z.number(),
  left: z.number(),
  right: z.number(),
})
const lineSeen = aboutLine.extend({
  has_bullet: z.boolean(),
  text_x: z.number(),
  gap_above: z.number(),
})
const keptLine = aboutLine.extend({
  hasBullet: z.boolean(),
  textX: z.number(),
  gapAbove: z.number(),
})

const sectionKind = z.enum([...headingKinds, ...furtherKinds, 'head'])

const pages = z.array(z.object({ width: z.number(), height: z.number() }))
const sectionSeen = z.object({ kind: sectionKind, heading: z.string() })

/** The pages of a file, and their lines in the sections that they were read in. */
const fileSeen = z.object({
  pages,
  sections: z.array(
    sectionSeen.extend({ heading_line: lineSeen.nullable(), lines: z.array(lineSeen) }),
  ),
})

/** The same as it is kept, and as it stands in exports: under the reader's own names. */
const keptFile = z.object({
  pages,
  sections: z.array(
    sectionSeen.extend({ headingLine: keptLine.nullable(), lines: z.array(keptLine) }),
  ),
})

const aboutReading = z.object({
  /** By JSON pointer into the resume as it was read; 0 is a guess, 1 is certain. */
  confidence: z.array(
    z.object({
      path: z.string(),
      value: z.number().min(0).max(1),
      /** What was read there: changed since, it has been looked at. */
      words: z.string().default(''),
      /** Of an entry: its fields of one text each, as they were read. */
      fields: z.record(z.string(), z.string()).default({}),
      /** Fields of it that were left empty, and what in the file may belong there. */
      offers: z.array(z.object({ field: z.string(), words: z.string() })).default([]),
      /** What is to be looked at in it, and why. */
      reasons: z
        .array(z.object({ about: z.enum(doubtReasons), field: z.string(), words: z.string() }))
        .default([]),
    }),
  ),
  /** Lines of the file that no field took, in its order. */
  unplaced: z.array(z.string()),
  /** The file is longer than what is read of one: the rest of it is neither in the resume nor here. */
  is_cut: z.boolean().default(false),
  /** No post, training, skill or project was found: the file is perhaps no resume at all. */
  is_hardly_resume: z.boolean().default(false),
  /**
   * What is to be said of the file as a whole: the kind of `document` it is instead of a resume (`invoice`,
   * `paper`, `letter`), the `language` or script it is in where that is none of ours, by its code, and that
   * there was `hidden_text`, which nobody can see and which was not read.
   */
  notes: z.array(z.object({ about: z.enum(aboutFiles), is: z.string() })).default([]),
  /** The language model that sorted the lines anew, and how much it said that is not in the file. */
  labelled_by: z
    .object({ model: z.string(), dropped: z.int().min(0) })
    .nullable()
    .default(null),
})

/** What an upload could not say in the resume itself. */
const readingAnswer = aboutReading.extend({
  /** What to draw the file's pages from; null for data, and for what was read before it was kept. */
  seen: fileSeen.nullable(),
})
export const keptReading = aboutReading.extend({ seen: keptFile.nullable().default(null) })
export type ReadingAnswer = z.infer<typeof readingAnswer>
export type KeptReading = z.infer<typeof keptReading>

export const readingOfResume = call({
  method: 'GET',
  path: '/resumes/{id}/reading',
  summary: 'What to check after an upload; null where no file was read.',
  answer: readingAnswer.nullable(),
  problems: resumeProblems,
})

const checkedReading = z.object({
  checked: z.array(z.string().max(200)).max(1_000).default([]),
  // All that a file can leave over at once: 30 full pages, or one text without an end.
  settled: z.array(z.string().max(300_000)).max(20_000).default([]),
  /** Sections of the file, by their place in it, that are of another kind than was read. */
  kinds: z
    .array(z.object({ section: z.int().min(0).max(5_000), kind: sectionKind }))
    .max(1_000)
    .default([]),
})
export type CheckedReading = z.infer<typeof checkedReading>

export const checkReading = call({
  method: 'PATCH',
  path: '/resumes/{id}/reading',
  summary:
    'Say that fields were read right, by their paths, that left-over lines are dealt with, and of what kind sections of the file are; answers what is left.',
  body: checkedReading,
  answer: readingAnswer.nullable(),
  problems: resumeProblems,
})
