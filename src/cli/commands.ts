/** The commands, in the order of the help. Each is loaded when it is asked for. */
import type { Exit } from './exit.ts'

export type Command = {
  says: string
  load: () => Promise<{ usage: string; run(args: readonly string[]): Promise<Exit> }>
}

export const commands: Readonly<Record<string, Command>> = {
  import: {
    says: 'read a PDF, a Word file, a LinkedIn export or a JSON Resume',
    load: () => import('./import.ts'),
  },
  score: { says: 'how well a resume answers a job, 1 to 100', load: () => import('./score.ts') },
  tailor: { says: 'a truthful resume for a job', load: () => import('./tailor.ts') },
  verify: {
    says: 'what a changed resume says without support in the original',
    load: () => import('./verify.ts'),
  },
  suggest: { says: 'what to look at in a resume', load: () => import('./suggest.ts') },
  diff: { says: 'what changed between two resumes', load: () => import('./diff.ts') },
  skills: { says: 'what a job asks for', load: () => import('./skills.ts') },
  translate: {
    says: 'a resume in another language',
    load: () => import('./translate.ts'),
  },
  export: {
    says: 'a resume as PDF, Word, Markdown, text or JSON Resume',
    load: () => import('./export.ts'),
  },
  letter: {
    says: 'a cover letter from a resume and a job',
    load: () => import('./letter.ts'),
  },
  'machine-read': {
    says: 'what a machine reads in the PDF of a resume',
    load: () => import('./machine-read.ts'),
  },
  models: {
    says: 'the translation models on this machine',
    load: () => import('./models.ts'),
  },
  credits: { says: 'give a person credits', load: () => import('./credits.ts') },
  sessions: { says: 'sign a person out everywhere', load: () => import('./sessions.ts') },
  jobs: {
    says: 'listings: bring your own, read the sources, see how that goes',
    load: () => import('./jobs.ts'),
  },
  backup: { says: 'everything people have here, in one file', load: () => import('./backup.ts') },
  restore: { says: 'a backup into an empty database', load: () => import('./restore.ts') },
  doctor: { says: 'what is configured, and what is missing', load: () => import('./doctor.ts') },
}
