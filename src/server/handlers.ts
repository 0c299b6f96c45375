/** Each call of the contract with its handler. A missing one does not compile. */
import * as applications from './applications/calls.ts'
import { finishLogin } from './auth/callback.ts'
import { startLogin } from './auth/login.ts'
import { logout } from './auth/logout.ts'
import * as credits from './credits/calls.ts'
import * as feeds from './feeds/calls.ts'
import type { Handlers } from './http/handler.ts'
import { health } from './http/health.ts'
import * as boards from './job-import/boards/calls.ts'
import { jobSources } from './job-import/state.ts'
import * as savedSearches from './job-search/saved/calls.ts'
import * as search from './job-search/search.ts'
import * as jobs from './jobs/calls.ts'
import { quickScore } from './jobs/quick-score.ts'
import * as mail from './mail/calls.ts'
import { localModels, modelOfMe, removeModel, setModel, testModel } from './own-models/calls.ts'
import * as foundJobs from './pasted-jobs/calls.ts'
import { openCheckout } from './payments/checkout.ts'
import { paymentWebhook } from './payments/webhook.ts'
import { photoOfMe, removePhoto, savePhoto } from './photos/calls.ts'
import { storageOfMe } from './quota/calls.ts'
import * as resumes from './resumes/calls.ts'
import { copyResume } from './resumes/copy.ts'
import { createFromTemplate } from './resumes/from-template.ts'
import { hearChanges } from './resumes/hear-changes.ts'
import * as history from './resumes/history/calls.ts'
import * as letters from './resumes/letter/calls.ts'
import * as onPaper from './resumes/paper-calls.ts'
import { changesOfResume } from './resumes/review/changes.ts'
import { decideChange } from './resumes/review/decide.ts'
import { saveResume } from './resumes/save.ts'
import { listScans, readScanAgain, removeScan } from './resumes/scans/calls.ts'
import * as settled from './resumes/settled/changes.ts'
import { tailorResume } from './resumes/tailor.ts'
import { translateResume } from './resumes/translate.ts'
import * as translations from './resumes/translation/calls.ts'
import * as trash from './resumes/trash/calls.ts'
import { uploadResume } from './resumes/upload.ts'
import * as statements from './statements/state.ts'
import * as users from './users/calls.ts'
import { deleteAccount } from './users/delete-account.ts'
import { exportAccount } from './users/export.ts'
import { importAccount } from './users/importing/import.ts'
import { endOtherSessionsOfMe, endSessionOfMe, sessionsOfMe } from './users/sessions.ts'

export const handlers: Handlers = {
  ...resumes,
  uploadResume,
  createFromTemplate,
  saveResume,
  copyResume,
  tailorResume,
  translateResume,
  changesOfResume,
  decideChange,
  hearChanges,
  ...onPaper,
  ...letters,
  ...history,
  ...trash,
  ...translations,
  ...settled,
  ...statements,
  ...applications,
  ...feeds,
  listScans,
  readScanAgain,
  removeScan,
  ...search,
  ...savedSearches,
  ...boards,
  ...mail,
  ...jobs,
  quickScore,
  ...foundJobs,
  jobSources,
  ...users,
  photoOfMe,
  savePhoto,
  removePhoto,
  storageOfMe,
  sessionsOfMe,
  endSessionOfMe,
  endOtherSessionsOfMe,
  deleteAccount,
  exportAccount,
  importAccount,
  ...credits,
  modelOfMe,
  setModel,
  removeModel,
  testModel,
  localModels,
  openCheckout,
  paymentWebhook,
  startLogin,
  finishLogin,
  logout,
  health,
  // Loaded at the first question: nobody waits for it at start.
  openapi: async () => (await import('./http/openapi.ts')).openApiDocument(),
}
