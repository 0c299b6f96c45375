import { sectionKeys } from './sections.ts'

/** What a saved state of a resume, or of its letter, came from. */
export const revisionKinds = [
  'upload',
  'template',
  'copy',
  'tailor',
  'translate',
  'imported',
  /** A letter, written from its resume. */
  'write',
  /** The person saved it. */
  'save',
  /** The editor saved it while they typed: a run of these is one state of the history. */
  'autosave',
  /** Its job, its status, its notes: not what the sheet says. */
  'details',
  'restore',
  /** A proposed change was accepted or left out. */
  'review',
  /** A question about a change was answered with yes. */
  'confirm',
] as const

export type RevisionKind = (typeof revisionKinds)[number]

/** The parts of a sheet by which one saved state can differ from the one before it. */
export const revisionParts = ['contact', ...sectionKeys, 'further', 'order', 'look'] as const

export type RevisionPart = (typeof revisionParts)[number]

/** Longest name of a saved state, in UTF-16 units. */
export const revisionNameLimit = 200
