/**
 * THE TABLE of calls: those of specification §7 in their order, then our additions. Every path stands
 * under the base URL (`/api`). Each call is declared in the file of its noun, with what it is sent and
 * what it answers.
 */
import { numbersOfMe } from './application-numbers.ts'
import { addDate, datesOfMe, removeDate, saveDate, statusChanges } from './applications.ts'
import { findBoard, followBoard, listBoards, unfollowBoard } from './boards.ts'
import { changesOfResume, decideChange } from './changes.ts'
import { addContact, contactsOfResume, removeContact, saveContact } from './contacts.ts'
import { creditsOfMe, creditStatementOfMe } from './credits.ts'
import {
  exportInterview,
  exportResume,
  fitResume,
  machineRead,
  pictureOfResume,
} from './exports.ts'
import {
  calendarFile,
  calendarOfMe,
  makeCalendar,
  makeSearchFeed,
  removeCalendar,
  removeSearchFeed,
} from './feeds.ts'
import { mailSearch, stopSearchMail } from './job-mails.ts'
import {
  addFoundJob,
  correctFoundJob,
  listFoundJobs,
  readJobFile,
  removeFoundJob,
} from './found-jobs.ts'
import { resumeHistory, openRevision, renameRevision, restoreRevision } from './history.ts'
import { jobSources } from './job-sources.ts'
import { openJob, searchJobs, quickScore, originalLink, aboutSearch } from './jobs.ts'
import {
  letterOfResume,
  writeLetter,
  saveLetter,
  removeLetter,
  letterHistory,
  openLetterRevision,
  renameLetterRevision,
  restoreLetterRevision,
  exportLetter,
} from './letters.ts'
import { readMail } from './mails.ts'
import { localModels, modelOfMe, removeModel, setModel, testModel } from './own-models.ts'
import { openCheckout, paymentWebhook } from './payments.ts'
import { photoOfMe, savePhoto, removePhoto } from './photos.ts'
import { exportAccount, importAccount } from './portable.ts'
import { health, openapi } from './product.ts'
import { readingOfResume, checkReading } from './readings.ts'
import {
  uploadResume,
  createFromTemplate,
  listResumes,
  openResume,
  saveResume,
  deleteResume,
  copyResume,
  toggleBase,
  saveNotes,
  originalOfResume,
  hearChanges,
} from './resumes.ts'
import {
  saveSearch,
  listSavedSearches,
  seeSavedSearch,
  removeSavedSearch,
} from './saved-searches.ts'
import { listScans, readScanAgain, removeScan } from './scans.ts'
import { keepSentCopy, sentCopies } from './sent-copies.ts'
import { settledChanges, settleChanges } from './settled-changes.ts'
import { startLogin, finishLogin, logout } from './sign-in.ts'
import { statementsOfMe, stateSkill, withdrawStatement } from './statements.ts'
import { suggestionsOfResume } from './suggestions.ts'
import { tailorResume, tailoringOfResume } from './tailoring.ts'
import {
  translateResume,
  translationTargets,
  translationOfResume,
  dismissTranslationMark,
} from './translation.ts'
import { listTrash, restoreFromTrash, deleteForEver } from './trash.ts'
import {
  currentUser,
  deleteAccount,
  draftKey,
  storageOfMe,
  sessionsOfMe,
  endSessionOfMe,
  endOtherSessionsOfMe,
} from './users.ts'

export const specifiedCalls = {
  uploadResume,
  createFromTemplate,
  listResumes,
  openResume,
  saveResume,
  deleteResume,
  copyResume,
  tailorResume,
  translateResume,
  toggleBase,
  saveNotes,
  openJob,
  searchJobs,
  quickScore,
  originalLink,
  currentUser,
  deleteAccount,
} as const

export const calls = {
  ...specifiedCalls,
  originalOfResume,
  tailoringOfResume,
  changesOfResume,
  decideChange,
  suggestionsOfResume,
  exportResume,
  exportInterview,
  fitResume,
  pictureOfResume,
  machineRead,
  photoOfMe,
  savePhoto,
  removePhoto,
  letterOfResume,
  writeLetter,
  saveLetter,
  removeLetter,
  letterHistory,
  openLetterRevision,
  renameLetterRevision,
  restoreLetterRevision,
  exportLetter,
  resumeHistory,
  hearChanges,
  openRevision,
  renameRevision,
  restoreRevision,
  listTrash,
  restoreFromTrash,
  deleteForEver,
  translationTargets,
  translationOfResume,
  dismissTranslationMark,
  settledChanges,
  settleChanges,
  statementsOfMe,
  stateSkill,
  withdrawStatement,
  datesOfMe,
  addDate,
  saveDate,
  removeDate,
  statusChanges,
  contactsOfResume,
  addContact,
  saveContact,
  removeContact,
  sentCopies,
  keepSentCopy,
  numbersOfMe,
  readMail,
  calendarOfMe,
  makeCalendar,
  removeCalendar,
  calendarFile,
  aboutSearch,
  addFoundJob,
  readJobFile,
  listFoundJobs,
  correctFoundJob,
  removeFoundJob,
  saveSearch,
  listSavedSearches,
  seeSavedSearch,
  removeSavedSearch,
  listBoards,
  findBoard,
  followBoard,
  unfollowBoard,
  makeSearchFeed,
  removeSearchFeed,
  mailSearch,
  stopSearchMail,
  jobSources,
  readingOfResume,
  checkReading,
  listScans,
  readScanAgain,
  removeScan,
  draftKey,
  storageOfMe,
  sessionsOfMe,
  endSessionOfMe,
  creditsOfMe,
  endOtherSessionsOfMe,
  creditStatementOfMe,
  modelOfMe,
  setModel,
  removeModel,
  testModel,
  localModels,
  openCheckout,
  paymentWebhook,
  exportAccount,
  importAccount,
  startLogin,
  finishLogin,
  logout,
  health,
  openapi,
} as const

export type Calls = typeof calls
export type CallName = keyof Calls
