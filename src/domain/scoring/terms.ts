import { rootOf } from './root.ts'

/** The marked words by which a job and a resume meet (asks.ts says which there are). */
export const skillTerm = (skill: string): string => `s:${skill}`
/** Where no level is asked for, so well that one can work in it. */
export const workingLevel = 4
export const languageTerm = (skill: string, level = workingLevel): string =>
  level === workingLevel ? `l:${skill}` : `l:${skill}:${level}`
/** Of a resume that is too short to tell its language: it may be the one of the job. */
export const untoldLanguage = languageTerm('?')
export const occupationTerm = (occupation: string): string => `o:${occupation}`
/** Empty of a term that is of no occupation. */
export const occupationOf = (term: string): string => (term.startsWith('o:') ? term.slice(2) : '')
/** A proper name that no table knows, by its letters. */
export const nameTerm = (key: string): string => `n:${key}`
export const wordTerm = (stem: string): string => `w:${stem}`
/** A word in common adds a little where it is shown, and takes nothing where it is not. */
export const isWord = (term: string): boolean => term.startsWith('w:')
/** By what a word of a trade and one of who works in it have in common. */
export const titleTerm = (word: string): string => `t:${rootOf(word)}`
/** What a title says is done, in any language. */
export const matterTerm = (matter: string): string => `t:s:${matter}`
export const degreeTerm = (level: number): string => `d:${level}`
/** A degree of at least the level in a subject, or in one that is not told. */
export const subjectTerm = (level: number, subject: string | null): string =>
  `d:${level}:${subject ?? '?'}`
/** Work in a trade or a near one; what was only learned or said counts less than for the trade. */
export const workTerm = (trade: string): string => `e:${trade}`
/** So many years of work in what a term of a trade or a title names; in any, where it is empty. */
export const yearsTerm = (years: number, trade: string): string => `y:${years}:${trade}`
/** More are asked for alike. */
export const mostYears = 10
/** Work in a trade, for what comes with it. */
export const practisedTerm = (trade: string): string => `p:${trade}`
export const isPractised = (term: string): boolean => term.startsWith('p:')
/** A certificate that is a condition of the work, as a language is. */
export const conditionTerm = (certificate: string): string => `r:${certificate.slice(2)}`
/** What a job wants in its own way, and what all the rest is worth by. */
export const isOfConditions = (term: string): boolean =>
  term.startsWith('l:') || term.startsWith('r:')
