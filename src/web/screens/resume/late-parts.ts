/** The parts of the editor that nobody needs before the sheet: each is loaded when it is first shown. */
import { lazy } from 'react'

export const ClashNotice = lazy(async () => ({
  default: (await import('./clash-notice.tsx')).ClashNotice,
}))

export const GoneNotice = lazy(async () => ({
  default: (await import('./gone-notice.tsx')).GoneNotice,
}))

export const HistoryScreen = lazy(async () => ({
  default: (await import('./history/history-screen.tsx')).HistoryScreen,
}))

export const JobDialog = lazy(async () => ({
  default: (await import('./job-dialog.tsx')).JobDialog,
}))

export const KeysDialog = lazy(async () => ({
  default: (await import('./keys-dialog.tsx')).KeysDialog,
}))

export const Letter = lazy(async () => ({
  default: (await import('./letter.tsx')).Letter,
}))

export const LookPanel = lazy(async () => ({
  default: (await import('./look/look-panel.tsx')).LookPanel,
}))

export const MachineRead = lazy(async () => ({
  default: (await import('./machine-read.tsx')).MachineRead,
}))

export const ReviewBar = lazy(async () => ({
  default: (await import('./review/review-bar.tsx')).ReviewBar,
}))

/** The sheet comes first: what the score says arrives when it has been worked out. */
export const MatchPanel = lazy(async () => ({
  default: (await import('./match-panel.tsx')).MatchPanel,
}))

export const ReadingCheck = lazy(async () => ({
  default: (await import('./reading-check.tsx')).ReadingCheck,
}))

export const TailorDialog = lazy(async () => ({
  default: (await import('./tailor-dialog.tsx')).TailorDialog,
}))

export const TailoredBy = lazy(async () => ({
  default: (await import('./tailored-by.tsx')).TailoredBy,
}))

export const Suggestions = lazy(async () => ({
  default: (await import('./suggestions.tsx')).Suggestions,
}))

export const TranslateDialog = lazy(async () => ({
  default: (await import('./translate-dialog.tsx')).TranslateDialog,
}))

export const TranslationCheck = lazy(async () => ({
  default: (await import('./translation-check.tsx')).TranslationCheck,
}))
