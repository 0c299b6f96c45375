/**
 * What the editor is doing: editing or viewing the sheet, reviewing the changes of a tailored resume,
 * looking through the history, or printing. The history and printing cover what was on the screen
 * before them and give it back, so each carries it; no other combination can be expressed.
 */

/** What the sheet itself can be open for. */
type SheetMode = { kind: 'edit' } | { kind: 'view' } | { kind: 'review' }

type HistoryMode = { kind: 'history'; behind: SheetMode }

type PrintMode = { kind: 'print'; behind: SheetMode | HistoryMode }

export type Mode = SheetMode | HistoryMode | PrintMode

export type ModeEvent =
  /** The person chose one of the two ways to see the sheet. */
  | 'edit'
  | 'view'
  | 'show-edits'
  | 'hide-edits'
  | 'open-history'
  | 'close-history'
  | 'toggle-history'
  /** The person asked for a PDF: neither the marks of a review nor the history come back after it. */
  | 'export'
  /** The browser is about to print, whoever asked for it. */
  | 'print'
  | 'printed'

export const editing: Mode = { kind: 'edit' }

export const reviewing: Mode = { kind: 'review' }

/** The mode after an event. While something covers the sheet, events about the sheet reach it there. */
export function nextMode(mode: Mode, event: ModeEvent): Mode {
  if (event === 'printed') return mode.kind === 'print' ? mode.behind : mode
  if (event === 'export') return { kind: 'print', behind: withoutEdits(sheetOf(mode)) }
  if (mode.kind === 'print') {
    return event === 'print' ? mode : { kind: 'print', behind: nextUnprinted(mode.behind, event) }
  }
  return event === 'print' ? { kind: 'print', behind: mode } : nextUnprinted(mode, event)
}

function nextUnprinted(
  mode: SheetMode | HistoryMode,
  event: Exclude<ModeEvent, 'export' | 'print' | 'printed'>,
): SheetMode | HistoryMode {
  const sheet = sheetOf(mode)
  switch (event) {
    case 'open-history':
      return { kind: 'history', behind: sheet }
    case 'close-history':
      return sheet
    case 'toggle-history':
      return mode.kind === 'history' ? sheet : { kind: 'history', behind: sheet }
    default: {
      const next = nextSheet(sheet, event)
      return mode.kind === 'history' ? { kind: 'history', behind: next } : next
    }
  }
}

function nextSheet(
  sheet: SheetMode,
  event: 'edit' | 'view' | 'show-edits' | 'hide-edits',
): SheetMode {
  if (event === 'view') return { kind: 'view' }
  if (event === 'show-edits') return { kind: 'review' }
  if (event === 'hide-edits') return withoutEdits(sheet)
  // Reviewing is a way of editing: choosing to edit does not end it.
  return sheet.kind === 'view' ? { kind: 'edit' } : sheet
}

const withoutEdits = (sheet: SheetMode): SheetMode =>
  sheet.kind === 'review' ? { kind: 'edit' } : sheet

/** What the sheet is open for, whether or not something covers it. */
function sheetOf(mode: Mode): SheetMode {
  return mode.kind === 'print' || mode.kind === 'history' ? sheetOf(mode.behind) : mode
}

/** What each part of the editor needs to know of the mode. */
export function viewOf(mode: Mode) {
  const sheet = sheetOf(mode)
  const isPrinting = mode.kind === 'print'
  return {
    isPrinting,
    /** Fields are drawn on the sheet; also while the history covers it. */
    hasFields: sheet.kind !== 'view' && !isPrinting,
    /** The changes of a tailored resume are being looked at; also while the history covers them. */
    showsEdits: sheet.kind === 'review',
    /** What is offered over the sheet. */
    choice: sheet.kind === 'view' ? ('view' as const) : ('edit' as const),
    /** The history stays, out of print, while the browser prints. */
    showsHistory: mode.kind === 'history' || (isPrinting && mode.behind.kind === 'history'),
    /** The sheet is out of sight; a sheet that is printed never is. */
    isSheetHidden: mode.kind === 'history',
  }
}

export type EditorView = ReturnType<typeof viewOf>
