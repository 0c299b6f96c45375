/** Each call of the contract with its handler, in the table's order. A missing one does not compile. */
import { addDate, datesOfMe, removeDate, saveDate, statusChanges } from './applications/calls.ts'
import {
  addContact,
  contactsOfResume,
  removeContact,
  saveContact,
} from './applications/contacts.ts'
import { numbersOfMe } from './applications/numbers.ts'
import { readMail } from './applications/read-mail.ts'
import { keepSentCopy, sentCopies } from './applications/sent.ts'
import { finishLogin } from './auth/callback.ts'
import { logout } from './auth/logout.ts'
import { startLogin } from './auth/login.ts'
import { creditsOfMe } from './credits/entries.ts'
import { creditStatementOfMe } from './credits/statement.ts'
import {
  calendarFile,
  calendarOfMe,
  makeCalendar,
  makeSearchFeed,
  removeCalendar,
  removeSearchFeed,
} from './feeds/calls.ts'
import {
  listSavedSearches,
  removeSavedSearch,
  saveSearch,
  seeSavedSearch,
} from './job-search/saved/calls.ts'
import {
  addFoundJob,
  correctFoundJob,
  listFoundJobs,
  readJobFile,
  removeFoundJob,
} from './pasted-jobs/calls.ts'
import { findBoard, followBoard, listBoards, unfollowBoard } from './job-import/boards/calls.ts'
import { jobSources } from './job-import/state.ts'
import { openJob } from './jobs/open.ts'
import { originalLink } from './jobs/original-link.ts'
import { storageOfMe } from './quota/calls.ts'
import { quickScore } from './jobs/quick-score.ts'
import { aboutSearch, searchJobs } from './job-search/search.ts'
import { mailSearch, stopSearchMail } from './mail/calls.ts'
import { localModels, modelOfMe, removeModel, setModel, testModel } from './own-models/calls.ts'
import { openCheckout } from './payments/checkout.ts'
import { paymentWebhook } from './payments/webhook.ts'
import { photoOfMe, removePhoto, savePhoto } from './photos/calls.ts'
import { copyResume } from './resumes/copy.ts'
import { exportResume } from './resumes/export.ts'
import { exportInterview } from './resumes/interview.ts'
import { pictureOfResume } from './resumes/picture.ts'
import { createFromTemplate } from './resumes/from-template.ts'
import { hearChanges } from './resumes/hear-changes.ts'
import {
  exportLetter,
  letterHistory,
  letterOfResume,
  openLetterRevision,
  removeLetter,
  renameLetterRevision,
  restoreLetterRevision,
  saveLetter,
  writeLetter,
} from './resumes/letter/calls.ts'
import { resumeHistory } from './resumes/history/list.ts'
import { openRevision } from './resumes/history/open.ts'
import { renameRevision } from './resumes/history/rename.ts'
import { restoreRevision } from './resumes/history/restore.ts'
import { listResumes } from './resumes/list.ts'
import { fitResume } from './resumes/fit.ts'
import { machineRead } from './resumes/machine-read.ts'
import { saveNotes } from './resumes/notes.ts'
import { openResume } from './resumes/open.ts'
import { originalOfResume } from './resumes/original.ts'
import { checkReading, readingOfResume } from './resumes/reading.ts'
import { listScans, readScanAgain, removeScan } from './resumes/scans/calls.ts'
import { changesOfResume } from './resumes/review/changes.ts'
import { decideChange } from './resumes/review/decide.ts'
import { settleChanges, settledChanges } from './resumes/settled/changes.ts'
import { suggestionsOfResume } from './resumes/suggestions.ts'
import { deleteResume } from './resumes/remove.ts'
import { saveResume } from './resumes/save.ts'
import { tailoringOfResume } from './resumes/tailoring.ts'
import { tailorResume } from './resumes/tailor.ts'
import { toggleBase } from './resumes/toggle-base.ts'
import { translateResume } from './resumes/translate.ts'
import { dismissTranslationMark, translationOfResume } from './resumes/translation/marks.ts'
import { translationTargets } from './resumes/translation/targets.ts'
import { deleteForEver } from './resumes/trash/delete-for-ever.ts'
import { listTrash } from './resumes/trash/list.ts'
import { restoreFromTrash } from './resumes/trash/restore.ts'
import { uploadResume } from './resumes/upload.ts'
import { statementsOfMe, stateSkill, withdrawStatement } from './statements/state.ts'
import { deleteAccount } from './users/delete-account.ts'
import { draftKey } from './users/draft-key.ts'
import { exportAccount } from './users/export.ts'
import { importAccount } from './users/importing/import.ts'
import { currentUser } from './users/me.ts'
import { endOtherSessionsOfMe, endSessionOfMe, sessionsOfMe } from './users/sessions.ts'
import type { Handlers } from './http/handler.ts'
import { health } from './http/health.ts'

export const handlers: Handlers = {
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
  jobSources,
  quickScore,
  originalLink,
  currentUser,
  deleteAccount,
  originalOfResume,
  tailoringOfResume,
  checkReading,
  readingOfResume,
  listScans,
  readScanAgain,
  removeScan,
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
  hearChanges,
  resumeHistory,
  openRevision,
  renameRevision,
  restoreRevision,
  listTrash,
  restoreFromTrash,
  deleteForEver,
  changesOfResume,
  decideChange,
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
  translationTargets,
  translationOfResume,
  dismissTranslationMark,
  aboutSearch,
  startLogin,
  finishLogin,
  logout,
  health,
  // Loaded at the first question: nobody waits for it at start.
  openapi: async () => (await import('./http/openapi.ts')).openApiDocument(),
}
