/** The parts of the editor that nobody needs before the sheet: each is loaded when it is first shown. */
import { late } from '../../frame/late.tsx'
export const ClashNotice = late(async () => (await import('./clash-notice.tsx')).ClashNotice)

export const GoneNotice = late(async () => (await import('./gone-notice.tsx')).GoneNotice)

export const HistoryScreen = late(
  async () => (await import('./history/history-screen.tsx')).HistoryScreen,
)

export const JobDialog = late(async () => (await import('./job-dialog.tsx')).JobDialog)

export const KeysDialog = late(async () => (await import('./keys-dialog.tsx')).KeysDialog)

export const Letter = late(async () => (await import('./letter.tsx')).Letter)

export const LetterDialog = late(async () => (await import('./letter-dialog.tsx')).LetterDialog)

export const LetterHistory = late(
  async () => (await import('./history/letter-history.tsx')).LetterHistory,
)

export const LookPanel = late(async () => (await import('./look/look-panel.tsx')).LookPanel)

export const MachineRead = late(async () => (await import('./machine-read.tsx')).MachineRead)

export const ReadingCheck = late(
  async () => (await import('./reading/reading-check.tsx')).ReadingCheck,
)

export const ReviewBar = late(async () => (await import('./review/review-bar.tsx')).ReviewBar)

/** The sheet comes first: what the score says arrives when it has been worked out. */
export const MatchPanel = late(async () => (await import('./match-panel.tsx')).MatchPanel)

export const MatchReady = late(async () => (await import('./match-ready.tsx')).MatchReady)

export const SendDialog = late(async () => (await import('./send-dialog.tsx')).SendDialog)

export const TailorDialog = late(async () => (await import('./tailor-dialog.tsx')).TailorDialog)

export const TailoredBy = late(async () => (await import('./tailored-by.tsx')).TailoredBy)

export const Suggestions = late(async () => (await import('./suggestions.tsx')).Suggestions)

export const ThumbBar = late(async () => (await import('./thumb-bar.tsx')).ThumbBar)

export const TranslateDialog = late(
  async () => (await import('./translate-dialog.tsx')).TranslateDialog,
)

export const TranslationCheck = late(
  async () => (await import('./translation-check.tsx')).TranslationCheck,
)
